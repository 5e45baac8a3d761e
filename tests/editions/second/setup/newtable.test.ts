import { describe, expect, it } from 'vitest';
import type { Company } from '../../../../src/editions/edition/edition.ts';
import { aNewTable } from '../../../../src/editions/second/setup/newtable.ts';
import { readOptions } from '../../../../src/editions/second/state/options.ts';
import { aGame } from '../table.ts';

const waiting: Company = { persons: 3, brisk: false };

describe('a new table', () => {
  it('2E-T06: plays in sittings where people wait for each other, else by the book', () => {
    const order = (agreed: object, company: Company) => aNewTable(agreed, company).turnOrder;
    expect(order({}, waiting)).toBe('sitting');
    expect(order({}, { ...waiting, brisk: true })).toBe('book');
    expect(order({}, { ...waiting, persons: 1 })).toBe('book');
    expect(order({ strictOrder: true }, waiting)).toBe('book');
    for (const turnOrder of ['book', 'sheet', 'sitting']) expect(order({ turnOrder }, waiting)).toBe(turnOrder);
  });

  it('has what nobody chooses, and keeps what was agreed', () => {
    expect(aNewTable({ printing: '2005' }, waiting)).toEqual({
      printing: '2005',
      turnOrder: 'sitting',
      helpOnRequest: true,
      atOwnPace: true,
      readyInTurn: true,
    });
  });

  it('is what the tests of the rules play at', () => {
    for (const persons of [1, 3]) {
      const { options } = aGame({
        investigators: ['joe-diamond', 'jenny-barnes', 'kate-winthrop'].slice(0, persons),
      }).state;
      expect(options).toEqual(readOptions(aNewTable({ ancientOne: 'azathoth' }, { persons, brisk: false })));
    }
  });
});
