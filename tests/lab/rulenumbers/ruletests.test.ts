import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  definitions,
  editionOf,
  naming,
  provenBefore,
  ROOT,
  runnable,
  SCENARIO_TESTS,
  testsByRule,
} from '../../../src/lab/rulenumbers/ruletests.ts';
import { OF_BEFORE } from '../../../src/lab/rulenumbers/ruletitle.ts';

describe('the tests that name a rule', () => {
  it('are found by titles of tests and by the rules of scenarios', () => {
    const tests = testsByRule();
    expect(tests.get('2E-2505')).toContain('tests/scenarios/second/combat/2E-2505-evade-failed.yaml');
    expect(tests.get('3E-402.7')).toContain('tests/scenarios/third/actions/3E-402-attack-with-the-best-weapon.yaml');
    expect(tests.get('2E-1408a')).toContain('tests/editions/second/mythos/surge.test.ts');
    expect(tests.get('2E-4402')).toEqual(['tests/rules/timing.test.ts']);
    expect(tests.get('2E-9999')).toBeUndefined();
    expect([...tests.values()].flat().filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('are run by their own file, scenarios by the one that plays them', () => {
    const files = ['second/end/a.yaml', 'third/end/d.yaml', 'second/turn/c.yaml', 'third/end/e.yaml'].map(
      (name) => `tests/scenarios/${name}`,
    );
    expect(runnable([...files, 'tests/rules/b.test.ts'])).toEqual([
      SCENARIO_TESTS.second,
      SCENARIO_TESTS.third,
      'tests/rules/b.test.ts',
    ]);
    expect(Object.values(SCENARIO_TESTS).every((file) => existsSync(path.join(ROOT, file)))).toBe(true);
  });

  it('lie in the folder of their edition, if they are scenarios', () => {
    const folder = path.join(ROOT, 'tests/scenarios');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    for (const file of files)
      expect(file.split(path.sep)[0], file).toBe(editionOf(readFileSync(path.join(folder, file), 'utf8')));
  });

  it('are told from those of longer numbers that begin alike', () => {
    const names = (rule: string, title: string) => new RegExp(naming(rule)).test(title);
    expect(names('3E-412.3', '3E-412.3, 3E-412.4 an anomaly')).toBe(true);
    expect(names('3E-412.3', 'ends in 3E-412.3.')).toBe(true);
    for (const longer of ['3E-412.3a', '3E-412.3-1', '3E-412.30', '3E-41213'])
      expect(names('3E-412.3', `${longer} an anomaly`), longer).toBe(false);
    expect(names('3E-R1', '3E-R14 standing up')).toBe(false);
    expect(names('2E-250', '2E-2505 a failed check')).toBe(false);
  });

  it('prove nothing of games that people can open, where they say that they play one of before', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    };
    const old = `${OF_BEFORE}, it's so`;
    write(
      'tests/a.test.ts',
      `it("2E-901 2E-902 ${old}", () => {});\nit('2E-902 in any', () => {});\nit('2E-903 x', () => {});`,
    );
    write(
      'tests/b.test.ts',
      `it.each([['2E-904 ${OF_BEFORE}', 1], ['2E-905', 1]])('%s', () => {});\nit('of 2E-901', () => {});`,
    );
    const scenario = 'rules: [2E-906]\ngiven: { investigators: [{ sheet: joe-diamond }]';
    write('tests/scenarios/second/a.yaml', `name: a\n${scenario}, before: [windows] }`);
    write('tests/scenarios/second/b.yaml', `name: b\n${scenario.replace('906', '907')} }`);
    const third = 'edition: third\nname: c\nrules: [3E-R1]\ngiven: { investigators: [{ sheet: rexMurphy }]';
    write('tests/scenarios/third/c.yaml', `${third}, before: [plainEncounters] }`);
    expect([...testsByRule(root).keys()].sort()).toEqual(
      ['2E-901', '2E-902', '2E-903', '2E-904', '2E-905', '2E-906', '2E-907', '3E-R1'].sort(),
    );
    expect(Object.fromEntries(provenBefore(root))).toEqual({
      '2E-901': ['tests/a.test.ts'],
      '2E-904': ['tests/b.test.ts'],
      '2E-906': ['tests/scenarios/second/a.yaml'],
      '3E-R1': ['tests/scenarios/third/c.yaml'],
    });
    rmSync(root, { recursive: true });
  });

  it('are not asked of definitions', () => {
    expect(definitions()).toContain('2E-4010');
    expect(definitions()).not.toContain('2E-2505');
  });
});
