import type { z } from 'zod';
import { suffer } from '../../../investigators/harm.ts';
import type { Operation, Payable } from '../../operation.ts';
import { amount, amountOf, isSome } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText } from '../../terms/noun.ts';
import { harmReach, togetherWith } from './suffering.ts';

const schema = exact({ damage: amount });
export type Damage = z.output<typeof schema>;

export const damage: Operation<Damage> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    yield* suffer(game, seat, { damage: yield* amountOf(game, seat, effect.damage, context) }, context.source);
  },
  words: {
    kind: 'order',
    clause: (effect, form) => ({ key: 'suffer', what: [amountText('damage', effect.damage, form)] }),
  },
  worth: (effect, judge) => -judge.cost({ damage: judge.much(effect.damage) }),
  changes: (game, seat, effect, context) => isSome(game, seat, effect.damage, context),
  isPrice: () => true,
  dealt: (effect) => (typeof effect.damage === 'number' ? { damage: effect.damage } : {}),
  together: (effect, next) => togetherWith(effect, next, 'horror'),
  reach: (effect, reach) => harmReach('damage', effect.damage, reach),
};

export const damageCost: Payable<Damage> = {
  schema,
  *suffered(game, seat, cost, context) {
    return { damage: yield* amountOf(game, seat, cost.damage, context) };
  },
  takes: ({ damage: amount }: Damage) => (typeof amount === 'number' ? [{ what: 'damage' as const, amount }] : []),
};
