import { z } from 'zod';
import { exact } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ check: z.literal('attack'), inUse: z.literal('this').exactOptional() });
/** Tests of that action; with `inUse` the card is among the assets chosen. */
export type InCheck = z.output<typeof schema>;

export const check: Reading<InCheck> = {
  schema,
  holds: (_game, _seat, condition, { card, chosen, during }) =>
    during === condition.check &&
    (condition.inUse === undefined || (card !== undefined && chosen?.includes(card) === true)),
  words: (condition) => say('if-check-attack', { inUse: String(condition.inUse !== undefined) }),
};
