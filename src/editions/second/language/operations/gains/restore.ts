import { z } from 'zod';
import { investigator, maxSanity, maxStamina } from '../../../investigators/investigator.ts';
import { restore as fill } from '../../../misfortune/loss.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { point } from '../../terms/scalar.ts';
import { atOnce, shared } from '../../terms/way.ts';

const schema = z.strictObject({ restore: point });

/** `{ "restore": "sanity" }`: up to the maximum. */
export type Restore = z.output<typeof schema>;

export const restore: Operation<Restore> = {
  schema,
  run: atOnce((game, seat, effect, context) => fill(game, seat, effect.restore, context.source)),
  words: shared((effect) => ({
    key: 'restore',
    args: {},
    what: [say(`stock-${effect.restore}`, { role: 'object' })],
  })),
  worth: (effect, judge) => judge.gained(effect.restore, 20),
  changes: (game, seat, effect) => {
    const one = investigator(game, seat);
    return effect.restore === 'sanity' ? one.sanity < maxSanity(game, seat) : one.stamina < maxStamina(game, seat);
  },
};
