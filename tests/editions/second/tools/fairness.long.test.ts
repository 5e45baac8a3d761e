import { describe, expect, it } from 'vitest';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { shufflings } from '../../../../src/editions/second/tools/shuffling.ts';
import { rollOf } from '../../../../src/editions/second/tools/simulation.ts';
import { trials } from '../../../../src/editions/second/tools/trials.ts';
import { Fairness } from '../../../../src/editions/tools/fairness.ts';
import { UNFAIR } from '../../../../src/engine/chisquare.ts';
import { content, simulate } from '../../../second.ts';

const GAMES = 100;

/** Rolls of checks with five dice of which fives and sixes count. */
function rolls(dice: number[], times: number, announced?: number): SecondEvent[] {
  const faces = [5, 6];
  const successes = announced ?? dice.filter((die) => faces.includes(die)).length;
  const roll: SecondEvent = {
    type: 'CheckRolled',
    seat: 0,
    skill: 'luck',
    formula: [],
    dice,
    faces,
    successes,
    difficulty: 1,
  };
  return Array.from({ length: times }, () => roll);
}

describe('fairness', () => {
  it('the dice of some hundred games are fair, and checks are passed as often as the odds say', () => {
    const fairness = new Fairness(rollOf);
    const ids = trials(content).foes();
    for (let number = 0; number < GAMES; number++) {
      const { error, violations } = simulate({
        players: 1 + (number % 5),
        seed: `fairness/${number}`,
        foe: ids[number % ids.length] ?? null,
        player: 'random',
        watch: (events) => fairness.watch(events),
      });
      expect({ error, violations }).toEqual({ error: null, violations: [] });
    }
    const { dice, checks, miscounted, fair } = fairness.report();
    expect(dice.rolled).toBeGreaterThan(80 * GAMES);
    expect(checks.rolled).toBeGreaterThan(20 * GAMES);
    expect(checks.buckets).toBeGreaterThan(10);
    expect({ impossible: checks.impossible, miscounted }).toEqual({ impossible: 0, miscounted: 0 });
    expect(dice.p).toBeGreaterThan(UNFAIR);
    expect(checks.p).toBeGreaterThan(UNFAIR);
    expect(fair).toBe(true);
  });

  it('all decks are shuffled so that every card comes to every place equally often', () => {
    const decks = shufflings(content, 'shuffling', 400);
    expect(Object.keys(decks).sort()).toEqual(
      ['ally', 'common', 'gate', 'gates', 'mythos', 'skill', 'spell', 'unique'].sort(),
    );
    for (const { p } of Object.values(decks)) expect(p).toBeGreaterThan(UNFAIR);
  });

  it('2E-2205 finds out checks that are passed too often, and loaded dice', () => {
    const passing = new Fairness(rollOf);
    passing.watch(rolls([1, 5], 60));
    passing.watch(rolls([2, 3], 10));
    expect(passing.report().checks).toMatchObject({ rolled: 70, buckets: 1 });
    expect(passing.report().checks.farthest).toMatchObject({ dice: 2, faces: 2, difficulty: 1, passed: 60 });
    expect(passing.report().checks.p).toBeLessThan(UNFAIR);
    expect(passing.report().dice.p).toBeLessThan(UNFAIR);
    expect(passing.report().fair).toBe(false);
  });

  it('2E-2205 finds out successes that are not those of the dice, and a pass without dice', () => {
    const miscounting = new Fairness(rollOf);
    miscounting.watch(rolls([1, 5], 1, 2));
    expect(miscounting.report()).toMatchObject({ miscounted: 1, fair: false });
    const impossible = new Fairness(rollOf);
    impossible.watch(rolls([], 1, 1));
    expect(impossible.report()).toMatchObject({ checks: { impossible: 1 }, fair: false });
  });

  it('2E-2205 counts the sixes that are worth two', () => {
    const doubled = new Fairness(rollOf);
    doubled.watch([
      {
        type: 'CheckRolled',
        seat: 0,
        skill: 'combat',
        formula: [],
        dice: [6],
        faces: [5, 6],
        successes: 2,
        perSix: 2,
        difficulty: 2,
      },
    ]);
    expect(doubled.report().miscounted).toBe(0);
  });

  it('adds up', () => {
    const [one, other] = [new Fairness(rollOf), new Fairness(rollOf)];
    one.watch(rolls([1, 5], 3));
    other.join(one.notes());
    other.join(one.notes());
    expect(other.report().checks.rolled).toBe(6);
    expect(other.report().dice.faces).toEqual([6, 0, 0, 0, 6, 0]);
  });
});
