import { z } from 'zod';
import type { Condition } from '../../content/effect.ts';
import type { Conditions, Reading } from './condition.ts';

/** `{ "not": { "has": "Bank Loan" } }` */
export interface Not {
  not: Condition;
}

export const not = (conditions: Conditions): Reading<Not> => ({
  schema: z.strictObject({
    get not() {
      return conditions.schema;
    },
  }),
  holds: (game, seat, condition, context) => !conditions.holds(game, seat, condition.not, context),
  words: (condition, form, content) => conditions.denied(condition.not, form, content),
});
