import { z } from 'zod';
import { encounterAt } from '../../../encounters/encounter.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { positive, text } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

const here = z.literal('here');
/** What replaces the entries of a location: a room behind it, which is no place on the board. */
const room = z.strictObject({ at: text }).refine(({ at }) => at !== 'here', 'says nothing of which encounter');
const schema = z.strictObject({
  encounter: z.union([
    room,
    z.strictObject({ at: here, different: z.literal(true) }),
    z.strictObject({ at: here, draw: positive, keep: positive }),
  ]),
});

/** `{ "encounter": { "at": "here", "draw": 2, "keep": 1 } }`; `different`: not the entry that is being read. */
export type HaveEncounter = z.output<typeof schema>;

export const encounter: Operation<HaveEncounter> = {
  schema,
  *run(game, seat, { encounter: spec }, context) {
    if ('draw' in spec) yield* encounterAt(game, seat, null, { draw: spec.draw, keep: spec.keep });
    else if (!('different' in spec)) yield* encounterAt(game, seat, spec.at, {});
    else yield* encounterAt(game, seat, null, context.entry === undefined ? {} : { different: context.entry });
  },
  words: order(({ encounter: spec }, form) => {
    if ('draw' in spec) return say('encounter-draw-keep', { draw: spec.draw, keep: spec.keep, form });
    if (!('different' in spec)) return say('encounter-inner-sanctum', { form });
    return say('encounter-different', { form });
  }),
  worth: () => 0.2,
};
