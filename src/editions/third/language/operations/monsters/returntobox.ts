import { z } from 'zod';
import { boxMonster } from '../../../monsters/monsterharm.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ returnToBox: z.literal('thatMonster') });
export type ReturnToBox = z.output<typeof schema>;

/** Out of the game, from the board or, just defeated, from the deck. */
export const returnToBox: Operation<ReturnToBox> = {
  schema,
  personal: false,
  run(game, _seat, _effect, { thatMonster }) {
    if (thatMonster !== undefined) boxMonster(game, thatMonster);
  },
  words: { kind: 'order', clause: (_effect, form) => say('return-to-box', { form }) },
  worth: () => 0,
  befallsWorld: () => true,
};
