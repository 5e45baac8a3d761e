import { describe, expect, it } from 'vitest';
import { isOfBefore, lacking, OF_BEFORE, takeAway } from '../../../../src/editions/third/setup/before.ts';
import { aNewTable } from '../../../../src/editions/third/setup/newtable.ts';
import { aGame, agreedBy } from '../table.ts';

const COMPANIES = [1, 2, 5].flatMap((persons) => [true, false].map((brisk) => ({ persons, brisk })));

describe('games of before of the third edition', () => {
  it('are none that people can open', () => {
    for (const { persons, brisk } of COMPANIES) {
      const { state } = aGame();
      state.options = agreedBy(persons, { theme: 'contrast' }, brisk);
      expect(isOfBefore(state), `${persons} ${brisk}`).toBe(false);
    }
  });

  it('lack something that is listed, each of which makes one', () => {
    for (const name of OF_BEFORE)
      for (const { persons, brisk } of COMPANIES) {
        const { state } = aGame();
        state.options = agreedBy(persons, {}, brisk);
        expect(lacking(state)).toEqual([]);
        takeAway(state, [name]);
        expect(lacking(state)).toEqual([name]);
        expect(isOfBefore(state), name).toBe(true);
      }
  });

  it('are listed with all that every new table has', () => {
    expect(Object.keys(aNewTable({}, { persons: 2, brisk: true })).sort()).toEqual([...OF_BEFORE].sort());
  });
});
