import { describe, expect, it } from 'vitest';
import { play } from '../../src/commandline/job.ts';
import { FULL, suite } from '../../src/commandline/suite.ts';
import { WinRates } from '../../src/commandline/winrate.ts';
import { agree } from '../../src/editions/second/setup/agreement.ts';
import { variety } from '../../src/editions/second/setup/variety.ts';
import { optionsSchema } from '../../src/editions/second/state/options.ts';
import type { SimulationResult } from '../../src/editions/second/tools/simulation.ts';

describe('the suite', () => {
  const jobs = suite('1', ['yig'], FULL);

  it('plays ten thousand games, each number of players in each way, with a seed of its own', () => {
    expect(jobs.reduce((sum, { games }) => sum + games, 0)).toBe(FULL);
    for (const player of ['autopilot', 'mixed', 'random'])
      expect([...new Set(jobs.filter((job) => job.player === player).map(({ players }) => players))].sort()).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8,
      ]);
    expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(jobs.length);
    expect(jobs.some(({ options }) => options.printing === '2005')).toBe(true);
    expect(jobs.some(({ varied }) => varied)).toBe(true);
  });

  it('can be made smaller, and no job is left out', () => {
    const small = suite('1', ['yig'], 100);
    expect(small.length).toBe(jobs.length);
    expect(small.every(({ games }) => games >= 1)).toBe(true);
    expect(small.reduce((sum, { games }) => sum + games, 0)).toBeLessThan(130);
  });

  it('plays varied games that break nothing, and counts their dice', () => {
    const job = jobs.find(({ varied, player, players }) => varied && player === 'random' && players === 3);
    if (!job) throw new Error('no varied games');
    const { results, fairness } = play({ ...job, games: 4 });
    expect(results.map(({ error, violations }) => ({ error, violations }))).toEqual(
      results.map(() => ({ error: null, violations: [] })),
    );
    expect(fairness.faces.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
  });
});

describe('variety', () => {
  const drawn = Array.from({ length: 400 }, (_, number) => {
    const players = 1 + (number % 8);
    return { players, options: optionsSchema.parse(variety(`variety/${number}`, players)) };
  });

  it('combines only what goes together', () => {
    for (const { players, options } of drawn)
      expect(() => agree(options, options.variants.team ? 4 : players)).not.toThrow();
  });

  it('switches every option both ways, and is the same for the same seed', () => {
    const printings = new Set(drawn.map(({ options }) => options.printing));
    expect(printings).toEqual(new Set(['revised', '2005']));
    for (const group of ['variants', 'rulings'] as const) {
      const names = Object.keys(drawn[0]?.options[group] ?? {});
      expect(names.length).toBeGreaterThan(5);
      for (const name of names) {
        const values = drawn.map(({ options }) => (options[group] as Record<string, unknown>)[name]);
        expect({ name, several: new Set(values).size > 1 }).toEqual({ name, several: true });
      }
    }
    expect(variety('again', 5)).toEqual(variety('again', 5));
  });
});

describe('win rates', () => {
  const result = (won: boolean, turns: number): SimulationResult => ({
    seed: '1',
    outcome: won ? { result: 'won', way: 'sealing', turn: turns } : { result: 'lost', way: 'devoured', turn: turns },
    ancientOne: 'yig',
    turns,
    answers: 10,
    devoured: won ? 0 : 4,
    violations: [],
    error: null,
  });

  it('tells wins, ways, turns and the devoured', () => {
    const rates = new WinRates();
    for (const [won, turns] of [
      [true, 20],
      [false, 11],
      [false, 11],
    ] as const)
      rates.add('yig', result(won, turns));
    rates.add('broken', { ...result(false, 3), outcome: null });
    expect(rates.report()).toEqual({
      broken: { games: 1, won: 0, rate: 0, ways: { broken: 1 }, turns: 3, devoured: 4 },
      yig: {
        games: 3,
        won: 1,
        rate: 0.333,
        ways: { 'won sealing': 1, 'lost devoured': 2 },
        turns: 14,
        devoured: 2.7,
      },
    });
  });
});
