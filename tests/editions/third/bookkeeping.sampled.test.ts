import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tried } from '../../length.ts';
import { createState, SCENARIOS } from '../../third.ts';
import { faultsOf } from '../bookkeeping.ts';
import { BOOK } from './book.ts';
import { agreedBy } from './table.ts';

const games = Array.from({ length: tried(2, 16) }, (_, index) => index);

describe('whoever moves the pieces only as they are told', () => {
  it.each(games)('has the same table as the game, and nothing against what was told (game %i)', (index) => {
    const seed = createHash('sha256').update(`book ${index}`).digest('hex');
    const seats = Array.from({ length: 1 + (index % 6) }, () => ({ sheet: null }));
    const options = agreedBy(seats.length, { scenario: SCENARIOS[index % SCENARIOS.length] });
    const { written, faults } = faultsOf(BOOK, {
      state: createState({ options, seats, seed }),
      seed,
      most: tried(200, 900),
    });
    expect(faults).toEqual([]);
    expect(written).toBeGreaterThan(100);
  });
});
