import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulebook } from '../editions/second/rulebook.ts';
import { readScenario } from '../editions/second/scenario/scenario.ts';

/**
 * `npm run rules [-- --missing]`: every numbered rule with the tests that name it. Exits 1 when a rule has neither a
 * test nor a reason in docs/rulings.md (a line of its list "Definitions").
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\s*\(\s*(['"`])((?:2E-\d+[,;: ]*(?:and |to )?)+)/g;
const EACH = /\]\)\(\s*(['"`])((?:2E-\d+[,;: ]*(?:and )?)+)/g;

const tests = new Map<string, string[]>();
for (const file of filesIn(path.join(ROOT, 'tests'))) {
  const text = readFileSync(file, 'utf8');
  const name = path.relative(ROOT, file);
  if (file.endsWith('.yaml')) for (const rule of readScenario(text).rules) note(rule, name);
  if (!file.endsWith('.test.ts')) continue;
  for (const pattern of [TITLE, EACH]) {
    for (const match of text.matchAll(pattern)) for (const rule of match[2]?.match(/2E-\d+/g) ?? []) note(rule, name);
  }
}
const definitions = new Set(definitionsIn(readFileSync(path.join(ROOT, 'docs/rulings.md'), 'utf8')));

const onlyMissing = process.argv.includes('--missing');
let missing = 0;
for (const rule of rulebook().rules) {
  const own = tests.get(rule.id) ?? [];
  const reason = own.length > 0 ? own.join(', ') : definitions.has(rule.id) ? 'a definition' : 'NO TEST';
  if (reason === 'NO TEST') missing += 1;
  if (!onlyMissing || reason === 'NO TEST') console.log(`${rule.id}  ${reason}${onlyMissing ? `  ${rule.text}` : ''}`);
}
console.log(`${rulebook().rules.length} rules, ${missing} without a test`);
process.exit(missing > 0 ? 1 : 0);

function note(rule: string, file: string): void {
  const known = tests.get(rule) ?? [];
  if (!known.includes(file)) tests.set(rule, [...known, file]);
}

/** Lines like `- 2E-203, 2E-204: counts of cards, checked when the content is read.` under the heading "Definitions". */
function definitionsIn(text: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('Definitions')) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => line.split(':')[0]?.match(/2E-\d+/g) ?? []);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    return file.endsWith('.test.ts') || file.endsWith('.yaml') ? [file] : [];
  });
}
