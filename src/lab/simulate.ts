import { refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { PLAYERS } from '../editions/tools/playout.ts';
import type { Job, SimulationResult } from '../editions/tools/simulation.ts';
import { UNFAIR } from '../engine/chisquare.ts';
import { playAll } from './suite/crew.ts';
import { Progress } from './suite/progress.ts';
import { searchRare } from './suite/rare.ts';
import { TRIALS } from './suite/trials.ts';
import { rateOf, WinRates } from './suite/winrate.ts';

/**
 * `npm run simulate -- --games 1000 --players 4 --seed 1 [--ancient-one azathoth] [--variant name[=value]]…
 * [--printing 2005] [--turn-order book|sheet|sitting] [--player autopilot|random|mixed] [--json]`: plays whole games and tells what came of them. Exits 1
 * when a game broke, got stuck or violated an invariant. With `--edition third [--scenario approachOfAzathoth]` so many
 * games of the scenario, or of each scenario.
 *
 * `npm run simulate -- --suite [--games 10000] [--seed 1] [--turn-order …] [--json]` plays everything of the edition's
 * suite, in one turn order where that is said, and tests whether the dice, the checks and the shuffling are fair; it exits 1 as well when they are not, or when all 10,000
 * games and up to 5,000 more were played and a card, an encounter, an operation of the effect language, a kind of question
 * or a way of ending has not occurred. How far it is goes to the error output.
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
  'turn-order': { type: 'string' },
});

/** Set-ups whose decks are looked at. */
const SHUFFLES = 2000;
/** Names told one by one; `--json` tells all. */
const TOLD = 12;

const trials = TRIALS[values.edition] ?? refuse(`--edition is ${Object.keys(TRIALS).join(', ')}`);
const begun = process.hrtime.bigint();
const coverage = trials.coverage();
const fairness = trials.fairness();
const results: SimulationResult[] = [];
const tables = new Map<string, WinRates>();
const jobs = values.suite ? trials.suite(values.seed, gamesWanted(trials.full)).map(inOrder) : jobsOf();
await played(jobs);
const whole = values.suite && trials.complete && results.length >= trials.full;
const beyond = whole
  ? await searchRare(values.seed, {
      missing: () => isMissingSomething(),
      play: (seed, games) => played(trials.suite(seed, games).map(inOrder)),
    })
  : 0;
const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
const broken = results.filter(({ error, violations }) => error !== null || violations.length > 0);
const covered = coverage.report(values.suite);
const fair = fairness.report();
const decks = values.suite ? (trials.shufflings?.(values.seed, SHUFFLES) ?? {}) : {};
const incomplete = whole && isMissingSomething();
const unfair = values.suite && (!fair.fair || Object.values(decks).some(({ p }) => p < UNFAIR));
const { ways, turns, answers, lost } = rateOf(results);

const summary = {
  games: results.length,
  ...(beyond > 0 ? { beyond } : {}),
  ...(values.suite ? {} : { players: Number(values.players) }),
  seconds: Math.round(seconds * 10) / 10,
  outcomes: ways,
  ...Object.fromEntries([...tables].map(([name, table]) => [name, table.report()])),
  turns,
  answers,
  lost,
  decisions: coverage.decisions(),
  coverage: covered,
  fairness: { ...fair, decks },
  broken: broken.map(({ foe, seed, error, violations }) => ({ foe, seed, error, violations })),
};

if (values.json) console.log(JSON.stringify(summary, null, 1));
else print();
process.exitCode = broken.length > 0 || incomplete || unfair ? 1 : 0;

/** Plays games and counts what comes of them. */
async function played(wanted: readonly Job[]): Promise<void> {
  const before = results.length;
  const progress = values.suite ? new Progress(wanted.reduce((sum, { games }) => sum + games, 0)) : null;
  await playAll(wanted, (job, done) => {
    results.push(...done.results);
    coverage.join(done.coverage);
    fairness.join(done.fairness);
    for (const result of done.results)
      for (const [name, key] of Object.entries(trials.tables(job, result.foe, values.suite))) {
        const table = tables.get(name) ?? new WinRates();
        tables.set(name, table);
        table.add(key, result);
      }
    progress?.tell(results.length - before);
  });
}

function isMissingSomething(): boolean {
  return Object.values(coverage.report(values.suite)).some(({ missing }) => missing.length > 0);
}

/** What is to be played: of the second edition all foes in turn, of the third so many games of each. */
function jobsOf(): Job[] {
  const all = trials.foes();
  const player =
    PLAYERS.find((candidate) => candidate === values.player) ?? refuse(`--player is ${PLAYERS.join(', ')}`);
  const [flag, wanted] =
    values.edition === 'third' ? ['scenario', values.scenario] : ['ancient-one', values['ancient-one']];
  if (wanted !== undefined && !all.includes(wanted)) refuse(`--${flag} is ${all.join(', ')}`);
  const foes = wanted === undefined ? all : [wanted];
  const players = wholeNumber('players', values.players, 1, trials.most);
  const job = { edition: values.edition, players, player, seed: values.seed, first: 0, games: gamesWanted(100) };
  if (values.edition === 'third') return foes.map((foe) => ({ ...job, foes: [foe], options: {} }));
  const variants = Object.fromEntries(values.variant.map(variantOf));
  const turnOrder = values['turn-order'];
  return [{ ...job, foes, options: { printing: values.printing, variants, ...(turnOrder ? { turnOrder } : {}) } }];
}

/** The same job in the turn order that is wanted; strict order is for games by the book alone (2E-T01). */
function inOrder(job: Job): Job {
  const turnOrder = values['turn-order'];
  if (turnOrder === undefined) return job;
  return { ...job, options: { ...job.options, turnOrder, ...(turnOrder === 'book' ? {} : { strictOrder: false }) } };
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

function print(): void {
  const who = values.suite ? '' : ` with ${values.players} investigators`;
  console.log(`${results.length} games${who} in ${summary.seconds} seconds`);
  if (beyond > 0) console.log(`  the last ${beyond} of them to look for what had not occurred`);
  for (const [outcome, number] of Object.entries(ways)) console.log(`  ${outcome}: ${number}`);
  for (const table of tables.values())
    for (const [key, entry] of Object.entries(table.report())) {
      const told = Object.entries(entry.ways).map(([way, number]) => `${way}: ${number}`);
      console.log(`  ${key}: won ${entry.won} of ${entry.games} (${told.join(', ')})`);
      console.log(`    a game: ${entry.turns} turns, ${entry.answers} answers, ${entry.lost} investigators lost`);
    }
  console.log(`  a game: ${turns} turns, ${answers} answers, ${lost} investigators lost`);
  for (const [family, { seen, of, missing }] of Object.entries(covered))
    console.log(`  ${family}: ${seen} of ${of} seen${missing.length > 0 ? `, not seen: ${some(missing)}` : ''}`);
  printFairness();
  console.log(`  invariant violations: ${results.reduce((sum, { violations }) => sum + violations.length, 0)}`);
  for (const { foe, seed, error, violations } of broken)
    console.error(`BROKEN ${foe} ${seed}: ${error ?? violations.join('; ')}`);
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

/** The first of them, and how many more there are. */
function some(names: readonly string[]): string {
  const more = names.length - TOLD;
  return more > 0 ? `${names.slice(0, TOLD).join(', ')} and ${more} more` : names.join(', ');
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    refuse(`--${name} is a number from ${least} to ${most}`);
  return number;
}
