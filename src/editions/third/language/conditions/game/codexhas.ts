import { z } from 'zod';
import { inCodex } from '../../../codex/codex.ts';
import { SIDES } from '../../../content/vocabulary.ts';
import { archiveNumber, exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ codexHas: archiveNumber, side: z.enum(SIDES).exactOptional() });
/** That archive card is in the codex; with `side` that side up. */
export type CodexHas = z.output<typeof schema>;

export const codexHas: Reading<CodexHas> = {
  schema,
  holds: (game, _seat, condition) => {
    const card = inCodex(game.state, condition.codexHas);
    return card !== null && (condition.side === undefined || card.side === condition.side);
  },
  words: (condition) =>
    say('if-codex-has', { number: condition.codexHas, side: condition.side ?? 'any', not: 'false' }),
  denied: (condition) =>
    say('if-codex-has', { number: condition.codexHas, side: condition.side ?? 'any', not: 'true' }),
};
