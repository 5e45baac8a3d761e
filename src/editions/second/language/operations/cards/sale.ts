import { z } from 'zod';
import { sale as hold } from '../../../encounters/shop.ts';
import { investigator } from '../../../investigators/investigator.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { count } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ sale: z.strictObject({ common: count, unique: count, price: z.literal('list') }) });

/**
 * `{ "sale": { "common": 3, "unique": 1, "price": "list" } }`: everybody may buy at list price, the acting investigator settles
 * disputes, and what is not bought is discarded.
 */
export type Sale = z.output<typeof schema>;

export const sale: Operation<Sale> = {
  schema,
  *run(game, seat, effect, context) {
    yield* hold(game, seat, effect.sale, context);
  },
  words: order(({ sale: { common, unique } }, form) =>
    say('sale', {
      common: say('kind-common', { count: common, role: 'object' }),
      unique: say('kind-unique', { count: unique, role: 'object' }),
      form,
    }),
  ),
  worth: (_effect, { game, seat }) => (investigator(game, seat).money >= 3 ? 0.7 : 0),
};
