import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { trials } from '../../../../src/editions/second/tools/trials.ts';
import { content, simulate } from '../../../second.ts';
import { agreedBy } from '../table.ts';

describe('the suite', () => {
  const jobs = trials(content).suite('1', trials(content).full);

  it('plays ten thousand games, each number of players in each way, with a seed of its own', () => {
    expect(trials(content).full).toBe(10_000);
    expect(jobs.reduce((sum, { games }) => sum + games, 0)).toBe(trials(content).full);
    for (const player of ['autopilot', 'mixed', 'random'])
      expect([...new Set(jobs.filter((job) => job.player === player).map(({ players }) => players))].sort()).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8,
      ]);
    expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(jobs.length);
    expect(jobs.some(({ options }) => options.printing === '2005')).toBe(true);
    expect(jobs.some(({ varied }) => varied)).toBe(true);
  });

  it('can be made smaller, and no job is left out', () => {
    const small = trials(content).suite('1', 100);
    expect(small.length).toBe(jobs.length);
    expect(small.every(({ games }) => games >= 1)).toBe(true);
    expect(small.reduce((sum, { games }) => sum + games, 0)).toBeLessThan(130);
  });

  it('plays varied games that break nothing, and counts their dice', () => {
    const job = jobs.find(({ varied, player, players }) => varied && player === 'random' && players === 3);
    if (!job) throw new Error('no varied games');
    const { results, fairness } = trials(content).play({ ...job, foes: ['yig'], games: 4 });
    expect(results.map(({ error, violations }) => ({ error, violations }))).toEqual(
      results.map(() => ({ error: null, violations: [] })),
    );
    expect(fairness.faces.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
  });

  it('plays the game that so many people open, unless its options are named', () => {
    const begun = (players: number, options = {}) => {
      const seen: object[] = [];
      const watch = (_: unknown, __: unknown, state: State) => void seen.push(state.options);
      simulate({ players, foe: 'yig', seed: 'new', player: 'random', options, turnCap: 1, watch });
      return seen[0];
    };
    for (const players of [1, 3]) expect(begun(players)).toEqual(agreedBy(players, { ancientOne: 'yig' }));
    expect(begun(3, { turnOrder: 'sheet' })).toMatchObject({ turnOrder: 'sheet' });
  });
});
