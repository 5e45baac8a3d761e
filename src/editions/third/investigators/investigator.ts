import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Copy } from '../../edition/copy.ts';
import type { InvestigatorSheet } from '../content/investigator.ts';
import type { Game, HeldCard, Investigator, State } from '../state/state.ts';

/**
 * The investigator of a seat, also when they have left the game. @throws RangeError for a seat that is not at the table
 */
export function investigator({ state }: { state: State }, seat: Seat): Investigator {
  const one = state.investigators[seat];
  if (!one) throw new RangeError(`no seat ${seat}`);
  return one;
}

/** Their sheet. */
export function sheetOf(game: Game, seat: Seat): InvestigatorSheet {
  return game.content.investigator(investigator(game, seat).sheet);
}

/** All seats in player order: the leader first (3E-472.1). */
export function playerOrder(state: State): Seat[] {
  const count = state.investigators.length;
  // 3E-432.1
  return Array.from({ length: count }, (_, index) => (state.leader + index) % count);
}

/** Seats with an investigator in play, in player order. */
export function inPlay(state: State): Seat[] {
  const { investigators, leader } = state;
  const count = investigators.length;
  const seats: Seat[] = [];
  for (let index = 0; index < count; index++) {
    const seat = (leader + index) % count;
    if (investigators[seat]?.left === null) seats.push(seat);
  }
  return seats;
}

/** How often this seat's investigator has left the game; to be remembered before something that may defeat them. */
export function upsets(game: { state: State }, seat: Seat): number {
  return investigator(game, seat).upsets;
}

/** Whether they have left the game since then: a running rule about them stops (3E-R8). */
export function upset(game: { state: State }, seat: Seat, before: number): boolean {
  return investigator(game, seat).upsets !== before;
}

/** The investigators in play in a space, in player order. */
export function investigatorsAt(state: State, space: string): Seat[] {
  // 3E-430.4
  return inPlay(state).filter((seat) => state.investigators[seat]?.at === space);
}

/** A card in their play area, or null. */
export function heldCard(game: { state: State }, seat: Seat, id: Copy): HeldCard | null {
  return investigator(game, seat).cards.find((card) => card.id === id) ?? null;
}

/** Who has that card (`<card>#<copy>`), or null. */
export function ownerOf(state: State, id: Copy): Seat | null {
  return state.investigators.find((one) => one.cards.some((card) => card.id === id))?.seat ?? null;
}

/** Health and sanity left, together. */
export function sturdiness(game: Game, seat: Seat): number {
  const { damage, horror } = investigator(game, seat);
  const { health, sanity } = sheetOf(game, seat);
  return health - damage + sanity - horror;
}

/** Runs the turn that somebody has taken in a race, which is theirs until it is over (2E-T70). */
export function* acting(game: Game, seat: Seat, turn: Flow): Flow {
  game.state.acting = seat;
  try {
    yield* turn;
  } finally {
    delete game.state.acting;
    delete game.state.left;
  }
}
