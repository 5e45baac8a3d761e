import { describe, expect, it } from 'vitest';
import type { Derived } from '../../src/lab/derived/break.ts';
import { judged } from '../../src/lab/derived/judgment.ts';
import { derive } from '../../src/lab/derived/plan.ts';
import { sampleOf } from '../../src/lab/derived/sample.ts';
import { weave } from '../../src/lab/derived/weave.ts';
import { WHOLE, woven } from '../../src/lab/derived/woven.ts';

const source = 'if (a > 1 && b) f(a);';
const at = (text: string, id: number, more: Pick<Derived, 'way' | 'neutral' | 'other'>): Derived => {
  const start = source.indexOf(text);
  return { id, start, end: start + text.length, line: 1, late: true, ...more };
};
const breaks: Derived[] = [
  at('a > 1 && b', 1, { way: 'negate' }),
  at('a > 1', 2, { way: 'pass', neutral: true }),
  at('a > 1', 3, { way: 'swap', other: 'a >= 1' }),
  at('f(a);', 4, { way: 'drop' }),
  at('1', 5, { way: 'change' }),
];

/** What a source with all breaks woven in calls, with one of them in force. */
function called(force: number, a: number, b: boolean): number[] {
  const calls: number[] = [];
  woven().force(force);
  new Function('a', 'b', 'f', weave(source, breaks))(a, b, (given: number) => calls.push(given));
  woven().force(WHOLE);
  return calls;
}

describe('breaks derived from the code beside a number', () => {
  it('change nothing until one of them is in force', () => {
    expect([called(WHOLE, 2, true), called(WHOLE, 1, true), called(WHOLE, 2, false)]).toEqual([[2], [], []]);
  });

  it('turn a condition round, count an operand as met, put other code there, leave out a statement, change a number', () => {
    expect([called(1, 2, true), called(1, 1, true)]).toEqual([[], [1]]);
    expect([called(2, 0, true), called(2, 0, false)]).toEqual([[0], []]);
    expect([called(3, 1, true), called(3, 0, true)]).toEqual([[1], []]);
    expect(called(4, 2, true)).toEqual([]);
    expect([called(5, 2, true), called(5, 3, true)]).toEqual([[], [3]]);
  });

  it('are of the code that a comment leads to, that it stands behind, or in which a number stands', () => {
    const { citations, sources } = derive(new Set(['2E-1505', '2E-902', '2E-503']));
    const woven = sources.flatMap(({ file, breaks: own }) =>
      own.map(({ id, line }) => ({ id, at: `${file}:${line}` })),
    );
    const beside = (rule: string, file: string) =>
      citations
        .filter((one) => one.rule === rule && one.file.endsWith(file))
        .flatMap((one) => one.breaks.map((id) => woven.find((each) => each.id === id)?.at));
    expect(beside('2E-1505', 'board/clue.ts').length).toBeGreaterThan(3);
    expect(
      beside('2E-902', 'board/clue.ts').every((place) => place?.startsWith('src/editions/second/board/clue.ts:')),
    ).toBe(true);
    expect(citations.every(({ before }) => !before)).toBe(true);
  });

  it('are noticed at a place when a test fails by itself, not when the broken code crashes', () => {
    const place = { rule: '2E-1', file: 'a.ts', line: 1, before: false, breaks: [1, 2] };
    const result = (verdict: 'caught' | 'crashes') => [{ id: 1, test: 't', verdict, places: ['2E-1 a.ts:1'] }];
    const plan = { sources: [], citations: [place] };
    expect(judged(plan, result('caught'))).toEqual([{ place, derived: 2, tried: 1, caught: true }]);
    expect(judged(plan, result('crashes'))).toEqual([{ place, derived: 2, tried: 1, caught: false }]);
  });

  it('are sampled alike whenever they are', () => {
    expect(sampleOf([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([0, 2, 4]);
    expect(sampleOf([0, 1], 5)).toEqual([0, 1]);
  });
});
