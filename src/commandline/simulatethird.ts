import { SCENARIOS } from '../editions/third/state/options.ts';
import { Coverage } from '../editions/third/tools/coverage.ts';
import type { SimulationResult } from '../editions/third/tools/simulation.ts';
import type { Covered } from '../editions/tools/coverage.ts';
import { PLAYERS } from '../editions/tools/playout.ts';
import { playAll } from './crew.ts';
import { playThird, type ThirdJob } from './jobthird.ts';
import { Progress } from './progress.ts';
import { FULL_THIRD, suiteThird } from './suitethird.ts';

/** What `npm run simulate -- --edition third` was called with. */
interface ThirdRequest {
  games?: string;
  players: string;
  seed: string;
  scenario?: string;
  player: string;
  suite: boolean;
  json: boolean;
}

/**
 * `npm run simulate -- --edition third [--scenario approachOfAzathoth] --games 100 --players 3 --seed 1
 * [--player autopilot|random|mixed] [--json]`: plays so many games of the scenario, or of each scenario, and tells what
 * came of them. With `--suite` instead: 2,000 games (or `--games`) of everything in suitethird.ts.
 * @returns 1 when a game broke, got stuck or violated an invariant, 2 when the call makes no sense, else 0
 */
export async function simulateThird(request: ThirdRequest): Promise<number> {
  const jobs = jobsOf(request);
  if (typeof jobs === 'string') {
    console.error(jobs);
    return 2;
  }
  const begun = process.hrtime.bigint();
  const coverage = new Coverage();
  const results: SimulationResult[] = [];
  const tables = new Map<string, SimulationResult[]>();
  const progress = request.suite ? new Progress(jobs.reduce((sum, { games }) => sum + games, 0)) : null;
  const trade = { play: playThird, program: 'commandline/crewthird' };
  await playAll(trade, jobs, (job, done) => {
    coverage.join(done.coverage);
    results.push(...done.results);
    const table = request.suite ? `${job.player}, ${job.scenario}` : job.scenario;
    tables.set(table, [...(tables.get(table) ?? []), ...done.results]);
    progress?.tell(results.length);
  });
  const broken = results.filter(({ error, violations }) => error !== null || violations.length > 0);
  const summary = {
    games: results.length,
    ...(request.suite ? {} : { players: Number(request.players) }),
    seconds: Math.round(Number(process.hrtime.bigint() - begun) / 1e8) / 10,
    byScenario: Object.fromEntries([...tables].sort().map(([table, of]) => [table, rateOf(of)])),
    decisions: coverage.decisions(),
    coverage: coverage.report(),
    broken: broken.map(({ seed, scenario, error, violations }) => ({ seed, scenario, error, violations })),
  };
  if (request.json) console.log(JSON.stringify(summary, null, 1));
  else print(summary);
  return broken.length > 0 ? 1 : 0;
}

/** What is to be played; a sentence when the call makes no sense. */
function jobsOf(request: ThirdRequest): ThirdJob[] | string {
  const { seed } = request;
  const player = PLAYERS.find((candidate) => candidate === request.player);
  const players = Number(request.players);
  const games = Number(request.games ?? (request.suite ? FULL_THIRD : 100));
  const scenarios = SCENARIOS.filter((id) => request.scenario === undefined || id === request.scenario);
  if (!player) return `--player is ${PLAYERS.join(', ')}`;
  if (scenarios.length === 0) return `--scenario is ${SCENARIOS.join(', ')}`;
  if (!Number.isInteger(players) || players < 1 || players > 6) return '--players is a number from 1 to 6';
  if (!Number.isInteger(games) || games < 1) return '--games is a number from 1';
  if (request.suite) return suiteThird(seed, games);
  return scenarios.map((scenario) => ({ scenario, players, player, seed, first: 0, games }));
}

function rateOf(results: readonly SimulationResult[]) {
  const ways: Record<string, number> = {};
  for (const { outcome } of results) {
    const way = outcome ? `${outcome.result} ${outcome.way} ${outcome.card ?? ''}`.trim() : 'broken';
    ways[way] = (ways[way] ?? 0) + 1;
  }
  const average = (numbers: number[]) =>
    Math.round((10 * numbers.reduce((sum, one) => sum + one, 0)) / results.length) / 10;
  const won = results.filter(({ outcome }) => outcome?.result === 'won').length;
  return {
    games: results.length,
    won,
    rate: Math.round((1000 * won) / results.length) / 1000,
    ways,
    rounds: average(results.map(({ rounds }) => rounds)),
    answers: average(results.map(({ answers }) => answers)),
    lost: average(results.map(({ lost }) => lost)),
  };
}

function print(summary: {
  games: number;
  players?: number;
  seconds: number;
  byScenario: Record<string, ReturnType<typeof rateOf>>;
  coverage: Record<string, Covered>;
  broken: { seed: string; scenario: string; error: string | null; violations: string[] }[];
}): void {
  const who = summary.players === undefined ? '' : ` with ${summary.players} investigators`;
  console.log(`${summary.games} games${who} in ${summary.seconds} seconds`);
  for (const [scenario, { games, won, ways, rounds, answers, lost }] of Object.entries(summary.byScenario)) {
    const told = Object.entries(ways).map(([way, number]) => `${way}: ${number}`);
    console.log(`  ${scenario}: won ${won} of ${games} (${told.join(', ')})`);
    console.log(`    a game: ${rounds} rounds, ${answers} answers, ${lost} investigators lost`);
  }
  for (const [family, { seen, of, missing }] of Object.entries(summary.coverage))
    console.log(`  ${family}: ${seen} of ${of} seen${missing.length > 0 ? `, not seen: ${some(missing)}` : ''}`);
  for (const { scenario, seed, error, violations } of summary.broken)
    console.error(`BROKEN ${scenario} ${seed}: ${error ?? violations.join('; ')}`);
}

/** Names told one by one; `--json` tells all. */
const TOLD = 12;

/** The first of them, and how many more there are. */
function some(names: readonly string[]): string {
  const more = names.length - TOLD;
  return more > 0 ? `${names.slice(0, TOLD).join(', ')} and ${more} more` : names.join(', ');
}
