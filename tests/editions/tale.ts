/**
 * Generated games as a stranger to the program reads them: one thing after another, with a book of where everything was before
 * each. Readings of them say, from the numbered rules alone, what had to come of it.
 */

import type { EngineEvent, EngineState } from '../../src/engine/game.ts';
import { type Book, type Bookkeeping, passages } from './bookkeeping.ts';

/** A whole game, told. */
export interface Tale<S, E> {
  name: string;
  /** As it was set up. */
  start: S;
  events: E[];
  /** By each event the state before the answer that has led to it, as JSON. */
  before: string[];
  /** The state in which the game was left. */
  end: S;
}

/** A page of it: one event, the book as it was just before, and all that was told later and earlier. */
export class Page<S, E> {
  readonly tale: Tale<S, E>;
  readonly book: Book;
  readonly index: number;
  /** The state before the answer that has led to it. */
  readonly state: S;

  constructor(tale: Tale<S, E>, { book, index, state }: { book: Book; index: number; state: S }) {
    this.tale = tale;
    this.book = book;
    this.index = index;
    this.state = state;
  }

  /** What is told from here on, this not included. */
  get ahead(): readonly E[] {
    return this.tale.events.slice(this.index + 1);
  }

  get behind(): readonly E[] {
    return this.tale.events.slice(0, this.index);
  }

  /** What has been told before it of the same answer. */
  get sofar(): readonly E[] {
    const { before, events } = this.tale;
    return events.slice(before.indexOf(before[this.index] ?? ''), this.index);
  }
}

/** What is wrong with a page, in a few words; nothing where the rules were kept. */
export type Faults = string[];

/** What a page was about, and what is wrong with it; null where the reading has nothing to say about it. */
export type Read = { of: string; faults: Faults } | null;

/** How many pages of each kind were compared, and what was wrong, with the game and where in it. */
export interface Findings {
  compared: Record<string, number>;
  faults: Faults;
}

/** What is read of an event. */
export type Reading<S, E> = (event: E, page: Page<S, E>) => Read;

type Of<E, T> = Extract<E, { readonly type: T }>;

/** Makes readings of each event of one type, for an edition's events. */
export function reader<S, E extends EngineEvent>() {
  return <T extends E['type']>(type: T, read: (event: Of<E, T>, page: Page<S, E>) => Read): Reading<S, E> => {
    const isOf = (event: E): event is Of<E, T> => event.type === type;
    return (event, page) => (isOf(event) ? read(event, page) : null);
  };
}

/** Goes through all tales once, with all readings. @returns by their names what they have found */
export function readAll<S, E extends EngineEvent, N extends string>(
  by: { kept(state: S): Book; write(book: Book, event: E): string[] },
  tales: readonly Tale<S, E>[],
  readings: Readonly<Record<N, readonly Reading<S, E>[]>>,
): Map<N, Findings> {
  const names = Object.keys(readings) as N[];
  const findings = new Map(names.map((name): [N, Findings] => [name, { compared: {}, faults: [] }]));
  for (const tale of tales)
    for (const page of pagesOf(by, tale)) {
      const event = tale.events[page.index];
      if (event === undefined || page.index >= readable(tale)) continue;
      for (const [name, found] of findings)
        for (const reading of readings[name]) note(found, page, reading(event, page));
    }
  return findings;
}

/** What comes of the last things told of a game that was left is not known. */
const UNFINISHED = 40;

/** How many events of a tale can be read. */
function readable<S, E extends EngineEvent>({ events }: Tale<S, E>): number {
  return events.at(-1)?.type === 'GameEnded' ? events.length : events.length - UNFINISHED;
}

function note<S, E>({ compared, faults }: Findings, { tale, index }: Page<S, E>, found: Read): void {
  if (found === null) return;
  compared[found.of] = (compared[found.of] ?? 0) + 1;
  faults.push(...found.faults.map((fault) => `${tale.name}, ${index}: ${fault}`));
}

/** Goes through a tale, the book kept by what is told, and fetched anew with each answer. */
function* pagesOf<S, E>(
  by: { kept(state: S): Book; write(book: Book, event: E): string[] },
  tale: Tale<S, E>,
): Generator<Page<S, E>, void> {
  let book: Book = new Map();
  let state = tale.start;
  let known = '';
  for (const [index, event] of tale.events.entries()) {
    const before = tale.before[index] ?? '';
    if (before !== known) {
      state = JSON.parse(before);
      book = by.kept(state);
    }
    known = before;
    yield new Page(tale, { book, index, state });
    by.write(book, event);
  }
}

/** Plays a game and takes down what is told of it. */
export function takenDown<S extends EngineState, E extends EngineEvent>(
  by: Pick<Bookkeeping<S, E>, 'edition' | 'advise'>,
  name: string,
  game: { state: S; seed: string; most: number },
): Tale<S, E> {
  const start = structuredClone(game.state);
  const events: E[] = [];
  const before: string[] = [];
  let end = game.state;
  for (const passage of passages(by, game)) {
    end = passage.state;
    events.push(...passage.events);
    for (const _ of passage.events) before.push(passage.before);
  }
  return { name, start, events, before, end };
}

/** Those of some types, as long as nothing of another kind is told. */
export function run<E extends { type: string }>(events: readonly E[], types: readonly E['type'][]): E[] {
  const end = events.findIndex(({ type }) => !types.includes(type));
  return events.slice(0, end < 0 ? events.length : end);
}

/** Up to the first event of one of these types. */
export function until<E extends { type: string }>(events: readonly E[], types: readonly E['type'][]): E[] {
  const end = events.findIndex(({ type }) => types.includes(type));
  return events.slice(0, end < 0 ? events.length : end);
}

/** The state after the answer that has led to an event. */
export function afterwards<S, E>({ before, end }: Tale<S, E>, index: number): S {
  const next = before.slice(index).find((json) => json !== before[index]);
  return next === undefined ? end : JSON.parse(next);
}
