import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../../src/lab/bench/driver/digest.ts';

describe('the digest of how a game stands', () => {
  const standing = { state: { turn: 3, seats: [{ at: 'woods', clues: 2 }] }, asked: [['7', ['stay', 'go']]] };

  it('is the same whatever the order of the fields', () => {
    const other = { asked: [['7', ['stay', 'go']]], state: { seats: [{ clues: 2, at: 'woods' }], turn: 3 } };
    expect(digestOf(other)).toBe(digestOf(standing));
  });

  it.each([
    ['a number of the state', { ...standing, state: { turn: 3, seats: [{ at: 'woods', clues: 3 }] } }],
    ['the id of an option', { ...standing, asked: [['7', ['stay', 'run']]] }],
    ['the order of options', { ...standing, asked: [['7', ['go', 'stay']]] }],
  ])('is another for %s', (_, other) => {
    expect(digestOf(other)).not.toBe(digestOf(standing));
  });
});
