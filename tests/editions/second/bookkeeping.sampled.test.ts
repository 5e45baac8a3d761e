import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createState } from '../../../src/editions/second/setup/setup.ts';
import { variety } from '../../../src/editions/second/setup/variety.ts';
import { tried } from '../../length.ts';
import { content } from '../../second.ts';
import { faultsOf } from '../bookkeeping.ts';
import { BOOK } from './book.ts';
import { agreedBy } from './table.ts';

const games = Array.from({ length: tried(2, 24) }, (_, index) => index);

describe('whoever moves the pieces only as they are told', () => {
  it.each(games)('has the same table as the game, with any variants and in both printings (game %i)', (index) => {
    const seed = createHash('sha256').update(`book ${index}`).digest('hex');
    const players = 1 + (index % 8);
    const seats = Array.from({ length: players }, () => ({ sheet: null }));
    const options = agreedBy(players, index % 3 === 0 ? {} : variety(seed, players));
    const state = createState(content, { options, seats, seed });
    const { written, faults } = faultsOf(BOOK, { state, seed, most: tried(200, 1000) });
    expect(faults).toEqual([]);
    expect(written).toBeGreaterThan(50);
  });
});
