import { describe, expect, it } from 'vitest';
import { chiSquare, evenly, shuffledEvenly, UNFAIR } from '../../src/engine/chisquare.ts';

describe('chi-square', () => {
  it('gives the p of the tables', () => {
    expect(chiSquare(11.07, 5).p).toBeCloseTo(0.05, 2);
    expect(chiSquare(20.515, 5).p).toBeCloseTo(0.001, 3);
    expect(chiSquare(124.342, 100).p).toBeCloseTo(0.05, 3);
    expect(chiSquare(82.358, 100).p).toBeCloseTo(0.9, 2);
  });

  it('takes fair counts for fair and a loaded die for loaded', () => {
    expect(evenly([100, 104, 98, 97, 101, 100]).p).toBeGreaterThan(0.9);
    expect(evenly([1000, 1000, 1000, 1000, 1000, 1200]).p).toBeLessThan(UNFAIR);
    expect(evenly([])).toMatchObject({ degrees: 0, p: 1 });
  });

  it('counts the places of shuffled cards with (n - 1)² degrees of freedom', () => {
    expect(
      shuffledEvenly([
        [60, 40],
        [40, 60],
      ]),
    ).toMatchObject({ statistic: 4, degrees: 1 });
    const stuck = [
      [300, 0, 0],
      [0, 150, 150],
      [0, 150, 150],
    ];
    expect(shuffledEvenly(stuck).p).toBeLessThan(UNFAIR);
  });
});
