import { z } from 'zod';
import { defaultMark, investigator } from '../../investigators/investigator.ts';
import { say } from '../terms/noun.ts';
import { text } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ defaultedOn: text });

/** `{ "defaultedOn": "Bank Loan" }`: that investigator bears its `mark` (2E-2004). */
export type DefaultedOn = z.output<typeof schema>;

export const defaultedOn: Reading<DefaultedOn> = {
  schema,
  holds: (game, seat, condition) => investigator(game, seat).marks.includes(defaultMark(condition.defaultedOn)),
  words: (_condition, form) => say('if-defaulted', { form }),
  denied: (_condition, form) => say('if-not-defaulted', { form }),
};
