import { rulebook } from '../editions/second/rulebook.ts';
import { definitions, testsByRule } from './ruletests.ts';

/**
 * `npm run rules [-- --missing]`: every numbered rule with the tests that name it. Exits 1 when a rule has neither a
 * test nor a reason in docs/rulings.md (a line of its list "Definitions").
 */
const tests = testsByRule();
const defined = definitions();

const onlyMissing = process.argv.includes('--missing');
let missing = 0;
for (const rule of rulebook().rules) {
  const own = tests.get(rule.id) ?? [];
  const reason = own.length > 0 ? own.join(', ') : defined.has(rule.id) ? 'a definition' : 'NO TEST';
  if (reason === 'NO TEST') missing += 1;
  if (!onlyMissing || reason === 'NO TEST') console.log(`${rule.id}  ${reason}${onlyMissing ? `  ${rule.text}` : ''}`);
}
console.log(`${rulebook().rules.length} rules, ${missing} without a test`);
process.exit(missing > 0 ? 1 : 0);
