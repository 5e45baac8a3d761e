import { z } from 'zod';
import { breakSeal } from '../../../gates/gate.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, order } from '../../terms/way.ts';

const schema = z.strictObject({ removeElderSigns: z.literal('all') });

/** `{ "removeElderSigns": "all" }`: they leave the board; doom does not change. */
export type RemoveElderSigns = z.output<typeof schema>;

export const removeElderSigns: Operation<RemoveElderSigns> = {
  schema,
  run: atOnce((game) => {
    for (const place of Object.keys(game.state.places)) breakSeal(game, place);
  }),
  words: order((_effect, form) => say('remove-elder-signs', { form })),
  worth: () => -10,
  befallsWorld: () => true,
};
