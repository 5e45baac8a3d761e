import { z } from 'zod';
import { exact } from '../terms/field.ts';
import { oneOf, say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ thisCast: z.array(z.enum(['sufferedDamage', 'spentRemnant'])).min(1) });
/** One of these happened to the caster during this casting. */
export type ThisCast = z.output<typeof schema>;

export const thisCast: Reading<ThisCast> = {
  schema,
  holds: ({ state: { casting } }, seat, condition) =>
    casting !== undefined && casting.seat === seat && condition.thisCast.some((what) => casting.befell.includes(what)),
  words: (condition) => say('if-this-cast', { what: oneOf(condition.thisCast.map((one) => say(`cast-${one}`))) }),
};
