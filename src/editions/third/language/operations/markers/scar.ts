import { z } from 'zod';
import { makeScars } from '../../../board/marker.ts';
import type { Operation } from '../../operation.ts';
import { exact, place, positive } from '../../terms/field.ts';
import { placeText, say } from '../../terms/noun.ts';
import { spacesOf } from '../../terms/place.ts';

/** `where`: only in neighborhoods without a scar, mended or not. */
const schema = exact({
  scar: exact({
    count: positive,
    at: place,
    where: exact({
      not: exact({ neighborhoodHas: z.tuple([z.literal('scar'), z.literal('mendedScar')]) }),
    }).exactOptional(),
    differentNeighborhoods: z.literal(true).exactOptional(),
  }),
});
export type Scar = z.output<typeof schema>;

/** Scars on spaces of the group's choice that fit. */
export const scar: Operation<Scar> = {
  schema,
  personal: false,
  *run(game, seat, { scar: { count, at, where, differentNeighborhoods } }, context) {
    const spaces = at === 'anySpace' ? null : spacesOf(game, seat, at, context);
    const apart = differentNeighborhoods === true;
    yield* makeScars(game, { count, spaces, where, differentNeighborhoods: apart }, context);
  },
  words: {
    kind: 'order',
    clause: ({ scar: { count, at, where, differentNeighborhoods = false } }, form) =>
      say('scar', {
        count,
        place: placeText(at, 'at', form),
        unscarred: String(where !== undefined),
        apart: String(differentNeighborhoods),
        form,
      }),
  },
  worth: () => 0,
  befallsWorld: () => true,
};
