import type { z } from 'zod';
import { exact } from '../../terms/field.ts';
import type { Reading } from '../condition.ts';
import { range, rangeText, within } from './range.ts';

const schema = exact({ sheetMarkers: range });
/** Markers on the scenario sheet. */
export type SheetMarkers = z.output<typeof schema>;

export const sheetMarkers: Reading<SheetMarkers> = {
  schema,
  holds: (game, _seat, condition) => within(game.state.sheet.markers, condition.sheetMarkers),
  words: (condition) => rangeText('sheet-markers', condition.sheetMarkers),
};
