import { z } from 'zod';
import { returnToBox as cardToBox, held } from '../../../cards/card.ts';
import { returnMonster } from '../../../monsters/monster.ts';
import { leaveRumor } from '../../../mythos/rumor.ts';
import type { Operation, PaidOperation } from '../../operation.ts';
import { fateOf } from '../../terms/fate.ts';
import { say } from '../../terms/noun.ts';
import { atOnce, order } from '../../terms/way.ts';

const schema = z.strictObject({ returnToBox: z.literal('this') });

/** `{ "returnToBox": "this" }`: the held card, the rumor in play, or the monster at hand leaves the game. */
export type ReturnToBox = z.output<typeof schema>;

const run: Operation<ReturnToBox>['run'] = atOnce((game, seat, _effect, { source, card, monster }) => {
  const { rumor } = game.state;
  if (rumor && source.id === rumor.card) leaveRumor(game, 'box');
  else if (card !== undefined) cardToBox(game, seat, card);
  else if (monster !== undefined) returnMonster(game, monster, 'box');
});

export const returnToBox: PaidOperation<ReturnToBox> = {
  schema,
  run,
  words: order((_effect, form) => say('return-this-to-box', { form })),
  worth: () => 0,
  cost: {
    schema,
    payable: (game, seat, _effect, { card }) => card !== undefined && held(game, seat, card) !== undefined,
    pay: run,
    takes: (_game, _seat, _effect, { card }) => fateOf(card, 'removed'),
    price: () => 1,
  },
};
