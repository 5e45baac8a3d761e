import { z } from 'zod';
import { addToDie as add } from '../../../skilltests/testdice.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ addToDie: exact({ by: positive, dice: z.enum(['one', 'each']) }) });
export type AddToDie = z.output<typeof schema>;

/** More on the result of one die, or of each, of the test at hand. */
export const addToDie: Operation<AddToDie> = {
  schema,
  personal: true,
  run(game, _seat, { addToDie: { by, dice } }, context) {
    add(game, by, dice, context.source);
  },
  words: {
    kind: 'order',
    clause: ({ addToDie: { by, dice } }, form) => say(`add-to-die-${dice}`, { by, form }),
  },
  worth: () => 0,
};
