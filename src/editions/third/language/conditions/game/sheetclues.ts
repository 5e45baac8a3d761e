import type { z } from 'zod';
import { exact } from '../../terms/field.ts';
import type { Reading } from '../condition.ts';
import { range, rangeText, within } from './range.ts';

const schema = exact({ sheetClues: range });
/** Clues on the scenario sheet. */
export type SheetClues = z.output<typeof schema>;

export const sheetClues: Reading<SheetClues> = {
  schema,
  holds: (game, _seat, condition) => within(game.state.sheet.clues, condition.sheetClues),
  words: (condition) => rangeText('sheet-clues', condition.sheetClues),
};
