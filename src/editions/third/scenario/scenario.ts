import { isDeepStrictEqual } from 'node:util';
import { parse, type Tags } from 'yaml';
import type { Decision } from '../../../engine/decision.ts';
import { Play } from '../../../engine/play.ts';
import { thirdEdition } from '../edition.ts';
import type { ThirdEvent } from '../event.ts';
import type { State } from '../state.ts';
import { arrange } from './given.ts';
import { type Scenario, scenarioSchema } from './schema.ts';

/** What a scenario came to. */
export interface ScenarioResult {
  name: string;
  /** What did not come out as expected; empty = all as expected. */
  failures: string[];
  events: ThirdEvent[];
  open: Decision[];
  state: State;
}

/** Answers a `defaultsUntil` may take before it gives up. */
const MOST_DEFAULTS = 2000;

/** Reads a scenario file. @throws ZodError or a YAML error that says where */
export function readScenario(text: string): Scenario {
  return scenarioSchema.parse(parse(text, { customTags: withoutExponents }));
}

/** A rule's number (`3E-463.2`) is a name, not a very small number. */
function withoutExponents(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || tag.format !== 'EXP');
}

/** Runs a scenario and compares. @throws Error when a play doesn't fit what is asked */
export function runScenario(scenario: Scenario): ScenarioResult {
  let steps = 0;
  const stopping = {
    ...thirdEdition,
    nextStep(state: State): string | null {
      steps += 1;
      return steps > (scenario.steps ?? Number.POSITIVE_INFINITY) ? null : thirdEdition.nextStep(state);
    },
  };
  const play = new Play(stopping, arrange(scenario));
  const events: ThirdEvent[] = [...play.drain()];
  for (const move of scenario.play) {
    carryOut(play, move);
    events.push(...play.drain());
  }
  return {
    name: scenario.name,
    failures: compare(scenario, play, events),
    events,
    open: play.open,
    state: play.state,
  };
}

type Running = Play<State, ThirdEvent>;

function carryOut(play: Running, move: Scenario['play'][number]): void {
  if ('defaultsUntil' in move) {
    const { phase, round } = play.state;
    for (let count = 0; count < MOST_DEFAULTS && play.open.length > 0; count++) {
      const moved = play.state.phase !== phase || play.state.round !== round;
      if (moved && play.state.phase === move.defaultsUntil) return;
      const [decision] = play.open;
      if (decision) play.answer({ decision: decision.id, chosen: decision.default });
    }
    return;
  }
  const decision = play.open.find(
    (candidate) =>
      (move.kind === undefined || candidate.kind === move.kind) &&
      (move.seat === undefined || candidate.seats.includes(move.seat)),
  );
  const asked = play.open.map((open) => `${open.kind} of seat ${open.seats.join(', ')}`).join('; ') || 'nothing';
  if (!decision) throw new Error(`${move.kind ?? 'an answer'} is not being asked; asked is: ${asked}`);
  const chosen = Array.isArray(move.answer) ? move.answer : [move.answer];
  const options = decision.options.map(({ id }) => id);
  const unknown = chosen.find((id) => !options.includes(id));
  if (unknown !== undefined) throw new Error(`${decision.kind} has no option ${unknown}; it has ${options.join(', ')}`);
  play.answer({ decision: decision.id, chosen });
}

function compare(scenario: Scenario, play: Running, events: readonly ThirdEvent[]): string[] {
  const { expect } = scenario;
  const failures: string[] = [];
  for (const [path, wanted] of Object.entries(expect.state)) {
    const found = at(play.state, path);
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
  if (expect.open !== undefined) failures.push(...compareOpen(expect.open, play.open));
  return failures;
}

function compareOpen(wanted: Exclude<Scenario['expect']['open'], undefined>, open: readonly Decision[]): string[] {
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
