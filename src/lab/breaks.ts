import { finish, refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { BROKEN_EDITIONS, readBreaks } from './rulenumbers/breaklist.ts';
import { runnable, testsByRule } from './rulenumbers/ruletests.ts';
import { type Finding, Trial, type Verdict } from './trial.ts';

/**
 * `npm run breaks [-- --edition second|third] [--rule 2E-2505] [--from n --to m]`: breaks one rule after the other in a
 * copy of the project (tests/breaks), runs the tests that name it, and prints which breaks they catch. `--from` and
 * `--to` count what is listed from 1. Exits 1 when fewer than nine in ten are caught, or a test fails with nothing
 * broken.
 */
const ENOUGH = 0.9;

const values = flags({
  edition: { type: 'string' },
  rule: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
});
const lists = BROKEN_EDITIONS.filter((edition) => values.edition === undefined || edition === values.edition);
if (lists.length === 0) refuse(`--edition is ${BROKEN_EDITIONS.join(', ')}`);
const chosen = lists
  .flatMap((edition) => readBreaks(edition))
  .map((one, index) => ({ one, number: index + 1 }))
  .slice(Number(values.from ?? 1) - 1, values.to === undefined ? undefined : Number(values.to))
  .filter(({ one }) => values.rule === undefined || one.rule === values.rule);
if (chosen.length === 0) refuse('no such break');

const tests = testsByRule();
const trial = new Trial();
process.once('SIGINT', () => {
  trial.close();
  process.exit(130);
});
const counts = new Map<Verdict, number>();
let sound = true;
try {
  const rules = [...new Set(chosen.map(({ one }) => one.rule))];
  for (const file of new Set(rules.flatMap((rule) => runnable(tests.get(rule) ?? [])))) {
    const own = rules.filter((rule) => runnable(tests.get(rule) ?? []).includes(file));
    for (const [rule, { verdict, by }] of await trial.run(own, [file]))
      if (verdict !== 'missed') {
        sound = false;
        console.error(`${rule} with nothing broken: ${verdict === 'caught' ? 'fails' : verdict} ${file} ${by}`);
      }
  }
  const refused = trial.refused(chosen.map(({ one }) => one));
  console.log('| no. | rule | break | found | by |\n| --- | --- | --- | --- | --- |');
  for (const { one, number } of chosen) {
    const complaint = refused.get(one);
    const found: Finding =
      complaint === undefined
        ? ((await trial.run([one.rule], tests.get(one.rule) ?? [], one)).get(one.rule) ?? { verdict: 'idle', by: '' })
        : { verdict: 'did not compile', by: complaint };
    counts.set(found.verdict, (counts.get(found.verdict) ?? 0) + 1);
    const cells = [number, one.rule, one.words, found.verdict, found.by].map((cell) =>
      String(cell).replaceAll('|', '/'),
    );
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  trial.close();
}

const caught = counts.get('caught') ?? 0;
console.log(
  `\n${chosen.length} breaks: ${[...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')}` +
    ` (${Math.round((100 * caught) / chosen.length)} % caught)`,
);
await finish(sound && caught >= ENOUGH * chosen.length ? 0 : 1);
