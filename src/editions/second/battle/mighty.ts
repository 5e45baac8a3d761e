import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { cardsOfKind, itemsOf, loseItems } from '../cards/card.ts';
import { spendAndReroll } from '../checks/checkspend.ts';
import type { CheckSpec } from '../checks/formula.ts';
import { successesOf, throwDice } from '../checks/roll.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import type { Cause, FormulaPart } from '../state/event.ts';
import type { Game } from '../state/state.ts';

/**
 * L11.1 to L11.4: before the battle each investigator rolls as many dice as their Sanity, changed by the Ancient One's
 * combat rating; whoever has no success discards half their Items, Spells and Allies, rounded up.
 */
export function* mightyRoll(game: Game): Flow {
  for (const seat of inPlayerOrder(game.state)) {
    if (investigator(game, seat).eliminated) continue;
    if (!(yield* withstands(game, seat))) yield* loseHalf(game, seat);
  }
}

/** The roll is treated as a check: Clue tokens, Blessing and Curse apply (L11.3). It is based on no skill. */
function* withstands(game: Game, seat: Seat): Flow<boolean> {
  const { ancientOne } = game.state;
  const against: Cause = { ref: 'ancientOne', id: ancientOne.id };
  const { sanity, sheet } = investigator(game, seat);
  const formula: FormulaPart[] = [
    { source: { ref: 'sheet', id: sheet }, dice: sanity },
    { source: against, dice: ancientOne.combatRating ?? 0 },
  ];
  const spec: CheckSpec = { kind: 'will', modifier: 0, difficulty: 1, rule: 'L11.1', against };
  const roll = throwDice(game, seat, spec, { name: 'mighty', formula, perSix: 1 });
  const by = yield* spendAndReroll(game, roll);
  const successes = successesOf(roll);
  const passed = by !== null || successes >= spec.difficulty;
  game.events.push({ type: 'CheckEnded', seat, skill: spec.kind, successes, difficulty: spec.difficulty, passed });
  return passed;
}

/** Of their choice; silence gives up Allies last (L11.2, D-74). */
function* loseHalf(game: Game, seat: Seat): Flow {
  const candidates = () => [...itemsOf(game, seat), ...cardsOfKind(game, seat, 'ally')];
  const count = Math.ceil(candidates().length / 2);
  yield* loseItems(game, seat, count, { rule: 'L11.2', candidates, why: 'mighty' });
}
