import { Chance } from '../../../engine/chance.ts';
import type { Game as EngineGame } from '../../../engine/game.ts';
import { noticed } from '../../edition/witness.ts';
import type { Content } from '../content/content.ts';
import type { ThirdEvent } from '../state/event.ts';
import type { Game, State } from '../state/state.ts';
import { RULES } from './rules.ts';

/** The game the engine runs, with that content and the rules of this edition. */
export function ruled(game: EngineGame<State, ThirdEvent>, content: Content): Game {
  noticed(game.state);
  return { ...game, content, rules: RULES };
}

/**
 * A game made of a state alone: to look into, to arrange, to try out. What rolls or announces in it changes that state
 * and tells nobody.
 */
export function gameOf(content: Content, state: State): Game {
  return ruled({ state, events: [], chance: new Chance(state) }, content);
}
