import type { Seat } from '../../../engine/decision.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

const GIVEN_UP = 'attack-given-up';

/**
 * L11.7, L11.8: in a battle with a truly mighty Ancient One whatever is no attack costs the attack of that round, and
 * can be done once in the whole battle. Always allowed otherwise.
 */
export function mayRest(game: Game, seat: Seat, use: string, battle: boolean): boolean {
  return !isMighty(game, battle) || investigator(game, seat).used[keyOf(use)] === undefined;
}

/** Notes that something was done in place of an attack. */
export function rest(game: Game, seat: Seat, use: string, battle: boolean): void {
  if (!isMighty(game, battle)) return;
  const { used } = investigator(game, seat);
  used[keyOf(use)] = game.state.ancientOne.round;
  used[GIVEN_UP] = game.state.ancientOne.round;
}

/** Whether they have given up their attack of this round (L11.7). */
export function gaveUpAttack(game: Game, seat: Seat): boolean {
  const { round, awake } = game.state.ancientOne;
  return isMighty(game, awake) && investigator(game, seat).used[GIVEN_UP] === round;
}

function isMighty(game: Game, battle: boolean): boolean {
  return battle && game.state.options.variants.mightyAncientOne;
}

function keyOf(use: string): string {
  return `battle/${use}`;
}
