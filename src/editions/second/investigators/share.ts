/** Turns that are played in sittings: what the chapters of the rules need to know of them. */
import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Share } from '../state/sitting.ts';
import type { Game, State } from '../state/state.ts';
import { active, inPlayerOrder } from './investigator.ts';

/** What a seat has before it in a turn that is played in sittings; undefined in every other. */
export function shareOf(game: Game, seat: Seat): Share | undefined {
  return game.state.sitting?.shares[seat];
}

/** Whether the seat's Movement is still to come: its sitting has not begun, nor has anything taken it (2E-T25, 2E-T27). */
export function beforeMovement(game: Game, seat: Seat): boolean {
  const { sitting } = game.state;
  return sitting?.shares[seat]?.next === 'movement' && sitting.seat !== seat && active(game, seat);
}

/** Whether the seat's Upkeep window is open: from the turn's Upkeep to the first act of the Movement (2E-T11). */
export function inWindow(game: Game, seat: Seat): boolean {
  const { sitting } = game.state;
  const next = sitting?.shares[seat]?.next;
  return (
    (next === 'movement' || next === 'drawn' || next === 'fetched') && sitting?.seat !== seat && active(game, seat)
  );
}

/** Who has not sat yet, in player order (2E-T20, 2E-T23). */
export function notSat(state: State): Seat[] {
  const { shares } = state.sitting ?? { shares: [] };
  return inPlayerOrder(state).filter((seat) => shares[seat]?.next !== 'sat' && active({ state }, seat));
}

/** The answer that took the seat's sitting, once, if it is still on offer; null when it must be asked. */
export function firstAnswer(game: Game, seat: Seat, options: () => readonly Offered[]): string | null {
  const { sitting } = game.state;
  if (!sitting || sitting.seat !== seat || sitting.first === null) return null;
  const { first } = sitting;
  sitting.first = null;
  return options().some(({ id }) => id === first) ? first : null;
}

/**
 * Runs a flow whose dice belong to a seat's Upkeep or to another part of its turn, whichever step it is done in: so they
 * don't depend on who sits first (2E-T05).
 */
export function* addressed<T>(game: Game, address: string, chances: Record<string, number>, flow: Flow<T>): Flow<T> {
  const { state } = game;
  const before = { step: state.step, chances: state.chances };
  state.step = address;
  state.chances = chances;
  try {
    return yield* flow;
  } finally {
    state.step = before.step;
    state.chances = before.chances;
  }
}

/** Runs what is done in a seat's Upkeep window, or on top of what others are asked. */
export function inOwnUpkeep<T>(game: Game, seat: Seat, flow: Flow<T>): Flow<T> {
  const share = shareOf(game, seat);
  return share ? addressed(game, `turn ${game.state.turn}/upkeep/seat ${seat}`, share.chances, flow) : flow;
}
