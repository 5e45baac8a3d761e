import { z } from 'zod';
import { say } from '../terms/noun.ts';
import { positive } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ terror: z.strictObject({ min: positive }) });

/** `{ "terror": { "min": 6 } }` */
export type TerrorAtLeast = z.output<typeof schema>;

export const terror: Reading<TerrorAtLeast> = {
  schema,
  holds: (game, _seat, condition) => game.state.terror >= condition.terror.min,
  words: (condition) => say('if-terror', { count: condition.terror.min }),
};
