import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, parseDocument } from 'yaml';
import * as second from '../../editions/second/tools/scenario/scenario.ts';
import * as third from '../../editions/third/tools/scenario/scenario.ts';
import { BOX } from '../box.ts';
import { LISTED, OF_BEFORE, RULE, rulesIn } from './ruletitle.ts';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The test files that play every scenario of an edition. */
export const SCENARIO_TESTS = {
  second: 'tests/editions/second/tools/scenario/scenario.test.ts',
  third: 'tests/editions/third/tools/scenario/played.test.ts',
} as const;

/** The scenarios lie in a folder for each edition, and in it in one for each chapter. */
const SCENARIOS = path.join('tests', 'scenarios');
/** A title from its opening quote on. */
const TEXT = `(['"\`])(${LISTED}(?:(?!\\1)[^\\\\]|\\\\.)*)`;
const TITLE = new RegExp(`\\b(?:it|test|describe)(?:\\.\\w+)*\\s*\\(\\s*${TEXT}`, 'gs');
const EACH = new RegExp(`\\]\\)\\(\\s*${TEXT}`, 'gs');

/** A table whose titles begin with the first thing of each row, and that first thing. */
const ROWS = /\.each\(\[([\s\S]*?)\](?: as const)?\)\(\s*['"`]%s/g;
const FIRST = new RegExp(`\\[\\s*${TEXT}`, 'gs');

/** A test that names a rule. */
interface RuleTest {
  rule: string;
  /** Relative to the project. */
  file: string;
  /** In a game that nobody can open any more. */
  before: boolean;
}

/**
 * The files that name each rule, relative to the project: tests whose title begins with its number, and scenarios
 * that list it.
 * @throws Error when a scenario cannot be read
 */
export function testsByRule(root = ROOT): Map<string, string[]> {
  return filesByRule(ruleTests(root));
}

/**
 * The rules that no test proves in a game that people can open, with the files that prove them in games of before.
 * @throws Error when a scenario cannot be read
 */
export function provenBefore(root = ROOT): Map<string, string[]> {
  const tests = ruleTests(root);
  const proven = new Set(tests.filter(({ before }) => !before).map(({ rule }) => rule));
  return filesByRule(tests.filter(({ rule }) => !proven.has(rule)));
}

function filesByRule(tests: readonly RuleTest[]): Map<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const { rule, file } of tests) files.set(rule, (files.get(rule) ?? new Set()).add(file));
  return new Map([...files].map(([rule, names]) => [rule, [...names]]));
}

function ruleTests(root: string): RuleTest[] {
  return filesIn(path.join(root, 'tests')).flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    const file = path.relative(root, name);
    if (file.endsWith('.yaml')) {
      const { rules, before } = scenarioOf(text);
      return rules.map((rule) => ({ rule, file, before }));
    }
    return titlesIn(text).flatMap((title) =>
      rulesIn(title).map((rule) => ({ rule, file, before: title.includes(OF_BEFORE) })),
    );
  });
}

/** The titles in a file of tests that begin with the number of a rule. */
function titlesIn(text: string): string[] {
  const rows = [...text.matchAll(ROWS)].flatMap(([, table = '']) => [...table.matchAll(FIRST)]);
  return [...text.matchAll(TITLE), ...text.matchAll(EACH), ...rows].map(([, , title = '']) => title);
}

/** The numbers of rules that stand in the sources: beside the code that carries them out. */
export function citedRules(root = ROOT): Set<string> {
  return new Set(citingSources(root).flatMap(({ rules }) => rules));
}

/** The sources in which numbers of rules stand, relative to the project, with those numbers. */
export function citingSources(root = ROOT): { file: string; rules: string[] }[] {
  return ['src', 'commands'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(folder, name))
      .map((file) => ({ file, rules: readFileSync(path.join(root, file), 'utf8').match(RULE) ?? [] }))
      .filter(({ rules }) => rules.length > 0),
  );
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

function scenarioOf(text: string): { rules: string[]; before: boolean } {
  if (editionOf(text) === 'third') {
    const scenario = third.readScenario(BOX.third, text);
    return { rules: scenario.rules, before: third.playsBefore(scenario) };
  }
  const scenario = second.readScenario(BOX.second, text);
  return { rules: scenario.rules, before: second.playsBefore(scenario) };
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
