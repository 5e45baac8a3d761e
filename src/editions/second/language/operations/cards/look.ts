import { z } from 'zod';
import { list } from '../../../../language/joining.ts';
import { lookAt } from '../../../cards/deck.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { playerDeck } from '../../terms/scalar.ts';
import { atOnce, order } from '../../terms/way.ts';

const schema = z.strictObject({
  look: z.strictObject({ decks: z.array(playerDeck).min(1), at: z.literal('bottom') }),
});

/** `{ "look": { "decks": ["common", "spell"], "at": "bottom" } }`: shows the owner the bottom card of each. */
export type Look = z.output<typeof schema>;

export const look: Operation<Look> = {
  schema,
  run: atOnce((game, seat, effect) => {
    const cards = effect.look.decks.flatMap((deck) => lookAt(game, deck, 1, 'bottom'));
    game.chance.shown(...cards);
    if (cards.length > 0) game.events.push({ type: 'CardsOffered', seat, cards });
  }),
  words: order((effect, form) =>
    say('look-bottom', { decks: list(effect.look.decks.map((deck) => say(`deck-${deck}`, { role: 'object' }))), form }),
  ),
  worth: () => 0,
};
