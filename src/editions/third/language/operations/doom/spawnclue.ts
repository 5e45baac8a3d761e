import type { z } from 'zod';
import { spawnClue as spawn } from '../../../mythos/clue.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ spawnClue: positive });
export type SpawnClue = z.output<typeof schema>;

/** So many clues, one after the other. */
export const spawnClue: Operation<SpawnClue> = {
  schema,
  personal: false,
  *run(game, _seat, effect) {
    // 3E-204.9a, 3E-445.2
    for (let left = effect.spawnClue; left > 0; left--) yield* spawn(game);
  },
  words: { kind: 'order', clause: (effect, form) => say('spawn-clue', { count: effect.spawnClue, form }) },
  worth: (effect) => 0.4 * effect.spawnClue,
  befallsWorld: () => true,
};
