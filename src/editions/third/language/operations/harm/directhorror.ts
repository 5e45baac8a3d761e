import type { z } from 'zod';
import { suffer } from '../../../investigators/harm.ts';
import type { Operation, Payable } from '../../operation.ts';
import { amount, amountOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText } from '../../terms/noun.ts';

const schema = exact({ directHorror: amount });
/** Horror that no asset can take. */
export type DirectHorror = z.output<typeof schema>;

export const directHorror: Operation<DirectHorror> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    const horror = yield* amountOf(game, seat, effect.directHorror, context);
    yield* suffer(game, seat, { horror, direct: true }, context.source);
  },
  words: {
    kind: 'order',
    clause: (effect, form) => ({ key: 'suffer', what: [amountText('directHorror', effect.directHorror, form)] }),
  },
  worth: (effect, judge) => -judge.cost({ horror: judge.much(effect.directHorror) }),
  isPrice: () => true,
};

export const directHorrorCost: Payable<DirectHorror> = {
  schema,
  *suffered(game, seat, cost, context) {
    return { horror: yield* amountOf(game, seat, cost.directHorror, context), direct: true };
  },
  takes: ({ directHorror: amount }: DirectHorror) =>
    typeof amount === 'number' ? [{ what: 'horror' as const, amount }] : [],
};
