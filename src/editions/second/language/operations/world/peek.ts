import { z } from 'zod';

import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, order } from '../../terms/way.ts';

const schema = z.strictObject({
  peek: z.strictObject({ deck: z.literal('mythos'), until: z.literal('gateLocation') }),
});

/**
 * `{ "peek": { "deck": "mythos", "until": "gateLocation" } }`: turns up Mythos cards until one names a gate location;
 * nothing else of them happens and they go under the deck (FAQ-89). The location is then `gateLocationOfPeekedCard`.
 */
export type Peek = z.output<typeof schema>;

export const peek: Operation<Peek> = {
  schema,
  run: atOnce((game, _seat, _effect, context) => {
    const { decks } = game.state;
    for (let left = decks.mythos.length; left > 0; left--) {
      const card = game.chance.top(decks.mythos);
      if (card === undefined) return;
      decks.mythos = [...decks.mythos.filter((other) => other !== card), card];
      game.events.push({ type: 'MythosDrawn', card, purpose: 'peek' });
      const { gate } = game.content.mythos(card);
      if (gate === null) continue;
      context.peeked = gate;
      return;
    }
  }),
  words: { ...order((_effect, form) => say('peek-mythos', { form })), long: () => true },
  worth: () => 0,
};
