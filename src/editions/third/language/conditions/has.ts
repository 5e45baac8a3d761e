import { z } from 'zod';
import { cardsWith } from '../../investigators/playarea.ts';
import { exact } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ has: z.literal('tome') });
/** Owns a card with that trait. */
export type HasTrait = z.output<typeof schema>;

export const has: Reading<HasTrait> = {
  schema,
  // 3E-400.1b
  holds: (game, seat, condition) => seat !== null && cardsWith(game, seat, { trait: condition.has }).length > 0,
  words: (condition) => say(`if-has-${condition.has}`, { not: 'false' }),
  denied: (condition) => say(`if-has-${condition.has}`, { not: 'true' }),
};
