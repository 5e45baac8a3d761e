import type { z } from 'zod';
import { spreadDoom as spread } from '../../../mythos/doom.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ spreadDoom: positive });
export type SpreadDoom = z.output<typeof schema>;

/** So many times, one after the other. */
export const spreadDoom: Operation<SpreadDoom> = {
  schema,
  personal: false,
  *run(game, _seat, effect) {
    // 3E-204.7a, 3E-487.1
    for (let left = effect.spreadDoom; left > 0; left--) yield* spread(game);
  },
  words: { kind: 'order', clause: (effect, form) => say('spread-doom', { count: effect.spreadDoom, form }) },
  worth: (effect) => -0.6 * effect.spreadDoom,
  befallsWorld: () => true,
  dread: () => 'doom',
};
