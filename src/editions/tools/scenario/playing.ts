/** Scenario files as every edition plays them: what is done in a position, and what must come of it. */
import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Edition, Interrupt } from '../../../engine/edition.ts';
import { Refused } from '../../../engine/entry.ts';
import type { EngineEvent, EngineState } from '../../../engine/game.ts';
import type { Play } from '../../../engine/play.ts';
import { disappointments } from './expectation.ts';
import type { CommonMove, Expectation } from './format.ts';
import { at } from './match.ts';
import { type LineOf, located, Misplaced, ScenarioFault, suggestion } from './reading.ts';
import { type Happening, Stage } from './stage.ts';

/** What is the same in the scenarios of every edition. */
interface Scenario<M> {
  name: string;
  steps?: number | undefined;
  dice: number[];
  draws: string[];
  shuffles: unknown[][];
  play: readonly (CommonMove | M)[];
  expect: Expectation;
}

/** A scenario as it was read, with the lines of its file. */
export type Written<S> = S & { lineOf: LineOf };

/** How an edition plays scenarios. */
export interface Staging<S extends EngineState, E extends EngineEvent, M> {
  edition: Edition<S, E>;
  /** The position. @throws Misplaced */
  arrange(): S;
  /** What a move of this edition makes happen, or which step it has played. @throws Error if it can't */
  happening(move: M, state: S): Happening<S, E> | 'step';
  /** What is put right after each step. */
  afterStep?(state: S): void;
  /** What is worked out from the state. */
  values(state: S): object;
  /** The phase, and the number of the turn or round in which it comes again. */
  phase(state: S): { phase: string; turn: number };
}

/** What a scenario came to. */
export interface ScenarioResult<S extends EngineState = EngineState, E extends EngineEvent = EngineEvent> {
  name: string;
  /** What did not come out as expected; empty = all as expected. */
  failures: string[];
  /** Forced dice, draws and shuffles that nothing has used; empty = all used up. */
  leftOver: string[];
  events: E[];
  open: Decision[];
  offers: Interrupt[];
  state: S;
}

/** Answers a `defaultsUntil` may take before it gives up. */
const MOST_DEFAULTS = 2000;

/** Plays a scenario from its position and compares. @throws ScenarioFault that names the line it is about */
export function playScenario<S extends EngineState, E extends EngineEvent, M extends object>(
  scenario: Written<Scenario<M>>,
  staging: Staging<S, E, M>,
): ScenarioResult<S, E> {
  const { lineOf } = scenario;
  const state = faultless(lineOf, ['given'], () => staging.arrange());
  state.forced = { dice: [...scenario.dice], draws: [...scenario.draws], shuffles: [...scenario.shuffles] };
  const steps = scenario.steps ?? Number.POSITIVE_INFINITY;
  const stage = new Stage(staging.edition, state, steps, staging.afterStep ?? (() => undefined));
  const failures: string[] = [];
  const events = stage.play.drain();
  let seen = 0;
  const check = (expected: Expectation, since: number) =>
    disappointments(expected, {
      state: stage.play.state,
      values: staging.values(stage.play.state),
      events: events.slice(since),
      open: stage.play.open,
      offers: stage.play.offers,
    });
  for (const [index, move] of scenario.play.entries()) {
    const path = ['play', index];
    if ('expect' in move) {
      failures.push(...check(move.expect, seen).map((wrong) => located([...path, 'expect'], wrong, lineOf)));
      seen = events.length;
    } else faultless(lineOf, path, () => perform(stage, staging, move));
    events.push(...stage.play.drain());
  }
  failures.push(...check(scenario.expect, 0));
  const { open, offers, state: end } = stage.play;
  const leftOver = leftovers(stage.play.state);
  return { name: scenario.name, failures, leftOver, events, open, offers, state: end };
}

/** @throws ScenarioFault with the line of what is wrong */
function faultless<T>(lineOf: LineOf, path: readonly PropertyKey[], what: () => T): T {
  try {
    return what();
  } catch (error) {
    if (error instanceof Misplaced) throw new ScenarioFault(located([...path, ...error.path], error.message, lineOf));
    if (error instanceof Error) throw new ScenarioFault(located(path, error.message, lineOf));
    throw error;
  }
}

function perform<S extends EngineState, E extends EngineEvent, M extends object>(
  stage: Stage<S, E>,
  staging: Staging<S, E, M>,
  move: Exclude<CommonMove, { expect: unknown }> | M,
): void {
  const { play } = stage;
  if (isAnswer(move)) refusable(move.refused, () => answerOpen(play, move));
  else if (isInterrupt(move)) refusable(move.refused, () => takeUp(play, move));
  else if (isAgreed(move)) play.accept({ kind: 'agreed', option: move.agreed, value: move.value });
  else if ('defaultsUntil' in move) defaultsUntil(play, String(move.defaultsUntil), staging.phase);
  else if (isChange(move))
    stage.happen(({ state }) => {
      for (const [path, value] of Object.entries(move.set)) change(state, path, value);
      return undefined;
    });
  else if (isForce(move)) force(play.state, move.force);
  else {
    const happening = staging.happening(move as M, play.state);
    if (happening === 'step') stage.step();
    else stage.happen(happening);
  }
}

type Answering = Extract<CommonMove, { answer: unknown }>;
type TakingUp = Extract<CommonMove, { interrupt: unknown }>;
type Agreeing = Extract<CommonMove, { agreed: unknown }>;
type Changing = Extract<CommonMove, { set: unknown }>;
type Forcing = Extract<CommonMove, { force: unknown }>;

const isAnswer = (move: object): move is Answering => 'answer' in move;
const isInterrupt = (move: object): move is TakingUp => 'interrupt' in move;
const isAgreed = (move: object): move is Agreeing => 'agreed' in move;
const isChange = (move: object): move is Changing => 'set' in move;
const isForce = (move: object): move is Forcing => 'force' in move;

/** Does it, or sees to it that it is refused. @throws Error if it is and must not be, or the other way round */
function refusable(refused: Answering['refused'], what: () => void): void {
  if (refused === undefined) {
    what();
    return;
  }
  try {
    what();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (refused === true || refused === error.reason) return;
    throw new Error(`should be refused as ${refused}, but is as ${error.reason}`);
  }
  throw new Error('should be refused, but is accepted');
}

/** Answers the first open decision that fits. @throws Error when none does; Refused, with what could be answered */
function answerOpen(play: Play<EngineState, EngineEvent>, { kind, seat, answer }: Answering): void {
  const decision = play.open.find(
    (candidate) =>
      (kind === undefined || candidate.kind === kind) && (seat === undefined || candidate.seats.includes(seat)),
  );
  const asked = play.open.map((open) => `${open.kind} of seat ${open.seats.join(', ')}`).join('; ') || 'nothing';
  if (!decision) throw new Error(`${kind ?? 'an answer'} is not being asked; asked is: ${asked}`);
  try {
    play.answer({ decision: decision.id, chosen: typeof answer === 'string' ? [answer] : answer });
  } catch (error) {
    if (error instanceof Refused) {
      const { min, max, options } = decision;
      error.message = `${decision.kind} refuses this (${error.reason}); it takes ${min} to ${max} of ${options.map(({ id }) => id).join(', ')}`;
    }
    throw error;
  }
}

/** @throws Refused, with what is on offer */
function takeUp(play: Play<EngineState, EngineEvent>, { interrupt, seat }: TakingUp): void {
  const offer = play.offers.find(({ id, seat: whose }) => id === interrupt && (seat === undefined || whose === seat));
  try {
    play.interrupt(offer?.seat ?? seat ?? 0, interrupt);
  } catch (error) {
    if (error instanceof Refused)
      error.message = `not on offer: ${interrupt}; on offer: ${play.offers.map(({ id }) => id).join(', ') || 'nothing'}`;
    throw error;
  }
}

/** Answers with defaults until that phase begins. */
function defaultsUntil<S extends EngineState>(
  play: Play<S, EngineEvent>,
  wanted: string,
  phaseOf: (state: S) => { phase: string; turn: number },
): void {
  const before = phaseOf(play.state);
  for (let answered = 0; answered < MOST_DEFAULTS && play.open.length > 0; answered++) {
    const now = phaseOf(play.state);
    if ((now.phase !== before.phase || now.turn !== before.turn) && now.phase === wanted) return;
    const [decision] = play.open;
    if (decision) play.answer({ decision: decision.id, chosen: decision.default });
  }
}

/** Changes what stands at a path, and nothing that isn't there. @throws Misplaced */
function change(state: EngineState, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.length === 0 ? { value: state } : at(state, keys.join('.'));
  if (!('value' in holder)) throw new Misplaced(['set', path], nowhere(holder));
  const found = at(holder.value, last);
  if (!('value' in found)) throw new Misplaced(['set', path], nowhere(found));
  if (found.value !== null && value !== null && typeOf(found.value) !== typeOf(value))
    throw new Misplaced(['set', path], `${typeOf(found.value)} is wanted, not ${typeOf(value)}`);
  (holder.value as Record<string, unknown>)[last] = value;
}

function nowhere({ missing, there }: { missing: string; there: string[] }): string {
  return `there is no ${missing}; ${suggestion(missing, there)}`;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

function force({ forced }: EngineState, { dice, draws }: Forcing['force']): void {
  forced?.dice.push(...dice);
  forced?.draws.push(...draws);
}

/** Dice and draws that nothing has used. */
function leftovers({ forced }: EngineState): string[] {
  const { dice = [], draws = [], shuffles = [] } = forced ?? {};
  return [
    ...(dice.length > 0 ? [`dice left over: ${dice.join(', ')}`] : []),
    ...(draws.length > 0 ? [`draws left over: ${draws.join(', ')}`] : []),
    ...(shuffles.length > 0 ? [`shuffles left over: ${shuffles.length}`] : []),
  ];
}

/** The seat a move is about: the one it names, or else one that is meant. @throws Misplaced where there is no such seat */
export function seatOf(seat: Seat | undefined, meant: Seat, seats: number): Seat {
  if (seat === undefined) return meant;
  if (seat >= seats) throw new Misplaced(['seat'], `no seat ${seat}; there are 0 to ${seats - 1}`);
  return seat;
}
