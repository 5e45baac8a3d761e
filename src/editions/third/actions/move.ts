import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { canCast, isSpell } from '../cards/spell.ts';
import type { AbilityOf } from '../content/ability.ts';
import { abilitiesOfKind, type OwnedAbility } from '../investigators/ability.ts';
import { investigator } from '../investigators/investigator.ts';
import { type Walk, walk } from '../movement/walk.ts';
import { use } from '../reactions/reaction.ts';
import type { Game } from '../state/state.ts';

/** Spaces of a move action, and dollars that lengthen it (3E-404.2). */
export const STEPS = 2;
export const MORE_STEPS = 2;

/** How far and how a plain move action goes (3E-404.2-2). */
export const PLAIN_MOVE: Walk = {
  upTo: STEPS,
  payForMore: { money: 1, steps: 1, max: MORE_STEPS },
  rule: '3E-404.2-1',
};

/** What they can do instead of a plain move (`replaceAction`). */
export function otherMoves(game: Game, seat: Seat): OwnedAbility<AbilityOf<'replaceAction'>>[] {
  return abilitiesOfKind(game, seat, 'replaceAction').filter(
    ({ card }) => card === null || !isSpell(game, card) || canCast(game, seat, card),
  );
}

/**
 * The move action (3E-404), plain or as an ability has it.
 * @param way the key of that ability; null for a plain move
 * @returns false when they stayed where they were after all: nothing has been done then
 */
export function* move(game: Game, seat: Seat, way: string | null): Flow<boolean> {
  const other = way === null ? undefined : otherMoves(game, seat).find(({ key }) => key === way);
  if (other) {
    const { card, source, ability } = other;
    const context = { source, rule: '3E-404.1', ...(card === null ? {} : { card, owner: seat }) };
    const from = investigator(game, seat).at;
    const done = yield* use(game, seat, { card, text: ability, context });
    // Who casts has done something even if they then go nowhere.
    return done && (investigator(game, seat).at !== from || (card !== null && isSpell(game, card)));
  }
  return (yield* walk(game, seat, PLAIN_MOVE)) > 0;
}
