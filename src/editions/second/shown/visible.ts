import { blankPress } from '../state/press.ts';
import type { State } from '../state/state.ts';
import { shownPlaces } from './seen.ts';

/** So much of a state as pictures show: without what lies face down, and without what only a step that runs needs. */
export function visible(state: State): State {
  const { forced: _, recorded: _recorded, walk: _walk, combat: _combat, ...shown } = state;
  return {
    ...shown,
    seed: '',
    chances: {},
    cup: [],
    gateStack: [],
    sheets: [],
    box: [],
    revealed: {},
    decks: { common: [], unique: [], spell: [], skill: [], ally: [], special: [], mythos: [], gate: [] },
    places: shownPlaces(state),
    press: blankPress(state.players),
  };
}
