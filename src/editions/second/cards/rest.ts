import type { Seat } from '../../../engine/decision.ts';
import { phrase } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

const GIVEN_UP = 'attack-given-up';
const IN_BATTLE = 'battle/';

/**
 * L11.7, L11.8: in a battle with a truly mighty Ancient One whatever is no attack costs the next attack not yet made, and
 * can be done once in the whole battle. Always allowed otherwise.
 */
export function mayRest(game: Game, seat: Seat, use: string): boolean {
  return !isMighty(game) || investigator(game, seat).used[keyOf(use)] === undefined;
}

/** Notes that something was done in place of an attack. */
export function rest(game: Game, seat: Seat, use: string): void {
  if (!isMighty(game)) return;
  const { used } = investigator(game, seat);
  used[keyOf(use)] = game.state.ancientOne.round;
  used[GIVEN_UP] = roundOfNextAttack(game, seat);
}

/** Whether they have given up their attack of this round (L11.7). */
export function gaveUpAttack(game: Game, seat: Seat): boolean {
  return isMighty(game) && investigator(game, seat).used[GIVEN_UP] === game.state.ancientOne.round;
}

/** What such an option promises, with the attack that is the price of it. */
export function atRest(game: Game, prospect: Prospect): Prospect {
  if (!isMighty(game)) return prospect;
  const { note } = prospect;
  return { ...prospect, note: note ? phrase('note-for-attack', { text: note }) : phrase('note-attack') };
}

export function isMighty({ state }: Game): boolean {
  return state.ancientOne.awake && state.options.variants.mightyAncientOne;
}

/** As long as they have not begun their attack of this round it is that one, afterwards the next round's. */
function roundOfNextAttack({ state }: Game, seat: Seat): number {
  const { cursor, ancientOne, first, investigators } = state;
  const place = (seat - first + investigators.length) % investigators.length;
  const ahead = cursor.step === 'battle.refresh' || (cursor.step === 'battle.attack' && cursor.turnIndex < place);
  return ahead ? ancientOne.round : ancientOne.round + 1;
}

function keyOf(use: string): string {
  return `${IN_BATTLE}${use}`;
}

/** Whether under that key a use in place of an attack is remembered (L11.7). */
export const isRestKey = (key: string): boolean => key === GIVEN_UP || key.startsWith(IN_BATTLE);
