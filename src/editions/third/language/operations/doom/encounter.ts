import { z } from 'zod';
import { anomalyEncounter } from '../../../encounters/encounter.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ encounter: exact({ deck: z.literal('anomaly') }) });
export type Encounter = z.output<typeof schema>;

/** An encounter with the top anomaly card (3E-412.3d). */
export const encounter: Operation<Encounter> = {
  schema,
  personal: true,
  run: (game, seat) => anomalyEncounter(game, seat),
  words: { kind: 'order', clause: (_effect, form) => say('encounter-anomaly', { form }) },
  worth: () => 0,
};
