import { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order, stands } from '../../terms/way.ts';

const schema = z.strictObject({ countsAs: z.strictObject({ clue: z.literal(1) }) });

/** `{ "countsAs": { "clue": 1 } }`: may be discarded as a Clue token. */
export type CountsAs = z.output<typeof schema>;

export const countsAs: Operation<CountsAs> = {
  schema,
  run: stands,
  words: order((effect, form) => say('counts-as-clue', { count: effect.countsAs.clue, form })),
  worth: () => 0,
  holding: () => 0.5,
};
