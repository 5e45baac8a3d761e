import { canBeOpened } from '../../edition/newtable.ts';
import type { State } from '../state/state.ts';
import { aNewTable } from './newtable.ts';

/**
 * What a game may lack that was begun before every new one had it, and what its rules still do without it. Such games
 * play on as they began, so that much of the old way stays, and its tests with it; nothing else is a reason to keep it.
 */
export const BEFORE = {
  turnOrder: 'they are played by the book, and ask what comes out the same or can be settled later (2E-T62)',
  atOwnPace: 'Upkeeps side by side go on in step (2E-T52)',
  helpOnRequest: 'whoever could help with a roll is asked (2E-T62)',
  readyInTurn: 'sliders are placed before the first turn, in sittings too (2E-315)',
  windows: 'nobody acts before an encounter, a Mythos card or an ambush (FAQ-20)',
} as const;

export type OfBefore = keyof typeof BEFORE;

export const OF_BEFORE = Object.keys(BEFORE) as OfBefore[];

/** Makes a new game one that was begun before it would have had these. */
export function takeAway(state: State, lacking: readonly OfBefore[]): void {
  const options = { ...state.options };
  for (const name of lacking) {
    if (name === 'windows') delete state.windows;
    else Reflect.deleteProperty(options, name);
  }
  state.options = options;
}

/** What this game lacks that every new one has. */
export function lacking({ options, windows }: State): OfBefore[] {
  return OF_BEFORE.filter((name) => (name === 'windows' ? !windows : options[name] === undefined));
}

/** Whether nobody can open a game like this one any more. */
export function isOfBefore({ options, windows }: State): boolean {
  return !windows || !canBeOpened(options, aNewTable);
}
