import { describe, expect, it } from 'vitest';
import { disagreements, figures, knownNumbers, rulings } from '../../../src/lab/rulenumbers/rulings.ts';

describe('docs/rulings.md', () => {
  it('names with each ruling the rules, statements or decisions that it decides', () => {
    expect(rulings().length).toBeGreaterThan(150);
    expect(
      rulings()
        .filter(({ numbers }) => numbers.length === 0)
        .map(({ line, text }) => `${line}: ${text}`),
    ).toEqual([]);
  });

  it('names none that does not exist', () => {
    const known = knownNumbers();
    expect(
      rulings().flatMap(({ line, numbers }) => numbers.filter((id) => !known(id)).map((id) => `${line}: ${id}`)),
    ).toEqual([]);
  });

  it('would be told of a number that nothing has', () => {
    expect(['2E-9999', '3N-999', 'L99', '3E-999.1'].filter(knownNumbers())).toEqual([]);
    expect(['2E-2505', 'FAQ-20', 'L2', '3E-110.5', 'D-44'].filter((id) => !knownNumbers()(id))).toEqual([]);
  });

  it('counts nothing otherwise than what it names', () => {
    expect(disagreements()).toEqual([]);
  });

  it('is read by figures and by words', () => {
    expect(Object.fromEntries(figures('2 Sanity, two dice and one more die; 3 Clue tokens'))).toEqual({
      sanity: new Set([2]),
      die: new Set([2, 1]),
      clue: new Set([3]),
    });
  });
});
