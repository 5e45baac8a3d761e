import { describe, expect, it } from 'vitest';
import { aNewTable } from '../../../../src/editions/third/setup/newtable.ts';
import { readOptions } from '../../../third.ts';
import { aGame } from '../table.ts';

const always = { helpOnRequest: true, plainEncounters: true };

describe('a new table of the third edition', () => {
  it('has what nobody chooses, and keeps what was agreed', () => {
    expect(aNewTable({ theme: 'contrast' }, { persons: 1, brisk: false })).toEqual({ theme: 'contrast', ...always });
  });

  it('3E-110.5 lets starting cards wait where people wait for each other, not for one alone nor in one go', () => {
    expect(aNewTable({}, { persons: 2, brisk: false })).toEqual({ ...always, readyInTurn: true });
    for (const company of [
      { persons: 1, brisk: false },
      { persons: 2, brisk: true },
    ])
      expect(aNewTable({}, company)).toEqual(always);
  });

  it('is what the tests of the rules play at', () => {
    for (const investigators of [['michaelMcglen'], ['michaelMcglen', 'rexMurphy']]) {
      const company = { persons: investigators.length, brisk: false };
      const wanted = readOptions(aNewTable({ scenario: 'feastOfUmordhoth' }, company));
      expect(aGame({ investigators }).state.options).toEqual(wanted);
    }
  });
});
