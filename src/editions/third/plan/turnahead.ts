import type { Seat } from '../../../engine/decision.ts';
import { investigator } from '../investigators/investigator.ts';
import type { State } from '../state/state.ts';
import { seatFrame } from '../telling/frame.ts';

/**
 * The round of a seat's next turn of the action phase: the present one until its token is turned (3E-201.2-2), then the one
 * after it. Null after the end, and for whoever has no investigator in play.
 */
export function roundAhead(state: State, seat: Seat): number | null {
  const { left, inactive } = investigator({ state }, seat);
  if (state.outcome || left !== null) return null;
  return state.phase === 'action' && !inactive ? state.round : state.round + 1;
}

/** Who a plan is for: another investigator of the same seat has no part in it (3E-430.7). */
export function whoIs(state: State, seat: Seat): string {
  const { sheet, incarnation } = investigator({ state }, seat);
  return `${sheet}-${incarnation}`;
}

/** The message of the turn that a seat has taken, until its next one begins; null before. */
export function turnTaken(state: State, seat: Seat): string | null {
  return roundAhead(state, seat) === state.round + 1 ? seatFrame(`round ${state.round}`, seat) : null;
}
