import { createHash } from 'node:crypto';
import { pick } from '../../engine/chance.ts';
import type { Decision } from '../../engine/decision.ts';
import { type Entry, Play } from '../../engine/play.ts';
import { advise } from './autopilot/autopilot.ts';
import { randomAnswer } from './autopilot/chance.ts';
import { loadContent } from './content/content.ts';
import type { Effect } from './content/effect.ts';
import { secondEdition } from './edition.ts';
import { watchOperations } from './effects/witness.ts';
import type { SecondEvent } from './event.ts';
import { violations } from './invariants.ts';
import { readOptions } from './options.ts';
import { seen } from './seen.ts';
import { createState } from './setup.ts';
import type { Outcome, State } from './state.ts';

export const PLAYERS = ['autopilot', 'random', 'mixed'] as const;
/** Who plays: the autopilot, a player who picks any legal option, or the autopilot with a random answer now and then. */
export type Player = (typeof PLAYERS)[number];

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

/** Share of random answers of a mixed player: one in this many. */
const NOW_AND_THEN = 8;

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
    const watched = {
      ...secondEdition,
      nextStep(between: State): string | null {
        result.violations.push(...violations(between));
        return secondEdition.nextStep(between);
      },
    };
    const play = new Play(watched, state, false);
    look(play, setup, result);
    while (!play.over) {
      if (play.state.turn > cap) throw new Error(`stuck: more than ${cap} turns`);
      play.accept(nextEntry(play, setup.player, seed, result.answers));
      result.answers += 1;
      look(play, setup, result);
      if (result.violations.length > 0) break;
    }
    result.outcome = play.state.outcome;
    result.turns = play.state.turn;
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

function look(play: Play<State, SecondEvent>, setup: SimulationSetup, result: SimulationResult): void {
  const events = play.drain();
  result.devoured += events.filter((event) => event.type === 'Devoured').length;
  for (const decision of play.open) {
    if (decision.options.length === 0) result.violations.push(`decision ${decision.kind} without an option`);
  }
  setup.watch?.(events, play.open, play.state);
}

function nextEntry(play: Play<State, SecondEvent>, player: Player, seed: string, count: number): Entry {
  const open = play.open;
  const decision = open[pick(seed, `which ${count}`, open.length)];
  if (!decision) throw new Error('nothing is asked, yet the game is not over');
  const random = player === 'random' || (player === 'mixed' && pick(seed, `random? ${count}`, NOW_AND_THEN) === 0);
  const seat = decision.seats[0] ?? 0;
  if (random) {
    const offers = play.offers;
    const offer = offers[offers.length === 0 ? 0 : pick(seed, `offer ${count}`, offers.length)];
    if (offer && pick(seed, `offer? ${count}`, 10) === 0) {
      return { kind: 'interrupt', seat: offer.seat, interrupt: offer.id };
    }
    return { kind: 'answer', answer: randomAnswer(decision, seed, count) };
  }
  const move = advise(
    seen(play.state),
    decision,
    seat,
    play.offers.filter((offer) => offer.seat === seat),
  );
  if ('answer' in move) return { kind: 'answer', answer: move.answer };
  return { kind: 'interrupt', seat, interrupt: move.interrupt };
}
