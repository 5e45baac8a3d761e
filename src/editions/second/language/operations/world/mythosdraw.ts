import { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, statement } from '../../terms/way.ts';

const schema = z.strictObject({
  mythosDraw: z.strictObject({ cards: z.literal(2), first: z.literal('gateStepOnly'), until: z.literal('endOfGame') }),
});

/** `{ "mythosDraw": { "cards": 2, "first": "gateStepOnly", "until": "endOfGame" } }`: so many each Mythos phase. */
export type MythosDraw = z.output<typeof schema>;

export const mythosDraw: Operation<MythosDraw> = {
  schema,
  run: atOnce((game, _seat, effect) => {
    game.state.mythosCards = effect.mythosDraw.cards;
  }),
  words: statement((effect) => say('mythos-draw', { cards: effect.mythosDraw.cards })),
  worth: () => 0,
};
