import { describe, expect, it } from 'vitest';
import { median, middle } from '../../src/bench/figure.ts';
import { played, step } from '../../src/bench/played.ts';
import { toyEdition } from '../table/toyedition.ts';

describe('what the figures of the bench are made of', () => {
  it('takes the middle one of some numbers, whatever their order', () => {
    expect(middle([9, 1, 4])).toBe(4);
    expect(middle([])).toBe(0);
  });

  it('runs once before it begins to count', () => {
    let runs = 0;
    median(5, () => {
      runs += 1;
    });
    expect(runs).toBe(6);
  });

  it('notes the answers of a game that can be played again, with a time for each thought', () => {
    const game = played(toyEdition, 3);
    expect(game.entries).toHaveLength(3);
    expect(game.thoughts).toHaveLength(3);
    step(game);
    expect(game.entries).toHaveLength(4);
  });
});
