import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { loadContent } from '../../content/content.ts';
import type { Check, Effect } from '../../content/effect.ts';
import { wouldDefeat } from '../../investigators/harmassign.ts';
import { test, testOdds } from '../../skilltests/test.ts';
import type { TestResult, TestSpec } from '../../skilltests/testspec.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { perform } from './run.ts';

/** A test of the acting investigator with what passing, failing or the number of successes brings (3E-463). */
export function* doCheck(game: Game, seat: Seat, check: Check, context: EffectContext): Flow {
  yield* test(game, seat, {
    ...specOf(check, context),
    ...(isGrave(game, seat, check.fail ?? []) ? { grave: true } : {}),
    *afterwards(result) {
      // Values a card gives by successes look at the check just made.
      context.successes = result.successes;
      yield* perform(game, seat, outcomeOf(check, result), context);
    },
  });
}

/** The test that a check demands. */
function specOf(check: Check, context: EffectContext): TestSpec {
  const { during = 'other', card, thatMonster } = context;
  return {
    skill: check.skill,
    mod: modOf(check, context),
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
function outcomeOf(check: Check, { successes, passed }: Pick<TestResult, 'successes' | 'passed'>): Effect[] {
  const { always, bySuccesses, pass = [], fail = [] } = check;
  if (always) return always;
  if (bySuccesses)
    return bySuccesses.find(({ min, max }) => successes >= min && successes <= (max ?? Infinity))?.do ?? [];
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
  if (seat === null || !first || !('check' in first)) return undefined;
  return testOdds(game, seat, specOf(first.check, context));
}

/** Whether failing would defeat him by what the list deals straight away (T4). */
function isGrave(game: Game, seat: Seat, fail: readonly Effect[]): boolean {
  const harm = { damage: 0, horror: 0 };
  for (const effect of fail) {
    if ('damage' in effect && typeof effect.damage === 'number') harm.damage += effect.damage;
    if ('horror' in effect && typeof effect.horror === 'number') harm.horror += effect.horror;
  }
  return wouldDefeat(game, seat, harm);
}

function modOf({ mod }: Check, { thatMonster }: EffectContext): number {
  if (typeof mod === 'number') return mod;
  return thatMonster === undefined ? 0 : loadContent().monster(thatMonster).evade.mod;
}

/** How many successes can be worth something: the highest number that makes the outcome another one, at least one. */
function enoughFor(check: Check): number {
  const { pass, always = pass, bySuccesses } = check;
  if (!bySuccesses) return Math.max(1, mostCounted(always));
  const counted = bySuccesses.map(({ max, do: effects }) => Math.min(max ?? Infinity, mostCounted(effects)));
  const thresholds = bySuccesses
    .flatMap(({ min, max }) => (max === null ? [min] : [min, max + 1]))
    .filter((successes) => band(check, successes) !== band(check, successes - 1));
  return Math.max(1, ...counted, ...thresholds);
}

/** What so many successes lead to, to be compared. */
const band = (check: Check, successes: number): string =>
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
