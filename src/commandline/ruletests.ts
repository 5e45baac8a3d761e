import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, parseDocument } from 'yaml';
import * as second from '../editions/second/tools/scenario/scenario.ts';
import * as third from '../editions/third/tools/scenario/scenario.ts';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The test files that play every scenario of an edition. */
export const SCENARIO_TESTS = {
  second: 'tests/editions/second/tools/scenario/scenario.test.ts',
  third: 'tests/editions/third/tools/scenario/played.test.ts',
} as const;

/** The scenarios lie in a folder for each edition, and in it in one for each chapter. */
const SCENARIOS = path.join('tests', 'scenarios');
/** The number of a rule: `2E-2505`, `SK.8`; `3E-405.2-1`, `3E-204.12d`, `3E-R11`. */
const RULE = /2E-\d+|SK\.\d|3E-[RC]?\d+(?:\.\d+)?[a-z]?(?:-\d+)?/g;
const LISTED = `((?:(?:${RULE.source})[,;: ]*(?:and |to )?)+)`;
const TITLE = new RegExp(`\\b(?:it|test|describe)(?:\\.\\w+)*\\s*\\(\\s*(['"\`])${LISTED}`, 'g');
const EACH = new RegExp(`\\]\\)\\(\\s*(['"\`])${LISTED}`, 'g');

/** A table whose titles begin with the first thing of each row, and that first thing. */
const ROWS = /\.each\(\[([\s\S]*?)\](?: as const)?\)\(\s*['"`]%s/g;
const FIRST = new RegExp(`\\[\\s*(['"\`])${LISTED}`, 'g');

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
    if (file.endsWith('.yaml')) for (const rule of rulesOf(text)) note(rule, name);
    else {
      const titles = [TITLE, EACH].flatMap((pattern) => [...text.matchAll(pattern)]);
      const rows = [...text.matchAll(ROWS)].flatMap(([, table = '']) => [...table.matchAll(FIRST)]);
      for (const match of [...titles, ...rows]) for (const rule of match[2]?.match(RULE) ?? []) note(rule, name);
    }
  }
  return tests;
}

/** The numbers of rules that stand in the sources: beside the code that carries them out. */
export function citedRules(root = ROOT): Set<string> {
  const sources = ['src', 'commands'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
  );
  return new Set(sources.flatMap((source) => source.match(RULE) ?? []));
}

/** An expression for a rule's number in a title, and for no longer number that begins like it. */
export function naming(rule: string): string {
  return `${rule.replaceAll('.', '\\.')}(?![\\da-z]|[.-]\\d)`;
}

/** The test files to run for files of `testsByRule`: a scenario is played by a test of its own. */
export function runnable(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => (file.endsWith('.yaml') ? player(file) : file)))];
}

function player(scenario: string): string {
  return path.normalize(scenario).startsWith(path.join(SCENARIOS, 'third', path.sep))
    ? SCENARIO_TESTS.third
    : SCENARIO_TESTS.second;
}

/** A file says `edition: third`; without it it is of the second. */
export function editionOf(scenario: string): keyof typeof SCENARIO_TESTS {
  const document = parseDocument(scenario, { prettyErrors: false });
  // What is no YAML is complained about where it is read.
  return document.errors.length === 0 && isMap(document.contents) && document.get('edition') === 'third'
    ? 'third'
    : 'second';
}

function rulesOf(scenario: string): string[] {
  return editionOf(scenario) === 'third' ? third.readScenario(scenario).rules : second.readScenario(scenario).rules;
}

/** The rules in the list "Definitions" of docs/rulings.md: they order nothing, so nothing can test them. */
export function definitions(root = ROOT): Set<string> {
  const text = readFileSync(path.join(root, 'docs/rulings.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Definitions')) ?? '';
  return new Set(
    section
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .flatMap((line) => line.split(':')[0]?.match(RULE) ?? []),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    if (file.endsWith('.yaml')) return file.includes(SCENARIOS + path.sep) ? [file] : [];
    return file.endsWith('.test.ts') ? [file] : [];
  });
}
