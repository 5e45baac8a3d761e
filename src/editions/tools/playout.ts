import { pick } from '../../engine/chance.ts';
import type { Answer, Decision, Seat } from '../../engine/decision.ts';
import type { Edition, Interrupt } from '../../engine/edition.ts';
import type { Entry } from '../../engine/entry.ts';
import type { EngineEvent, EngineState } from '../../engine/game.ts';
import { Play, type StepEvents } from '../../engine/play.ts';
import type { Move } from '../edition/edition.ts';

export const PLAYERS = ['autopilot', 'random', 'mixed'] as const;
/** Who plays: the autopilot, a player who picks any legal option, or the autopilot with a random answer now and then. */
export type Player = (typeof PLAYERS)[number];

/** Share of random answers of a mixed player: one in this many. */
const NOW_AND_THEN = 8;

/** Answers after which a game counts as stuck; whole games take some hundreds, with six players some thousands. */
const MOST_ANSWERS = 20_000;

export interface PlayOut<S extends EngineState, E extends EngineEvent> {
  edition: Edition<S, E>;
  state: S;
  player: Player;
  /** 64 hexadecimal digits; picks the random player's answers and whose question is answered next. */
  seed: string;
  /** What the autopilot of that seat does; it is given the state as the edition shows it to the seat. */
  advise: (state: S, decision: Decision, seat: Seat, offers: readonly Interrupt[]) => Move;
  /** What is wrong with a state between two steps. */
  violations: (state: S) => string[];
  /** Why the game counts as stuck, or null. */
  stuck: (state: S) => string | null;
  /** Called with everything that happens, also by its steps, and everything that is asked. */
  watch?: (events: readonly E[], open: readonly Decision[], state: S, steps: readonly StepEvents<E>[]) => void;
}

interface PlayedOut<S extends EngineState> {
  state: S;
  answers: number;
  violations: string[];
  /** Set when the game broke or got stuck. */
  error: string | null;
}

/** Plays a whole game. Never throws: what goes wrong is in the result. */
export function playOut<S extends EngineState, E extends EngineEvent>(game: PlayOut<S, E>): PlayedOut<S> {
  const { edition } = game;
  const result: PlayedOut<S> = { state: game.state, answers: 0, violations: [], error: null };
  try {
    const watched: Edition<S, E> = {
      ...edition,
      nextStep(between: S): string | null {
        result.violations.push(...game.violations(between));
        return edition.nextStep(between);
      },
    };
    const play = new Play(watched, game.state, false);
    look(play, game, result);
    while (!play.over && result.violations.length === 0) {
      const stuck = game.stuck(play.state);
      if (stuck !== null) throw new Error(`stuck: ${stuck}`);
      if (result.answers >= MOST_ANSWERS) throw new Error(`stuck: asked ${play.open.map(({ kind }) => kind).join()}`);
      play.accept(nextEntry(play, game, result.answers));
      result.answers += 1;
      look(play, game, result);
    }
  } catch (error) {
    result.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return result;
}

function look<S extends EngineState, E extends EngineEvent>(
  play: Play<S, E>,
  game: PlayOut<S, E>,
  result: PlayedOut<S>,
): void {
  for (const decision of play.open)
    if (decision.options.length === 0) result.violations.push(`decision ${decision.kind} without an option`);
  const steps = play.drainSteps();
  game.watch?.(
    steps.flatMap(({ events }) => events),
    play.open,
    play.state,
    steps,
  );
}

function nextEntry<S extends EngineState, E extends EngineEvent>(
  play: Play<S, E>,
  { player, seed, advise }: PlayOut<S, E>,
  count: number,
): Entry {
  const { open, offers } = play;
  const decision = open[pick(seed, `which ${count}`, open.length)];
  if (!decision) throw new Error('nothing is asked, yet the game is not over');
  const random = player === 'random' || (player === 'mixed' && pick(seed, `random? ${count}`, NOW_AND_THEN) === 0);
  const seat = decision.seats[0] ?? 0;
  if (random) {
    const offer = offers[offers.length === 0 ? 0 : pick(seed, `offer ${count}`, offers.length)];
    if (offer && pick(seed, `offer? ${count}`, 10) === 0)
      return { kind: 'interrupt', seat: offer.seat, interrupt: offer.id };
    return { kind: 'answer', answer: randomAnswer(decision, seed, count) };
  }
  const move = advise(
    play.state,
    decision,
    seat,
    offers.filter((offer) => offer.seat === seat),
  );
  if ('answer' in move) return { kind: 'answer', answer: move.answer };
  return { kind: 'interrupt', seat, interrupt: move.interrupt };
}

/** A legal answer picked by chance, the same for the same seed and count: for trying every option now and then. */
function randomAnswer(decision: Decision, seed: string, count: number): Answer {
  const span = decision.max - decision.min + 1;
  const size = decision.min + pick(seed, `random size ${count}`, span);
  const options = decision.options.map((option) => option.id);
  const chosen: string[] = [];
  while (chosen.length < size && options.length > 0) {
    const index = pick(seed, `random option ${count}/${chosen.length}`, options.length);
    chosen.push(...options.splice(index, 1));
  }
  return { decision: decision.id, chosen };
}
