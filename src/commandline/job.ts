import { Coverage, type CoverageNotes } from '../editions/second/coverage.ts';
import { type Player, type SimulationResult, simulate } from '../editions/second/simulation.ts';

/** Some games that are played one after the other. */
export interface Job {
  players: number;
  player: Player;
  /** Games `<seed>/<first>` to `<seed>/<first + games - 1>`. */
  seed: string;
  first: number;
  games: number;
  /** The Ancient Ones, in turn by the number of the game. */
  ancientOnes: string[];
  options: Record<string, unknown>;
}

export interface JobResult {
  results: SimulationResult[];
  coverage: CoverageNotes;
}

/** Plays the games of a job. */
export function play(job: Job): JobResult {
  const coverage = new Coverage();
  const results: SimulationResult[] = [];
  for (let number = job.first; number < job.first + job.games; number++)
    results.push(
      simulate({
        players: job.players,
        seed: `${job.seed}/${number}`,
        ancientOne: job.ancientOnes[number % job.ancientOnes.length] ?? null,
        options: job.options,
        player: job.player,
        watch: (events, open, state) => coverage.watch(events, open, state),
        watchOperation: (effect) => coverage.watchOperation(effect),
      }),
    );
  return { results, coverage: coverage.notes() };
}

/** Cuts a job into pieces of at most that many games. */
export function pieces(job: Job, size: number): Job[] {
  const cut: Job[] = [];
  for (let done = 0; done < job.games; done += size)
    cut.push({ ...job, first: job.first + done, games: Math.min(size, job.games - done) });
  return cut;
}
