import { z } from 'zod';
import { ref } from '../../../../../engine/phrase.ts';
import { shuffleArchiveIn } from '../../../codex/codex.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { archiveNumber, exact, positive, text } from '../../terms/field.ts';
import { archiveCard, say } from '../../terms/noun.ts';

/** The archive card with the deck's top cards, or all set-aside monsters with that trait into the whole deck. */
const schema = exact({
  shuffleIn: z.union([
    exact({ archive: archiveNumber, deck: text, top: positive }),
    exact({ trait: z.literal('lodge'), from: z.literal('setAside'), deck: z.literal('monster') }),
  ]),
});
export type ShuffleIn = z.output<typeof schema>;

/** An archive card among the top cards of a neighborhood's deck, or set-aside monsters into the whole monster deck. */
export const shuffleIn: Operation<ShuffleIn> = {
  schema,
  personal: false,
  run(game, _seat, { shuffleIn: what }) {
    if ('archive' in what) shuffleArchiveIn(game, what.archive, what.deck, what.top);
    else joinDeck(game, what.trait);
  },
  words: {
    kind: 'order',
    clause({ shuffleIn: what }, form) {
      if (!('archive' in what)) return say('shuffle-in-monsters', { form });
      const shuffled = say('shuffled', { card: archiveCard(what.archive), deck: ref('neighborhood', what.deck) });
      return { key: 'shuffle-in', who: String(what.top), what: [shuffled] };
    },
  },
  worth: () => 0,
  befallsWorld: () => true,
};

function joinDeck(game: Game, trait: string): void {
  const { decks, setAside: aside } = game.state;
  const joining = aside.monsters.filter((id) => game.content.monster(id).traits.includes(trait));
  if (joining.length === 0) return;
  aside.monsters = aside.monsters.filter((id) => !joining.includes(id));
  decks.monster = game.chance.shuffled('deck monster', [...decks.monster, ...joining]);
}
