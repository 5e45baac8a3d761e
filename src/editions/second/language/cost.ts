import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Price } from '../../../engine/prospect.ts';
import { sourced } from '../../../engine/source.ts';
import { clueCards } from '../cards/cluecard.ts';
import type { Cost } from '../content/effect.ts';
import { RESOURCES, type Resource } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { trophyToughness } from '../monsters/trophy.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
import { witnessed } from '../state/witness.ts';
import { payableOf } from './table.ts';
import { countedOf, heldCount } from './terms/held.ts';

/** Whether the whole cost can be paid in full (2E-103). Nothing is changed. */
export function canPay(game: Game, seat: Seat, cost: readonly Cost[], context: EffectContext): boolean {
  const needed = new Map<string, number>();
  for (const part of cost) {
    const { payable, needs } = payableOf(part);
    if (!payable(game, seat, part, context)) return false;
    for (const [what, amount] of needs?.(part) ?? []) needed.set(what, (needed.get(what) ?? 0) + amount);
  }
  return [...needed].every(([what, amount]) => available(game, seat, what, context) >= amount);
}

/**
 * Pays a cost: all of it or nothing (2E-103). What is given up is the owner's choice; a cost is no loss, so nothing
 * prevents or reduces it (FAQ-49). Whoever calls deals with values at 0 (`settle`) once what was bought is done.
 * `context.spent` becomes the amount of an "up to".
 * @returns false when it cannot be paid; nothing has been changed then
 */
export function* pay(game: Game, seat: Seat, cost: readonly Cost[], context: EffectContext): Flow<boolean> {
  if (!canPay(game, seat, cost, context)) return false;
  yield* sourced(game, context.source, payAll(game, seat, cost, context));
  return true;
}

function* payAll(game: Game, seat: Seat, cost: readonly Cost[], context: EffectContext): Flow {
  for (const part of cost) {
    witnessed(part);
    yield* payableOf(part).pay(game, seat, part, context);
  }
}

/** What paying the whole cost takes at the very least, in the order in which it is paid. */
export function prices(game: Game, seat: Seat, cost: readonly Cost[], context: EffectContext): Price[] {
  return cost.flatMap((part) => payableOf(part).takes(game, seat, part, context));
}

function available(game: Game, seat: Seat, what: string, context: EffectContext): number {
  if (what === 'toughness') return trophyToughness(game, seat);
  if (what === 'clue') return investigator(game, seat).clues + clueCards(game, seat).length;
  return isResource(what) ? countedOf(game, seat, what, context) : heldCount(game, seat, what);
}

function isResource(what: string): what is Resource {
  return RESOURCES.some((resource) => resource === what);
}
