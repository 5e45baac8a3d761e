import type { z } from 'zod';
import { exact } from '../../terms/field.ts';
import type { Reading } from '../condition.ts';
import { range, rangeText, within } from './range.ts';

const schema = exact({ sheetDoom: range });
/** Doom on the scenario sheet. */
export type SheetDoomHolds = z.output<typeof schema>;

export const sheetDoom: Reading<SheetDoomHolds> = {
  schema,
  holds: (game, _seat, condition) => within(game.state.sheet.doom, condition.sheetDoom),
  words: (condition) => rangeText('sheet-doom', condition.sheetDoom),
};
