import type { z } from 'zod';
import { suffer } from '../../../investigators/harm.ts';
import type { Operation, Payable } from '../../operation.ts';
import { amount, amountOf, isSome } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText } from '../../terms/noun.ts';
import { harmReach, togetherWith } from './suffering.ts';

const schema = exact({ horror: amount });
export type Horror = z.output<typeof schema>;

export const horror: Operation<Horror> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    yield* suffer(game, seat, { horror: yield* amountOf(game, seat, effect.horror, context) }, context.source);
  },
  words: {
    kind: 'order',
    clause: (effect, form) => ({ key: 'suffer', what: [amountText('horror', effect.horror, form)] }),
  },
  worth: (effect, judge) => -judge.cost({ horror: judge.much(effect.horror) }),
  changes: (game, seat, effect, context) => isSome(game, seat, effect.horror, context),
  isPrice: () => true,
  dealt: (effect) => (typeof effect.horror === 'number' ? { horror: effect.horror } : {}),
  together: (effect, next) => togetherWith(effect, next, 'damage'),
  reach: (effect, reach) => harmReach('horror', effect.horror, reach),
};

export const horrorCost: Payable<Horror> = {
  schema,
  *suffered(game, seat, cost, context) {
    return { horror: yield* amountOf(game, seat, cost.horror, context) };
  },
  takes: ({ horror: amount }: Horror) => (typeof amount === 'number' ? [{ what: 'horror' as const, amount }] : []),
};
