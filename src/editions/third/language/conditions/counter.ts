import { z } from 'zod';
import { exact, text } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ counter: text, max: z.literal(1) });
/** Set by `countAs` just before. */
export type Counter = z.output<typeof schema>;

export const counter: Reading<Counter> = {
  schema,
  holds: (_game, _seat, condition, { counters }) => (counters?.[condition.counter] ?? 0) <= condition.max,
  words: (condition) => say('if-counter', { max: condition.max, not: 'false' }),
  denied: (condition) => say('if-counter', { max: condition.max, not: 'true' }),
};
