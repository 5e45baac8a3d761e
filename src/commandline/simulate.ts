import { Coverage } from '../editions/second/tools/coverage.ts';
import { Fairness } from '../editions/second/tools/fairness.ts';
import { shufflings } from '../editions/second/tools/shuffling.ts';
import { ancientOneIds, type SimulationResult } from '../editions/second/tools/simulation.ts';
import { PLAYERS } from '../editions/tools/playout.ts';
import { UNFAIR } from '../engine/chisquare.ts';
import { playAll } from './crew.ts';
import { flags } from './flags.ts';
import { type Job, play } from './job.ts';
import { Progress } from './progress.ts';
import { simulateThird } from './simulatethird.ts';
import { FULL, suite } from './suite.ts';
import { WinRates } from './winrate.ts';

/**
 * `npm run simulate -- --games 1000 --players 4 --seed 1 [--ancient-one azathoth] [--variant name[=value]]…
 * [--printing 2005] [--player autopilot|random|mixed] [--json]`: plays whole games and tells what came of them. Exits 1
 * when a game broke, got stuck or violated an invariant.
 *
 * `npm run simulate -- --suite [--games 10000] [--seed 1] [--json]` plays everything of suite.ts and tests whether the
 * dice, the skill checks and the shuffling are fair; it exits 1 as well when they are not, or when all 10,000 games were
 * played and a card, an encounter, an operation of the effect language, a kind of question or a way of ending has not
 * occurred. How far it is goes to the error output. `--edition third` is in simulatethird.ts.
 */
const values = flags({
  games: { type: 'string' },
  players: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  'ancient-one': { type: 'string' },
  variant: { type: 'string', multiple: true, default: [] },
  printing: { type: 'string', default: 'revised' },
  player: { type: 'string', default: 'autopilot' },
  suite: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  edition: { type: 'string', default: 'second' },
  scenario: { type: 'string' },
});
if (values.edition === 'third') process.exit(await simulateThird(values));

/** Set-ups whose decks are looked at. */
const SHUFFLES = 2000;

const all = ancientOneIds();
const begun = process.hrtime.bigint();
const coverage = new Coverage();
const fairness = new Fairness();
const results: SimulationResult[] = [];
const rates = new WinRates();
const tables = new WinRates();
const jobs = values.suite ? suite(values.seed, all, gamesWanted(FULL)) : [jobOf()];
const progress = values.suite ? new Progress(jobs.reduce((sum, { games }) => sum + games, 0)) : null;
const trade = { play, program: 'commandline/crewsecond' };
await playAll(trade, jobs, (job, done) => {
  results.push(...done.results);
  coverage.join(done.coverage);
  fairness.join(done.fairness);
  for (const result of done.results) {
    if (!values.suite || (job.player === 'autopilot' && job.players === 4)) rates.add(result.ancientOne, result);
    tables.add(tableOf(job), result);
  }
  progress?.tell(results.length);
});
const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
const broken = results.filter((result) => result.error !== null || result.violations.length > 0);
const covered = coverage.report(values.suite);
const fair = fairness.report();
const decks = values.suite ? shufflings(values.seed, SHUFFLES) : {};
const incomplete = results.length >= FULL && Object.values(covered).some(({ missing }) => missing.length > 0);
const unfair = values.suite && (!fair.fair || Object.values(decks).some(({ p }) => p < UNFAIR));

const summary = {
  games: results.length,
  ...(values.suite ? {} : { players: Number(values.players) }),
  seconds: Math.round(seconds * 10) / 10,
  outcomes: tally(
    results.map((result) => (result.outcome ? `${result.outcome.result} (${result.outcome.way})` : 'none')),
  ),
  /** In the suite: four investigators of the autopilot's, no variants. */
  byAncientOne: rates.report(),
  ...(values.suite ? { byTable: tables.report() } : {}),
  turns: average(results.map((result) => result.turns)),
  answers: average(results.map((result) => result.answers)),
  devoured: average(results.map((result) => result.devoured)),
  decisions: coverage.decisions(),
  coverage: covered,
  fairness: { ...fair, decks },
  broken: broken.map(({ seed, error, violations }) => ({ seed, error, violations })),
};

if (values.json) console.log(JSON.stringify(summary, null, 1));
else print();
process.exitCode = broken.length > 0 || (values.suite && incomplete) || unfair ? 1 : 0;

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
    games: gamesWanted(100),
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

function gamesWanted(otherwise: number): number {
  return wholeNumber('games', values.games ?? String(otherwise), 1, 1_000_000);
}

function tableOf({ player, players, options, varied }: Job): string {
  const printing = options.printing === '2005' ? ', 2005' : '';
  return `${player}, ${players} ${players === 1 ? 'player' : 'players'}${printing}${varied ? ', variants' : ''}`;
}

function print(): void {
  const who = values.suite ? '' : ` with ${values.players} investigators`;
  console.log(`${results.length} games${who} in ${summary.seconds} seconds`);
  for (const [outcome, number] of Object.entries(summary.outcomes)) console.log(`  ${outcome}: ${number}`);
  for (const [key, entry] of [...Object.entries(summary.byAncientOne), ...Object.entries(summary.byTable ?? {})]) {
    const ways = Object.entries(entry.ways).map(([way, number]) => `${way} ${number}`);
    console.log(`  ${key}: won ${entry.won} of ${entry.games} (${[...ways, `${entry.turns} turns`].join(', ')})`);
  }
  console.log(`  a game: ${summary.turns} turns, ${summary.answers} answers, ${summary.devoured} devoured`);
  for (const [family, entry] of Object.entries(summary.coverage)) {
    const missing = entry.missing.length > 0 ? `, not seen: ${entry.missing.join(', ')}` : '';
    console.log(`  ${family}: ${entry.seen} of ${entry.of} seen${missing}`);
  }
  printFairness();
  console.log(`  invariant violations: ${results.reduce((sum, result) => sum + result.violations.length, 0)}`);
  for (const entry of summary.broken)
    console.error(`BROKEN ${entry.seed}: ${entry.error ?? entry.violations.join('; ')}`);
}

function printFairness(): void {
  const { dice, checks, miscounted } = fair;
  console.log(`  ${dice.rolled} dice over six faces: ${dice.faces.join(', ')}; p = ${dice.p.toFixed(4)}`);
  const { farthest } = checks;
  const far = farthest
    ? `; farthest off: ${farthest.dice} dice, difficulty ${farthest.difficulty}, ${farthest.faces} faces, passed ${farthest.passed} of ${farthest.rolled}, expected ${(farthest.odds * farthest.rolled).toFixed(1)}`
    : '';
  console.log(`  ${checks.rolled} checks in ${checks.buckets} buckets: p = ${checks.p.toFixed(4)}${far}`);
  if (miscounted + checks.impossible > 0)
    console.log(`  ${miscounted} miscounted rolls, ${checks.impossible} impossible results`);
  for (const [deck, { shuffles, p }] of Object.entries(decks))
    console.log(`  ${deck}: ${shuffles} shuffles, p = ${p.toFixed(4)}`);
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
