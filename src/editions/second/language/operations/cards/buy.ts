import { z } from 'zod';
import { list } from '../../../../language/joining.ts';
import { buy as purchase } from '../../../encounters/shop.ts';
import { investigator } from '../../../investigators/investigator.ts';
import type { Operation } from '../../operation.ts';
import { priceText, say } from '../../terms/noun.ts';
import { listed, oneOrMore, playerDeck, positive, price } from '../../terms/scalar.ts';

const schema = z.strictObject({
  buy: z.union([
    z.strictObject({ deck: playerDeck, draw: z.literal('all'), max: positive, price }),
    z.strictObject({ deck: oneOrMore(playerDeck), draw: positive, min: z.literal(1).optional(), max: positive, price }),
  ]),
});

/**
 * `{ "buy": { "deck": "common", "draw": 3, "min": 1, "max": 1, "price": "list" } }`; of several decks `draw` cards from
 * each, all seen first.
 */
export type Buy = z.output<typeof schema>;

export const buy: Operation<Buy> = {
  schema,
  *run(game, seat, effect, context) {
    yield* purchase(game, seat, effect.buy, context);
  },
  words: {
    kind: () => 'order',
    verb: ({ buy: spec }) =>
      spec.draw === 'all'
        ? {
            key: 'buy-search',
            args: { count: spec.max, price: priceText(spec.price) },
            what: [say(`deck-${spec.deck}`, { role: 'object' })],
          }
        : undefined,
    clause: ({ buy: spec }, form) => {
      const decks = listed<string>(spec.deck);
      const drawn = spec.draw === 'all' ? 1 : spec.draw;
      const what = list(decks.map((name) => say(`kind-${name}`, { count: drawn, role: 'object' })));
      const key = 'min' in spec ? 'buy-one-of' : drawn * decks.length === 1 ? 'buy-drawn' : 'buy-any';
      return say(key, { what, price: priceText(spec.price), form });
    },
  },
  worth: (_effect, { game, seat }) => (investigator(game, seat).money >= 3 ? 0.7 : 0),
  changes: (game, seat) => investigator(game, seat).money > 0,
};
