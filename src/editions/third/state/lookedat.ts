import { Chance } from '../../../engine/chance.ts';
import type { Game, State } from './state.ts';

/** A game to look at: nothing that reads it may roll or announce anything. */
export function lookedAt(state: State): Game {
  return { state, events: [], chance: new Chance(state) };
}
