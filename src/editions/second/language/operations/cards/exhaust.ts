import { z } from 'zod';
import { held, exhaust as turn } from '../../../cards/card.ts';
import type { Operation, PaidOperation } from '../../operation.ts';
import { fateOf } from '../../terms/fate.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, shared } from '../../terms/way.ts';

const schema = z.strictObject({ exhaust: z.literal('this') });

/** `{ "exhaust": "this" }` */
export type Exhaust = z.output<typeof schema>;

const run: Operation<Exhaust>['run'] = atOnce((game, seat, _effect, { card }) => {
  if (card !== undefined) turn(game, seat, card);
});

export const exhaust: PaidOperation<Exhaust> = {
  schema,
  run,
  words: shared(() => ({ key: 'exhaust', args: {}, what: [say('this-card', { role: 'object' })] })),
  worth: () => 0,
  cost: {
    schema,
    payable: (game, seat, _effect, { card }) => card !== undefined && held(game, seat, card)?.exhausted === false,
    pay: run,
    takes: (_game, _seat, _effect, { card }) => fateOf(card, 'exhausted'),
    price: () => 0,
  },
};
