import type { State } from '../state/state.ts';

/** The seat at a position in player order, counted from the first player over all seats (2E-111). */
export function seatAt(state: State, turnIndex: number): number {
  // 2E-110, 2E-402
  return (state.first + turnIndex) % state.investigators.length;
}

/** How many seats come before that one in player order. */
export function turnIndexOf(state: State, seat: number): number {
  const seats = state.investigators.length;
  return (seat - state.first + seats) % seats;
}

/** The first player marker goes clockwise to the next player who is still in the game (2E-1801, 2E-3809, 2E-3810). */
export function passFirstPlayer(state: State): void {
  const seats = state.investigators.length;
  for (let step = 1; step <= seats; step++) {
    const next = (state.first + step) % seats;
    if (state.investigators[next]?.eliminated) continue;
    state.first = next;
    return;
  }
}
