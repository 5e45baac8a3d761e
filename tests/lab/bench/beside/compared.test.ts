import { describe, expect, it } from 'vitest';
import { comparedFigure, comparedMeans, likenessOf } from '../../../../src/lab/bench/beside/compared.ts';

const ABOUT = { key: 'game.answer', what: 'an answer', baseline: 'then' };

describe('games of two sides', () => {
  it('are compared only where both play them alike to the last answer, and all of it is told', () => {
    const told: string[] = [];
    const { alike, share } = likenessOf(
      [
        { name: 'one', here: ['a', 'b'], there: ['a', 'b'], answers: 2 },
        { name: 'two', here: ['a', 'b', 'c'], there: ['a', 'x', 'c'], answers: 3 },
        { name: 'three', here: ['a', 'b'], there: ['a'], answers: 2 },
        { name: 'four', here: ['a'], there: ['a'], answers: 2 },
      ],
      (text) => told.push(text),
    );
    expect([...alike]).toEqual(['one']);
    expect(share).toBe(0.25);
    expect(told).toEqual([
      'one: alike, 2 of 2, b',
      'two: NOT alike from number 2 of 3 on, b here, x there',
      'three: NOT alike from number 2 of 2 on, b here, refused there',
      'four: NOT alike from number 2 of 2 on, refused here, refused there',
      '1 of 4 games are played alike and compared',
    ]);
  });
});

describe('a figure of two sides', () => {
  it('is the median of this one over that of the other, mean and 90th percentile likewise, with how many there are', () => {
    const here = [4, 2, 2, 2, 2, 2, 2, 2, 9, 9];
    const there = [1, 1, 1, 1, 1, 1, 1, 3, 3, 3];
    expect(comparedFigure({ ...ABOUT, alike: 0.5 }, { here, there })).toEqual({
      ...ABOUT,
      ratio: 2,
      mean: 36 / 16,
      tail: 3,
      samples: 10,
      alike: 0.5,
    });
  });

  it('is mean over mean where most numbers are the same', () => {
    expect(comparedMeans(ABOUT, { here: [1, 1, 4], there: [1, 1, 1] })).toEqual({ ...ABOUT, ratio: 2, samples: 3 });
  });

  it('is none where no game is played alike', () => {
    expect(() => comparedFigure(ABOUT, { here: [], there: [] })).toThrow('game.answer: there is nothing to compare');
    expect(() => comparedMeans(ABOUT, { here: [1], there: [] })).toThrow('game.answer: there is nothing to compare');
  });
});
