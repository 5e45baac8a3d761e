import { describe, expect, it } from 'vitest';
import { OF_BEFORE } from '../../src/lab/rulenumbers/ruletitle.ts';
import type { Outcome } from '../../src/lab/testrunner.ts';
import { judge } from '../../src/lab/trial.ts';

const outcome = (name: string, state: Outcome['state']): Outcome => ({ file: 'a.test.ts', name, state, message: '' });

describe('a break', () => {
  const old = outcome(`2E-901 ${OF_BEFORE} any number`, 'failed');

  it('is caught by a test that names the rule', () => {
    expect(judge('2E-901', [outcome('2E-901 any number', 'failed')]).verdict).toBe('caught');
    expect(judge('2E-901', [outcome('2E-9012 another', 'failed')]).verdict).toBe('idle');
    expect(judge('2E-901', null).verdict).toBe('hangs');
  });

  it('must be seen in the games that people can open, if the rule is proven there', () => {
    expect(judge('2E-901', [old, outcome('2E-901 any number', 'passed')]).verdict).toBe('missed');
    expect(judge('2E-901', [old])).toEqual({ verdict: 'caught', by: `a.test.ts: ${old.name}` });
  });
});
