import { z } from 'zod';
import { lowerDoom, raiseDoom } from '../../../end/doom.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { change } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ doom: change });

/** `{ "doom": -1 }` */
export type Doom = z.output<typeof schema>;

export const doom: Operation<Doom> = {
  schema,
  *run(game, _seat, effect, context) {
    if (effect.doom > 0) yield* raiseDoom(game, effect.doom, context.source);
    else yield* lowerDoom(game, -effect.doom, context.source);
  },
  words: order((effect, form) =>
    say(effect.doom < 0 ? 'doom-remove' : 'doom-add', { count: Math.abs(effect.doom), form }),
  ),
  worth: (effect, judge) => -judge.doomToken * effect.doom,
  befallsWorld: () => true,
};
