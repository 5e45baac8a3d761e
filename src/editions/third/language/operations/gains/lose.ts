import type { z } from 'zod';
import { focusTotal, loseFocus } from '../../../investigators/focus.ts';
import { has, lose as leave } from '../../../investigators/resource.ts';
import type { Operation } from '../../operation.ts';
import { amount, shareOf } from '../../terms/amount.ts';
import { exact, named } from '../../terms/field.ts';
import { resourceTexts } from '../../terms/noun.ts';

const schema = exact({
  lose: named(exact({ money: amount.exactOptional(), focus: amount.exactOptional() }), 'resource'),
});
export type Lose = z.output<typeof schema>;

/** As much as there is. */
export const lose: Operation<Lose> = {
  schema,
  personal: true,
  *run(game, seat, { lose: { money, focus } }, context) {
    if (money !== undefined) {
      const much = yield* shareOf(game, seat, { amount: money, have: has(game, seat, 'money') }, context);
      leave(game, seat, { what: 'money', amount: much }, context.source);
    }
    if (focus !== undefined) {
      const much = yield* shareOf(game, seat, { amount: focus, have: focusTotal(game, seat) }, context);
      yield* loseFocus(game, seat, much, context.source);
    }
  },
  words: { kind: 'order', clause: (effect, form) => ({ key: 'lose', what: resourceTexts(effect.lose, form) }) },
  worth: ({ lose: { money, focus } }, { weights, much }) => -weights.money * much(money) - weights.focus * much(focus),
  changes: (game, seat, { lose: { money, focus } }) =>
    (!!money && has(game, seat, 'money') > 0) || (!!focus && focusTotal(game, seat) > 0),
  isPrice: () => true,
};
