import type { Flow } from '../../engine/flow.ts';
import { codexWatch } from './codex.ts';
import { engageAll } from './engage.ts';
import type { Game } from './state.ts';

/**
 * To be called after every change that matters: ready monsters engage whom they share a space with (3E-452.5, 3E-R35),
 * then codex texts whose condition has come true are carried out (3E-R26), until nothing is left to do.
 */
export function* settle(game: Game): Flow {
  do {
    yield* engageAll(game);
    yield* codexWatch(game);
  } while (yield* engageAll(game));
}
