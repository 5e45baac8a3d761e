import type { EngineState } from '../../engine/game.ts';

let witness: ((state: EngineState) => void) | null = null;

/** Calls somebody for each game that rules are played in, until another one or null is given. */
export function watchGames(other: ((state: EngineState) => void) | null): void {
  witness = other;
}

/** To be called by whatever gives a state to the rules. */
export function noticed(state: EngineState): void {
  witness?.(state);
}
