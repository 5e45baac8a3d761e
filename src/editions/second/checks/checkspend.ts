import { type Offered, seen } from '../../../engine/decision.ts';
import { type Flow, inTurn } from '../../../engine/flow.ts';
import { oddsWithSixes } from '../../../engine/odds.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { named } from '../../../engine/prospect.ts';
import type { Copy } from '../../edition/copy.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Cause } from '../state/event.ts';
import { cluesOf, OPTION } from '../state/option.ts';
import { choose, confirm } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { type CheckUse, checkUses, lentUses, payUse } from './checkuse.ts';
import { type CheckSpec, dicePerClue } from './formula.ts';
import { canReroll, isEnough, isLesser, matterOfRoll, oddsWithMore, type Roll, successesOf, target } from './roll.ts';

/** More tokens at once than this are spent in several answers. */
const MOST_AT_ONCE = 10;
/** So many of them have a button. */
const MOST_AT_HAND = 3;

/**
 * What follows the roll: Clue tokens one at a time or several until the check is passed (2E-2301 to 2E-2305), rerolls
 * and cards that pass the check, each seen before the next is decided on (2E-2303). Not asked when nothing can be done,
 * nor once the check is passed unless more successes matter. Others may be asked to lend a reroll (D-65).
 * @returns what let the check pass without further dice, or null when the dice decide
 */
export function* spendAndReroll(game: Game, roll: Roll): Flow<Cause | null> {
  const { seat, spec } = roll;
  while (!isEnough(roll)) {
    const chosen = yield* choose(
      game,
      { seat, kind: 'check.spend', rule: '2E-2301' },
      () => optionsOf(game, roll),
      () => ({
        default: silence(game, roll),
        args: {
          check: ref('check', spec.kind),
          successes: successesOf(roll),
          difficulty: spec.difficulty,
          counting: String(spec.bySuccesses ?? false),
          staked: String(spec.stakes !== undefined),
          stakes: spec.stakes ?? '',
        },
        about: matterOfRoll(game, roll),
        ...withoutMany(optionsOf(game, roll).map(({ id }) => id)),
      }),
    );
    const outcome = yield* react(game, roll, chosen);
    if (outcome !== 'again') return outcome;
  }
  return null;
}

/** Many clues at once are in a list behind the other options. */
function withoutMany(ids: readonly string[]): { first?: string[] } {
  const amounts = ids.map(cluesOf).filter((amount) => amount > 0);
  const most = Math.min(...amounts) + MOST_AT_HAND - 1;
  const first = ids.filter((id) => cluesOf(id) <= most);
  return first.length < ids.length ? { first } : {};
}

/** Does what was chosen. @returns what let the check pass, null when the dice decide, or that the question comes again */
function* react(game: Game, roll: Roll, chosen: string | null): Flow<Cause | null | 'again'> {
  const clues = chosen === null ? 0 : cluesOf(chosen);
  const asked = OPTION.ask.read(chosen);
  if (clues > 0) spendClues(game, roll, clues);
  else if (asked !== undefined) {
    const use = lentUses(game, roll.seat, roll.spec).find((one) => one.option.id === asked);
    if (use) yield* lend(game, roll, use);
  } else {
    const use = usesOf(game, roll).find((one) => one.option.id === chosen);
    if (!use) return (yield* lentUnbidden(game, roll)) ? 'again' : null;
    return yield* carryOut(game, roll, use);
  }
  return 'again'; // 2E-2304: and as often as they like
}

function* carryOut(game: Game, roll: Roll, use: CheckUse): Flow<Cause | 'again'> {
  if (!(yield* payUse(game, roll.seat, use))) return 'again';
  if (use.clue) throwClueDice(game, roll, use.card);
  else if (use.reroll) yield* reroll(game, roll, use);
  else return use.source;
  return 'again';
}

function optionsOf(game: Game, roll: Roll): Offered[] {
  const { seat, spec } = roll;
  const offered: Offered[] = [];
  // 2E-2307
  const { clues } = investigator(game, seat);
  const dice = dicePerClue(game, seat, spec.kind);
  for (let count = leastOffered(game, roll); count <= Math.min(clues, MOST_AT_ONCE); count++)
    offered.push({
      id: count === 1 ? 'clue' : OPTION.clues.write(count),
      label: count === 1 ? phrase('option-clue', { dice }) : phrase('option-clues', { count }),
      prospect: () => ({
        ...alone(oddsWithMore(roll, dice * count)),
        ...named([{ what: 'clue', amount: leastSpent(roll, count, dice) }]),
      }),
    });
  for (const use of usesOf(game, roll)) {
    const { option } = use;
    offered.push({ ...option, prospect: () => ({ ...seen(option), ...alone(oddsOfUse(roll, use, dice)) }) });
  }
  for (const use of lentUses(game, seat, spec))
    if (!roll.refused.has(use.option.id) && canReroll(roll, 'failures'))
      offered.push({
        id: OPTION.ask.write(use.option.id),
        label: phrase('option-ask-lend', {
          seat: ref('seat', String(use.owner)),
          ability: ref('ability', use.ability.id ?? ''),
        }),
        prospect: () => alone(oddsOfUse(roll, use, dice)),
      });
  // 2E-T62: others are asked by the one who checks, also with nothing else to do, but not for what could not help.
  const { helpOnRequest = false } = game.state.options;
  if (offered.every((option) => OPTION.ask.is(option.id) && !(helpOnRequest && seen(option).odds))) return [];
  if (isHopeless(game, roll, offered)) return [];
  return [{ id: 'accept', label: phrase(acceptKey(spec)) }, ...offered];
}

/** What can pass the check only together with something else on offer has no chance of its own to tell, not none. */
const alone = (odds: number): { odds?: number } => (odds > 0 ? { odds } : {});

/** So few tokens that even sixes would leave it failed are no choice, unless something that rerolls may help them. */
function leastOffered(game: Game, roll: Roll): number {
  const { seat, spec } = roll;
  const rerolls = [...usesOf(game, roll), ...lentUses(game, seat, spec)].some(({ reroll }) => reroll);
  const dice = dicePerClue(game, seat, spec.kind);
  if (rerolls || dice < 1) return 1;
  let least = 1;
  while (least < investigator(game, seat).clues && oddsWithMore(roll, dice * least) <= 0) least += 1;
  return least;
}

/** To leave it there: it has failed, unless each success counts. */
const acceptKey = ({ bySuccesses }: CheckSpec): string => (bySuccesses ? 'option-accept' : 'option-accept-failure');

/** Neither a reroll nor a card that passes it, and not even sixes on all Clue dice would do: nothing to decide. */
function isHopeless(game: Game, roll: Roll, offered: readonly Offered[]): boolean {
  const { seat, spec } = roll;
  if (spec.bySuccesses || offered.some((option) => OPTION.ask.is(option.id))) return false;
  const uses = usesOf(game, roll);
  if (uses.some((use) => !use.clue)) return false;
  const tokens = investigator(game, seat).clues + uses.length;
  const most = tokens * dicePerClue(game, seat, spec.kind) * roll.perSix;
  return successesOf(roll) + most < spec.difficulty;
}

function usesOf(game: Game, roll: Roll): CheckUse[] {
  const { seat, spec } = roll;
  return checkUses(game, seat, spec, ['afterRoll', 'beforeOrAfterRoll']).filter((use) => {
    if (use.clue) return true;
    if (use.reroll) return canReroll(roll, use.reroll.dice);
    return successesOf(roll) < spec.difficulty;
  });
}

function oddsOfUse(roll: Roll, use: CheckUse, perClue: number): number {
  if (use.clue) return oddsWithMore(roll, perClue);
  if (!use.reroll) return 1;
  if (use.reroll.dice === 'all') return oddsWithSixes(roll.dice.length, target(roll), roll.faces, roll.perSix);
  const failures = roll.dice.filter((die) => !roll.faces.includes(die)).length;
  return oddsWithMore(roll, use.reroll.dice === 'one' ? Math.min(1, failures) : failures);
}

/** D-23 spends nothing, D-24 takes a free reroll of a failed check, the final battle has its own (D-71). */
function silence(game: Game, roll: Roll): string {
  const { seat, spec } = roll;
  const successes = successesOf(roll);
  if (investigator(game, seat).clues > 0 && spec.spendWhenSilent?.(successes))
    return optionsOf(game, roll).find(({ id }) => cluesOf(id) > 0)?.id ?? 'accept';
  if (successes < spec.difficulty) {
    const free = usesOf(game, roll).find((use) => use.free);
    if (free) return free.option.id;
  }
  return 'accept';
}

function spendClue(game: Game, roll: Roll): void {
  const one = investigator(game, roll.seat);
  if (one.clues < 1) return;
  one.clues -= 1;
  throwClueDice(game, roll);
}

/** Up to that many tokens, one by one, stopping when more would be wasted. */
function spendClues(game: Game, roll: Roll, count: number): void {
  for (let spent = 0; spent < count && !isEnough(roll); spent++) spendClue(game, roll);
}

/** How many of so many tokens are spent at the very least: until all their dice would be enough. */
function leastSpent(roll: Roll, count: number, dice: number): number {
  for (let spent = 1; spent < count; spent++) {
    const best = Array.from({ length: spent * dice }, () => Math.max(...roll.faces));
    if (isEnough({ ...roll, dice: [...roll.dice, ...best] })) return spent;
  }
  return count;
}

function throwClueDice(game: Game, roll: Roll, by?: Copy): void {
  const { seat, spec } = roll;
  const dice = game.chance.dice(`clue seat ${seat}`, dicePerClue(game, seat, spec.kind));
  // 2E-2306
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
function* reroll(game: Game, roll: Roll, use: CheckUse): Flow {
  const { seat } = roll;
  const failures = roll.dice.flatMap((die, index) => (roll.faces.includes(die) ? [] : [index]));
  const places =
    use.reroll?.dice === 'all'
      ? roll.dice.map((_, index) => index)
      : use.reroll?.dice === 'one'
        ? yield* oneDie(game, roll, use)
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

/** Which die: failures are all alike, and so are successes that could be better ones. */
function* oneDie(game: Game, roll: Roll, use: CheckUse): Flow<number[]> {
  const failed = roll.dice.find((die) => !roll.faces.includes(die));
  const lesser = roll.dice.find((die) => isLesser(roll, die));
  const offered = [failed, lesser].filter((die) => die !== undefined);
  const chosen = yield* choose(
    game,
    { seat: use.owner, kind: 'check.reroll', rule: 'FAQ-56' },
    offered.map((die) => ({ id: OPTION.die.write(die), label: phrase('option-reroll-die', { die }) })),
    { about: matterOfRoll(game, roll) },
  );
  const die = chosen === null ? undefined : OPTION.die.read(chosen);
  return die === undefined ? [] : [roll.dice.indexOf(die)];
}

/** Asks the owner of an ability whether to use it on somebody else's check. @returns whether they did */
function* lend(game: Game, roll: Roll, use: CheckUse): Flow<boolean> {
  const { seat, spec } = roll;
  // 2E-T51
  yield* inTurn(game.state);
  const agreed = yield* confirm(game, { seat: use.owner, kind: 'check.lend', rule: '2E-101' }, () => ({
    subject: seat,
    args: {
      owner: ref('seat', String(use.owner)),
      ability: ref('ability', use.ability.id ?? ''),
      check: ref('check', spec.kind),
      successes: successesOf(roll),
      difficulty: spec.difficulty,
    },
    odds: oddsOfUse(roll, use, 0),
    about: matterOfRoll(game, roll),
  }));
  if (!agreed) {
    roll.refused.add(use.option.id);
    return false;
  }
  if (yield* payUse(game, use.owner, use)) yield* reroll(game, roll, use);
  return true;
}

/** Games begun before help was on request: those who could lend a reroll to a check about to fail are asked. */
function* lentUnbidden(game: Game, roll: Roll): Flow<boolean> {
  const { seat, spec } = roll;
  if (game.state.options.helpOnRequest) return false;
  if (successesOf(roll) >= spec.difficulty || !canReroll(roll, 'failures')) return false;
  for (const use of lentUses(game, seat, spec)) {
    if (roll.refused.has(use.option.id)) continue;
    if (oddsOfUse(roll, use, 0) > 0 && (yield* lend(game, roll, use))) return true;
  }
  return false;
}
