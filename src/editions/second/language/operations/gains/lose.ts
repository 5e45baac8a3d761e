import { z } from 'zod';
import { loseClues, loseMaximum, loseMoney, loseUnsettled, lose as suffer } from '../../../misfortune/loss.ts';
import type { Operation, Verb } from '../../operation.ts';
import { amountsOf, entriesOf } from '../../terms/amount.ts';
import { countedOf } from '../../terms/held.ts';
import { resources, say } from '../../terms/noun.ts';
import { positive } from '../../terms/scalar.ts';
import { shared } from '../../terms/way.ts';
import { amountsWorth, multiplied, some } from './resources.ts';
import { worked } from './worked.ts';

const amount = z.union([positive, z.enum(['all', 'halfDown', 'halfUp', 'd6'])]);
const schema = z.strictObject({
  lose: z.union([
    amountsOf(['clue', 'money', 'sanity', 'stamina'], amount),
    z.strictObject({ maxSanity: positive }),
    z.strictObject({ maxStamina: positive }),
  ]),
});

/** `{ "lose": { "sanity": 1, "stamina": 1 } }`: as much as there is. Both points together are one loss (2E-3004). */
export type Lose = z.output<typeof schema>;

export const lose: Operation<Lose> = {
  schema,
  *run(game, seat, { lose: amounts }, context) {
    const all = worked(game, seat, amounts, context);
    const { clue, money, sanity, stamina, maxSanity, maxStamina } = all;
    if (clue) loseClues(game, seat, clue, context.source);
    if (money) loseMoney(game, seat, money, context.source);
    if (maxSanity || maxStamina) yield* loseMaximum(game, seat, some({ maxSanity, maxStamina }), context.source);
    if (sanity || stamina)
      yield* (context.unsettled ? loseUnsettled : suffer)(game, seat, some({ sanity, stamina }), context.source);
  },
  words: shared(({ lose: amounts }): Verb => {
    if ('maxSanity' in amounts)
      return {
        key: 'lose-maximum',
        args: { count: amounts.maxSanity },
        what: [say('stock-maxSanity', { role: 'object' })],
      };
    if ('maxStamina' in amounts)
      return {
        key: 'lose-maximum',
        args: { count: amounts.maxStamina },
        what: [say('stock-maxStamina', { role: 'object' })],
      };
    return { key: 'lose', args: {}, what: resources(amounts, 'object') };
  }),
  worth: ({ lose: amounts }, judge) => amountsWorth(amounts, -1, judge),
  covered: (game, seat, { lose: amounts }, anything) =>
    entriesOf(amounts).every(([resource, wanted]) => {
      const have = countedOf(game, seat, resource);
      return typeof wanted === 'number' ? wanted <= have : !anything || have > 0;
    }),
  hurts: () => true,
  together: ({ lose: amounts }) => ('sanity' in amounts || 'stamina' in amounts ? 'last' : 'first'),
  times: ({ lose: amounts }, count) => {
    const all = multiplied(amounts, count);
    return all && { lose: all };
  },
};
