import { z } from 'zod';
import { sheetClues } from '../../../board/scenariosheet.ts';
import { inCodex } from '../../../codex/codex.ts';
import type { Operation } from '../../operation.ts';
import { archiveNumber, exact, positive } from '../../terms/field.ts';
import { archiveCard, say } from '../../terms/noun.ts';

const schema = exact({
  moveToken: exact({ clue: positive, from: z.literal('sheet'), to: exact({ card: archiveNumber }) }),
});
export type MoveToken = z.output<typeof schema>;

/** Clues from the scenario sheet onto a card in the codex, as many as there are. */
export const moveToken: Operation<MoveToken> = {
  schema,
  personal: false,
  run(game, _seat, { moveToken: { clue, to } }) {
    const card = inCodex(game.state, to.card);
    const moved = Math.min(clue, game.state.sheet.clues);
    if (!card || moved <= 0) return;
    sheetClues(game, -moved);
    card.tokens.clue = (card.tokens.clue ?? 0) + moved;
  },
  words: {
    kind: 'order',
    clause: ({ moveToken: { clue, to } }, form) => say('move-token', { count: clue, card: archiveCard(to.card), form }),
  },
  worth: () => 0,
  changes: (game) => game.state.sheet.clues > 0,
};
