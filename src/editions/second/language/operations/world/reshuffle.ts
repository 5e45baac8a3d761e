import { z } from 'zod';
import { shuffleDeck } from '../../../cards/deck.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, order } from '../../terms/way.ts';

const schema = z.strictObject({ reshuffle: z.strictObject({ deck: z.enum(['mythos', 'gate']) }) });

/** `{ "reshuffle": { "deck": "gate" } }`: whoever drew the card that orders it draws again. */
export type Reshuffle = z.output<typeof schema>;

export const reshuffle: Operation<Reshuffle> = {
  schema,
  run: atOnce((game, _seat, effect) => shuffleDeck(game, effect.reshuffle.deck)),
  words: order((effect, form) => say(`reshuffle-${effect.reshuffle.deck}`, { form })),
  worth: () => 0,
};
