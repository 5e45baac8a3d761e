import { z } from 'zod';
import { CHECKS } from '../../../content/vocabulary.ts';
import type { Operation } from '../../operation.ts';
import { checkName, say } from '../../terms/noun.ts';
import { order, stands } from '../../terms/way.ts';

const check = z.enum([...CHECKS, 'any']);
const schema = z.strictObject({
  reroll: z.union([
    z.strictObject({ check, dice: z.enum(['all', 'one']) }),
    /** At any investigator's check. */
    z.strictObject({ check, dice: z.literal('failures'), who: z.literal('checker') }),
  ]),
});

/** `{ "reroll": { "check": "combat", "dice": "all" } }` */
export type Reroll = z.output<typeof schema>;

export const reroll: Operation<Reroll> = {
  schema,
  run: stands,
  words: order(({ reroll: spec }, form) =>
    say(`reroll-${spec.dice}`, { check: checkName(spec.check), whose: 'who' in spec ? spec.who : 'owner', form }),
  ),
  worth: () => 0,
  holding: () => 0.6,
};
