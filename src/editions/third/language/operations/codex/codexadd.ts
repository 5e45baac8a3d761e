import { z } from 'zod';
import { codexAdd as add } from '../../../codex/codex.ts';
import type { Operation } from '../../operation.ts';
import { archiveNumber, exact } from '../../terms/field.ts';
import { archiveCard, say } from '../../terms/noun.ts';

const schema = exact({ codexAdd: archiveNumber, side: z.literal('back').exactOptional() });
export type CodexAdd = z.output<typeof schema>;

/** An archive card joins the codex, with its front up unless it says otherwise. */
export const codexAdd: Operation<CodexAdd> = {
  schema,
  personal: false,
  run: (game, _seat, effect) => add(game, effect.codexAdd, effect.side),
  words: {
    kind: 'order',
    clause: (effect, form) =>
      effect.side
        ? say('codex-add-back', { card: archiveCard(effect.codexAdd), form })
        : { key: 'codex-add', what: [archiveCard(effect.codexAdd)] },
  },
  worth: () => 0,
  befallsWorld: () => true,
};
