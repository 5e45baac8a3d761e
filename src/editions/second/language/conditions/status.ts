import { z } from 'zod';
import { hasStatus } from '../terms/held.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ status: z.enum(['blessed', 'cursed', 'arrested', 'lostInTimeAndSpace']) });

/** `{ "status": "cursed" }` */
export type HasStatus = z.output<typeof schema>;

export const status: Reading<HasStatus> = {
  schema,
  holds: (game, seat, condition) => hasStatus(game, seat, condition.status),
  words: (condition, form) => say(`if-${condition.status}`, { form }),
};
