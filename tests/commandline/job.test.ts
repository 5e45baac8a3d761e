import { expect, it } from 'vitest';
import { pieces } from '../../src/commandline/crew.ts';
import { type Job, play } from '../../src/commandline/job.ts';

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
