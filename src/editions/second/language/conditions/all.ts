import { z } from 'zod';
import type { Condition } from '../../content/effect.ts';
import { say } from '../terms/noun.ts';
import type { Conditions, Reading } from './condition.ts';

/** `{ "all": [{ "in": "arkham" }, { "has": "Whiskey" }] }`: several that must all hold. */
export interface All {
  all: Condition[];
}

export const all = (conditions: Conditions): Reading<All> => ({
  schema: z.strictObject({
    get all() {
      return z.array(conditions.schema).min(2);
    },
  }),
  holds: (game, seat, condition, context) => condition.all.every((one) => conditions.holds(game, seat, one, context)),
  words: (condition, form, content) =>
    say('condition-all', { conditions: condition.all.map((one) => conditions.words(one, form, content)) }),
});
