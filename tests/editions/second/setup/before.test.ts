import { describe, expect, it } from 'vitest';
import { isOfBefore, lacking, OF_BEFORE, takeAway } from '../../../../src/editions/second/setup/before.ts';
import { optionDescriptions } from '../../../../src/editions/second/setup/description.ts';
import { aNewTable } from '../../../../src/editions/second/setup/newtable.ts';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { readOptions } from '../../../../src/editions/second/state/options.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { content } from '../../../second.ts';
import { agreedBy, SEED } from '../table.ts';

const COMPANIES = [1, 2, 5].flatMap((persons) => [true, false].map((brisk) => ({ persons, brisk })));

function begun(agreed: object, company: { persons: number; brisk: boolean }): State {
  const seats = Array.from({ length: company.persons }, () => ({ sheet: null }));
  return createState(content, { options: readOptions(aNewTable(agreed, company)), seats, seed: SEED });
}

/** Every choice of the lobby by itself, such as a game can begin with. */
const agreements: object[] = optionDescriptions(content).flatMap(({ id, values }) =>
  values.map(({ value }) => {
    const [group = '', name] = id.split('.');
    return name === undefined ? { [group]: value } : { [group]: { [name]: value } };
  }),
);

describe('games of before', () => {
  it('are none that people can open, whatever they agree on', () => {
    for (const company of COMPANIES) expect(isOfBefore(begun({}, company)), JSON.stringify(company)).toBe(false);
    expect(agreements.length).toBeGreaterThan(40);
    for (const agreed of agreements) {
      const state = { ...begun({}, { persons: 2, brisk: false }) };
      state.options = agreedBy(2, agreed);
      expect(isOfBefore(state), JSON.stringify(agreed)).toBe(false);
    }
  });

  it('lack something that is listed, each of which makes one', () => {
    for (const name of OF_BEFORE)
      for (const company of COMPANIES) {
        const state = begun({}, company);
        expect(lacking(state)).toEqual([]);
        takeAway(state, [name]);
        expect(lacking(state)).toEqual([name]);
        expect(isOfBefore(state), name).toBe(true);
      }
  });

  it('are listed with all that a new table has and nobody chooses', () => {
    const chosen = optionDescriptions(content).map(({ id }) => id);
    const given = Object.keys(aNewTable({}, { persons: 2, brisk: false }));
    const listed: readonly string[] = OF_BEFORE;
    expect(given.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !given.includes(name) && chosen.includes(name))).toEqual([]);
  });
});
