import { isDeepStrictEqual } from 'node:util';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { pick } from '../../src/engine/chance.ts';
import type { Decision } from '../../src/engine/decision.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { EngineState } from '../../src/engine/game.ts';
import { Play } from '../../src/engine/play.ts';

/** Everything that lies face down, otherwise than it does. */
export type Otherwise = (state: EngineState) => EngineState;

/** What can be seen of a game after an answer. */
interface Sight {
  events: unknown;
  open: unknown;
  offers: unknown;
  seen: unknown;
}

/** What came of the answers of a game. */
export interface Tally {
  answers: number;
  /** Answers after which chance had been asked, or something turned up. */
  revealing: number;
  /** Answers that can be taken back alone and yet showed something: the question and what was answered. */
  telling: string[];
}

const OTHER_SEED = 'f0'.repeat(32);

/**
 * Plays a game, and each answer that counts as revealing nothing once more in a game in which all that nobody knows is
 * otherwise. Whoever sees a difference has learned something by that answer.
 */
export function played(edition: TableEdition, state: EngineState, most: number, otherwise: Otherwise): Tally {
  const tally: Tally = { answers: 0, revealing: 0, telling: [] };
  const { seed } = state;
  const play = new Play(edition, state);
  play.drain();
  play.takeDraws();
  while (!play.over && tally.answers < most) {
    const { snapshot, since } = play;
    const earlier = [...since];
    const entry = nextEntry(edition, play, pickFrom(seed, tally.answers));
    const name = nameOf(entry, play.open);
    play.accept(entry);
    tally.answers += 1;
    const drawn = play.takeDraws().length;
    const here = sight(edition, play);
    if (drawn > 0) {
      tally.revealing += 1;
      continue;
    }
    const twin = Play.resume(edition, snapshot, earlier);
    twin.drain();
    became(twin.state, { ...otherwise(structuredClone(twin.state)), seed: OTHER_SEED });
    twin.accept(entry);
    const there = sight(edition, twin);
    for (const part of ['events', 'open', 'offers', 'seen'] as const)
      if (!isDeepStrictEqual(here[part], there[part]))
        tally.telling.push(`${name}: ${difference(here[part], there[part])}`);
  }
  return tally;
}

type Pick = (what: string, size: number) => number;

const pickFrom =
  (seed: string, count: number): Pick =>
  (what, size) =>
    pick(seed, `${what} ${count}`, size);

/** What somebody does who mostly knows what is good for them, and often tries what there is. */
function nextEntry(edition: TableEdition, { open, offers, state }: Play, one: Pick): Entry {
  const decision = open[one('which', open.length)];
  if (!decision) throw new Error('nothing is asked, yet the game is not over');
  const [seat = 0] = decision.seats;
  if (one('try?', 4) === 0) {
    const offer = offers[offers.length === 0 ? 0 : one('offer', offers.length)];
    if (offer && one('offer?', 3) === 0) return { kind: 'interrupt', seat: offer.seat, interrupt: offer.id };
    return { kind: 'answer', answer: { decision: decision.id, chosen: anyOf(decision, one) } };
  }
  const own = offers.filter((offer) => offer.seat === seat);
  const move = edition.autopilot(edition.seenBy(state, seat), decision, seat, own);
  if ('answer' in move) return { kind: 'answer', answer: move.answer };
  return { kind: 'interrupt', seat, interrupt: move.interrupt };
}

function anyOf({ min, max, options }: Decision, one: Pick): string[] {
  const left = options.map(({ id }) => id);
  const size = Math.min(left.length, min + one('size', max - min + 1));
  return Array.from({ length: size }, (_, index) => left.splice(one(`option ${index}`, left.length), 1)[0] ?? '');
}

function nameOf(entry: Entry, open: readonly Decision[]): string {
  if (entry.kind === 'interrupt') return entry.interrupt;
  if (entry.kind !== 'answer') return entry.kind;
  const kind = open.find(({ id }) => id === entry.answer.decision)?.kind;
  return `${kind} ${entry.answer.chosen.join()}`;
}

function sight(edition: TableEdition, play: Play): Sight {
  const seen = { ...edition.seenBy(play.state, 0), seed: '', chances: {} };
  return plain({ events: play.drain(), open: play.open, offers: play.offers, seen });
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Makes one value of another in its place: a rule that waits may hold parts of it. */
function became(own: object, other: object): void {
  if (Array.isArray(own) && Array.isArray(other) && own.length !== other.length) own.length = other.length;
  for (const key of Object.keys(own)) if (!(key in other)) Reflect.deleteProperty(own, key);
  for (const [key, value] of Object.entries(other)) {
    const mine: unknown = Reflect.get(own, key);
    if (isObject(mine) && isObject(value) && Array.isArray(mine) === Array.isArray(value)) became(mine, value);
    else Reflect.set(own, key, value);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where two values first differ. */
function difference(one: unknown, other: unknown, path = ''): string {
  if (isObject(one) && isObject(other))
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [mine, theirs] = [Reflect.get(one, key), Reflect.get(other, key)];
      if (!isDeepStrictEqual(mine, theirs)) return difference(mine, theirs, `${path}/${key}`);
    }
  return `${path}: ${JSON.stringify(one)} or ${JSON.stringify(other)}`;
}
