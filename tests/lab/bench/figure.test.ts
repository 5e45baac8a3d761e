import { describe, expect, it } from 'vitest';
import { lineOf, mean, measuredGroups, median, middle, quantile, spread } from '../../../src/lab/bench/figure.ts';
import { played, step } from '../../../src/lab/bench/played.ts';
import { toyEdition } from '../../table/toyedition.ts';

describe('what the figures of the bench are made of', () => {
  it('are told group by group, and one group that can’t be measured keeps none of the others back', async () => {
    const told: string[] = [];
    const figure = (key: string) => [{ key, what: key, baseline: 'one', ratio: 1.234 }];
    const broken = () => {
      throw new Error('no room');
    };
    const groups = [
      [
        'first',
        (note: (text: string) => void) => {
          note('half of the games are alike');
          return figure('a');
        },
      ],
      ['second', broken],
      ['third', async () => figure('b')],
    ] as const;
    const { figures, failed } = await measuredGroups(groups, {
      note: (text) => told.push(text),
      figure: ({ key, ratio }) => told.push(`${key} ${ratio}`),
      failure: (group, { message }) => told.push(`${group}: ${message}`),
    });
    expect(told).toEqual(['half of the games are alike', 'a 1.23', 'second: no room', 'b 1.23']);
    expect([figures.map(({ key }) => key), failed]).toEqual([['a', 'b'], ['second']]);
  });

  it('says how many times the baseline the middle one is, the 90th percentile, the worst, and of how many', () => {
    const numbers = Array.from({ length: 10 }, (_, index) => 10 * (index + 1));
    expect(spread(numbers, 10)).toEqual({ ratio: 6, mean: 5.5, tail: 10, worst: 10, samples: 10 });
    expect(() => spread([], 10)).toThrow('nothing was measured');
  });

  it('stands in a line with all that is known of it, and whether it keeps what is promised', () => {
    const figure = { key: 'game.answer', what: 'an answer', baseline: 'then', ratio: 1.5 };
    expect(lineOf(figure)).toBe('    1.50 × then: an answer [game.answer]');
    expect(lineOf({ ...figure, mean: 1.75, tail: 2, worst: 3, samples: 40, alike: 0.75, limit: 1 })).toBe(
      '    1.50 × then: an answer (mean 1.75, 90th percentile 2.00, worst 3.00, of 40, 75 % of the games alike), at most 1 (MISSED) [game.answer]',
    );
  });

  it('takes the mean of some numbers', () => {
    expect(mean([9, 1, 2])).toBe(4);
    expect(mean([])).toBe(0);
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
