import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions, ROOT, runnable, SCENARIO_TEST, testsByRule } from '../../src/commandline/ruletests.ts';

describe('the tests that name a rule', () => {
  it('are found by titles of tests and by the rules of scenarios', () => {
    const tests = testsByRule();
    expect(tests.get('2E-2505')).toContain('tests/scenarios/2E-2505-evade-failed.yaml');
    expect(tests.get('2E-4402')).toEqual(['tests/rules/timing.test.ts']);
    expect(tests.get('2E-9999')).toBeUndefined();
    expect([...tests.values()].flat().filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('are run by their own file, scenarios by the one that plays them', () => {
    expect(runnable(['tests/scenarios/a.yaml', 'tests/rules/b.test.ts', 'tests/scenarios/c.yaml'])).toEqual([
      SCENARIO_TEST,
      'tests/rules/b.test.ts',
    ]);
    expect(existsSync(path.join(ROOT, SCENARIO_TEST))).toBe(true);
  });

  it('are not asked of definitions', () => {
    expect(definitions()).toContain('2E-4010');
    expect(definitions()).not.toContain('2E-2505');
  });
});
