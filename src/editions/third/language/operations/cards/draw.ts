import { z } from 'zod';
import { drawFrom } from '../../../cards/gain.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ draw: exact({ deck: z.enum(['spell', 'ally']), count: positive }) });
export type Draw = z.output<typeof schema>;

/** The top cards of a deck, free of charge. */
export const draw: Operation<Draw> = {
  schema,
  personal: true,
  *run(game, seat, { draw: { deck, count } }) {
    yield* drawFrom(game, deck, seat, count);
  },
  words: {
    kind: 'order',
    clause: ({ draw: { deck, count } }) => ({ key: 'gain', what: [say(`drawn-${deck}`, { count })] }),
  },
  worth: ({ draw: { deck } }, { weights }) => weights[deck],
  changes: (game, _seat, { draw: { deck } }) => game.state.decks[deck].length > 0,
  isGood: true,
};
