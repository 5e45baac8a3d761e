import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { oddsWithSixes } from '../../../engine/odds.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Cause, FormulaPart } from '../state/event.ts';
import { choose, confirm } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { type CheckSpec, dicePerClue, matter, type Roll, successesOf } from './check.ts';
import { type CheckUse, checkUses, lentUses, payUse } from './checkuse.ts';

/** More tokens at once than this are spent in several answers. */
const MOST_AT_ONCE = 10;

/**
 * What follows the roll: Clue tokens one at a time or several until the check is passed (2E-2301 to 2E-2305), rerolls
 * and cards that pass the check, each seen before the next is decided on. Not asked when nothing can be done, nor once
 * the check is passed unless more successes matter. At the end of a failed check others may lend a reroll (D-65).
 * @returns what let the check pass without further dice, or null when the dice decide
 */
export function* spendAndReroll(
  game: Game,
  seat: Seat,
  spec: CheckSpec,
  roll: Roll,
  formula: readonly FormulaPart[],
): Flow<Cause | null> {
  const refused = new Set<string>();
  while (!isEnough(spec, roll)) {
    const chosen = yield* choose(
      game,
      seat,
      'check.spend',
      '2E-2301',
      () => optionsOf(game, seat, spec, roll, refused),
      () => ({
        default: silence(game, seat, spec, roll),
        args: {
          check: ref('check', spec.kind),
          successes: successesOf(roll),
          difficulty: spec.difficulty,
          counting: String(spec.bySuccesses ?? false),
          staked: String(spec.stakes !== undefined),
          stakes: spec.stakes ?? '',
        },
        about: matter(game, seat, spec, formula, roll),
      }),
    );
    if (chosen === 'clue') spendClue(game, seat, spec, roll);
    else if (chosen?.startsWith('clues:')) spendClues(game, seat, spec, roll, Number(chosen.slice('clues:'.length)));
    else if (chosen?.startsWith('ask:')) {
      const use = lentUses(game, seat, spec).find((one) => one.option.id === chosen.slice('ask:'.length));
      if (use) yield* lend(game, seat, spec, roll, formula, use, refused);
    } else {
      const use = usesOf(game, seat, spec, roll).find((one) => one.option.id === chosen);
      if (!use) {
        if (!(yield* lentAtTheEnd(game, seat, spec, roll, formula, refused))) return null;
      } else if (yield* payUse(game, seat, use)) {
        if (use.clue) throwClueDice(game, seat, spec, roll, use.card);
        else if (use.reroll) reroll(game, seat, roll, use);
        else return use.source;
      }
    }
  }
  return null;
}

/** No more can be gained: passed, and further successes are worth nothing. */
function isEnough(spec: CheckSpec, roll: Roll): boolean {
  const successes = successesOf(roll);
  if (!spec.bySuccesses) return successes >= spec.difficulty;
  return spec.enough !== undefined && successes >= spec.enough;
}

function optionsOf(game: Game, seat: Seat, spec: CheckSpec, roll: Roll, refused: ReadonlySet<string>): Option[] {
  const offered: Option[] = [];
  const { clues } = investigator(game, seat);
  const dice = dicePerClue(game, seat, spec.kind);
  for (let count = 1; count <= Math.min(clues, MOST_AT_ONCE); count++)
    offered.push({
      id: count === 1 ? 'clue' : `clues:${count}`,
      label: count === 1 ? phrase('option-clue', { dice }) : phrase('option-clues', { count, dice: dice * count }),
      odds: oddsWithMore(spec, roll, dice * count),
    });
  for (const use of usesOf(game, seat, spec, roll))
    offered.push({ ...use.option, odds: oddsOfUse(spec, roll, use, dice) });
  for (const use of lentUses(game, seat, spec))
    if (!refused.has(use.option.id) && canReroll(roll))
      offered.push({
        id: `ask:${use.option.id}`,
        label: phrase('option-ask-lend', {
          seat: ref('seat', String(use.owner)),
          ability: ref('ability', use.ability.id ?? ''),
        }),
        odds: oddsOfUse(spec, roll, use, dice),
      });
  if (offered.every((option) => option.id.startsWith('ask:'))) return [];
  if (isHopeless(game, seat, spec, roll, offered)) return [];
  return [{ id: 'accept', label: phrase('option-accept') }, ...offered];
}

/** Neither a reroll nor a card that passes it, and not even sixes on all Clue dice would do: nothing to decide. */
function isHopeless(game: Game, seat: Seat, spec: CheckSpec, roll: Roll, offered: readonly Option[]): boolean {
  if (spec.bySuccesses || offered.some((option) => option.id.startsWith('ask:'))) return false;
  const uses = usesOf(game, seat, spec, roll);
  if (uses.some((use) => !use.clue)) return false;
  const tokens = investigator(game, seat).clues + uses.length;
  const most = tokens * dicePerClue(game, seat, spec.kind) * roll.perSix;
  return successesOf(roll) + most < spec.difficulty;
}

function usesOf(game: Game, seat: Seat, spec: CheckSpec, roll: Roll): CheckUse[] {
  return checkUses(game, seat, spec, ['afterRoll', 'beforeOrAfterRoll']).filter((use) => {
    if (use.clue) return true;
    if (use.reroll) return canReroll(roll);
    return successesOf(roll) < spec.difficulty;
  });
}

/** A reroll needs a die that is no success; a pool of 0 dice has nothing to roll again. */
function canReroll(roll: Roll): boolean {
  return roll.dice.some((die) => !roll.faces.includes(die));
}

/** The successes hoped for: enough to pass, or one more where each counts and it is passed already. */
function target(spec: CheckSpec, roll: Roll): number {
  return Math.max(spec.difficulty, spec.bySuccesses ? successesOf(roll) + 1 : 0);
}

function oddsWithMore(spec: CheckSpec, roll: Roll, dice: number): number {
  return oddsWithSixes(dice, target(spec, roll) - successesOf(roll), roll.faces, roll.perSix);
}

function oddsOfUse(spec: CheckSpec, roll: Roll, use: CheckUse, perClue: number): number {
  if (use.clue) return oddsWithMore(spec, roll, perClue);
  if (!use.reroll) return 1;
  if (use.reroll.dice === 'all') return oddsWithSixes(roll.dice.length, target(spec, roll), roll.faces, roll.perSix);
  const failures = roll.dice.filter((die) => !roll.faces.includes(die)).length;
  return oddsWithMore(spec, roll, use.reroll.dice === 'one' ? Math.min(1, failures) : failures);
}

/** D-23 spends nothing, D-24 takes a free reroll of a failed check, D-71 helps a doom token off in the final battle. */
function silence(game: Game, seat: Seat, spec: CheckSpec, roll: Roll): string {
  const successes = successesOf(roll);
  if (investigator(game, seat).clues > 0 && spendsWhenSilent(game, seat, spec, successes)) return 'clue';
  if (successes < spec.difficulty) {
    const free = usesOf(game, seat, spec, roll).find((use) => use.free);
    if (free) return free.option.id;
  }
  return 'accept';
}

function spendsWhenSilent(game: Game, seat: Seat, spec: CheckSpec, successes: number): boolean {
  if (spec.spendWhenSilent) return spec.spendWhenSilent(successes);
  if (spec.against?.ref !== 'ancientOne' || spec.kind !== 'combat') return false;
  const { players, options, ancientOne } = game.state;
  // L11.5: with fewer than 4 players a doom token costs 4 successes.
  const price = options.variants.mightyAncientOne ? Math.max(4, players) : players;
  const done = (ancientOne.tally + successes) % price;
  return price - done <= investigator(game, seat).clues;
}

function spendClue(game: Game, seat: Seat, spec: CheckSpec, roll: Roll): void {
  const one = investigator(game, seat);
  if (one.clues < 1) return;
  one.clues -= 1;
  throwClueDice(game, seat, spec, roll);
}

/** Up to that many tokens, one by one, stopping when more would be wasted. */
function spendClues(game: Game, seat: Seat, spec: CheckSpec, roll: Roll, count: number): void {
  for (let spent = 0; spent < count && !isEnough(spec, roll); spent++) spendClue(game, seat, spec, roll);
}

function throwClueDice(game: Game, seat: Seat, spec: CheckSpec, roll: Roll, by?: string): void {
  const dice = game.chance.dice(`clue seat ${seat}`, dicePerClue(game, seat, spec.kind));
  roll.dice.push(...dice);
  const successes = successesOf({ ...roll, dice });
  game.events.push({
    type: 'ClueSpent',
    seat,
    dice,
    faces: [...roll.faces],
    successes,
    total: successesOf(roll),
    ...(by ? { by } : {}),
  });
}

/** Rolls dice of the check again, those of Clue tokens too (2E-2208, FAQ-56); the new result stands. */
function reroll(game: Game, seat: Seat, roll: Roll, use: CheckUse): void {
  const failures = roll.dice.flatMap((die, index) => (roll.faces.includes(die) ? [] : [index]));
  const places =
    use.reroll?.dice === 'all'
      ? roll.dice.map((_, index) => index)
      : use.reroll?.dice === 'one'
        ? failures.slice(0, 1)
        : failures;
  const dice = game.chance.dice(`reroll seat ${seat}`, places.length);
  for (const [index, place] of places.entries()) roll.dice[place] = dice[index] ?? 1;
  game.events.push({
    type: 'Rerolled',
    seat,
    by: use.source,
    dice,
    faces: [...roll.faces],
    total: successesOf(roll),
  });
}

/** Asks the owner of an ability whether to use it on somebody else's check. @returns whether it was used */
function* lend(
  game: Game,
  seat: Seat,
  spec: CheckSpec,
  roll: Roll,
  formula: readonly FormulaPart[],
  use: CheckUse,
  refused: Set<string>,
): Flow<boolean> {
  const agreed = yield* confirm(game, use.owner, 'check.lend', '2E-101', () => ({
    subject: seat,
    args: {
      owner: ref('seat', String(use.owner)),
      ability: ref('ability', use.ability.id ?? ''),
      check: ref('check', spec.kind),
      successes: successesOf(roll),
      difficulty: spec.difficulty,
    },
    odds: oddsOfUse(spec, roll, use, 0),
    about: matter(game, seat, spec, formula, roll),
  }));
  if (!agreed) {
    refused.add(use.option.id);
    return false;
  }
  if (yield* payUse(game, use.owner, use)) reroll(game, seat, roll, use);
  return true;
}

/** A check that is about to fail: those who could lend a reroll and have not been asked are asked. */
function* lentAtTheEnd(
  game: Game,
  seat: Seat,
  spec: CheckSpec,
  roll: Roll,
  formula: readonly FormulaPart[],
  refused: Set<string>,
): Flow<boolean> {
  if (successesOf(roll) >= spec.difficulty || !canReroll(roll)) return false;
  for (const use of lentUses(game, seat, spec)) {
    if (refused.has(use.option.id)) continue;
    if (oddsOfUse(spec, roll, use, 0) > 0 && (yield* lend(game, seat, spec, roll, formula, use, refused))) return true;
  }
  return false;
}
