import { expect, it } from 'vitest';
import { boardgame } from '../../../src/lab/bench/boardgame.ts';

it('moves in production, and keeps no list of the states before', () => {
  const before = process.env.NODE_ENV;
  const like = { asked: 0, chosen: 0, seats: ['Ines', 'Joe'] };
  const after = boardgame(like, (move) => {
    expect(process.env.NODE_ENV).toBe('production');
    move();
    return move();
  });
  expect(after.G).toEqual({ ...like, asked: 2, chosen: 1 });
  expect(after._undo).toEqual([]);
  expect(like.asked).toBe(0);
  expect(process.env.NODE_ENV).toBe(before);
});
