import type { z } from 'zod';
import { sheetClues } from '../../../board/scenariosheet.ts';
import type { Operation } from '../../operation.ts';
import { amount, amountOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText, say } from '../../terms/noun.ts';

const schema = exact({ sheetClue: amount });
export type SheetClue = z.output<typeof schema>;

/** Clues from the supply onto the scenario sheet. */
export const sheetClue: Operation<SheetClue> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    sheetClues(game, yield* amountOf(game, seat, effect.sheetClue, context));
  },
  words: {
    kind: 'order',
    clause: (effect, form) => say('sheet-clue', { what: amountText('clue', effect.sheetClue, form), form }),
  },
  worth: (effect, { weights, much }) => (weights.clue + weights.research) * much(effect.sheetClue),
  befallsWorld: () => true,
};
