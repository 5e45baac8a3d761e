import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenario } from '../editions/second/scenario/scenario.ts';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The test file that plays every scenario. */
export const SCENARIO_TEST = 'tests/editions/second/scenario/scenario.test.ts';

const SCENARIOS = path.join('tests', 'scenarios');
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\s*\(\s*(['"`])((?:2E-\d+[,;: ]*(?:and |to )?)+)/g;
const EACH = /\]\)\(\s*(['"`])((?:2E-\d+[,;: ]*(?:and )?)+)/g;

/**
 * The files that name each rule, relative to the project: tests whose title begins with its number, and scenarios
 * that list it.
 * @throws Error when a scenario cannot be read
 */
export function testsByRule(root = ROOT): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  const note = (rule: string, file: string) => {
    const known = tests.get(rule) ?? [];
    if (!known.includes(file)) tests.set(rule, [...known, file]);
  };
  for (const file of filesIn(path.join(root, 'tests'))) {
    const text = readFileSync(file, 'utf8');
    const name = path.relative(root, file);
    if (file.endsWith('.yaml')) for (const rule of readScenario(text).rules) note(rule, name);
    else
      for (const pattern of [TITLE, EACH])
        for (const match of text.matchAll(pattern))
          for (const rule of match[2]?.match(/2E-\d+/g) ?? []) note(rule, name);
  }
  return tests;
}

/** The test files to run for files of `testsByRule`: a scenario is played by a test of its own. */
export function runnable(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => (file.endsWith('.yaml') ? SCENARIO_TEST : file)))];
}

/** The rules in the list "Definitions" of docs/rulings.md: they order nothing, so nothing can test them. */
export function definitions(root = ROOT): Set<string> {
  const text = readFileSync(path.join(root, 'docs/rulings.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Definitions')) ?? '';
  return new Set(
    section
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .flatMap((line) => line.split(':')[0]?.match(/2E-\d+/g) ?? []),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    if (file.endsWith('.yaml')) return folder.endsWith(SCENARIOS) ? [file] : [];
    return file.endsWith('.test.ts') ? [file] : [];
  });
}
