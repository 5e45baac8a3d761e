import { z } from 'zod';
import { gainItem as gainOne } from '../../../cards/gain.ts';
import { ASKED_TRAITS } from '../../../content/vocabulary.ts';
import type { Operation } from '../../operation.ts';
import { count, exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({
  gainItem: exact({
    trait: z.enum(ASKED_TRAITS),
    valueAtMost: count.exactOptional(),
    valueAtLeast: count.exactOptional(),
  }).refine(
    ({ valueAtMost, valueAtLeast }) => valueAtMost === undefined || valueAtLeast === undefined,
    'has two limits of value',
  ),
});
export type GainItem = z.output<typeof schema>;

/** One item that fits, from the display or the deck (3E-440.5, 3E-440.6). */
export const gainItem: Operation<GainItem> = {
  schema,
  personal: true,
  *run(game, seat, { gainItem: wanted }) {
    yield* gainOne(game, seat, wanted);
  },
  words: {
    kind: 'order',
    clause({ gainItem: { trait, valueAtMost, valueAtLeast } }) {
      const item = say(`item-${trait}`, { count: 1 });
      if (valueAtMost !== undefined) return { key: 'gain', what: [say('item-at-most', { item, value: valueAtMost })] };
      if (valueAtLeast === undefined) return { key: 'gain', what: [item] };
      return { key: 'gain', what: [say('item-at-least', { item, value: valueAtLeast })] };
    },
  },
  worth: (_effect, { weights }) => weights.item,
  isGood: true,
};
