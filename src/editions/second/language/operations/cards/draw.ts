import { z } from 'zod';
import { drawCards } from '../../../cards/draw.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { playerDeck as deck, positive } from '../../terms/scalar.ts';

const schema = z.strictObject({
  draw: z.union([
    z.strictObject({ deck, count: positive }),
    z.strictObject({ deck, count: z.union([positive, z.literal('all')]), keep: positive }),
    z.strictObject({ deck, count: positive, filter: z.enum(['weapon', 'tome']) }),
  ]),
});

/** `{ "draw": { "deck": "spell", "count": 2, "keep": 1 } }`, free of charge; `all`: searches the deck. */
export type Draw = z.output<typeof schema>;

export const draw: Operation<Draw> = {
  schema,
  *run(game, seat, { draw: spec }) {
    yield* drawCards(game, seat, spec);
  },
  words: {
    kind: () => 'order',
    verb: ({ draw: spec }) => {
      if ('keep' in spec || 'filter' in spec) return undefined;
      return { key: 'draw', args: {}, what: [say(`kind-${spec.deck}`, { count: spec.count, role: 'object' })] };
    },
    clause: ({ draw: spec }, form) => {
      const kind = (count: number, name: string = spec.deck) => say(`kind-${name}`, { count, role: 'object' });
      if ('filter' in spec) {
        const from = say(`deck-${spec.deck}`, { role: 'object' });
        return say('draw-filter', { what: kind(spec.count, spec.filter), deck: from, form });
      }
      const keep = 'keep' in spec ? spec.keep : 1;
      if (spec.count === 'all') return say('draw-search', { what: kind(keep), form });
      return say('draw-keep', { what: kind(spec.count), keep, form });
    },
    long: ({ draw: spec }) => 'keep' in spec,
  },
  worth: ({ draw: spec }, judge) => {
    const { count } = spec;
    const best = count === 'all' ? 1.6 : 'keep' in spec ? 1 + 0.25 * (count - spec.keep) : count;
    return best * judge.card(spec.deck);
  },
  changes: (game, _seat, effect) => game.state.decks[effect.draw.deck].length > 0,
  together: () => 'first',
};
