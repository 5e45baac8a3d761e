import { z } from 'zod';
import { reckoning as reckon } from '../../../mythos/reckoning.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ reckoning: z.literal(true) });
export type Reckoning = z.output<typeof schema>;

/** Every reckoning effect in play (3E-204.12). */
export const reckoning: Operation<Reckoning> = {
  schema,
  personal: false,
  run: (game) => reckon(game),
  words: { kind: 'statement', clause: () => say('reckoning') },
  worth: () => 0,
  befallsWorld: () => true,
};
