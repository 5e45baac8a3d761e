import { Fairness } from '../../tools/fairness.ts';
import { PLAYERS } from '../../tools/playout.ts';
import { type Job, playJob, type Trials } from '../../tools/simulation.ts';
import type { Content } from '../content/content.ts';
import { MOST_SEATS } from '../setup/setup.ts';
import type { ThirdEvent } from '../state/event.ts';
import { Coverage } from './coverage.ts';
import { rollOf, simulation } from './simulation.ts';

const EVERY_SIZE = [6, 5, 4, 3, 2, 1];

/** By which the third edition is tried out in whole games, with that content. */
export function trials(content: Content): Trials {
  const scenarios = [...content.scenarios.keys()];
  const series = {
    simulate: simulation(content),
    coverage: () => new Coverage(content),
    fairness: () => new Fairness<ThirdEvent>(rollOf),
  };
  return {
    ...series,
    most: MOST_SEATS,
    foes: () => scenarios,
    play: (job) => playJob(series, job),
    suite: (seed, games) => suite(scenarios, seed, games),
    full: 2000,
    complete: false,
    tables: ({ player }, foe, whole) => ({ byScenario: whole ? `${player}, ${foe}` : foe }),
  };
}

/**
 * Exactly that many games over all scenarios and 1 to 6 players, by the autopilot, with random answers in between and
 * with nothing but random answers; the long games first, so that all cores end together.
 */
function suite(scenarios: readonly string[], seed: string, games: number): Job[] {
  const kinds = EVERY_SIZE.flatMap((players) =>
    scenarios.flatMap((scenario) => PLAYERS.map((player) => ({ players, scenario, player }))),
  );
  return kinds.flatMap(({ players, scenario, player }, index): Job[] => {
    // What does not divide goes to the first of them.
    const share = Math.floor(games / kinds.length) + (index < games % kinds.length ? 1 : 0);
    const own = `${seed}/${scenario} ${player} ${players}`;
    const job = { edition: 'third', players, player, seed: own, first: 0, foes: [scenario], options: {} };
    return share === 0 ? [] : [{ ...job, games: share }];
  });
}
