import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { modified } from '../../../investigators/modifier.ts';
import { gain as take } from '../../../investigators/resource.ts';
import { gainNeighborhoodClue } from '../../../mythos/clue.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { amount, amountOf, isSome } from '../../terms/amount.ts';
import { exact, named } from '../../terms/field.ts';
import { resourceTexts, say } from '../../terms/noun.ts';

const schema = exact({
  gain: named(
    exact({
      money: amount.exactOptional(),
      remnant: amount.exactOptional(),
      clue: z.literal('neighborhood').exactOptional(),
    }),
    'resource',
  ),
});
export type Gain = z.output<typeof schema>;

/** Money and remnants from the supply, a clue from the center of their neighborhood. */
export const gain: Operation<Gain> = {
  schema,
  personal: true,
  *run(game, seat, { gain: { money, remnant, clue } }, context) {
    const { source, ability } = context;
    // 3E-435.3
    if (money !== undefined) {
      const printed = yield* amountOf(game, seat, money, context);
      const dollars = modified(game, 'gain:money', printed, { seat, ...(ability === undefined ? {} : { ability }) });
      take(game, seat, { what: 'money', amount: dollars }, source);
    }
    if (remnant !== undefined)
      take(game, seat, { what: 'remnant', amount: yield* amountOf(game, seat, remnant, context) }, source);
    // Whether one was gained decides what becomes of the event card (3E-428.7).
    if (clue === 'neighborhood' && (yield* gainNeighborhoodClue(game, seat)) && context.encounter)
      context.encounter.clueGained = true;
  },
  words: {
    kind: 'order',
    clause: ({ gain: { clue, ...amounts } }, form) => ({
      key: 'gain',
      what: [...resourceTexts(amounts, form), ...(clue ? [say('clue-of-neighborhood', { form })] : [])],
    }),
  },
  worth: ({ gain: { money, remnant, clue } }, { weights, much }) =>
    weights.money * much(money) + weights.remnant * much(remnant) + (clue ? weights.clue : 0),
  clue: ({ gain: { clue } }) => (clue ? 1 : 0),
  changes: (game, seat, { gain: { money, remnant, clue } }, context) =>
    isSome(game, seat, money, context) || isSome(game, seat, remnant, context) || (!!clue && clueNear(game, seat)),
  isGood: true,
};

function clueNear(game: Game, seat: Seat): boolean {
  const neighborhood = game.content.neighborhoodOf(investigator(game, seat).at);
  return neighborhood !== null && (game.state.centers[neighborhood]?.clues ?? 0) > 0;
}
