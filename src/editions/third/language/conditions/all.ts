import { z } from 'zod';
import { list } from '../../../language/joining.ts';
import type { Condition } from '../../content/effect.ts';
import { exact } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Conditions, Reading } from './condition.ts';

export interface All {
  all: Condition[];
}

export const all = (conditions: Conditions): Reading<All> => ({
  schema: exact({ all: z.array(conditions.condition()).min(1) }),
  holds: (game, seat, condition, context) =>
    condition.all.every((inner) => conditions.holds(game, seat, inner, context)),
  words: (condition) => say('clauses', { clauses: list(condition.all.map(conditions.words)) }),
});
