import type { z } from 'zod';
import { closeAnomaly } from '../../../board/anomaly.ts';
import type { Operation } from '../../operation.ts';
import { exact, place } from '../../terms/field.ts';
import { placeText, say } from '../../terms/noun.ts';
import { placesOf } from '../../terms/place.ts';

const schema = exact({ removeAnomaly: place });
export type RemoveAnomaly = z.output<typeof schema>;

/** Anomalies are taken away. */
export const removeAnomaly: Operation<RemoveAnomaly> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    for (const id of yield* placesOf(game, seat, effect.removeAnomaly, context)) closeAnomaly(game, id);
  },
  words: {
    kind: 'order',
    clause: (effect, form) => say('remove-anomaly', { place: placeText(effect.removeAnomaly, 'from', form), form }),
  },
  worth: () => 0,
  befallsWorld: () => true,
};
