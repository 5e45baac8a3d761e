import { z } from 'zod';
import { ref } from '../../../../../engine/phrase.ts';
import { list } from '../../../../language/joining.ts';
import { townOf } from '../../../board/area.ts';
import { discardMarkers } from '../../../board/marker.ts';
import { MARKER_COLORS } from '../../../content/vocabulary.ts';
import type { Operation } from '../../operation.ts';
import { exact, place } from '../../terms/field.ts';
import { placeText, say } from '../../terms/noun.ts';
import { placesOf } from '../../terms/place.ts';

const color = z.enum(MARKER_COLORS);
const schema = exact({
  discardMarker: z.union([
    exact({ which: z.literal('thatMarker') }),
    exact({ not: z.array(color).min(1) }),
    exact({ color }),
    exact({ at: place }),
  ]),
});
export type DiscardMarker = z.output<typeof schema>;

/** Markers leave the board: the one of the event, all but some colors, all of one, or those at a place. */
export const discardMarker: Operation<DiscardMarker> = {
  schema,
  personal: false,
  *run(game, seat, { discardMarker: which }, context) {
    if ('which' in which) discardMarkers(game, (_marker, index) => index === context.thatMarker);
    else if ('not' in which) discardMarkers(game, (marker) => !which.not.includes(marker.color));
    else if ('color' in which) discardMarkers(game, (marker) => marker.color === which.color);
    else {
      const places = (yield* placesOf(game, seat, which.at, context)).flatMap((one) =>
        townOf(game).neighborhoods.includes(one) ? [one, ...game.content.spacesOf(one)] : [one],
      );
      discardMarkers(game, ({ at }) => places.includes(at), which.at === 'thatNeighborhood');
    }
  },
  words: {
    kind: 'order',
    clause({ discardMarker: which }, form) {
      if ('which' in which) return say('discard-that-marker', { form });
      if ('color' in which) return say('discard-marker', { marker: ref('marker', which.color), form });
      if ('at' in which) return say('discard-marker-at', { place: placeText(which.at, 'at', form), form });
      return say('discard-other-markers', { markers: list(which.not.map((one) => ref('marker', one))), form });
    },
  },
  worth: () => 0,
  befallsWorld: () => true,
};
