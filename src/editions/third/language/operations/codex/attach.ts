import { z } from 'zod';
import { attachRandom } from '../../../codex/codex.ts';
import type { Operation } from '../../operation.ts';
import { archiveNumber, exact } from '../../terms/field.ts';
import { archiveCard, oneOf, say, sharedName } from '../../terms/noun.ts';

const schema = exact({
  attach: exact({
    card: exact({ random: z.array(archiveNumber).min(1), from: z.literal('setAside') }),
    to: z.literal('itsNeighborhoodDeck'),
  }),
});
export type Attach = z.output<typeof schema>;

/** One of them is laid beside the deck of its neighborhood. */
export const attach: Operation<Attach> = {
  schema,
  personal: false,
  run(game, _seat, effect) {
    attachRandom(game, effect.attach.card.random);
  },
  words: {
    kind: 'statement',
    clause({ attach: { card } }, form) {
      const name = sharedName(card.random);
      if (name !== undefined) return say('attach-named', { name, form });
      return say('attach', { cards: oneOf(card.random.map(archiveCard)), form });
    },
  },
  worth: () => 0,
  changes: ({ state }, _seat, effect) =>
    effect.attach.card.random.some((number) => state.setAside.archive.includes(number)),
  befallsWorld: () => true,
};
