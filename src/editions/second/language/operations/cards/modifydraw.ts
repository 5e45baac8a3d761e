import { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { positive } from '../../terms/scalar.ts';
import { order, stands } from '../../terms/way.ts';

const schema = z.strictObject({
  modifyDraw: z.union([
    z.strictObject({ extra: positive, thenDiscard: positive }),
    z.strictObject({ extra: positive, keep: positive }),
    z.strictObject({ from: z.tuple([z.literal('top'), z.literal('bottom')]) }),
  ]),
});

/** `{ "modifyDraw": { "extra": 1, "thenDiscard": 1 } }`: how the owner of the ability draws. */
export type ModifyDraw = z.output<typeof schema>;

export const modifyDraw: Operation<ModifyDraw> = {
  schema,
  run: stands,
  words: order(({ modifyDraw: spec }, form) => {
    if ('from' in spec) return say('draw-either-end', { form });
    if ('keep' in spec) return say('draw-extra-keep', { extra: spec.extra, keep: spec.keep, form });
    return say('draw-extra-discard', { extra: spec.extra, discard: spec.thenDiscard, form });
  }),
  worth: () => 0,
};
