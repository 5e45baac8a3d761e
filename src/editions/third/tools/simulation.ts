import { createHash } from 'node:crypto';
import type { Decision } from '../../../engine/decision.ts';
import { type Player, playOut } from '../../tools/playout.ts';
import { advise } from '../autopilot/autopilot.ts';
import type { Effect } from '../content/effect.ts';
import { thirdEdition } from '../game/edition.ts';
import { createState } from '../setup/setup.ts';
import { seen } from '../shown/seen.ts';
import type { Outcome, ThirdEvent } from '../state/event.ts';
import { readOptions, type SCENARIOS } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { watchOperations } from '../state/witness.ts';
import { violations } from './invariants.ts';

interface SimulationSetup {
  players: number;
  /** Any text; games with the same seed are the same. */
  seed: string;
  /** null = at random. */
  scenario: (typeof SCENARIOS)[number] | null;
  player: Player;
  /** Rounds after which the game counts as stuck. */
  roundCap?: number;
  /** Called with everything that happens and everything that is asked. */
  watch?: (events: readonly ThirdEvent[], open: readonly Decision[], state: State) => void;
  /** Called with every operation of the effect language that is carried out. */
  watchOperation?: (effect: Effect) => void;
}

export interface SimulationResult {
  seed: string;
  scenario: string;
  outcome: Outcome | null;
  rounds: number;
  answers: number;
  /** Investigators defeated, devoured or retired. */
  lost: number;
  violations: string[];
  /** Set when the game broke or got stuck. */
  error: string | null;
}

/** Nobody plays that long; the event deck alone ends a game sooner. */
const ROUND_CAP = 200;

/** Plays one whole game. Never throws: what goes wrong is in the result. */
export function simulate(setup: SimulationSetup): SimulationResult {
  const seed = createHash('sha256').update(setup.seed).digest('hex');
  const cap = setup.roundCap ?? ROUND_CAP;
  let lost = 0;
  watchOperations(setup.watchOperation ?? null);
  try {
    const state = createState({
      options: readOptions({ scenario: setup.scenario }),
      seats: Array.from({ length: setup.players }, () => ({ sheet: null })),
      seed,
    });
    const played = playOut<State, ThirdEvent>({
      edition: thirdEdition,
      state,
      player: setup.player,
      seed,
      advise: (now, decision, seat, offers) => advise(seen(now), decision, seat, offers),
      violations,
      stuck: ({ round }) => (round > cap ? `more than ${cap} rounds` : null),
      watch: (events, open, now) => {
        lost += events.filter(({ type }) => type === 'InvestigatorLeft').length;
        setup.watch?.(events, open, now);
      },
    });
    return {
      seed: setup.seed,
      scenario: state.scenario,
      outcome: played.state.outcome,
      rounds: played.state.round,
      answers: played.answers,
      lost,
      violations: played.violations,
      error: played.error,
    };
  } finally {
    watchOperations(null);
  }
}
