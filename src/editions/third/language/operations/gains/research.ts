import type { z } from 'zod';
import { investigator } from '../../../investigators/investigator.ts';
import { research as bring } from '../../../mythos/clue.ts';
import type { Operation } from '../../operation.ts';
import { amount, shareOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText, say } from '../../terms/noun.ts';

const schema = exact({ research: amount });
export type Research = z.output<typeof schema>;

/** Own clues to the scenario sheet, as many as there are. */
export const research: Operation<Research> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    yield* bring(
      game,
      seat,
      yield* shareOf(game, seat, { amount: effect.research, have: investigator(game, seat).clues }, context),
    );
  },
  words: {
    kind: 'order',
    clause: (effect, form) => say('research', { what: amountText('clue', effect.research, form), form }),
  },
  worth: (_effect, { game, seat, weights }) => (investigator(game, seat).clues > 0 ? weights.research : 0),
  changes: (game, seat) => investigator(game, seat).clues > 0,
  isGood: true,
};
