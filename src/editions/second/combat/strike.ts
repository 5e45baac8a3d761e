/** The Combat check of a round with what is in hand. */
import type { Flow } from '../../../engine/flow.ts';
import { comesToTheSame } from '../../../engine/trial.ts';
import { type CheckResult, check } from '../checks/check.ts';
import { type CheckSpec, diceOfCheck } from '../checks/formula.ts';
import { upsets } from '../investigators/investigator.ts';
import { endLasting } from '../investigators/modifier.ts';
import type { Combat, Game } from '../state/state.ts';
import { combatSpec } from './combatspec.ts';
import { bestSet, gripOf, offeredSets, releasedBy } from './hands.ts';
import { pendingOf } from './means.ts';
import { wearOut } from './wear.ts';

/** The Combat check of this round with what is in hand (2E-2611); what is used up by it goes. */
export function* strike(
  game: Game,
  combat: Combat,
  more: Partial<CheckSpec>,
  outcome: (result: CheckResult) => Flow,
): Flow<CheckResult> {
  const { seat } = combat;
  combat.hands ??= bestSet(game, combat);
  release(game, combat);
  const grip = gripOf(game, combat);
  const { working } = grip;
  const before = upsets(game, seat);
  game.events.push({ type: 'HandsFilled', seat, cards: [...working] });
  const result = yield* check(game, seat, { ...combatSpec(game, combat, grip), ...more });
  if (result.passed) yield* outcome(result);
  yield* wearOut(game, seat, working, before);
  if (!result.passed) yield* outcome(result);
  return result;
}

/** Spells whose hands go to something else stop working (2E-2812) until they are cast anew (2E-2813). */
export function release(game: Game, combat: Combat): void {
  for (const id of releasedBy(game, combat, combat.hands ?? [])) {
    combat.working = combat.working.filter((one) => one !== id);
    endLasting(game, (one) => one.seat === combat.seat && one.source === id);
  }
}

/** Whatever they take in hand, nothing is to be cast, no die is thrown, and the same comes of it (2E-T62). */
export function handsAreIdle(game: Game, combat: Combat): boolean {
  const rounds = offeredSets(game, combat).map((hands) => ({ ...combat, hands, working: [...combat.working] }));
  const throws = (round: (typeof rounds)[number]) =>
    pendingOf(game, round, round.hands).length > 0 ||
    diceOfCheck(game, round.seat, combatSpec(game, round, gripOf(game, round))) > 0;
  if (rounds.some(throws)) return false;
  return comesToTheSame(
    game,
    rounds.map((round) => (copy: Game) => struck(copy, round)),
  );
}

function* struck(game: Game, combat: Combat): Flow<unknown> {
  yield* strike(game, combat, {}, function* () {});
  return { state: game.state, working: combat.working };
}
