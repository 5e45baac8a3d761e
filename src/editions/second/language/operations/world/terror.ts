import { z } from 'zod';
import { raiseTerror } from '../../../mythos/terror.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { positive } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ terror: z.union([positive, z.literal('to10')]) });

/** `{ "terror": 1 }`, `{ "terror": "to10" }` */
export type Terror = z.output<typeof schema>;

export const terror: Operation<Terror> = {
  schema,
  *run(game, _seat, effect, context) {
    const steps = effect.terror === 'to10' ? Math.max(0, 10 - game.state.terror) : effect.terror;
    yield* raiseTerror(game, steps, context.source);
  },
  words: order((effect, form) =>
    effect.terror === 'to10' ? say('terror-to-10', { form }) : say('terror', { count: effect.terror, form }),
  ),
  worth: (effect) => (effect.terror === 'to10' ? -8 : -0.7 * effect.terror),
  befallsWorld: () => true,
};
