import type { Move } from '../../src/editions/edition/edition.ts';
import { pick } from '../../src/engine/chance.ts';
import type { Decision, Seat } from '../../src/engine/decision.ts';
import type { Edition, Interrupt } from '../../src/engine/edition.ts';
import type { EngineEvent, EngineState } from '../../src/engine/game.ts';
import { Play } from '../../src/engine/play.ts';

/**
 * Somebody who moves the pieces of a game only as they are told to, and knows nothing else of it: by the name of each
 * pile, track and purse, how much is there, or where something stands.
 */
export type Book = Map<string, number | string>;

/** Where a piece is of which only that is known. */
export const SOMEWHERE = '?';

/** How an edition's events are written into a book, and what a state says of the same. */
export interface Bookkeeping<S extends EngineState, E extends EngineEvent> {
  edition: Edition<S, E>;
  /** Whether setup is over, of which no book is kept. */
  begun(state: S): boolean;
  /** Everything that the book is about, as the state has it. */
  kept(state: S): Book;
  /** Writes an event into the book. @returns what the printed rules say against it, in a few words */
  write(book: Book, event: E): string[];
  advise(state: S, decision: Decision, seat: Seat, offers: readonly Interrupt[]): Move;
}

/** A game that is played. */
interface Game<S> {
  state: S;
  seed: string;
  /** Answers after which it is left. */
  most: number;
}

/** What one answer has led to. */
export interface Passage<S, E> {
  /** How many answers went before. */
  answers: number;
  /** The state before it, as JSON. */
  before: string;
  events: E[];
  /** The state after it, which goes on. */
  state: S;
}

/** Plays with the autopilot, by chance now and then. */
export function* passages<S extends EngineState, E extends EngineEvent>(
  by: Pick<Bookkeeping<S, E>, 'edition' | 'advise'>,
  { state, seed, most }: Game<S>,
): Generator<Passage<S, E>, void> {
  const play = new Play(by.edition, state);
  play.drain();
  for (let answers = 0; answers < most && !play.over; answers++) {
    const before = JSON.stringify(play.state);
    answer(by, play, { seed, answers });
    yield { answers, before, events: play.drain(), state: play.state };
  }
}

/** Plays likewise, and tells where the book and the state part. */
export function faultsOf<S extends EngineState, E extends EngineEvent>(
  by: Bookkeeping<S, E>,
  game: Game<S>,
): { written: number; faults: string[] } {
  let book = by.kept(game.state);
  let begun = by.begun(game.state);
  let written = 0;
  const faults: string[] = [];
  for (const { answers, events, state } of passages(by, game)) {
    for (const event of events) faults.push(...by.write(book, event).map((fault) => `${answers}: ${fault}`));
    written += events.length;
    const wanted = by.kept(state);
    const told = JSON.stringify(events.map(({ type }) => type)).slice(0, 400);
    for (const key of new Set([...book.keys(), ...wanted.keys()]))
      if (begun && book.get(key) !== wanted.get(key) && !(book.has(key) && wanted.get(key) === SOMEWHERE))
        faults.push(`${answers}: ${key} is ${wanted.get(key)}, told were ${book.get(key)}; ${told}`);
    if (faults.length > 0) break;
    book = wanted;
    begun = by.begun(state);
  }
  return { written, faults };
}

function answer<S extends EngineState, E extends EngineEvent>(
  by: Pick<Bookkeeping<S, E>, 'advise'>,
  play: Play<S, E>,
  { seed, answers }: { seed: string; answers: number },
): void {
  const decision = play.open[pick(seed, `which ${answers}`, play.open.length)];
  if (!decision) return;
  const seat = decision.seats[0] ?? 0;
  const offers = play.offers.filter((offer) => offer.seat === seat);
  const offer = offers[pick(seed, `offer ${answers}`, 4 * Math.max(1, offers.length))];
  if (offer) {
    play.interrupt(seat, offer.id);
    return;
  }
  if (pick(seed, `random ${answers}`, 3) === 0) {
    const { options, min } = decision;
    const from = pick(seed, `from ${answers}`, options.length);
    const chosen = [...options.slice(from), ...options.slice(0, from)].slice(0, Math.max(1, min));
    play.answer({ decision: decision.id, chosen: chosen.map(({ id }) => id) });
    return;
  }
  const move = by.advise(play.state, decision, seat, offers);
  if ('answer' in move) play.answer(move.answer);
  else play.interrupt(seat, move.interrupt);
}

/** Adds to what the book says there is. */
export function add(book: Book, key: string, by: number): void {
  const before = book.get(key) ?? 0;
  const after = (typeof before === 'number' ? before : 0) + by;
  if (after === 0) book.delete(key);
  else book.set(key, after);
}

/** Puts something somewhere; nowhere if not said. */
export function put(book: Book, key: string, at: string | number | null): void {
  if (at === null || at === 0) book.delete(key);
  else book.set(key, at);
}
