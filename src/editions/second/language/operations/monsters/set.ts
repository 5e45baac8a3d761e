import { z } from 'zod';
import { signed } from '../../../../language/joining.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { change, count } from '../../terms/scalar.ts';
import { stands } from '../../terms/way.ts';

const schema = z.strictObject({
  set: z.union([
    z.strictObject({ combatRating: z.literal('-terrorLevel') }),
    z.strictObject({ combatRating: change, combatDamage: count.optional() }),
  ]),
});

/** `{ "set": { "combatRating": -2, "combatDamage": 3 } }`: takes the place of printed values. */
export type SetValues = z.output<typeof schema>;

export const set: Operation<SetValues> = {
  schema,
  run: stands,
  words: {
    kind: () => 'statement',
    verb: ({ set: values }) => {
      if (values.combatRating === '-terrorLevel') return undefined;
      const rating = say('value-combat-rating', { rating: signed(values.combatRating) });
      const damage = 'combatDamage' in values ? [say('value-combat-damage', { damage: values.combatDamage ?? 0 })] : [];
      return { key: 'monster-has', args: {}, what: [rating, ...damage] };
    },
    clause: (_effect, form) => say('set-combat-rating-terror', { form }),
  },
  worth: () => 0,
};
