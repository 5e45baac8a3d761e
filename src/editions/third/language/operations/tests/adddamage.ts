import type { z } from 'zod';
import { amount, amountOf } from '../../amount.ts';
import { exact } from '../../field.ts';
import type { Operation } from '../../operation.ts';
import { amountText, say } from '../../text/noun.ts';

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
