import { describe, expect, it } from 'vitest';
import { citations } from '../../../src/lab/rulenumbers/citations.ts';
import { citedRules } from '../../../src/lab/rulenumbers/ruletests.ts';

describe('the numbers of rules beside the code', () => {
  it('stand there for at least 95 in 100 rules of each edition, so that one search finds them', () => {
    for (const { edition, testable, uncited } of citations())
      expect([edition, uncited.length / testable <= 0.05], uncited.map(({ id }) => id).join(' ')).toEqual([
        edition,
        true,
      ]);
  });

  it('are all there: whoever takes one away names the rule here, and why no code carries it out', () => {
    expect(citations().map(({ uncited }) => uncited.map(({ id }) => id))).toEqual([[], []]);
  });

  it.each(['2E-1003', '3E-452.4'])('are missed once they are gone: %s', (rule) => {
    const cited = citedRules();
    expect(cited.delete(rule)).toBe(true);
    expect(citations(cited).flatMap(({ uncited }) => uncited.map(({ id }) => id))).toEqual([rule]);
  });
});
