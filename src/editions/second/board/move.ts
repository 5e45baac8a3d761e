import type { Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';
import { investigator } from '../investigators/investigator.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/state.ts';

/** How somebody came to be elsewhere, for the telling. `carried`: what befell them tells where they come to; `shut`: it was closed. */
export type MoveHow = 'step' | 'effect' | 'carried' | 'shut' | 'freed' | 'back' | 'gate' | 'return' | 'world';

/** The same with what the telling says of it. */
type Moving = Pick<EventOf<'Moved'>, 'how' | 'by' | 'unpaid'>;

/**
 * Puts an investigator in another area. The explored marker stays while they do (2E-802), and goes the moment they
 * leave its location, for whatever reason (2E-803). Nothing happens when they are there already.
 * @param way how, and what moves them where they did not go by themselves
 */
export function moveTo(game: Game, seat: Seat, place: Place, way: MoveHow | Moving): void {
  const one = investigator(game, seat);
  const from = one.at;
  if (from === place) return;
  setExplored(game, seat, false);
  one.at = place;
  game.events.push({ type: 'Moved', seat, from, to: place, ...(typeof way === 'string' ? { how: way } : way) });
}

/** Gives or takes the explored marker at the place where they are (2E-801, 2E-803). */
export function setExplored(game: Game, seat: Seat, explored: boolean): void {
  const one = investigator(game, seat);
  if (one.explored === explored) return;
  one.explored = explored;
  game.events.push({ type: 'ExploredMarker', seat, place: one.at, gained: explored });
}

/** Ends a delay, in their next Movement phase (2E-3101, 2E-3104); in the one after they move again (2E-3102). */
export function standUp(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  if (!one.delayed) return;
  one.delayed = false;
  game.events.push({ type: 'StoodUp', seat, at: one.at });
}
