import { expect, it } from 'vitest';
import { type Job, pieces, play } from '../../src/commandline/job.ts';
import { suite } from '../../src/commandline/suite.ts';

const job: Job = {
  players: 2,
  player: 'random',
  seed: 'job',
  first: 0,
  games: 3,
  ancientOnes: ['yig', 'azathoth'],
  options: {},
};

it('cuts a job into pieces that play the same games', () => {
  const cut = pieces(job, 2);
  expect(cut.map(({ first, games }) => [first, games])).toEqual([
    [0, 2],
    [2, 1],
  ]);
  const whole = play(job).results;
  expect(cut.flatMap((piece) => play(piece).results)).toEqual(whole);
  expect(whole.map(({ ancientOne }) => ancientOne)).toEqual(['yig', 'azathoth', 'yig']);
});

it('the suite plays every number of games asked for', () => {
  const jobs = suite('1', ['yig']);
  const games = (players: number) =>
    jobs
      .filter((one) => one.players === players && one.player === 'autopilot')
      .reduce((sum, one) => sum + one.games, 0);
  expect([1, 2, 4, 5, 8].map(games)).toEqual([200, 200, 1000, 200, 200]);
  expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(jobs.length);
});
