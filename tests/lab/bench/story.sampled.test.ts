import { expect, it } from 'vitest';
import { momentsOf } from '../../../src/lab/bench/story.ts';
import { tried } from '../../length.ts';

const GAMES = tried(2, 60);

it('no great moment of a game stands before its cause, or within it', () => {
  const { count, misplaced } = momentsOf(GAMES);
  expect(count).toBeGreaterThan(GAMES);
  expect(misplaced.map(({ moment, beside }) => `${moment.says.key} apart from ${beside.says.key}`)).toEqual([]);
});
