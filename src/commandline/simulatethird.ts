import { PLAYERS, type Player } from '../editions/playout.ts';
import { Coverage } from '../editions/third/coverage.ts';
import { SCENARIOS } from '../editions/third/options.ts';
import { type SimulationResult, simulate } from '../editions/third/simulation.ts';

/** What `npm run simulate -- --edition third` was called with. */
export interface ThirdRequest {
  games?: string;
  players: string;
  seed: string;
  scenario?: string;
  player: string;
  json: boolean;
}

/**
 * `npm run simulate -- --edition third [--scenario approachOfAzathoth] --games 100 --players 3 --seed 1
 * [--player autopilot|random|mixed] [--json]`: plays so many games of the scenario, or of each scenario, and tells what
 * came of them. @returns 1 when a game broke, got stuck or violated an invariant, 2 when the call makes no sense, else 0
 */
export function simulateThird(request: ThirdRequest): number {
  const player = PLAYERS.find((candidate) => candidate === request.player);
  const players = Number(request.players);
  const games = Number(request.games ?? 100);
  const scenarios = SCENARIOS.filter((id) => request.scenario === undefined || id === request.scenario);
  if (!player) return refuse(`--player is ${PLAYERS.join(', ')}`);
  if (scenarios.length === 0) return refuse(`--scenario is ${SCENARIOS.join(', ')}`);
  if (!Number.isInteger(players) || players < 1 || players > 6) return refuse('--players is a number from 1 to 6');
  if (!Number.isInteger(games) || games < 1) return refuse('--games is a number from 1');
  const begun = process.hrtime.bigint();
  const coverage = new Coverage();
  const played = scenarios.map((scenario) => ({
    scenario,
    results: playAll(scenario, { games, players, player, seed: request.seed }, coverage),
  }));
  const results = played.flatMap((one) => one.results);
  const broken = results.filter(({ error, violations }) => error !== null || violations.length > 0);
  const summary = {
    games: results.length,
    players,
    seconds: Math.round(Number(process.hrtime.bigint() - begun) / 1e8) / 10,
    byScenario: Object.fromEntries(played.map((one) => [one.scenario, rateOf(one.results)])),
    decisions: coverage.decisions(),
    coverage: coverage.report(),
    broken: broken.map(({ seed, scenario, error, violations }) => ({ seed, scenario, error, violations })),
  };
  if (request.json) console.log(JSON.stringify(summary, null, 1));
  else print(summary);
  return broken.length > 0 ? 1 : 0;
}

interface Series {
  games: number;
  players: number;
  player: Player;
  seed: string;
}

function playAll(
  scenario: (typeof SCENARIOS)[number],
  { games, players, player, seed }: Series,
  coverage: Coverage,
): SimulationResult[] {
  return Array.from({ length: games }, (_, number) =>
    simulate({
      players,
      player,
      scenario,
      seed: `${seed}/${number}`,
      watch: (events, open) => coverage.watch(events, open),
      watchOperation: (effect) => coverage.watchOperation(effect),
    }),
  );
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
  players: number;
  seconds: number;
  byScenario: Record<string, ReturnType<typeof rateOf>>;
  coverage: ReturnType<Coverage['report']>;
  broken: { seed: string; scenario: string; error: string | null; violations: string[] }[];
}): void {
  console.log(`${summary.games} games with ${summary.players} investigators in ${summary.seconds} seconds`);
  for (const [scenario, { games, won, ways, rounds, answers, lost }] of Object.entries(summary.byScenario)) {
    const told = Object.entries(ways).map(([way, number]) => `${way}: ${number}`);
    console.log(`  ${scenario}: won ${won} of ${games} (${told.join(', ')})`);
    console.log(`    a game: ${rounds} rounds, ${answers} answers, ${lost} investigators lost`);
  }
  for (const [family, { seen, of, missing }] of Object.entries(summary.coverage))
    console.log(`  ${family}: ${seen} of ${of} seen${missing.length > 0 ? `, not seen: ${missing.join(', ')}` : ''}`);
  for (const { scenario, seed, error, violations } of summary.broken)
    console.error(`BROKEN ${scenario} ${seed}: ${error ?? violations.join('; ')}`);
}

function refuse(text: string): number {
  console.error(text);
  return 2;
}
