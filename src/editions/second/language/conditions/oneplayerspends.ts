import { z } from 'zod';
import { list } from '../../../language/joining.ts';
import { CARD_PHASES } from '../../content/vocabulary.ts';
import { investigator } from '../../investigators/investigator.ts';
import { ransomOf } from '../../mythos/rumor.ts';
import { place, say } from '../terms/noun.ts';
import { paid, payment } from '../terms/payment.ts';
import { positive, text } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z
  .strictObject({
    onePlayerSpends: payment,
    /** The number of cards or trophies from five players on. */
    countWith5PlusPlayers: positive.optional(),
    phase: z.enum(CARD_PHASES),
    at: text,
  })
  .refine(
    ({ onePlayerSpends, countWith5PlusPlayers }) => countWith5PlusPlayers === undefined || 'count' in onePlayerSpends,
    'counts nothing that it could be more of',
  );

/** `{ "onePlayerSpends": { "clue": 5 }, "phase": "arkhamEncounters", "at": "southside-streets" }`: ends a rumor. */
export type OnePlayerSpends = z.output<typeof schema>;

export const onePlayerSpends: Reading<OnePlayerSpends> = {
  schema,
  /** Whether that investigator could pay it here and now. */
  holds: (game, seat, condition, context) =>
    investigator(game, seat).at === condition.at &&
    game.rules.canPay(game, seat, [{ spend: ransomOf(condition, game.state.players) }], context),
  words: ({ onePlayerSpends: spends, countWith5PlusPlayers = 0, phase, at }, _form, content) => {
    const { verb, what } = paid(content, spends);
    return say(`if-one-${verb === 'discard' ? 'discards' : 'spends'}`, {
      what: list(what),
      place: place(content, at, 'at'),
      phase: say(`in-phase-${phase}`),
      more: countWith5PlusPlayers,
    });
  },
};
