import { z } from 'zod';
import { investigator, maxSanity, maxStamina } from '../../../investigators/investigator.ts';
import { gain } from '../../../misfortune/loss.ts';
import { chooseAmount } from '../../../state/question.ts';
import type { Operation } from '../../operation.ts';
import { amountOf, expected } from '../../terms/amount.ts';
import { say } from '../../terms/noun.ts';
import { positive } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';
import { some } from './resources.ts';

const schema = z.strictObject({
  split: z.strictObject({
    amount: z.union([positive, z.enum(['d6', 'spent'])]),
    between: z.tuple([z.literal('sanity'), z.literal('stamina')]),
  }),
});

/** `{ "split": { "amount": 4, "between": ["sanity", "stamina"] } }`: points shared out as the owner likes. */
export type Split = z.output<typeof schema>;

export const split: Operation<Split> = {
  schema,
  /** None is wasted while the other has room. */
  *run(game, seat, { split: { amount } }, context) {
    const total = amountOf(game, seat, { amount, have: 0 }, context);
    const range = () => {
      const one = investigator(game, seat);
      const max = Math.min(total, maxSanity(game, seat) - one.sanity);
      return { min: Math.min(max, Math.max(0, total - (maxStamina(game, seat) - one.stamina))), max };
    };
    const sanity = yield* chooseAmount(
      game,
      { seat, kind: 'effect.split', rule: context.rule ?? '2E-101', range },
      () => ({
        args: { amount: total },
        about: context.about ?? {},
      }),
    );
    gain(game, seat, some({ sanity, stamina: total - sanity }), context.source);
  },
  words: order(({ split: { amount } }, form) =>
    typeof amount === 'number' ? say('split', { count: amount, form }) : say(`split-${amount}`, { form }),
  ),
  worth: ({ split: { amount } }, judge) => {
    const points = expected(amount, 0);
    return Math.max(judge.gained('sanity', points), judge.gained('stamina', points));
  },
  changes: (game, seat) => {
    const one = investigator(game, seat);
    return one.sanity < maxSanity(game, seat) || one.stamina < maxStamina(game, seat);
  },
};
