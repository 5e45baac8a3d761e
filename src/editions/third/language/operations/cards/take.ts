import { z } from 'zod';
import { ref } from '../../../../../engine/phrase.ts';
import { kindOf } from '../../../../edition/copy.ts';
import { take as gain } from '../../../cards/gain.ts';
import { inPlay } from '../../../investigators/investigator.ts';
import type { Operation } from '../../operation.ts';
import { exact, text } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ take: text, to: z.literal('leader').exactOptional() });
export type Take = z.output<typeof schema>;

/** That special card, for them or for the leader. */
export const take: Operation<Take> = {
  schema,
  personal: false,
  *run(game, seat, effect) {
    const receiver = effect.to === 'leader' ? game.state.leader : seat;
    if (receiver !== null && inPlay(game.state).includes(receiver)) yield* gain(game, receiver, effect.take);
  },
  words: {
    kind: ({ to }) => (to ? 'statement' : 'order'),
    clause({ take: id, to }) {
      const card = ref('card', id);
      return to ? say('take-leader', { card }) : { key: 'gain', what: [say('named', { name: card })] };
    },
  },
  worth: (_effect, { weights }) => weights.item,
  changes: (game, _seat, effect) => game.state.decks.special.some((card) => kindOf(card) === effect.take),
  befallsWorld: ({ to }) => to === 'leader',
};
