import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import { type Phrase, ref } from '../../../../../engine/phrase.ts';
import { signed } from '../../../../language/joining.ts';
import { type Effect, isA } from '../../../content/effect.ts';
import { SKILLS, type Skill } from '../../../content/vocabulary.ts';
import { wouldDefeat } from '../../../investigators/harmassign.ts';
import { testSetsOff } from '../../../reactions/idle.ts';
import { test, testOdds } from '../../../skilltests/test.ts';
import type { TestResult, TestSpec } from '../../../skilltests/testspec.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { Form, Language, Operation } from '../../operation.ts';
import { focusOf } from '../../reach.ts';
import { count, exact, positive } from '../../terms/field.ts';
import { parted, say } from '../../terms/noun.ts';

/** A test (3E-463); one success passes. One way of going on: `pass`/`fail`, `bySuccesses`, or `always`. */
export interface Check {
  check: {
    skill: Skill;
    /** Dice added to the skill. */
    mod: number | { evadeModifierOf: 'thatMonster' };
    pass?: Effect[];
    fail?: Effect[];
    /** `max` null: no upper end. */
    bySuccesses?: { min: number; max: number | null; do: Effect[] }[];
    /** Whatever the result. */
    always?: Effect[];
    /** Before rolling: so many dice for each remnant the investigator cares to spend. */
    extraDice?: { perSpent: 'remnant'; dice: number };
  };
}
type Spec = Check['check'];

export const check = (language: Language): Operation<Check> => ({
  schema: exact({
    check: exact({
      skill: z.enum(SKILLS),
      mod: z.union([z.int(), exact({ evadeModifierOf: z.literal('thatMonster') })]),
      pass: language.effects().exactOptional(),
      fail: language.effects().exactOptional(),
      bySuccesses: z
        .array(exact({ min: count, max: count.nullable(), do: language.effects() }))
        .min(1)
        .exactOptional(),
      always: language.effects().exactOptional(),
      extraDice: exact({ perSpent: z.literal('remnant'), dice: positive }).exactOptional(),
    })
      .refine(
        (value) => [value.pass, value.bySuccesses, value.always].filter((way) => way !== undefined).length === 1,
        'needs exactly one of pass, bySuccesses, always',
      )
      .refine(({ pass, fail }) => pass !== undefined || fail === undefined, 'has fail without pass'),
  }),
  personal: true,
  *run(game, seat, { check: spec }, context) {
    yield* test(game, seat, {
      ...specOf(game, spec, context),
      ...(isGrave(language, game, seat, spec.fail ?? []) ? { grave: true } : {}),
      *afterwards(result) {
        // Values a card gives by successes look at the check just made.
        context.successes = result.successes;
        // 3E-420.7-2
        yield* language.perform(game, seat, outcomeOf(spec, result), context);
      },
    });
  },
  words: { kind: 'test', clause: ({ check: spec }, form) => checkClause(language, spec, form) },
  worth({ check: spec }, judge) {
    const { pass, fail, always, bySuccesses } = spec;
    if (always) return judge.worth(always);
    if (bySuccesses) return judge.worth(bySuccesses[Math.floor(bySuccesses.length / 2)]?.do);
    const odds = judge.odds(spec);
    return odds * judge.worth(pass) + (1 - odds) * judge.worth(fail);
  },
  clue({ check: spec }, judge) {
    const inside = judge.clue(spec.pass ?? spec.always);
    return inside === 0 ? 0 : inside * judge.odds(spec);
  },
  changes: (game, seat, { check: spec }, context) =>
    listsOf(spec).some((list) => language.changes(game, seat, list, context)) || testSetsOff(game, seat),
  reach({ check: spec }, reach) {
    if (reach.seat === null) return reach.everything();
    // Focus tokens and clues, also of others, buy rerolls (3E-463.4a, 3E-463.4b).
    reach.uses(focusOf(reach.seat));
    reach.uses('clue');
    for (const list of listsOf(spec)) reach.into(list);
  },
});

/** Everything that it may lead to. */
function listsOf({ pass = [], fail = [], always = [], bySuccesses = [] }: Spec): Effect[][] {
  return [pass, fail, always, ...bySuccesses.map((band) => band.do)];
}

/** The test that a check demands. */
function specOf(game: Game, check: Spec, context: EffectContext): TestSpec {
  const { during = 'other', card, thatMonster } = context;
  return {
    // 3E-420.7-1
    skill: check.skill,
    mod: modOf(game, check, context),
    occasion: during,
    cause: context.source,
    rule: context.rule ?? '3E-463',
    enough: enoughFor(check),
    ...(thatMonster === undefined ? {} : { monster: thatMonster }),
    ...(during === 'casting' && card !== undefined ? { card } : {}),
    ...(check.extraDice ? { extraDicePerRemnant: true } : {}),
    ...(context.about ? { about: context.about } : {}),
  };
}

/** What a test leads to. */
function outcomeOf(check: Spec, { successes, passed }: Pick<TestResult, 'successes' | 'passed'>): Effect[] {
  const { always, bySuccesses, pass = [], fail = [] } = check;
  if (always) return always;
  if (bySuccesses)
    return bySuccesses.find(({ min, max }) => successes >= min && successes <= (max ?? Infinity))?.do ?? [];
  // 3E-400.1i-1, 3E-420.8
  return passed ? pass : fail;
}

/** The chance of passing the test that a list begins with, for the option that leads to it; undefined without one. */
export function oddsAhead(
  game: Game,
  seat: Seat | null,
  effects: readonly Effect[],
  context: EffectContext,
): number | undefined {
  const [first] = effects;
  if (seat === null || !first || !isA(first, 'check')) return undefined;
  return testOdds(game, seat, specOf(game, first.check, context));
}

/** Whether failing would defeat them by what the list deals straight away (T4). */
function isGrave(language: Language, game: Game, seat: Seat, fail: readonly Effect[]): boolean {
  const harm = { damage: 0, horror: 0 };
  for (const effect of fail) {
    const { damage, horror } = language.dealt(effect);
    harm.damage += damage;
    harm.horror += horror;
  }
  return wouldDefeat(game, seat, harm);
}

function modOf(game: Game, { mod }: Spec, { thatMonster }: EffectContext): number {
  if (typeof mod === 'number') return mod;
  return thatMonster === undefined ? 0 : game.content.monster(thatMonster).evade.mod;
}

/** How many successes can be worth something: the highest number that makes the outcome another one, at least one. */
function enoughFor(check: Spec): number {
  const { pass, always = pass, bySuccesses } = check;
  if (!bySuccesses) return Math.max(1, mostCounted(always));
  const counted = bySuccesses.map(({ max, do: effects }) => Math.min(max ?? Infinity, mostCounted(effects)));
  const thresholds = bySuccesses
    .flatMap(({ min, max }) => (max === null ? [min] : [min, max + 1]))
    .filter((successes) => band(check, successes) !== band(check, successes - 1));
  return Math.max(1, ...counted, ...thresholds);
}

/** What so many successes lead to, to be compared. */
const band = (check: Spec, successes: number): string =>
  JSON.stringify(outcomeOf(check, { successes, passed: successes > 0 }));

/** Up to how many successes count in what a list does: without end, or as many as something is lessened by. */
function mostCounted(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if ('per' in value && value.per === 'success') return Number.POSITIVE_INFINITY;
  // A test within counts its own successes.
  if ('check' in value) return 0;
  if ('difference' in value && Array.isArray(value.difference)) {
    const [whole, less] = value.difference;
    // An amount is never below 0: more than the whole takes nothing more away.
    if (typeof whole === 'number' && mostCounted(less) > 0) return whole;
  }
  return Math.max(0, ...Object.values(value).map(mostCounted));
}

/** The test itself: "Lore (−1)". */
function testNoun(check: Spec): Phrase {
  const skill = ref('skill', check.skill);
  if (typeof check.mod !== 'number') return say('test-evade', { skill });
  return check.mod === 0 ? say('test-plain', { skill }) : say('test-modified', { skill, mod: signed(check.mod) });
}

function checkClause({ speech }: Language, check: Spec, form: Form): Phrase {
  const { pass = [], fail = [], bySuccesses, always, extraDice } = check;
  const extra = extraDice ? say('test-extra', { dice: extraDice.dice, form }) : '';
  const test = say('test', { noun: testNoun(check), extra, form });
  if (always) return say('test-always', { test, clause: speech.clauses(always, form) });
  if (bySuccesses) {
    const bands = bySuccesses
      .filter(({ do: effects }) => effects.length > 0)
      .map(({ min, max, do: effects }) => {
        const key = max === null ? 'or-more' : max > min ? 'range' : 'exactly';
        return say(`band-${key}`, { min, max: max ?? 0, clause: speech.clauses(effects, form) });
      });
    return say('test-bands', { test, bands: parted(bands) });
  }
  const outcomes = [
    ...(pass.length > 0 ? [say('on-pass', { clause: speech.clauses(pass, form), form })] : []),
    ...(fail.length > 0 ? [say('on-fail', { clause: speech.clauses(fail, form), form })] : []),
  ];
  return outcomes.length === 0 ? test : say('test-outcomes', { test, outcomes: parted(outcomes) });
}
