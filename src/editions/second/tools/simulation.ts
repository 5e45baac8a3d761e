import { createHash } from 'node:crypto';
import type { Decision } from '../../../engine/decision.ts';
import { type Player, playOut } from '../../tools/playout.ts';
import { advise } from '../autopilot/autopilot.ts';
import { loadContent } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import { secondEdition } from '../game/edition.ts';
import { createState } from '../setup/setup.ts';
import { seen } from '../shown/seen.ts';
import type { SecondEvent } from '../state/event.ts';
import { readOptions } from '../state/options.ts';
import type { Outcome, State } from '../state/state.ts';
import { watchOperations } from '../state/witness.ts';
import { violations } from './invariants.ts';

export interface SimulationSetup {
  players: number;
  /** Any text; games with the same seed are the same. */
  seed: string;
  /** null = at random. */
  ancientOne: string | null;
  options?: Record<string, unknown>;
  player: Player;
  /** Turns after which the game counts as stuck. */
  turnCap?: number;
  /** Called with everything that happens and everything that is asked. */
  watch?: (events: readonly SecondEvent[], open: readonly Decision[], state: State) => void;
  /** Called with every operation of the effect language that is carried out. */
  watchOperation?: (effect: Effect) => void;
}

export interface SimulationResult {
  seed: string;
  outcome: Outcome | null;
  ancientOne: string;
  turns: number;
  answers: number;
  devoured: number;
  violations: string[];
  /** Set when the game broke or got stuck. */
  error: string | null;
}

/** Plays one whole game. Never throws: what goes wrong is in the result. */
export function simulate(setup: SimulationSetup): SimulationResult {
  const seed = createHash('sha256').update(setup.seed).digest('hex');
  const cap = setup.turnCap ?? 300;
  const result: SimulationResult = {
    seed: setup.seed,
    outcome: null,
    ancientOne: setup.ancientOne ?? '',
    turns: 0,
    answers: 0,
    devoured: 0,
    violations: [],
    error: null,
  };
  try {
    watchOperations(setup.watchOperation ?? null);
    const state = createState({
      options: readOptions({ ...setup.options, ancientOne: setup.ancientOne }),
      seats: Array.from({ length: setup.players }, () => ({ sheet: null })),
      seed,
    });
    result.ancientOne = state.ancientOne.id;
    const played = playOut<State, SecondEvent>({
      edition: secondEdition,
      state,
      player: setup.player,
      seed,
      advise: (now, decision, seat, offers) => advise(seen(now), decision, seat, offers),
      violations,
      stuck: ({ turn }) => (turn > cap ? `more than ${cap} turns` : null),
      watch: (events, open, now) => {
        result.devoured += events.filter(({ type }) => type === 'Devoured').length;
        setup.watch?.(events, open, now);
      },
    });
    result.answers = played.answers;
    result.violations = played.violations;
    result.error = played.error;
    if (played.error === null) {
      result.outcome = played.state.outcome;
      result.turns = played.state.turn;
    }
  } catch (error) {
    result.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    watchOperations(null);
  }
  return result;
}

/** The ids of all Ancient Ones. */
export function ancientOneIds(): string[] {
  return loadContent().ancientOnes.map((ancientOne) => ancientOne.id);
}
