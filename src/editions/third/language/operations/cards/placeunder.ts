import { z } from 'zod';
import { ref } from '../../../../../engine/phrase.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { ownerOfThis, thisCard } from './thiscard.ts';

const schema = exact({
  placeUnder: exact({
    card: z.literal('this'),
    deck: z.enum(['item', 'spell', 'ally']),
    count: positive,
    faceDown: z.literal(true),
  }),
});
export type PlaceUnder = z.output<typeof schema>;

/** The top cards of a deck go under the card the text stands on. */
export const placeUnder: Operation<PlaceUnder> = {
  schema,
  personal: true,
  run(game, _seat, { placeUnder: { deck, count } }, context) {
    const owner = ownerOfThis(game, context);
    const held = thisCard(game, context);
    if (!held || owner === null) return;
    const cards = game.state.decks[deck].splice(0, count);
    held.under.push(...cards);
    if (cards.length > 0) game.events.push({ type: 'CardsUnder', seat: owner, card: held.id, count: cards.length });
  },
  words: {
    kind: 'order',
    clause: ({ placeUnder: { count, deck } }, form) => say('place-under', { count, deck: ref('deck', deck), form }),
  },
  worth: () => 0,
};
