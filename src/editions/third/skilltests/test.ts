import type { DecisionMatter, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { oddsOf, oddsWithSixes } from '../../../engine/odds.ts';
import { doomAt } from '../board/area.ts';
import { markUsed, useCard } from '../cards/ability.ts';
import { castSpell } from '../cards/spell.ts';
import type { Skill } from '../content/vocabulary.ts';
import { spellInHands, takeHands } from '../investigators/hands.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { modified } from '../investigators/modifier.ts';
import { spend } from '../investigators/resource.ts';
import { engagedMonsters, findMonster, remainingHealth } from '../monsters/monster.ts';
import type { TestOccasion } from '../state/context.ts';
import type { Cause, FormulaPart } from '../state/event.ts';
import { chooseAmount } from '../state/question.ts';
import type { Game, TestInHand } from '../state/state.ts';
import { successesOf } from './testdice.ts';
import { choosePlan, freePlan, type Plan } from './testplan.ts';
import { diceIn, facesBy, facesOf, formulaOf } from './testpool.ts';
import { changeDice } from './testspend.ts';

/** A test as a rule or card demands it (3E-463). */
export interface TestSpec {
  skill: Skill;
  /** Dice more or fewer (3E-463.2b). */
  mod: number;
  occasion: TestOccasion;
  /** What demands it. */
  cause: Cause;
  rule: string;
  /** The monster attacked, or otherwise at hand. */
  monster?: string;
  /** The held spell whose casting it is. */
  card?: string;
  /** Before the roll, one die for each remnant he cares to spend. */
  extraDicePerRemnant?: true;
  /** Successes above that are worth nothing. Without it: what the occasion can use, else 1; all when casting. */
  enough?: number;
  /** Failing would defeat him: silence then spends focus too (T4). */
  grave?: boolean;
  /** The story and rules text its questions stand under. */
  about?: DecisionMatter;
  /** What passing or failing does: "after you pass or fail a test" and conditions wait for it (3E-R22). */
  afterwards?: (result: TestResult) => Flow;
}

export interface TestResult {
  /** The test result (3E-463.5a-2). */
  successes: number;
  passed: boolean;
  /** He left the game before there was a result (3E-R8). */
  interrupted: boolean;
}

const INTERRUPTED: TestResult = { successes: 0, passed: false, interrupted: true };

/**
 * A test in its four steps (3E-463.2 to 3E-463.5): the pool with at most one question, the roll, what changes the
 * dice, the result. Then what the caller makes of it, then what follows passed and failed tests.
 */
export function* test(game: Game, seat: Seat, spec: TestSpec): Flow<TestResult> {
  const before = upsets(game, seat);
  const outer = game.state.test;
  let result = INTERRUPTED;
  try {
    result = yield* roll(game, seat, spec);
  } finally {
    if (outer) game.state.test = outer;
    else delete game.state.test;
  }
  if (result.interrupted) return result;
  if (spec.afterwards) yield* spec.afterwards(result);
  if (!upset(game, seat, before))
    yield* game.rules.happened(game, { event: result.passed ? 'passTest' : 'failTest', seat });
  return result;
}

/** Dice that he would roll, going into it the way that costs nothing. */
export function testDice(game: Game, seat: Seat, spec: TestSpec): number {
  return freePlan(game, seat, spec).dice;
}

/**
 * The chance of passing with those dice, without anything that changes them afterwards, 0 to 1; of an attack, of
 * bringing the monster down with it.
 */
export function testOdds(game: Game, seat: Seat, spec: TestSpec): number {
  const { dice, faces, hands } = freePlan(game, seat, spec);
  if (spec.occasion !== 'attack') return oddsOf(dice, 1, faces.length);
  const perSix = modified(game, 'successesPerSix', 1, { seat, during: 'attack', inUse: hands });
  return oddsWithSixes(dice, enoughFor(game, seat, spec), faces, perSix);
}

/** How many successes can be worth something. */
export function enoughFor(game: Game, seat: Seat, spec: TestSpec): number {
  if (spec.enough !== undefined) return spec.enough;
  const { at, clues } = investigator(game, seat);
  switch (spec.occasion) {
    case 'attack': {
      const monster = spec.monster === undefined ? null : findMonster(game.state, spec.monster);
      return monster ? remainingHealth(game, monster) : 1;
    }
    case 'evade':
      return engagedMonsters(game.state, seat).length;
    case 'ward':
      return doomAt(game.state, at);
    case 'research':
      return clues;
    case 'casting':
      return Number.POSITIVE_INFINITY;
    case 'encounter':
    case 'other':
      return 1;
    default:
      return spec.occasion satisfies never;
  }
}

/** What a question about this test shows. */
export function matter(
  spec: TestSpec,
  skill: Skill,
  formula: readonly FormulaPart[],
  faces: readonly number[],
  hand?: TestInHand,
): DecisionMatter {
  return {
    ...spec.about,
    ...(spec.monster ? { monster: spec.monster } : {}),
    ...(spec.card ? { card: spec.card } : {}),
    check: {
      skill,
      dice: hand ? hand.dice.length : diceIn(formula),
      difficulty: 1,
      ...(hand ? { successes: successesOf(hand) } : {}),
    },
    formula: [...formula],
    faces: [...faces],
    occasion: spec.occasion,
    ...(hand ? { rolled: [...hand.dice] } : {}),
    against: spec.cause,
  };
}

/** The steps up to the result; a spell that replaces the skill is cast around them (3E-493.7-2). */
function* roll(game: Game, seat: Seat, spec: TestSpec): Flow<TestResult> {
  const hand = blankHand(game, seat, spec);
  game.state.test = hand;
  const plan = yield* choosePlan(game, seat, spec);
  if (plan.cast === null) return yield* rollWith(game, seat, spec, plan, hand);
  let result = INTERRUPTED;
  yield* castSpell(game, seat, plan.cast, function* () {
    result = yield* rollWith(game, seat, spec, plan, hand);
  });
  return result;
}

function* rollWith(game: Game, seat: Seat, spec: TestSpec, plan: Plan, hand: TestInHand): Flow<TestResult> {
  const before = upsets(game, seat);
  const formula = yield* pool(game, seat, spec, plan, hand);
  hand.dice = game.chance.dice(`test seat ${seat}`, diceIn(formula));
  const by = facesBy(game, seat);
  game.events.push({
    type: 'TestRolled',
    seat,
    skill: hand.skill,
    formula,
    dice: [...hand.dice],
    faces: [...hand.faces],
    ...(by ? { facesBy: by } : {}),
    successes: successesOf(hand),
    against: spec.cause,
  });
  yield* changeDice(game, spec, plan.tested, hand, formula);
  if (upset(game, seat, before)) return INTERRUPTED;
  const successes = successesOf(hand);
  const passed = successes >= 1;
  const encounter = spec.about?.encounter;
  const told = encounter === undefined ? {} : { encounter };
  noteLuck(game, seat, hand, successes);
  game.events.push({ type: 'TestEnded', seat, skill: hand.skill, successes, passed, ...told });
  return { successes, passed, interrupted: false };
}

/** What the dice of a game promised and what they were, for those who look back on it. */
function noteLuck(game: Game, seat: Seat, { dice, faces }: TestInHand, successes: number): void {
  const luck = game.state.luck[seat];
  if (!luck) return;
  luck.dice += dice.length;
  luck.sixths += dice.length * faces.length;
  luck.successes += successes;
}

/** Step 1 once the plan is made: what it takes up and uses, remnants for dice, and the faces that count. */
function* pool(game: Game, seat: Seat, spec: TestSpec, plan: Plan, hand: TestInHand): Flow<FormulaPart[]> {
  hand.skill = plan.tested.skill;
  hand.chosen = [...new Set([...hand.chosen, ...plan.hands])];
  for (const card of plan.hands) takeHands(game, seat, card);
  const formula = formulaOf(game, seat, plan.tested, plan);
  // Cards without hands are used by what they add (3E-409.4).
  for (const { source } of formula) if (source.ref === 'card') useCard(game, seat, source.id);
  for (const key of plan.extra) markUsed(game, seat, key);
  if (spec.extraDicePerRemnant) yield* buyDice(game, seat, spec, formula);
  hand.faces = facesOf(game, seat, plan.tested, plan);
  hand.perSix = modified(game, 'successesPerSix', 1, { seat, during: spec.occasion, inUse: plan.hands });
  const { casting } = game.state;
  if (casting?.seat === seat && !casting.tested) {
    hand.added = casting.added ?? 0;
    casting.tested = true;
  }
  return formula;
}

/** One die for each remnant he cares to spend (a few encounters). */
function* buyDice(game: Game, seat: Seat, spec: TestSpec, formula: FormulaPart[]): Flow {
  const amount = yield* chooseAmount(
    game,
    seat,
    'test.remnants',
    '3E-463.2d',
    () => ({ min: 0, max: investigator(game, seat).remnants }),
    () => ({
      default: '0',
      args: { skill: { ref: 'skill', id: spec.skill } },
      about: matter(spec, spec.skill, formula, []),
    }),
  );
  if (amount < 1) return;
  spend(game, seat, 'remnant', amount, spec.cause);
  formula.push({ source: { ref: 'token', id: 'remnant' }, dice: amount });
  yield* game.rules.happened(game, { event: 'spendRemnant', seat, amount });
}

function blankHand(game: Game, seat: Seat, spec: TestSpec): TestInHand {
  return {
    seat,
    occasion: spec.occasion,
    skill: spec.skill,
    monster: spec.monster ?? (spec.occasion === 'evade' ? (engagedMonsters(game.state, seat)[0]?.id ?? null) : null),
    card: spec.card ?? null,
    chosen: spellInHands(game, seat),
    used: [],
    dice: [],
    faces: [],
    perSix: 1,
    added: 0,
  };
}
