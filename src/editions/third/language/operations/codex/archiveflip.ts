import type { z } from 'zod';
import { archiveFlip as flip } from '../../../codex/codex.ts';
import type { Operation } from '../../operation.ts';
import { archiveNumber, exact } from '../../terms/field.ts';
import { archiveCard, say } from '../../terms/noun.ts';

const schema = exact({ archiveFlip: archiveNumber });
export type ArchiveFlip = z.output<typeof schema>;

/** A card of the codex is turned over. */
export const archiveFlip: Operation<ArchiveFlip> = {
  schema,
  personal: false,
  run: (game, _seat, effect) => flip(game, effect.archiveFlip),
  words: {
    kind: 'order',
    clause: (effect, form) => say('archive-flip', { card: archiveCard(effect.archiveFlip), form }),
  },
  worth: (_effect, { weights }) => weights.story,
  befallsWorld: () => true,
};
