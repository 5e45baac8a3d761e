import { z } from 'zod';
import { list } from '../../../../language/joining.ts';
import { placeMarker as lay, placeMixed } from '../../../board/marker.ts';
import { MARKER_COLORS } from '../../../content/vocabulary.ts';
import type { Operation } from '../../operation.ts';
import { exact, place, positive, text } from '../../terms/field.ts';
import { namedPlace, placeText, say } from '../../terms/noun.ts';
import { placesOf } from '../../terms/place.ts';

const color = z.enum(MARKER_COLORS);
const schema = exact({
  placeMarker: z.union([
    exact({ color: color.exactOptional(), faceUp: z.boolean(), at: place }),
    exact({
      colors: z.partialRecord(color, positive),
      faceUp: z.boolean(),
      random: z.literal(true),
      oneEachAt: z.array(text).min(1),
    }),
  ]),
});
export type PlaceMarker = z.output<typeof schema>;

/** One marker at each place named, or mixed ones, one on each space. */
export const placeMarker: Operation<PlaceMarker> = {
  schema,
  personal: false,
  *run(game, seat, { placeMarker: what }, context) {
    if ('colors' in what) return placeMixed(game, what.colors, what.faceUp, what.oneEachAt);
    // Where the color does not matter, none that means anything on the board.
    const { color = 'blue', faceUp } = what;
    for (const at of yield* placesOf(game, seat, what.at, context)) lay(game, { color, faceUp, at });
  },
  words: {
    kind: ({ placeMarker: what }) => ('colors' in what ? 'statement' : 'order'),
    clause({ placeMarker: what }, form) {
      if ('colors' in what) return say('place-markers', { places: list(what.oneEachAt.map(namedPlace)), form });
      const { color = 'any', faceUp, at } = what;
      return say('place-marker', { color, up: String(faceUp), place: placeText(at, 'at', form), form });
    },
  },
  worth: () => 0,
  befallsWorld: () => true,
};
