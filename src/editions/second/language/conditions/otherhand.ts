import { z } from 'zod';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ otherHand: z.literal('empty') });

/** `{ "otherHand": "empty" }`: in a combat round, no weapon or spell holds the other hand. */
export type OtherHand = z.output<typeof schema>;

export const otherHand: Reading<OtherHand> = {
  schema,
  holds: (_game, _seat, _condition, context) => context.otherHandEmpty === true,
  words: (_condition, form) => say('if-other-hand-empty', { form }),
};
