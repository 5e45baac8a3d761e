import type { z } from 'zod';
import { addToTest as add } from '../../../skilltests/testdice.ts';
import type { Operation } from '../../operation.ts';
import { amount, amountOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText, say } from '../../terms/noun.ts';

const schema = exact({ addToTest: amount });
export type AddToTest = z.output<typeof schema>;

/** More successes for the test at hand (3E-463.4d). */
export const addToTest: Operation<AddToTest> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    add(game, seat, yield* amountOf(game, seat, effect.addToTest, context), context.source);
  },
  words: {
    kind: 'order',
    clause: (effect, form) =>
      typeof effect.addToTest === 'object'
        ? say('add-as-many', { form })
        : say('add-to-test', { what: amountText('success', effect.addToTest, form), form }),
  },
  worth: () => 0.3,
};
