/** Scenario files as both editions write them: what is done in a position, and what must come of it. */
import { isDeepStrictEqual } from 'node:util';
import { parse, type Tags } from 'yaml';
import { z } from 'zod';
import type { Decision } from '../../engine/decision.ts';
import type { Edition } from '../../engine/edition.ts';
import type { EngineEvent, EngineState } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';

const count = z.int().min(0);

/** Answers the open decision (of that kind, of that seat). */
export const answerSchema = z.strictObject({
  answer: z.union([z.string(), z.array(z.string())]),
  kind: z.string().optional(),
  seat: count.optional(),
});

/** Answers with each decision's default until that phase begins, or until nothing is open. */
export const defaultsSchema = z.strictObject({ defaultsUntil: z.string() });

const expectSchema = z.strictObject({
  /** Path in the state to the value there, for instance `investigators.0.money: 3`. */
  state: z.record(z.string(), z.unknown()).default({}),
  /** Events that must have happened, in this order; each names the fields that matter. */
  events: z.array(z.record(z.string(), z.unknown())).default([]),
  /** Types of events that must not have happened. */
  noEvents: z.array(z.string()).default([]),
  /** The question that is open at the end; null = none. */
  open: z
    .strictObject({
      kind: z.string(),
      seat: count.optional(),
      options: z.array(z.string()).optional(),
      without: z.array(z.string()).optional(),
    })
    .nullable()
    .optional(),
});

/** What a scenario of any edition says beside its position and its moves. */
export const scenarioShape = {
  name: z.string(),
  rules: z.array(z.string()).default([]),
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default('5eed'.repeat(16)),
  /** How many steps of the edition are played at most; as far as it goes if not said. */
  steps: z.int().min(1).optional(),
  dice: z.array(z.int().min(1).max(6)).default([]),
  draws: z.array(z.string()).default([]),
  expect: expectSchema.prefault({}),
};

type Expected = z.output<typeof expectSchema>;

interface Scenario<M> {
  name: string;
  steps?: number | undefined;
  play: readonly M[];
  expect: Expected;
}

/** What a scenario came to. */
export interface ScenarioResult<S extends EngineState = EngineState, E extends EngineEvent = EngineEvent> {
  name: string;
  /** What did not come out as expected; empty = all as expected. */
  failures: string[];
  events: E[];
  open: Decision[];
  state: S;
}

/** Answers a `defaultsUntil` may take before it gives up. */
const MOST_DEFAULTS = 2000;

/** What a scenario file says, unchecked. @throws a YAML error that says where */
export function parseScenario(text: string): unknown {
  return parse(text, { customTags: withoutExponents });
}

/** A rule's number (`2E-2505`) is a name, not a very small number. */
function withoutExponents(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || tag.format !== 'EXP');
}

/**
 * Plays a scenario from its position and compares.
 * @param carryOut does a move of the edition. @throws Error when it doesn't fit what is asked
 */
export function playScenario<S extends EngineState, E extends EngineEvent, M>(
  edition: Edition<S, E>,
  position: S,
  scenario: Scenario<M>,
  carryOut: (play: Play<S, E>, move: M) => void,
): ScenarioResult<S, E> {
  let steps = 0;
  const stopping: Edition<S, E> = {
    ...edition,
    nextStep(state: S): string | null {
      steps += 1;
      return steps > (scenario.steps ?? Number.POSITIVE_INFINITY) ? null : edition.nextStep(state);
    },
  };
  const play = new Play(stopping, position);
  const events = [...play.drain()];
  for (const move of scenario.play) {
    carryOut(play, move);
    events.push(...play.drain());
  }
  const { open, state } = play;
  return { name: scenario.name, failures: compare(scenario.expect, state, events, open), events, open, state };
}

/**
 * Answers with defaults until that phase begins.
 * @param turn the number of the turn or round, in which a phase comes again
 */
export function defaultsUntil<S extends EngineState & { phase: string }, E extends EngineEvent>(
  play: Play<S, E>,
  wanted: string,
  turn: (state: S) => number,
): void {
  const before = { phase: play.state.phase, turn: turn(play.state) };
  for (let count = 0; count < MOST_DEFAULTS && play.open.length > 0; count++) {
    const moved = play.state.phase !== before.phase || turn(play.state) !== before.turn;
    if (moved && play.state.phase === wanted) return;
    const [decision] = play.open;
    if (decision) play.answer({ decision: decision.id, chosen: decision.default });
  }
}

/** Answers the first open decision that fits. @throws Error when none does, or when it has no such option */
export function answerOpen<S extends EngineState, E extends EngineEvent>(
  play: Play<S, E>,
  { kind, seat, answer }: z.output<typeof answerSchema>,
): void {
  const decision = play.open.find(
    (candidate) =>
      (kind === undefined || candidate.kind === kind) && (seat === undefined || candidate.seats.includes(seat)),
  );
  const asked = play.open.map((open) => `${open.kind} of seat ${open.seats.join(', ')}`).join('; ') || 'nothing';
  if (!decision) throw new Error(`${kind ?? 'an answer'} is not being asked; asked is: ${asked}`);
  const chosen = Array.isArray(answer) ? answer : [answer];
  const options = decision.options.map(({ id }) => id);
  const unknown = chosen.find((id) => !options.includes(id));
  if (unknown !== undefined) throw new Error(`${decision.kind} has no option ${unknown}; it has ${options.join(', ')}`);
  play.answer({ decision: decision.id, chosen });
}

function compare(expect: Expected, state: object, events: readonly EngineEvent[], open: readonly Decision[]): string[] {
  const failures: string[] = [];
  for (const [path, wanted] of Object.entries(expect.state)) {
    const found = at(state, path);
    if (!isDeepStrictEqual(found, wanted)) failures.push(`${path}: expected ${show(wanted)}, found ${show(found)}`);
  }
  let from = 0;
  for (const wanted of expect.events) {
    const index = events.findIndex((event, place) => place >= from && fits(event, wanted));
    if (index < 0) failures.push(`no event ${show(wanted)} after event ${from}`);
    else from = index + 1;
  }
  for (const type of expect.noEvents) {
    if (events.some((event) => event.type === type)) failures.push(`an event ${type}, though none was expected`);
  }
  if (expect.open !== undefined) failures.push(...compareOpen(expect.open, open));
  return failures;
}

function compareOpen(wanted: Exclude<Expected['open'], undefined>, open: readonly Decision[]): string[] {
  if (wanted === null) return open.length === 0 ? [] : [`nothing should be asked, but ${open[0]?.kind} is`];
  const decision = open.find(
    (candidate) =>
      candidate.kind === wanted.kind && (wanted.seat === undefined || candidate.seats.includes(wanted.seat)),
  );
  if (!decision)
    return [`${wanted.kind} should be asked, but ${open.map(({ kind }) => kind).join(', ') || 'nothing'} is`];
  const options = decision.options.map(({ id }) => id);
  const missing = (wanted.options ?? []).filter((id) => !options.includes(id));
  const superfluous = (wanted.without ?? []).filter((id) => options.includes(id));
  return [
    ...missing.map((id) => `${wanted.kind} lacks the option ${id}; it has ${options.join(', ')}`),
    ...superfluous.map((id) => `${wanted.kind} should not offer ${id}`),
  ];
}

function fits(event: object, wanted: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(at(event, key), value));
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return (inner as Record<string, unknown>)[key];
  }, value);
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
