import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { neighborhoodsOnBoard, spacesOfNeighborhood } from '../../board/area.ts';
import * as marker from '../../board/marker.ts';
import type { DiscardMarker, EffectOf, PlaceMarker } from '../../content/effect.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { placesOf, spacesOf } from '../place.ts';

/** One marker at each place named, or mixed ones, one on each space. */
export function* placeMarker(game: Game, seat: Seat | null, what: PlaceMarker, context: EffectContext): Flow {
  if ('colors' in what) {
    marker.placeMixed(game, what.colors, what.faceUp, what.oneEachAt);
    return;
  }
  // Where the color does not matter, none that means anything on the board.
  const { color = 'blue', faceUp } = what;
  for (const at of yield* placesOf(game, seat, what.at, context)) marker.placeMarker(game, { color, faceUp, at });
}

/** The face-down marker in a space is turned up, with what follows; or every one on the board, without. */
export function* revealMarker(game: Game, seat: Seat | null, at: string, context: EffectContext): Flow {
  if (at === 'anywhere') {
    marker.revealAllMarkers(game);
    return;
  }
  for (const space of yield* placesOf(game, seat, at, context)) yield* marker.revealMarkerAt(game, space, seat);
}

/** Markers leave the board: the one of the event, all but some colors, all of one, or those at a place. */
export function* discardMarker(game: Game, seat: Seat | null, which: DiscardMarker, context: EffectContext): Flow {
  if ('which' in which) marker.discardMarkers(game, (_marker, index) => index === context.thatMarker);
  else if ('not' in which) marker.discardMarkers(game, ({ color }) => !which.not.includes(color));
  else if ('color' in which) marker.discardMarkers(game, ({ color }) => color === which.color);
  else {
    const places = (yield* placesOf(game, seat, which.at, context)).flatMap((place) =>
      neighborhoodsOnBoard(game.state).includes(place) ? [place, ...spacesOfNeighborhood(place)] : [place],
    );
    marker.discardMarkers(game, ({ at }) => places.includes(at));
  }
}

/** Scars on spaces of the group's choice that fit. */
export function* scar(
  game: Game,
  seat: Seat | null,
  { count, at, where, differentNeighborhoods }: EffectOf<'scar'>['scar'],
  context: EffectContext,
): Flow {
  const spaces = at === 'anySpace' ? null : spacesOf(game, seat, at, context);
  yield* marker.makeScars(
    game,
    { count, spaces, where, differentNeighborhoods: differentNeighborhoods === true },
    context,
  );
}

/** A scar there is mended. */
export function* mendScar(game: Game, seat: Seat | null, at: string, context: EffectContext): Flow {
  for (const space of yield* placesOf(game, seat, at, context)) marker.mendScar(game, space);
}
