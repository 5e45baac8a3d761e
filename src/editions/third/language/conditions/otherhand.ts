import { z } from 'zod';
import { handsOf } from '../../investigators/hands.ts';
import { exact } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ otherHand: z.literal('empty') });
/** No other asset chosen for this test takes a hand. */
export type OtherHand = z.output<typeof schema>;

export const otherHand: Reading<OtherHand> = {
  schema,
  holds: (game, _seat, _condition, { card, chosen }) =>
    !(chosen ?? game.state.test?.chosen ?? []).some((other) => other !== card && handsOf(game, other) > 0),
  words: () => say('if-other-hand'),
};
