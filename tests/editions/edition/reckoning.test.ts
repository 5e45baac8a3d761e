import { describe, expect, it } from 'vitest';
import { byRule, counted, decisive, type Reckoning, reckoning } from '../../../src/editions/edition/reckoning.ts';

const TERMS = ['gain', 'danger', 'way', 'price'] as const;
type Term = (typeof TERMS)[number];
type Weights = Partial<Record<Term, number>>;

/** Chooses the best of several things, the first of equal ones. */
const reckonOf =
  (things: Record<string, Weights>, rule: 'fixed' | null = null) =>
  (out: ReadonlySet<Term>) => {
    const by: Reckoning<Term, 'fixed'> = reckoning(out);
    const worth = (of: Weights) => TERMS.reduce((sum, term) => sum + counted(by, term, of[term] ?? 0), 0);
    const [best = ''] = Object.keys(things).sort((one, other) => worth(things[other] ?? {}) - worth(things[one] ?? {}));
    return { choice: rule ? byRule(by, rule, best) : best, reckoning: by };
  };

describe('what decides a reckoning', () => {
  it('is the term without which it would come to something else', () => {
    expect(decisive(TERMS, reckonOf({ near: { gain: 1 }, far: { gain: 3, danger: -1 } }))).toEqual({ term: 'gain' });
    expect(decisive(TERMS, reckonOf({ calm: { gain: 1, way: 1 }, wild: { gain: 4, danger: -3 } }))).toEqual({
      term: 'danger',
    });
  });

  it('is the last of several that would each have been enough', () => {
    const things = { other: { price: 0.5 }, chosen: { gain: 2, way: 2 } };
    expect(decisive(TERMS, reckonOf(things))).toEqual({ term: 'way' });
  });

  it('is the fixed rule where no term changes anything, or nothing', () => {
    const same = { one: { gain: 1 }, other: { gain: 1 } };
    expect(decisive(TERMS, reckonOf(same, 'fixed'))).toEqual({ rule: 'fixed' });
    expect(decisive(TERMS, reckonOf({ only: {} }))).toEqual({ rule: null });
  });
});
