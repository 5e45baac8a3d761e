import type { Flow } from '../../../engine/flow.ts';
import { readyMonster } from '../board/monster.ts';
import type { Game } from '../state/state.ts';
import { engageAll } from './engage.ts';

/** Exhausted monsters ready, and whoever is in a space with one is engaged (3E-202.4). */
export function* readyStep(game: Game): Flow {
  // 3E-202.4a, 3E-434.4
  for (const monster of game.state.monsters) readyMonster(game, monster);
  yield* engageAll(game);
  yield* game.rules.settle(game);
}
