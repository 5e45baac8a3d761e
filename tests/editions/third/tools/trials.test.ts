import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/editions/third/state/state.ts';
import { PLAYERS } from '../../../../src/editions/tools/playout.ts';
import { pieces } from '../../../../src/lab/suite/crew.ts';
import { SCENARIOS, simulate, trials } from '../../../third.ts';
import { agreedBy } from '../table.ts';

describe('the suite of the third edition', () => {
  const jobs = trials.suite('1', trials.full);

  it('plays two thousand games: each scenario with each number of players in each way, with a seed of its own', () => {
    expect(jobs.reduce((sum, { games }) => sum + games, 0)).toBe(2000);
    expect(jobs.length).toBe(SCENARIOS.length * PLAYERS.length * 6);
    expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(jobs.length);
    expect(trials.suite('1', 10).reduce((sum, { games }) => sum + games, 0)).toBe(10);
  });

  it('plays the same games in pieces, breaks nothing and notes what occurred', () => {
    const job = jobs.find(({ player, players }) => player === 'random' && players === 2);
    if (!job) throw new Error('no random games');
    const whole = trials.play({ ...job, games: 3 });
    expect(whole.results.map(({ error, violations }) => ({ error, violations }))).toEqual(
      whole.results.map(() => ({ error: null, violations: [] })),
    );
    expect(pieces({ ...job, games: 3 }, 2).flatMap((piece) => trials.play(piece).results)).toEqual(whole.results);
    expect(whole.coverage.seen.endings?.length).toBeGreaterThan(0);
    expect(whole.coverage.asked['action.turn']).toBeGreaterThan(10);
    expect(whole.fairness.faces.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
  });

  it('plays the game that so many people open, unless its options are named', () => {
    const begun = (players: number, options = {}) => {
      const seen: object[] = [];
      const watch = (_: unknown, __: unknown, state: State) => void seen.push(state.options);
      simulate({ players, foe: 'feastOfUmordhoth', seed: 'new', player: 'random', options, turnCap: 1, watch });
      return seen[0];
    };
    for (const players of [1, 3]) expect(begun(players)).toEqual(agreedBy(players, { scenario: 'feastOfUmordhoth' }));
    expect(begun(3, { theme: 'contrast' })).toMatchObject({ theme: 'contrast' });
  });
});
