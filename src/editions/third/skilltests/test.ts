import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { oddsWithSixes } from '../../../engine/odds.ts';
import { isCopy } from '../../edition/copy.ts';
import { engagedMonsters } from '../board/monster.ts';
import { castSpell } from '../cards/spell.ts';
import { markUsed, useCard } from '../investigators/ability.ts';
import { spellInHands, takeHands } from '../investigators/hands.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { modified } from '../investigators/modifier.ts';
import { spend } from '../investigators/resource.ts';
import type { FormulaPart } from '../state/event.ts';
import { chooseAmount } from '../state/question.ts';
import type { Game, TestInHand } from '../state/state.ts';
import { successesOf } from './testdice.ts';
import { choosePlan, freePlan, type Plan, plansFor } from './testplan.ts';
import { diceIn, facesBy, facesOf, formulaOf } from './testpool.ts';
import { enoughFor, matter, type TestResult, type TestSpec } from './testspec.ts';
import { changeDice } from './testspend.ts';

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
  // 3E-463.5c
  // 3E-R22, 3E-C2
  if (spec.afterwards) yield* spec.afterwards(result);
  if (!upset(game, seat, before))
    yield* game.rules.happened(game, { event: result.passed ? 'passTest' : 'failTest', seat });
  return result;
}

/** Dice that they would roll, going into it the way that costs nothing. */
export function testDice(game: Game, seat: Seat, spec: TestSpec): number {
  return freePlan(game, seat, spec).dice;
}

/**
 * The chance of passing with those dice, without anything that changes them afterwards, 0 to 1; of an attack, of
 * bringing the monster down with it.
 */
export function testOdds(game: Game, seat: Seat, spec: TestSpec): number {
  return testChances(game, seat, spec).ofPassing;
}

/** What dice promise before they are rolled, and without anything that changes them afterwards; all 0 to 1. */
interface Ahead {
  /** As above. */
  ofPassing: number;
  /** Of so many successes at least. */
  of: (needed: number) => number;
  /** The same by the best of all ways to go into the test, also those that cost something. */
  atBest: (needed: number) => number;
}

/** Chances with the dice of the way that costs nothing, and of the best. */
export function testChances(game: Game, seat: Seat, spec: TestSpec): Ahead {
  const isAttack = spec.occasion === 'attack';
  const oddsOf = ({ dice, faces, hands }: Plan, needed: number): number => {
    const perSix = isAttack ? modified(game, 'successesPerSix', 1, { seat, during: 'attack', inUse: hands }) : 1;
    return oddsWithSixes(dice, needed, faces, perSix);
  };
  const free = freePlan(game, seat, spec);
  const of = (needed: number): number => oddsOf(free, needed);
  const atBest = (needed: number): number =>
    Math.max(...plansFor(game, seat, spec).map((plan) => oddsOf(plan, needed)));
  return { ofPassing: of(isAttack ? enoughFor(game, seat, spec) : 1), of, atBest };
}

/** The steps up to the result; a spell that replaces the skill is cast around them (3E-493.7-2). */
function* roll(game: Game, seat: Seat, spec: TestSpec): Flow<TestResult> {
  const hand = blankHand(game, seat, spec);
  game.state.test = hand;
  const plan = yield* choosePlan(game, seat, spec);
  if (plan.cast === null) return yield* rollWith(game, spec, plan, hand);
  let result = INTERRUPTED;
  yield* castSpell(game, seat, { card: plan.cast }, function* () {
    result = yield* rollWith(game, spec, plan, hand);
  });
  return result;
}

function* rollWith(game: Game, spec: TestSpec, plan: Plan, hand: TestInHand): Flow<TestResult> {
  const { seat } = hand;
  const before = upsets(game, seat);
  const formula = yield* pool(game, spec, plan, hand);
  // 3E-463.3a
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
    occasion: spec.occasion,
  });
  // 3E-463.1
  yield* changeDice(game, { spec, tested: plan.tested, hand, formula });
  if (upset(game, seat, before)) return INTERRUPTED;
  const successes = successesOf(hand);
  // 3E-463.5b-1, 3E-463.5b-2
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
function* pool(game: Game, spec: TestSpec, plan: Plan, hand: TestInHand): Flow<FormulaPart[]> {
  const { seat } = hand;
  hand.skill = plan.tested.skill;
  hand.chosen = [...new Set([...hand.chosen, ...plan.hands])];
  for (const card of plan.hands) takeHands(game, seat, card);
  const formula = formulaOf(game, seat, plan.tested, plan);
  // Cards without hands are used by what they add (3E-409.4).
  for (const { source } of formula) if (source.ref === 'card' && isCopy(source.id)) useCard(game, seat, source.id);
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

/** One die for each remnant they care to spend (a few encounters). */
function* buyDice(game: Game, seat: Seat, spec: TestSpec, formula: FormulaPart[]): Flow {
  const amount = yield* chooseAmount(
    game,
    {
      seat,
      kind: 'test.remnants',
      rule: '3E-463.2d',
      range: () => ({ min: 0, max: investigator(game, seat).remnants }),
    },
    () => ({
      default: '0',
      args: { skill: { ref: 'skill', id: spec.skill } },
      about: matter(spec, { skill: spec.skill, formula, faces: [] }),
    }),
  );
  if (amount < 1) return;
  spend(game, seat, { what: 'remnant', amount }, spec.cause);
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
