import type { z } from 'zod';
import { exact } from '../../terms/field.ts';
import type { Reading } from '../condition.ts';
import { range, rangeText, within } from './range.ts';

const schema = exact({ sheetCluesPlusDoom: range });
/** Clues and doom on the scenario sheet together. */
export type SheetCluesPlusDoom = z.output<typeof schema>;

export const sheetCluesPlusDoom: Reading<SheetCluesPlusDoom> = {
  schema,
  holds: (game, _seat, condition) =>
    within(game.state.sheet.clues + game.state.sheet.doom, condition.sheetCluesPlusDoom),
  words: (condition) => rangeText('sheet-clues-and-doom', condition.sheetCluesPlusDoom),
};
