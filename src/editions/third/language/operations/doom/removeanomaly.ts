import type { z } from 'zod';
import { closeAnomaly } from '../../../board/anomaly.ts';
import { exact, place } from '../../field.ts';
import type { Operation } from '../../operation.ts';
import { placesOf } from '../../place.ts';
import { placeText, say } from '../../text/noun.ts';

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
