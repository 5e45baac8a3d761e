import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finish, refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import type { Plan } from './derived/break.ts';
import { judged, placeOf, readResults } from './derived/judgment.ts';
import { derive } from './derived/plan.ts';
import { play } from './derived/playing.ts';
import { sampleOf } from './derived/sample.ts';
import { BROKEN_EDITIONS, readBreaks, unnoticeable } from './rulenumbers/breaklist.ts';
import { numberedRules } from './rulenumbers/citations.ts';
import { naming, runnable, testsByRule } from './rulenumbers/ruletests.ts';

/**
 * `npm run derived [-- --rule 2E-2505,2E-2506] [--sample n] [--results file]`: derives breaks from the code that stands
 * beside the number of each rule and runs the tests that name it. Prints every rule of which no break is noticed, and
 * every other place at which none is. Exits 1 for a rule that has no written break either, unless
 * `tests/breaks/unnoticed.txt` gives a reason. What the file of results holds already is not tried again.
 */
const values = flags({ rule: { type: 'string' }, sample: { type: 'string' }, results: { type: 'string' } });

/** So many breaks that act while sources are read are tried for a rule: each takes seconds. */
const SINGLE = 4;

/** Tests of the rules themselves come first: what they notice, whole tables need not play. */
const QUICK = ['tests/rules', 'tests/editions', 'tests/engine', 'tests/table', ''];

const all = numberedRules().flatMap(({ id, defines }) => (defines ? [] : [id]));
const wanted = values.rule?.split(',');
const known = all.filter((rule) => wanted === undefined || wanted.includes(rule));
const rules = values.sample === undefined ? known : sampleOf(known, Number(values.sample));
if (rules.length === 0) refuse('no such rule, or a definition');

const tests = testsByRule();
const desk = mkdtempSync(path.join(tmpdir(), 'derived-'));
const results = values.results ?? path.join(desk, 'results.jsonl');
let code = 1;
try {
  const plan = derive(new Set(rules));
  const file = path.join(desk, 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  await play({ groups: groupsOf(rules), single: [] }, file, results);
  await play({ groups: [], single: singleOf(plan) }, file, results);
  code = tell(plan);
} finally {
  rmSync(desk, { recursive: true, force: true });
}
await finish(code);

/** The test files that name a rule, but for whole games. */
function filesOf(rule: string): string[] {
  return runnable(tests.get(rule) ?? []).filter((name) => !/\.(?:long|sampled)\.test\.ts$/.test(name));
}

/** Those files, the quick ones first. */
function groupsOf(named: readonly string[]): string[][] {
  const files = [...new Set(named.flatMap(filesOf))].sort();
  const rank = (name: string) => QUICK.findIndex((folder) => name.startsWith(folder));
  return QUICK.map((_, index) => files.filter((name) => rank(name) === index)).filter((group) => group.length > 0);
}

/** The rules of which no break was noticed. */
function unnoticed(plan: Plan): string[] {
  const noticed = new Set(
    judged(plan, readResults(results)).flatMap(({ caught, place }) => (caught ? [place.rule] : [])),
  );
  return rules.filter((rule) => !noticed.has(rule));
}

/** Breaks that no test has come by: they act while sources are read, or where what was read is kept. */
function singleOf(plan: Plan) {
  const tried = new Set(readResults(results).map(({ id }) => id));
  return unnoticed(plan).flatMap((rule) =>
    [...new Set(plan.citations.filter((one) => one.rule === rule).flatMap(({ breaks }) => breaks))]
      .filter((id) => !tried.has(id))
      .slice(0, SINGLE)
      .map((id) => ({ id, names: naming(rule), files: filesOf(rule) })),
  );
}

/** Prints what came of it. @returns the exit code */
function tell(plan: Plan): number {
  const places = judged(plan, readResults(results));
  const open = unnoticed(plan);
  const written = new Set(BROKEN_EDITIONS.flatMap((edition) => readBreaks(edition)).map(({ rule }) => rule));
  const excused = unnoticeable();
  for (const { place, caught, derived, tried } of places)
    if (!caught)
      console.log(
        `${open.includes(place.rule) ? 'RULE ' : 'place'}  ${placeOf(place)}  ${derived} derived, ${tried} tried`,
      );
  const fresh = open.filter((rule) => !written.has(rule) && !excused.has(rule));
  for (const rule of fresh)
    console.log(`${rule} has no written break either, nor a reason in tests/breaks/unnoticed.txt`);
  const breaks = new Set(readResults(results).flatMap(({ id, verdict }) => (verdict === 'begun' ? [id] : [])));
  const silent = places.filter(({ caught }) => !caught).length;
  console.log(
    `${rules.length} rules at ${places.length} places, ${breaks.size} breaks tried: none noticed of ${open.length} rules, at ${silent} places; ` +
      `${open.filter((rule) => written.has(rule)).length} of these have a written one, ${fresh.length} neither that nor a reason`,
  );
  return fresh.length > 0 ? 1 : 0;
}
