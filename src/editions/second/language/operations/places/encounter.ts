import { z } from 'zod';
import { encounterAt } from '../../../encounters/encounter.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { positive } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

const here = z.literal('here');
const schema = z.strictObject({
  encounter: z.union([
    z.strictObject({ at: z.literal('inner-sanctum') }),
    z.strictObject({ at: here, different: z.literal(true) }),
    z.strictObject({ at: here, draw: positive, keep: positive }),
  ]),
});

/** `{ "encounter": { "at": "here", "draw": 2, "keep": 1 } }`; `different`: not the entry that is being read. */
export type HaveEncounter = z.output<typeof schema>;

export const encounter: Operation<HaveEncounter> = {
  schema,
  *run(game, seat, { encounter: spec }, context) {
    if (spec.at === 'inner-sanctum') yield* encounterAt(game, seat, spec.at, {});
    else if ('draw' in spec) yield* encounterAt(game, seat, null, { draw: spec.draw, keep: spec.keep });
    else yield* encounterAt(game, seat, null, context.entry === undefined ? {} : { different: context.entry });
  },
  words: order(({ encounter: spec }, form) => {
    if (spec.at === 'inner-sanctum') return say('encounter-inner-sanctum', { form });
    if ('draw' in spec) return say('encounter-draw-keep', { draw: spec.draw, keep: spec.keep, form });
    return say('encounter-different', { form });
  }),
  worth: () => 0.2,
};
