import { type Phrase, phrase } from '../../../engine/phrase.ts';
import type { Company } from '../../edition/edition.ts';
import { readOptions, type TurnOrder } from '../state/options.ts';

/** Days a game takes people who answer within the hour, and people who look in three times a day, by their number. */
const DAYS: Readonly<Record<TurnOrder, readonly (readonly [number, number])[]>> = {
  book: [
    [8, 20],
    [14, 32],
    [21, 47],
    [24, 51],
    [27, 54],
  ],
  sheet: [
    [5, 13],
    [9, 22],
    [14, 31],
    [17, 33],
    [19, 34],
  ],
  sitting: [
    [3, 6],
    [4, 8],
    [6, 9],
    [7, 9],
    [7, 9],
  ],
};
const FEWEST = 2;

/** Hours a game takes 2, 3, 4, 5 or 6 people half of whose answers come within one hour (docs/pace.md). */
const HOURS: Readonly<Record<TurnOrder, readonly number[]>> = {
  book: [190, 390, 600, 690, 750],
  sheet: [130, 260, 410, 475, 520],
  sitting: [75, 160, 240, 275, 305],
};

/** Those hours for these people. */
export function hours(options: object, { persons }: Company): number {
  const table = HOURS[readOptions(options).turnOrder ?? 'book'];
  return table[Math.min(Math.max(persons, FEWEST) - FEWEST, table.length - 1)] ?? 0;
}

/** The turn order in a sentence, with the days to be expected where people wait for each other. */
export function courseOf(options: object, { persons, brisk }: Company): Phrase {
  const turnOrder = readOptions(options).turnOrder ?? 'book';
  const order = phrase(`choice-turnOrder-${turnOrder}`);
  const days = DAYS[turnOrder][Math.min(persons - FEWEST, DAYS[turnOrder].length - 1)];
  if (brisk || !days) return phrase('lobby-course', { order });
  return phrase('lobby-course-days', { order, from: days[0], to: days[1] });
}
