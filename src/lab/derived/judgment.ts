import { existsSync, readFileSync } from 'node:fs';
import type { Citation, Plan, Result } from './break.ts';

/** What came of the breaks beside one number. */
export interface Judged {
  place: Citation;
  /** How many breaks there are beside it, and how many of them were tried. */
  derived: number;
  tried: number;
  caught: boolean;
}

/** Where a number stands, as results name it. */
export const placeOf = ({ rule, file, line }: Citation) => `${rule} ${file}:${line}`;

/** What has been written down so far. */
export function readResults(file: string): Result[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result);
}

/** What the results say of each place of the plan. */
export function judged({ citations }: Plan, results: readonly Result[]): Judged[] {
  const caught = new Set(results.filter(({ verdict }) => verdict === 'caught').flatMap(({ places }) => places));
  const tried = new Set(
    results.flatMap(({ verdict, places, id }) => (verdict === 'begun' ? [] : places.map((at) => `${id} ${at}`))),
  );
  return citations.map((place) => ({
    place,
    derived: place.breaks.length,
    tried: place.breaks.filter((id) => tried.has(`${id} ${placeOf(place)}`)).length,
    caught: caught.has(placeOf(place)),
  }));
}
