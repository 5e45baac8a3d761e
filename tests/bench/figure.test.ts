import { describe, expect, it } from 'vitest';
import { measuredGroups, median, middle, quantile } from '../../src/bench/figure.ts';
import { played, step } from '../../src/bench/played.ts';
import { toyEdition } from '../table/toyedition.ts';

describe('what the figures of the bench are made of', () => {
  it('are told group by group, and one group that can’t be measured keeps none of the others back', async () => {
    const told: string[] = [];
    const figure = (key: string) => [{ key, what: key, baseline: 'one', ratio: 1.234 }];
    const broken = () => {
      throw new Error('no room');
    };
    const groups = [
      ['first', () => figure('a')],
      ['second', broken],
      ['third', async () => figure('b')],
    ] as const;
    const { figures, failed } = await measuredGroups(groups, {
      figure: ({ key, ratio }) => told.push(`${key} ${ratio}`),
      failure: (group, { message }) => told.push(`${group}: ${message}`),
    });
    expect(told).toEqual(['a 1.23', 'second: no room', 'b 1.23']);
    expect([figures.map(({ key }) => key), failed]).toEqual([['a', 'b'], ['second']]);
  });

  it('takes the middle one of some numbers, whatever their order', () => {
    expect(middle([9, 1, 4])).toBe(4);
    expect(middle([])).toBe(0);
  });

  it('finds the number that so many of them are below', () => {
    const numbers = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(quantile(numbers, 0.99)).toBe(199);
    expect(quantile(numbers, 1)).toBe(200);
    expect(quantile([], 0.99)).toBe(0);
  });

  it('runs once before it begins to count', () => {
    let runs = 0;
    median(5, () => {
      runs += 1;
    });
    expect(runs).toBe(6);
  });

  it('notes the answers of a game that can be played again', () => {
    const game = played(toyEdition, 3);
    expect(game.entries).toHaveLength(3);
    step(game);
    expect(game.entries).toHaveLength(4);
  });
});
