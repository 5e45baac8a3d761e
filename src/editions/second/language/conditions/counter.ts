import { z } from 'zod';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ counter: z.literal('returned') });

/** `{ "counter": "returned" }`: what `countAs` counted in the same list is not nothing. */
export type Counter = z.output<typeof schema>;

export const counter: Reading<Counter> = {
  schema,
  holds: (_game, _seat, condition, context) => (context.counters?.[condition.counter] ?? 0) > 0,
  words: () => say('if-any-returned'),
};
