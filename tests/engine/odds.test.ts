import { describe, expect, it } from 'vitest';
import { oddsOf, oddsWithSixes } from '../../src/engine/odds.ts';

describe('odds', () => {
  it('2E-2205 gives the exact chance of that many fives and sixes', () => {
    expect(oddsOf(1, 1, 2)).toBeCloseTo(1 / 3, 12);
    expect(oddsOf(3, 1, 2)).toBeCloseTo(1 - (2 / 3) ** 3, 12);
    expect(oddsOf(4, 2, 2)).toBeCloseTo(1 - (2 / 3) ** 4 - 4 * (1 / 3) * (2 / 3) ** 3, 12);
    expect(oddsOf(2, 2, 3)).toBeCloseTo(1 / 4, 12);
  });

  it('2E-2207 gives no chance without enough dice and certainty when nothing is needed', () => {
    expect(oddsOf(0, 1, 2)).toBe(0);
    expect(oddsOf(1, 2, 2)).toBe(0);
    expect(oddsOf(0, 0, 2)).toBe(1);
  });

  it('counts a six twice where a weapon says so', () => {
    expect(oddsWithSixes(1, 2, [5, 6], 2)).toBeCloseTo(1 / 6, 12);
    expect(oddsWithSixes(2, 2, [5, 6], 2)).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6) + (1 / 6) ** 2, 12);
    expect(oddsWithSixes(1, 1, [6], 1)).toBeCloseTo(1 / 6, 12);
    expect(oddsWithSixes(5, 3, [4, 5, 6], 1)).toBeCloseTo(oddsOf(5, 3, 3), 12);
  });
});
