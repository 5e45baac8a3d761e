import { z } from 'zod';
import { ref } from '../../../../../engine/phrase.ts';
import { readArchive, textRead } from '../../../codex/codex.ts';
import { only } from '../../../content/effect.ts';
import type { Operation } from '../../operation.ts';
import { archiveNumber, exact, text } from '../../terms/field.ts';
import { archiveCard, say } from '../../terms/noun.ts';

/** A `part` of the card's back, or its back's `onFlip`. */
const schema = exact({
  read: z.union([exact({ card: archiveNumber, part: text }), exact({ card: archiveNumber, side: z.literal('back') })]),
});
export type Read = z.output<typeof schema>;

/** The text of a card that need not be in the codex. */
export const read: Operation<Read> = {
  schema,
  personal: false,
  run: (game, _seat, { read: what }) => readArchive(game, what.card, 'part' in what ? what.part : null),
  words: {
    kind: 'order',
    clause({ read: what }, form) {
      const card = archiveCard(what.card);
      return 'part' in what
        ? say('read-part', { card, part: ref('part', what.part), form })
        : say('read-back', { card, form });
    },
  },
  // The Servitor now, while few scars feed it, rather than later (card 24).
  worth: ({ read: what }, { game }) =>
    only(textRead(game.content, what), 'spawnMonster').length > 0 && game.state.sheet.doom <= 8 ? 1 : 0,
  befallsWorld: () => true,
};
