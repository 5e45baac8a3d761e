import type { z } from 'zod';
import { openAnomaly } from '../../../board/anomaly.ts';
import type { Operation } from '../../operation.ts';
import { exact, place } from '../../terms/field.ts';
import { placeText, say } from '../../terms/noun.ts';
import { placesOf } from '../../terms/place.ts';

const schema = exact({ anomaly: place });
export type Anomaly = z.output<typeof schema>;

/** An anomaly in the center of each neighborhood meant that has none. */
export const anomaly: Operation<Anomaly> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    for (const id of yield* placesOf(game, seat, effect.anomaly, context)) yield* openAnomaly(game, id);
  },
  words: {
    kind: 'statement',
    clause: (effect, form) => say('anomaly', { place: placeText(effect.anomaly, 'at', form) }),
  },
  worth: () => 0,
  befallsWorld: () => true,
};
