import { parseArgs } from 'node:util';
import { Coverage } from '../editions/second/coverage.ts';
import { ancientOneIds, PLAYERS, type SimulationResult } from '../editions/second/simulation.ts';
import { playAll } from './crew.ts';
import type { Job } from './job.ts';
import { suite } from './suite.ts';

/**
 * `npm run simulate -- --games 1000 --players 4 --seed 1 [--ancient-one azathoth] [--variant name[=value]]…
 * [--printing 2005] [--player autopilot|random|mixed] [--json]`: plays whole games and tells what came of them. Exits 1
 * when a game broke, got stuck or violated an invariant.
 *
 * `npm run simulate -- --suite [--seed 1] [--json]` plays everything of suite.ts, and exits 1 as well when a card, an
 * encounter, an operation of the effect language, a kind of question or a way of ending has not occurred.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    'ancient-one': { type: 'string' },
    variant: { type: 'string', multiple: true, default: [] },
    printing: { type: 'string', default: 'revised' },
    player: { type: 'string', default: 'autopilot' },
    suite: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const all = ancientOneIds();
const begun = process.hrtime.bigint();
const coverage = new Coverage();
const results: SimulationResult[] = [];
const wins = new Map<string, { games: number; won: number }>();
const jobs = values.suite ? suite(values.seed, all) : [jobOf()];
await playAll(jobs, (job, done) => {
  results.push(...done.results);
  coverage.join(done.coverage);
  for (const { ancientOne, outcome } of done.results) {
    count(ancientOne, outcome?.result === 'won');
    if (values.suite)
      count(`${job.player}, ${job.players} players${plain(job) ? '' : ', variants'}`, outcome?.result === 'won');
  }
});
const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
const broken = results.filter((result) => result.error !== null || result.violations.length > 0);
const covered = coverage.report(values.suite);
// Variants are played now and then, so what only they ask may be missing.
const incomplete =
  values.suite &&
  Object.entries(covered).some(([family, { missing }]) => family !== 'variantDecisions' && missing.length > 0);

const summary = {
  games: results.length,
  ...(values.suite ? {} : { players: Number(values.players) }),
  seconds: Math.round(seconds * 10) / 10,
  outcomes: tally(
    results.map((result) => (result.outcome ? `${result.outcome.result} (${result.outcome.way})` : 'none')),
  ),
  byAncientOne: ratesOf(all),
  ...(values.suite ? { byTable: ratesOf([...wins.keys()].filter((key) => !all.includes(key)).sort()) } : {}),
  turns: average(results.map((result) => result.turns)),
  answers: average(results.map((result) => result.answers)),
  devoured: average(results.map((result) => result.devoured)),
  decisions: coverage.decisions(),
  coverage: covered,
  broken: broken.map(({ seed, error, violations }) => ({ seed, error, violations })),
};

if (values.json) console.log(JSON.stringify(summary, null, 1));
else print();
process.exitCode = broken.length > 0 || incomplete ? 1 : 0;

function jobOf(): Job {
  const player =
    PLAYERS.find((candidate) => candidate === values.player) ?? refuse(`--player is ${PLAYERS.join(', ')}`);
  const wanted = values['ancient-one'];
  if (wanted !== undefined && !all.includes(wanted)) refuse(`--ancient-one is ${all.join(', ')}`);
  return {
    players: wholeNumber('players', values.players, 1, 8),
    player,
    seed: values.seed,
    first: 0,
    games: wholeNumber('games', values.games, 1, 1_000_000),
    ancientOnes: wanted === undefined ? all : [wanted],
    options: { printing: values.printing, variants: Object.fromEntries(values.variant.map(variantOf)) },
  };
}

/** `name` switches a variant on, `name=value` sets it. */
function variantOf(text: string): [string, unknown] {
  const [name = '', value] = text.split('=');
  if (value === undefined) return [name, true];
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}

function plain(job: Job): boolean {
  return Object.keys(job.options).length === 0;
}

function count(key: string, won: boolean): void {
  const entry = wins.get(key) ?? { games: 0, won: 0 };
  wins.set(key, { games: entry.games + 1, won: entry.won + (won ? 1 : 0) });
}

function ratesOf(keys: readonly string[]): Record<string, { games: number; won: number; rate: number }> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const entry = wins.get(key);
      return entry ? [[key, { ...entry, rate: Math.round((entry.won / entry.games) * 1000) / 1000 }]] : [];
    }),
  );
}

function print(): void {
  const who = values.suite ? '' : ` with ${values.players} investigators`;
  console.log(`${results.length} games${who} in ${summary.seconds} seconds`);
  for (const [outcome, number] of Object.entries(summary.outcomes)) console.log(`  ${outcome}: ${number}`);
  for (const [key, entry] of [...Object.entries(summary.byAncientOne), ...Object.entries(summary.byTable ?? {})]) {
    console.log(`  ${key}: won ${entry.won} of ${entry.games}`);
  }
  console.log(`  a game: ${summary.turns} turns, ${summary.answers} answers, ${summary.devoured} devoured`);
  for (const [family, entry] of Object.entries(summary.coverage)) {
    const missing = entry.missing.length > 0 ? `, not seen: ${entry.missing.join(', ')}` : '';
    console.log(`  ${family}: ${entry.seen} of ${entry.of} seen${missing}`);
  }
  console.log(`  invariant violations: ${results.reduce((sum, result) => sum + result.violations.length, 0)}`);
  for (const entry of summary.broken)
    console.error(`BROKEN ${entry.seed}: ${entry.error ?? entry.violations.join('; ')}`);
}

function tally(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function average(numbers: readonly number[]): number {
  return Math.round((numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)) * 10) / 10;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    refuse(`--${name} is a number from ${least} to ${most}`);
  return number;
}

function refuse(text: string): never {
  console.error(text);
  process.exit(2);
}
