import { rulebook as second } from '../editions/second/shown/rulebook.ts';
import { rulebook as third } from '../editions/third/shown/rulebook.ts';
import { citedRules, definitions, testsByRule } from './ruletests.ts';

/**
 * `npm run rules [-- --missing]`: every numbered rule of both editions with the tests that name it. Exits 1 when a rule
 * has neither a test nor a reason: a line of the list "Definitions" in docs/rulings.md, or, in the third edition's
 * rulebook, the mark that it only informs or describes what is shown. Also tells how many of the others stand, by their
 * number, beside the code that carries them out; `--uncited` lists those that don't.
 */
const tests = testsByRule();
const defined = definitions();
const rules = [
  ...second().rules.map(({ id, text }) => ({ id, text, info: false })),
  ...third().rules.map(({ id, text, info }) => ({ id, text, info: info === true })),
];

const onlyMissing = process.argv.includes('--missing');
let missing = 0;
for (const { id, text, info } of rules) {
  const own = tests.get(id) ?? [];
  const reason = own.length > 0 ? own.join(', ') : defined.has(id) || info ? 'a definition' : 'NO TEST';
  if (reason === 'NO TEST') missing += 1;
  if (!onlyMissing || reason === 'NO TEST') console.log(`${id}  ${reason}${onlyMissing ? `  ${text}` : ''}`);
}
const cited = citedRules();
for (const edition of ['2E', '3E']) {
  const testable = rules.filter(({ id, info }) => id.startsWith(edition) && !info && !defined.has(id));
  const uncited = testable.filter(({ id }) => !cited.has(id));
  if (process.argv.includes('--uncited')) for (const { id, text } of uncited) console.log(`${id}  NOT CITED  ${text}`);
  const share = Math.round((100 * (testable.length - uncited.length)) / testable.length);
  console.log(`${edition}: ${share} % of ${testable.length} rules stand beside their code`);
}
console.log(`${rules.length} rules, ${missing} without a test`);
process.exit(missing > 0 ? 1 : 0);
