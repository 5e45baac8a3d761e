import { canBeOpened } from '../../edition/newtable.ts';
import type { State } from '../state/state.ts';
import { aNewTable } from './newtable.ts';

/**
 * What a game may lack that was begun before every new one had it, and what its rules still do without it. Such games
 * play on as they began, so that much of the old way stays, and its tests with it; nothing else is a reason to keep it.
 */
export const BEFORE = {
  helpOnRequest: 'whoever could help with a test is asked (2E-T62)',
  plainEncounters: 'an encounter without a choice is asked for (3E-203.2-1)',
} as const;

export type OfBefore = keyof typeof BEFORE;

export const OF_BEFORE = Object.keys(BEFORE) as OfBefore[];

/** Makes a new game one that was begun before it would have had these. */
export function takeAway(state: State, lacking: readonly OfBefore[]): void {
  const options = { ...state.options };
  for (const name of lacking) delete options[name];
  state.options = options;
}

/** What this game lacks that every new one has. */
export function lacking({ options }: State): OfBefore[] {
  return OF_BEFORE.filter((name) => options[name] === undefined);
}

/** Whether nobody can open a game like this one any more. */
export function isOfBefore({ options }: State): boolean {
  return !canBeOpened(options, aNewTable);
}
