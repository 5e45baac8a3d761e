import type { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { sheetClues } from '../../../board/scenariosheet.ts';
import type { Resource } from '../../../content/vocabulary.ts';
import { spendFocus } from '../../../investigators/focus.ts';
import { spend as give } from '../../../investigators/resource.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import { resourceOf } from '../../conditions/resource.ts';
import type { Language, Operation, Payable } from '../../operation.ts';
import { type Amount, amount, leastOf, shareOf } from '../../terms/amount.ts';
import { exact, named } from '../../terms/field.ts';
import { resourceTexts } from '../../terms/noun.ts';

const schema = exact({
  spend: named(
    exact({
      money: amount.exactOptional(),
      remnant: amount.exactOptional(),
      clue: amount.exactOptional(),
      focus: amount.exactOptional(),
      sheetClue: amount.exactOptional(),
    }),
    'resource',
  ),
});
export type Spend = z.output<typeof schema>;

/** A cost by itself. */
export const spend = (language: Language): Operation<Spend> => ({
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    yield* language.pay(game, seat, [effect], context);
  },
  words: { kind: 'order', clause: (effect, form) => ({ key: 'spend', what: resourceTexts(effect.spend, form) }) },
  worth: ({ spend: { money, remnant, clue, focus, sheetClue } }, { weights, much }) =>
    -weights.money * much(money) -
    weights.remnant * much(remnant) -
    weights.clue * much(clue) -
    weights.focus * much(focus) -
    0.5 * much(sheetClue),
});

export const spendCost: Payable<Spend> = {
  schema,
  needs: (game, seat, cost, context) =>
    partsOf(cost).map(([what, amount]) => [
      what,
      leastOf(game, seat, { amount, have: resourceOf(game, seat, what) }, context),
    ]),
  canPay: () => true,
  *pay(game, seat, cost, context) {
    for (const [what, amount] of partsOf(cost)) {
      const paid = yield* shareOf(game, seat, { amount, have: resourceOf(game, seat, what) }, context);
      context.spent = (context.spent ?? 0) + paid;
      if (what === 'sheetClue') sheetClues(game, -paid);
      else if (seat !== null) yield* payOne(game, seat, { what, paid }, context);
    }
  },
};

function partsOf({ spend: parts }: Spend): [Resource, Amount][] {
  return Object.entries(parts) as [Resource, Amount][];
}

/** What spending remnants sets off waits for the end of the list that is paid for (3E-R33). */
function* payOne(
  game: Game,
  seat: Seat,
  { what, paid }: { what: Exclude<Resource, 'sheetClue'>; paid: number },
  context: EffectContext,
): Flow {
  // 3E-439.3
  if (what === 'focus') yield* spendFocus(game, seat, paid, context.source);
  else give(game, seat, { what, amount: paid }, context.source);
  if (what !== 'remnant' || paid <= 0) return;
  context.owed ??= [];
  context.owed.push({ event: 'spendRemnant', seat, amount: paid });
}
