import type { z } from 'zod';
import { archiveReturn as giveBack } from '../../../codex/codex.ts';
import type { Operation } from '../../operation.ts';
import { archiveNumber, exact } from '../../terms/field.ts';
import { archiveCard } from '../../terms/noun.ts';

const schema = exact({ archiveReturn: archiveNumber });
export type ArchiveReturn = z.output<typeof schema>;

/** A card goes back to the archive, wherever it is. */
export const archiveReturn: Operation<ArchiveReturn> = {
  schema,
  personal: false,
  run(game, _seat, effect) {
    giveBack(game, effect.archiveReturn);
  },
  words: {
    kind: 'order',
    clause: (effect) => ({ key: 'archive-return', what: [archiveCard(effect.archiveReturn)] }),
  },
  worth: () => 0,
  befallsWorld: () => true,
};
