import type { Seat } from '../../../engine/decision.ts';

import type { InvestigatorSheet } from '../content/investigator.ts';
import type { Cause } from '../state/event.ts';
import type { Game, Investigator, State } from '../state/state.ts';
import { modified } from './modifier.ts';

/** The investigator of a seat. Fetch it anew after every yield: a replacement changes the object. */
export function investigator(game: Pick<Game, 'state'>, seat: Seat): Investigator {
  const found = game.state.investigators[seat];
  if (!found) throw new Error(`no investigator in seat ${seat}`);
  return found;
}

/** The sheet an investigator plays with. */
export function sheetOf(game: Game, seat: Seat): InvestigatorSheet {
  return game.content.investigator(investigator(game, seat).sheet);
}

/** The seats still in the game, from the first player on clockwise, the last before the first (2E-111). */
export function inPlayerOrder(state: State): Seat[] {
  const { investigators, first } = state;
  const seats: Seat[] = [];
  for (let step = 0; step < investigators.length; step++) {
    const one = investigators[(first + step) % investigators.length];
    if (one && !one.eliminated) seats.push(one.seat);
  }
  return seats;
}

/** How many misfortunes they have had; a running rule compares before and after. */
export function upsets(game: Game, seat: Seat): number {
  return investigator(game, seat).upsets;
}

/** True when a misfortune has come over them since `before`: what they were doing is over. */
export function upset(game: Game, seat: Seat, before: number): boolean {
  const one = investigator(game, seat);
  return one.eliminated || one.upsets !== before;
}

/**
 * May they act in this turn? Not when just that turn is lost (2E-3107, 2E-3109) or spent (2E-3017), or they are out.
 */
export function active(game: Pick<Game, 'state'>, seat: Seat): boolean {
  const one = investigator(game, seat);
  const { turn } = game.state;
  return !one.eliminated && one.lostTurn !== turn && one.spentTurn !== turn;
}

/** Maximum Sanity: sheet, lasting changes, Allies, the Ancient One (2E-3001, 2E-3002). */
export function maxSanity(game: Game, seat: Seat): number {
  return maximum(game, seat, 'maxSanity');
}

/** Maximum Stamina, likewise. */
export function maxStamina(game: Game, seat: Seat): number {
  return maximum(game, seat, 'maxStamina');
}

/** How many slider stops they may move in an Upkeep (2E-604). */
export function focus(game: Game, seat: Seat): number {
  return sheetOf(game, seat).focus;
}

function maximum(game: Game, seat: Seat, what: 'maxSanity' | 'maxStamina'): number {
  const one = investigator(game, seat);
  const { content } = game;
  const sheet = content.investigator(one.sheet);
  let value = what === 'maxSanity' ? sheet.sanity + one.maxSanityChange : sheet.stamina + one.maxStaminaChange;
  for (const held of one.cards)
    for (const bonus of content.card(held.id).bonuses) if (bonus.to === what) value += bonus.by;
  return modified(game, what, value, { seat });
}

/** A value above its maximum drops to it (2E-3002). @param cause what has lowered the maximum, where one thing has */
export function keepWithinMaximum(game: Game, seat: Seat, cause?: Cause): void {
  const one = investigator(game, seat);
  for (const what of ['sanity', 'stamina'] as const) {
    const excess = one[what] - Math.max(0, what === 'sanity' ? maxSanity(game, seat) : maxStamina(game, seat));
    if (excess <= 0) continue;
    one[what] -= excess;
    game.events.push({ type: 'Lost', seat, what, amount: excess, by: cause });
  }
}

/** The mark of somebody who defaulted on that card (2E-2004). */
export function defaultMark(card: string): string {
  return `defaulted:${card}`;
}
