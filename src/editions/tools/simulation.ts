/** Whole games without people, and series of them. */
import { createHash } from 'node:crypto';
import type { ChiSquare } from '../../engine/chisquare.ts';
import type { Edition } from '../../engine/edition.ts';
import type { EngineEvent, EngineState } from '../../engine/game.ts';
import type { TableEdition } from '../edition/edition.ts';
import type { Coverage, CoverageNotes } from './coverage.ts';
import type { Fairness, FairnessNotes } from './fairness.ts';
import { type Player, type PlayOut, playOut } from './playout.ts';

/** How a game ended; `card`: what ended it, where a card does. */
export interface Outcome {
  result: 'won' | 'lost';
  way: string;
  card?: number | null;
}

export interface SimulationSetup<S extends EngineState, E extends EngineEvent, F> {
  players: number;
  /** Any text; games with the same seed are the same. */
  seed: string;
  /** The Ancient One or the scenario; null = at random. */
  foe: string | null;
  options?: Record<string, unknown>;
  player: Player;
  /** Turns or rounds after which the game counts as stuck. */
  turnCap?: number;
  /** Called with everything that happens, also by its steps, and everything that is asked. */
  watch?: PlayOut<S, E>['watch'];
  /** Called with every operation of the effect language that is carried out. */
  watchOperation?: (effect: F) => void;
}

export interface SimulationResult {
  seed: string;
  foe: string;
  outcome: Outcome | null;
  /** Turns or rounds. */
  turns: number;
  answers: number;
  /** Investigators who left the game: devoured, defeated, retired. */
  lost: number;
  violations: string[];
  /** Set when the game broke or got stuck. */
  error: string | null;
}

/** What an edition brings along to be simulated. */
interface Simulated<S extends EngineState, E extends EngineEvent, F> {
  edition: Edition<S, E>;
  /** The state before the first step, with the foe among the options. */
  create(setup: { foe: string | null; options: Record<string, unknown>; players: number; seed: string }): S;
  seen: TableEdition<S, E>['seenBy'];
  advise: TableEdition<S, E>['autopilot'];
  /** What is wrong with a state between two steps. */
  violations(state: S): string[];
  watchOperations(watch: ((effect: F) => void) | null): void;
  foeOf(state: S): string;
  turnOf(state: S): number;
  outcomeOf(state: S): Outcome | null;
  /** The type of event by which an investigator leaves the game. */
  loss: E['type'];
  /** Turns nobody plays that long. */
  turnCap: number;
}

/** Plays whole games of an edition. Never throws once the game is set up: what goes wrong is in the result. */
export function simulator<S extends EngineState, E extends EngineEvent, F>(of: Simulated<S, E, F>) {
  return (setup: SimulationSetup<S, E, F>): SimulationResult => {
    const seed = createHash('sha256').update(setup.seed).digest('hex');
    const cap = setup.turnCap ?? of.turnCap;
    let lost = 0;
    of.watchOperations(setup.watchOperation ?? null);
    try {
      const state = of.create({ foe: setup.foe, options: setup.options ?? {}, players: setup.players, seed });
      const played = playOut<S, E>({
        edition: of.edition,
        state,
        player: setup.player,
        seed,
        advise: (now, decision, seat, offers) => of.advise(of.seen(now, seat), decision, seat, offers),
        violations: of.violations,
        stuck: (now) => (of.turnOf(now) > cap ? `more than ${cap} turns` : null),
        watch: (events, open, now, steps) => {
          lost += events.filter(({ type }) => type === of.loss).length;
          setup.watch?.(events, open, now, steps);
        },
      });
      const { answers, violations, error } = played;
      return {
        seed: setup.seed,
        foe: of.foeOf(state),
        outcome: of.outcomeOf(played.state),
        turns: of.turnOf(played.state),
        answers,
        lost,
        violations,
        error,
      };
    } finally {
      of.watchOperations(null);
    }
  };
}

/** Some games of one kind that are played one after the other. */
export interface Job {
  edition: string;
  players: number;
  player: Player;
  /** Games `<seed>/<first>` to `<seed>/<first + games - 1>`. */
  seed: string;
  first: number;
  games: number;
  /** Ancient Ones or scenarios, in turn by the number of the game. */
  foes: readonly string[];
  options: Record<string, unknown>;
  /** Each game with options of its own, by its seed. */
  varied?: true;
}

export interface JobResult {
  results: SimulationResult[];
  coverage: CoverageNotes;
  fairness: FairnessNotes;
}

/** What is counted over many games. */
export type Counts<N, R> = { join(notes: N): void; report(all?: boolean): R };

/** How series of games of an edition are played. */
interface Series<S extends EngineState, E extends EngineEvent, F> {
  simulate(setup: SimulationSetup<S, E, F>): SimulationResult;
  coverage(): Coverage<S, E> & { watchOperation(effect: F): void };
  fairness(): Fairness<E>;
  /** Options by chance, such as go together. */
  variety?(seed: string, players: number): Record<string, unknown>;
}

/** Everything by which an edition is tried out in whole games. */
export interface Trials {
  most: number;
  foes(): readonly string[];
  play(job: Job): JobResult;
  coverage(): Counts<CoverageNotes, ReturnType<Coverage<never, EngineEvent>['report']>> & {
    decisions(): Record<string, number>;
  };
  fairness(): Counts<FairnessNotes, ReturnType<Fairness<never>['report']>>;
  /** Everything that is played before a release: about that many games, each job with a seed of its own. */
  suite(seed: string, games: number): Job[];
  /** Games of the whole suite. */
  full: number;
  /** Whether so many let everything rare occur. */
  complete: boolean;
  /** In which tables of the summary a game counts, and under which key. `whole`: in the suite. */
  tables(job: Job, foe: string, whole: boolean): Record<string, string>;
  /** Whether decks are shuffled evenly in so many set-ups, by deck. */
  shufflings?(seed: string, games: number): Record<string, ChiSquare & { shuffles: number }>;
}

/** Plays the games of a job and counts what occurs in them. */
export function playJob<S extends EngineState, E extends EngineEvent, F>(series: Series<S, E, F>, job: Job): JobResult {
  const coverage = series.coverage();
  const fairness = series.fairness();
  const results = Array.from({ length: job.games }, (_, index) => {
    const number = job.first + index;
    const seed = `${job.seed}/${number}`;
    return series.simulate({
      players: job.players,
      player: job.player,
      seed,
      foe: job.foes[number % job.foes.length] ?? null,
      options: job.varied ? { ...series.variety?.(seed, job.players), ...job.options } : job.options,
      watch: (events, open, state) => {
        coverage.watch(events, open, state);
        fairness.watch(events);
      },
      watchOperation: (effect) => coverage.watchOperation(effect),
    });
  });
  return { results, coverage: coverage.notes(), fairness: fairness.notes() };
}
