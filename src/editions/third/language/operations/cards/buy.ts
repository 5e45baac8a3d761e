import { z } from 'zod';
import { buy as offer } from '../../../cards/shop.ts';
import type { Effect } from '../../../content/effect.ts';
import { investigator, upset, upsets } from '../../../investigators/investigator.ts';
import type { Judge } from '../../judge.ts';
import type { Language, Operation } from '../../operation.ts';
import { count, exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

/** `max` null: any number. `ifBought`: done once if at least one was bought. */
export interface Buy {
  buy: { max: number | null; price: 'list' | 'halfUp' | number; ifBought?: Effect[] } & (
    | { deck: 'display'; filter: 'common' | 'curio' }
    | { deck: 'spell'; draw: number }
  );
}

/** A chance to buy: cards with that trait on display, or among the top so many of the spell deck. */
export const buy = (language: Language): Operation<Buy> => {
  const terms = {
    max: positive.nullable(),
    price: z.union([z.enum(['list', 'halfUp']), count]),
    ifBought: language.effects().exactOptional(),
  };
  return {
    schema: exact({
      buy: z.discriminatedUnion('deck', [
        exact({ deck: z.literal('display'), filter: z.enum(['common', 'curio']), ...terms }),
        exact({ deck: z.literal('spell'), draw: positive, ...terms }),
      ]),
    }),
    personal: true,
    *run(game, seat, { buy: terms }, context) {
      const before = upsets(game, seat);
      const bought = yield* offer(game, seat, terms);
      if (bought > 0 && !upset(game, seat, before)) yield* language.perform(game, seat, terms.ifBought ?? [], context);
    },
    words: {
      kind: 'offer',
      clause({ buy: terms }, form) {
        const { deck, max, price, ifBought = [] } = terms;
        const draw = deck === 'spell' ? terms.draw : 0;
        const what =
          deck === 'display'
            ? say('buy-item', { item: say(`item-${terms.filter}`, { count: max ?? 2 }), max: max ?? 0 })
            : say('buy-spells', { max: max ?? 0, draw });
        const cost = typeof price === 'number' ? say('price-fixed', { money: price }) : say(`price-${price}`);
        const first = say(`buy-${deck}`, { what, cost, draw, form });
        if (ifBought.length === 0) return first;
        return say('buy-then', { first, clause: language.speech.clauses(ifBought, form), form });
      },
    },
    worth: ({ buy: { ifBought } }, judge) => (isRich(judge) ? 0.4 + judge.worth(ifBought) : 0.05),
    clue: ({ buy: { ifBought } }, judge) => judge.clue(ifBought) * (isRich(judge) ? 0.8 : 0.1),
  };
};

const isRich = ({ game, seat }: Pick<Judge, 'game' | 'seat'>): boolean => investigator(game, seat).money >= 3;
