import { z } from 'zod';
import { COUNTED } from '../../content/vocabulary.ts';
import { countedOf } from '../terms/held.ts';
import { say } from '../terms/noun.ts';
import { positive } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const counted = z.enum(COUNTED);
const schema = z.union([
  z.strictObject({ resource: counted, min: positive }),
  z.strictObject({ resource: counted, max: z.literal(0) }),
]);

/** `{ "resource": "money", "min": 3 }`: at least so much of it; or none left. */
export type Resource = z.output<typeof schema>;

export const resource: Reading<Resource> = {
  schema,
  holds: (game, seat, condition, context) => {
    const have = countedOf(game, seat, condition.resource, context);
    return 'min' in condition ? have >= condition.min : have <= condition.max;
  },
  words: (condition, form) => {
    const what = say(`stock-${condition.resource}`, { role: 'of' });
    if ('max' in condition) return say('if-none-left', { what, form });
    if (condition.min === 1) return say('if-any-left', { what, form });
    return say('if-at-least', {
      what: say(`amount-${condition.resource}`, { count: condition.min, role: 'object' }),
      form,
    });
  },
  looksAtLoss: ({ resource: name }) => name === 'sanity' || name === 'stamina',
};
