import type { Flow } from '../../../engine/flow.ts';
import { codexWatch } from '../codex/codexwatch.ts';
import { engageAll } from '../monsters/engage.ts';
import { defeatSpent } from '../monsters/monsterharm.ts';
import type { Game } from '../state/state.ts';

/**
 * To be called after every change that matters: ready monsters engage whom they share a space with (3E-452.5, 3E-R35),
 * then codex texts whose condition has come true are carried out (3E-R26), and monsters whose health has dropped to their
 * damage are defeated (3E-466.15), until nothing is left to do.
 */
export function* settle(game: Game): Flow {
  do {
    yield* engageAll(game);
    yield* codexWatch(game);
  } while ((yield* defeatSpent(game)) || (yield* engageAll(game)));
}
