import { z } from 'zod';
import type { Condition } from '../../content/effect.ts';
import { exact } from '../terms/field.ts';
import { oneOf } from '../terms/noun.ts';
import type { Conditions, Reading } from './condition.ts';

export interface Any {
  any: Condition[];
}

export const any = (conditions: Conditions): Reading<Any> => ({
  schema: exact({ any: z.array(conditions.condition()).min(1) }),
  holds: (game, seat, condition, context) =>
    condition.any.some((inner) => conditions.holds(game, seat, inner, context)),
  words: (condition) => oneOf(condition.any.map(conditions.words)),
});
