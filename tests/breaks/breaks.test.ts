import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../src/editions/second/shown/rulebook.ts';
import { rulebook as thirdRulebook } from '../../src/editions/third/shown/rulebook.ts';
import { type Break, brokenBy, readBreaks, unnoticeable } from '../../src/lab/rulenumbers/breaklist.ts';
import { definitions, ROOT, testsByRule } from '../../src/lab/rulenumbers/ruletests.ts';

const second = readBreaks('second');
const third = readBreaks('third');
const breaks = [...second, ...third];
const occurrences = ({ file, from }: Break) => readFileSync(path.join(ROOT, file), 'utf8').split(from).length - 1;
const called = ({ rule, file, from }: Break) => `${rule} in ${file}: ${from}`;

describe('the lists of deliberate rule breaks', () => {
  it('has every snippet exactly once in its file', () => {
    expect(breaks.filter((one) => occurrences(one) !== 1).map(called)).toEqual([]);
  });

  it('changes something, each break something else for its rule', () => {
    expect(breaks.filter(({ from, to }) => from === to).map(called)).toEqual([]);
    expect(new Set(breaks.map(({ rule, file, from, to }) => [rule, file, from, to].join('\n'))).size).toBe(
      breaks.length,
    );
  });

  it('breaks only rules that exist and that a test names', () => {
    const rules = new Set([...rulebook().rules, ...thirdRulebook().rules].map(({ id }) => id));
    const tests = testsByRule();
    expect(breaks.map(({ rule }) => rule).filter((rule) => !rules.has(rule) || !tests.has(rule))).toEqual([]);
  });

  it('excuses only rules that exist and have none, each with a reason', () => {
    const rules = new Set([...rulebook().rules, ...thirdRulebook().rules].map(({ id }) => id));
    const broken = new Set(breaks.map(({ rule }) => rule));
    for (const [rule, reason] of unnoticeable()) {
      expect([rule, rules.has(rule), broken.has(rule)]).toEqual([rule, true, false]);
      expect(reason, rule).toMatch(/\w+ \w+/);
    }
    expect(unnoticeable().size).toBeLessThanOrEqual(8);
  });

  it('spares no section that orders anything, from the setup to trading', () => {
    const { rules } = rulebook();
    const defined = definitions();
    const broken = new Set(second.map(({ rule }) => rules.find(({ id }) => id === rule)?.section));
    const spared = rules
      .filter(({ id, section }) => section >= 3 && section <= 45 && !defined.has(id) && !broken.has(section))
      .map(({ section }) => section);
    expect([...new Set(spared)]).toEqual([]);
    expect(second.length).toBeGreaterThanOrEqual(110);
  });

  it('goes through the third edition from the setup to its last word', () => {
    const section = (rule: string) => /^3E-(R|\d+)/.exec(rule)?.[1] ?? '';
    const sections = new Set(third.map(({ rule }) => section(rule)));
    expect(third.length).toBeGreaterThanOrEqual(90);
    expect(sections.size).toBeGreaterThanOrEqual(50);
  });

  it('tells when a snippet is not found, or more than once', () => {
    const [one] = breaks;
    const text = readFileSync(path.join(ROOT, one!.file), 'utf8');
    expect(brokenBy(text, [one!])).not.toBe(text);
    expect(() => brokenBy('something else', [one!])).toThrow('0 times');
    expect(() => brokenBy(text + text, [one!])).toThrow('2 times');
  });
});
