import type { z } from 'zod';
import { gateBurst as burst } from '../../../mythos/gateburst.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ gateBurst: positive });
export type GateBurst = z.output<typeof schema>;

/** So many gate bursts, one after the other. */
export const gateBurst: Operation<GateBurst> = {
  schema,
  personal: false,
  *run(game, _seat, effect) {
    // 3E-204.12b-2
    for (let left = effect.gateBurst; left > 0; left--) yield* burst(game);
  },
  words: { kind: 'order', clause: (effect) => say('gate-burst', { count: effect.gateBurst }) },
  worth: () => -1.4,
  befallsWorld: () => true,
  dread: () => 'doom',
};
