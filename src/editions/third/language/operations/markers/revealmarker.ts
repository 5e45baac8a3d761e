import type { z } from 'zod';
import { revealAllMarkers, revealMarkerAt } from '../../../board/marker.ts';
import type { Operation } from '../../operation.ts';
import { exact, place } from '../../terms/field.ts';
import { placeText, say } from '../../terms/noun.ts';
import { placesOf, spacesOf } from '../../terms/place.ts';

const schema = exact({ revealMarker: exact({ at: place }) });
export type RevealMarker = z.output<typeof schema>;

/** The face-down marker in a space is turned up, with what follows; or every one on the board, without. */
export const revealMarker: Operation<RevealMarker> = {
  schema,
  personal: false,
  *run(game, seat, { revealMarker: { at } }, context) {
    if (at === 'anywhere') return revealAllMarkers(game);
    for (const space of yield* placesOf(game, seat, at, context)) yield* revealMarkerAt(game, space, seat);
  },
  words: {
    kind: 'order',
    clause: ({ revealMarker: { at } }, form) =>
      at === 'anywhere'
        ? say('reveal-all-markers', { form })
        : say('reveal-marker', { place: placeText(at, 'at', form), form }),
  },
  worth: () => 0,
  changes(game, seat, effect, context) {
    const spaces = spacesOf(game, seat, effect.revealMarker.at, context);
    return game.state.markers.some(({ at, faceUp }) => !faceUp && spaces.includes(at));
  },
};
