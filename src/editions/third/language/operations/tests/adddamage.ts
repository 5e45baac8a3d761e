import type { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { amount, amountOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText, say } from '../../terms/noun.ts';

const schema = exact({ addDamage: amount });
export type AddDamage = z.output<typeof schema>;

/** More damage by the attack at hand. */
export const addDamage: Operation<AddDamage> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    const much = yield* amountOf(game, seat, effect.addDamage, context);
    const { action } = game.state;
    if (action?.seat === seat) action.damage += much;
  },
  words: {
    kind: 'order',
    clause: (effect, form) => say('add-damage', { what: amountText('damage', effect.addDamage, form), form }),
  },
  worth: () => 1,
};
