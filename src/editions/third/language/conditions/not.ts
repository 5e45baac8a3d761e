import type { Condition } from '../../content/effect.ts';
import { exact } from '../terms/field.ts';
import type { Conditions, Reading } from './condition.ts';

/** Only of what has words for its denial. */
export interface Not {
  not: Condition;
}

export const not = (conditions: Conditions): Reading<Not> => ({
  schema: exact({ not: conditions.condition().refine((inner) => !!conditions.denied(inner), 'cannot be denied') }),
  holds: (game, seat, condition, context) => !conditions.holds(game, seat, condition.not, context),
  words: (condition) => conditions.denied(condition.not) ?? conditions.words(condition.not),
});
