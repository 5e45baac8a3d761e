import { finish } from '../commandline/finish.ts';
import { citations, numberedRules, statements } from './rulenumbers/citations.ts';
import { provenBefore, testsByRule } from './rulenumbers/ruletests.ts';

/**
 * `npm run rules [-- --missing]`: every numbered rule of both editions, and every numbered statement about a card, a place
 * or a question of the FAQ, with the tests that name it. Exits 1 when a statement has no test, or a rule neither a test nor a reason: a line of the list "Definitions" in docs/rulings.md, or, in the third edition's
 * rulebook, the mark that it only informs or describes what is shown. Also tells how many of the others stand, by their
 * number, beside the code that carries them out; `--uncited` lists those that don't. And it lists the rules that are
 * proven in games of before alone, which nobody can open any more.
 */
const tests = testsByRule();
const rules = numberedRules();

const onlyMissing = process.argv.includes('--missing');
let missing = 0;
for (const { id, text, defines } of rules) {
  const own = tests.get(id) ?? [];
  const reason = own.length > 0 ? own.join(', ') : defines ? 'a definition' : 'NO TEST';
  if (reason === 'NO TEST') missing += 1;
  if (!onlyMissing || reason === 'NO TEST') console.log(`${id}  ${reason}${onlyMissing ? `  ${text}` : ''}`);
}
for (const { edition, testable, uncited } of citations()) {
  if (process.argv.includes('--uncited')) for (const { id, text } of uncited) console.log(`${id}  NOT CITED  ${text}`);
  const share = Math.floor((100 * (testable - uncited.length)) / testable);
  console.log(`${edition}: ${share} % of ${testable} rules stand beside their code`);
}
const before = provenBefore();
const old = rules.filter(({ id }) => before.has(id));
for (const { id, text } of old) console.log(`${id}  ONLY IN GAMES OF BEFORE  ${before.get(id)?.join(', ')}  ${text}`);

const said = statements();
const unproven = said.filter(({ id }) => !tests.has(id));
for (const { id, of, text } of said)
  if (!onlyMissing || !tests.has(id))
    console.log(`${id}  ${tests.get(id)?.join(', ') ?? 'NO TEST'}${onlyMissing ? `  ${of}: ${text}` : ''}`);
const saidBefore = said.filter(({ id }) => before.has(id));
for (const { id, text } of saidBefore)
  console.log(`${id}  ONLY IN GAMES OF BEFORE  ${before.get(id)?.join(', ')}  ${text}`);
console.log(
  `${said.length} statements about components, ${unproven.length} without a test, ${saidBefore.length} proven only in games of before`,
);
console.log(`${rules.length} rules, ${missing} without a test, ${old.length} proven only in games of before`);
await finish(missing + unproven.length > 0 ? 1 : 0);
