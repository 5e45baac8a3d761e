import type { SCENARIOS } from '../editions/third/state/options.ts';
import { Coverage } from '../editions/third/tools/coverage.ts';
import { type SimulationResult, simulate } from '../editions/third/tools/simulation.ts';
import type { OccurrenceNotes } from '../editions/tools/coverage.ts';
import type { Player } from '../editions/tools/playout.ts';
import type { Series } from './crew.ts';

/** Some games of the third edition that are played one after the other. */
export interface ThirdJob extends Series {
  players: number;
  player: Player;
  /** Games `<seed>/<first>` to `<seed>/<first + games - 1>`. */
  seed: string;
  scenario: (typeof SCENARIOS)[number];
}

interface ThirdJobResult {
  results: SimulationResult[];
  coverage: OccurrenceNotes;
}

/** Plays the games of a job. */
export function playThird({ players, player, seed, scenario, first, games }: ThirdJob): ThirdJobResult {
  const coverage = new Coverage();
  const results = Array.from({ length: games }, (_, number) =>
    simulate({
      players,
      player,
      scenario,
      seed: `${seed}/${first + number}`,
      watch: (events, open) => coverage.watch(events, open),
      watchOperation: (effect) => coverage.watchOperation(effect),
    }),
  );
  return { results, coverage: coverage.notes() };
}
