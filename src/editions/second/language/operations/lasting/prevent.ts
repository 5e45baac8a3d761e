import { z } from 'zod';
import type { Operation, Verb } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { point, positive } from '../../terms/scalar.ts';
import { shared, stands } from '../../terms/way.ts';

const schema = z.strictObject({
  prevent: z.strictObject({ loss: point, amount: z.union([positive, z.literal('all')]) }),
});

/** `{ "prevent": { "loss": "sanity", "amount": 1 } }`: of the loss at hand (2E-3001). */
export type Prevent = z.output<typeof schema>;

export const prevent: Operation<Prevent> = {
  schema,
  run: stands,
  words: shared(({ prevent: { loss, amount } }): Verb => {
    const what = [say(`stock-${loss}`, { role: 'of' })];
    return amount === 'all'
      ? { key: 'prevent-all', args: {}, what }
      : { key: 'prevent', args: { count: amount }, what };
  }),
  worth: () => 0,
  holding: (effect) => (effect.prevent.amount === 'all' ? 0.8 : 0.35),
};
