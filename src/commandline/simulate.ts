import { parseArgs } from 'node:util';
import { Coverage } from '../editions/second/coverage.ts';
import { ancientOneIds, PLAYERS, type SimulationResult, simulate } from '../editions/second/simulation.ts';

/**
 * `npm run simulate -- --games 1000 --players 4 --seed 1 [--ancient-one azathoth] [--variant name]… [--printing 2005]
 * [--player autopilot|random|mixed] [--json]`: plays whole games and tells what came of them. Exits 1 when a game
 * broke, got stuck or violated an invariant.
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
    json: { type: 'boolean', default: false },
  },
});

const games = wholeNumber('games', values.games, 1, 1_000_000);
const players = wholeNumber('players', values.players, 1, 8);
const player = PLAYERS.find((candidate) => candidate === values.player) ?? refuse(`--player is ${PLAYERS.join(', ')}`);
const ancientOnes = ancientOneIds();
const wanted = values['ancient-one'];
if (wanted !== undefined && !ancientOnes.includes(wanted)) refuse(`--ancient-one is ${ancientOnes.join(', ')}`);
const variants = Object.fromEntries(values.variant.map((name) => [name, true]));

const begun = process.hrtime.bigint();
const coverage = new Coverage();
const results: SimulationResult[] = [];
for (let number = 0; number < games; number++) {
  results.push(
    simulate({
      players,
      seed: `${values.seed}/${number}`,
      ancientOne: wanted ?? ancientOnes[number % ancientOnes.length] ?? null,
      options: { printing: values.printing, variants },
      player,
      watch: (events, open, state) => coverage.watch(events, open, state),
    }),
  );
}
const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
const broken = results.filter((result) => result.error !== null || result.violations.length > 0);

const summary = {
  games,
  players,
  seconds: Math.round(seconds * 10) / 10,
  outcomes: tally(
    results.map((result) => (result.outcome ? `${result.outcome.result} (${result.outcome.way})` : 'none')),
  ),
  byAncientOne: Object.fromEntries(
    ancientOnes.flatMap((id) => {
      const own = results.filter((result) => result.ancientOne === id);
      const won = own.filter((result) => result.outcome?.result === 'won').length;
      return own.length > 0
        ? [[id, { games: own.length, won, rate: Math.round((won / own.length) * 1000) / 1000 }]]
        : [];
    }),
  ),
  turns: average(results.map((result) => result.turns)),
  answers: average(results.map((result) => result.answers)),
  devoured: average(results.map((result) => result.devoured)),
  decisions: coverage.decisions(),
  coverage: coverage.report(),
  broken: broken.map(({ seed, error, violations }) => ({ seed, error, violations })),
};

if (values.json) console.log(JSON.stringify(summary, null, 1));
else print();
process.exit(broken.length > 0 ? 1 : 0);

function print(): void {
  console.log(`${games} games with ${players} investigators in ${summary.seconds} seconds`);
  for (const [outcome, count] of Object.entries(summary.outcomes)) console.log(`  ${outcome}: ${count}`);
  for (const [id, entry] of Object.entries(summary.byAncientOne)) {
    console.log(`  ${id}: won ${entry.won} of ${entry.games}`);
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
