import { variety } from '../editions/second/setup/variety.ts';
import { Coverage } from '../editions/second/tools/coverage.ts';
import { Fairness, type FairnessNotes } from '../editions/second/tools/fairness.ts';
import { type SimulationResult, simulate } from '../editions/second/tools/simulation.ts';
import type { OccurrenceNotes } from '../editions/tools/coverage.ts';
import type { Player } from '../editions/tools/playout.ts';
import type { Series } from './crew.ts';

/** Some games of the second edition that are played one after the other. */
export interface Job extends Series {
  players: number;
  player: Player;
  /** Games `<seed>/<first>` to `<seed>/<first + games - 1>`. */
  seed: string;
  /** The Ancient Ones, in turn by the number of the game. */
  ancientOnes: string[];
  options: Record<string, unknown>;
  /** Each game with a printing, variants and rulings of its own, by its seed. */
  varied?: true;
}

interface JobResult {
  results: SimulationResult[];
  coverage: OccurrenceNotes;
  fairness: FairnessNotes;
}

/** Plays the games of a job. */
export function play(job: Job): JobResult {
  const coverage = new Coverage();
  const fairness = new Fairness();
  const results: SimulationResult[] = [];
  for (let number = job.first; number < job.first + job.games; number++) {
    const seed = `${job.seed}/${number}`;
    results.push(
      simulate({
        players: job.players,
        seed,
        ancientOne: job.ancientOnes[number % job.ancientOnes.length] ?? null,
        options: job.varied ? { ...variety(seed, job.players), ...job.options } : job.options,
        player: job.player,
        watch: (events, open, state) => {
          coverage.watch(events, open, state);
          fairness.watch(events);
        },
        watchOperation: (effect) => coverage.watchOperation(effect),
      }),
    );
  }
  return { results, coverage: coverage.notes(), fairness: fairness.notes() };
}
