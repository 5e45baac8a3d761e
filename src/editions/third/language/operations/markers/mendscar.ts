import type { z } from 'zod';
import { mendScar as mend, scarsAt } from '../../../board/marker.ts';
import type { Operation } from '../../operation.ts';
import { exact, place } from '../../terms/field.ts';
import { placeText, say } from '../../terms/noun.ts';
import { placesOf, spacesOf } from '../../terms/place.ts';

const schema = exact({ mendScar: exact({ at: place }) });
export type MendScar = z.output<typeof schema>;

/** A scar there is mended. */
export const mendScar: Operation<MendScar> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    for (const space of yield* placesOf(game, seat, effect.mendScar.at, context)) mend(game, space);
  },
  words: {
    kind: 'order',
    clause: (effect, form) => say('mend-scar', { place: placeText(effect.mendScar.at, 'at', form), form }),
  },
  worth: (_effect, { weights }) => weights.story,
  changes: (game, seat, effect, context) =>
    spacesOf(game, seat, effect.mendScar.at, context).some((space) => scarsAt(game.state, 'scar').includes(space)),
};
