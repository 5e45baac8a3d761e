import { describe, expect, it } from 'vitest';
import { statements } from '../../src/lab/rulenumbers/citations.ts';
import { provenBefore, testsByRule } from '../../src/lab/rulenumbers/ruletests.ts';

describe('the numbered statements about components', () => {
  const said = statements();
  const ids = said.map(({ id }) => id);

  it('each have a number of their own, in order', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const series of ['FAQ', '2N', '3N']) {
      const numbers = ids
        .filter((id) => id.startsWith(`${series}-`))
        .map((id) => Number(id.slice(id.indexOf('-') + 1)));
      expect(numbers, series).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  it('each have a test, at a table that people can open', () => {
    const tests = testsByRule();
    const before = provenBefore();
    expect(ids.filter((id) => !tests.has(id) || before.has(id))).toEqual([]);
  });

  it('are all that tests name: no test proves a statement that nobody makes', () => {
    const named = [...testsByRule().keys()].filter((id) => /^(?:FAQ|[23]N)-/.test(id));
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
