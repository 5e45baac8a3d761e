import { describe, expect, it } from 'vitest';
import { pieces } from '../../src/commandline/crew.ts';
import { playThird } from '../../src/commandline/jobthird.ts';
import { FULL_THIRD, suiteThird } from '../../src/commandline/suitethird.ts';
import { SCENARIOS } from '../../src/editions/third/state/options.ts';
import { PLAYERS } from '../../src/editions/tools/playout.ts';

describe('the suite of the third edition', () => {
  const jobs = suiteThird('1', FULL_THIRD);

  it('plays two thousand games: each scenario with each number of players in each way, with a seed of its own', () => {
    expect(jobs.reduce((sum, { games }) => sum + games, 0)).toBe(2000);
    expect(jobs.length).toBe(SCENARIOS.length * PLAYERS.length * 6);
    expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(jobs.length);
    expect(suiteThird('1', 10).reduce((sum, { games }) => sum + games, 0)).toBe(10);
  });

  it('plays the same games in pieces, breaks nothing and notes what occurred', () => {
    const job = jobs.find(({ player, players }) => player === 'random' && players === 2);
    if (!job) throw new Error('no random games');
    const whole = playThird({ ...job, games: 3 });
    expect(whole.results.map(({ error, violations }) => ({ error, violations }))).toEqual(
      whole.results.map(() => ({ error: null, violations: [] })),
    );
    expect(pieces({ ...job, games: 3 }, 2).flatMap((piece) => playThird(piece).results)).toEqual(whole.results);
    expect(whole.coverage.seen.endings?.length).toBeGreaterThan(0);
    expect(whole.coverage.asked['action.turn']).toBeGreaterThan(10);
  });
});
