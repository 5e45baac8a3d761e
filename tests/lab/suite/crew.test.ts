import { expect, it } from 'vitest';
import type { Job } from '../../../src/editions/tools/simulation.ts';
import { pieces } from '../../../src/lab/suite/crew.ts';
import { play } from '../../../src/lab/suite/trials.ts';

const job: Job = {
  edition: 'second',
  players: 2,
  player: 'random',
  seed: 'job',
  first: 0,
  games: 3,
  foes: ['yig', 'azathoth'],
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
  expect(whole.map(({ foe }) => foe)).toEqual(['yig', 'azathoth', 'yig']);
});
