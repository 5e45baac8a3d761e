import { z } from 'zod';
import { investigator } from '../../investigators/investigator.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ explored: z.literal(true) });

/** `{ "explored": true }`: has an explored marker. */
export type Explored = z.output<typeof schema>;

export const explored: Reading<Explored> = {
  schema,
  holds: (game, seat) => investigator(game, seat).explored,
  words: (_condition, form) => say('if-explored', { form }),
};
