import { z } from 'zod';
import { list } from '../../../../language/joining.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, order } from '../../terms/way.ts';
import { putInForce } from './inforce.ts';

const schema = z.strictObject({
  autoFail: z.strictObject({ check: z.array(z.enum(['horror', 'combat'])).min(1) }),
});

/** `{ "autoFail": { "check": ["horror", "combat"] } }`: without a roll, the next ones of the combat. */
export type AutoFail = z.output<typeof schema>;

export const autoFail: Operation<AutoFail> = {
  schema,
  run: atOnce((game, seat, effect, context) => putInForce(game, { seat, effect, until: 'endOfCombat' }, context)),
  words: order((effect, form) =>
    say('auto-fail', { checks: list(effect.autoFail.check.map((check) => say(`next-check-${check}`))), form }),
  ),
  worth: () => 0,
};
