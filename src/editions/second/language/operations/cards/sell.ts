import { z } from 'zod';
import { sell as give } from '../../../encounters/shop.ts';
import type { Operation } from '../../operation.ts';
import { heldCount } from '../../terms/held.ts';
import { priceText, say } from '../../terms/noun.ts';
import { playerDeck, positive, price } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ sell: z.strictObject({ what: playerDeck, count: positive, price }) });

/** `{ "sell": { "what": "common", "count": 1, "price": "double" } }`: cards of the owner's choice for money. */
export type Sell = z.output<typeof schema>;

export const sell: Operation<Sell> = {
  schema,
  *run(game, seat, effect, context) {
    yield* give(game, seat, effect.sell, context);
  },
  words: order(({ sell: { what, count, price: paid } }, form) =>
    say('sell', { what: say(`kind-${what}`, { count, role: 'object' }), price: priceText(paid), form }),
  ),
  worth: () => 0.3,
  changes: (game, seat, effect) => heldCount(game, seat, effect.sell.what) > 0,
};
