/**
 * Generated games as a stranger to the program reads them: one thing after another, with a book of where everything was before
 * each. The readings beside this file say, from the numbered rules alone, what had to come of it.
 */

import { createHash } from 'node:crypto';
import { loadContent } from '../../../../src/editions/second/content/content.ts';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { variety } from '../../../../src/editions/second/setup/variety.ts';
import type { EventOf, EventType, SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { pick } from '../../../../src/engine/chance.ts';
import type { Book } from '../../bookkeeping.ts';
import { passages } from '../../bookkeeping.ts';
import { BOOK } from '../book.ts';
import { agreedBy } from '../table.ts';

/** A whole game, told. */
export interface Tale {
  name: string;
  /** As it was set up. */
  start: State;
  events: SecondEvent[];
  /** By each event the state before the answer that has led to it, as JSON. */
  before: string[];
  /** The state before the first answer, and that in which the game was left. */
  end: State;
}

/** A page of it: one event, the book as it was just before, and all that was told later and earlier. */
export class Page {
  readonly tale: Tale;
  readonly book: Book;
  readonly index: number;

  constructor(tale: Tale, book: Book, index: number) {
    this.tale = tale;
    this.book = book;
    this.index = index;
  }

  /** What is told from here on, this not included. */
  get ahead(): readonly SecondEvent[] {
    return this.tale.events.slice(this.index + 1);
  }

  get behind(): readonly SecondEvent[] {
    return this.tale.events.slice(0, this.index);
  }

  /** What has been told before it of the same answer. */
  get sofar(): readonly SecondEvent[] {
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

/** What is read of events of one type. */
export type Reading = (event: SecondEvent, page: Page) => Read;

/** A reading of each event of one type. */
export function each<T extends EventType>(type: T, read: (event: EventOf<T>, page: Page) => Read): Reading {
  return (event, page) => (isOf(event, type) ? read(event, page) : null);
}

/** Goes through all tales once, with all readings. @returns by their names what they have found */
export function readAll<N extends string>(
  tales: readonly Tale[],
  readings: Readonly<Record<N, readonly Reading[]>>,
): Map<N, Findings> {
  const names = Object.keys(readings) as N[];
  const findings = new Map(names.map((name): [N, Findings] => [name, { compared: {}, faults: [] }]));
  for (const tale of tales)
    for (const page of pagesOf(tale)) {
      const event = tale.events[page.index];
      if (!event) continue;
      for (const [name, { compared, faults }] of findings)
        for (const reading of readings[name]) {
          const found = reading(event, page);
          if (found === null) continue;
          compared[found.of] = (compared[found.of] ?? 0) + 1;
          faults.push(...found.faults.map((fault) => `${tale.name}, ${page.index}: ${fault}`));
        }
    }
  return findings;
}

/** Goes through a tale, the book kept by what is told, and fetched anew with each answer. */
export function* pagesOf(tale: Tale): Generator<Page, void> {
  let book: Book = new Map();
  let known = '';
  for (const [index, event] of tale.events.entries()) {
    const before = tale.before[index] ?? '';
    if (before !== known) book = BOOK.kept(stateOf(before));
    known = before;
    yield new Page(tale, book, index);
    BOOK.write(book, event);
  }
}

const parsed = new Map<string, State>();

/** A state that was kept as JSON. */
export function stateOf(json: string): State {
  const known = parsed.get(json);
  if (known) return known;
  const state: State = JSON.parse(json);
  if (parsed.size > 50) parsed.clear();
  parsed.set(json, state);
  return state;
}

/** The state before the answer that has led to a page. */
export const stateBefore = ({ tale, index }: Page): State => stateOf(tale.before[index] ?? '');

export function isOf<T extends EventType>(event: SecondEvent, type: T): event is EventOf<T> {
  return event.type === type;
}

/** Those of some types, as long as nothing of another kind is told. */
export function run(events: readonly SecondEvent[], types: readonly EventType[]): SecondEvent[] {
  const end = events.findIndex(({ type }) => !types.includes(type));
  return events.slice(0, end < 0 ? events.length : end);
}

/** Up to the first event of one of these types. */
export function until(events: readonly SecondEvent[], types: readonly EventType[]): SecondEvent[] {
  const end = events.findIndex(({ type }) => types.includes(type));
  return events.slice(0, end < 0 ? events.length : end);
}

/** A town in which much has happened already: gates, seals, doom, terror and monsters by chance. */
export function troubled(state: State): void {
  const some = (what: string, most: number) => pick(state.seed, `troubled ${what}`, most + 1);
  const { doomTrack } = loadContent().ancientOne(state.ancientOne.id);
  const unstable = loadContent().locations.flatMap(({ id, stability }) => (stability === 'unstable' ? [id] : []));
  const sites = unstable
    .map((id, index) => ({ id, rank: some(`site ${index}`, 9999) }))
    .sort((a, b) => a.rank - b.rank);
  const [gates, seals] = [some('gates', 4), some('seals', 4)];
  layGates(
    state,
    sites.map(({ id }) => id),
    { gates, seals },
  );
  state.ancientOne.doom = some('doom', doomTrack - 3);
  state.terror = some('terror', 12) % 10;
  for (let left = some('monsters', state.players + 3); left > 0; left--) {
    const marker = state.cup.splice(some(`monster ${left}`, state.cup.length - 1), 1)[0];
    const at = sites[some(`where ${left}`, sites.length - 1)]?.id;
    if (marker && at && !state.places[at]?.sealed) state.monsters.push({ marker, at });
    else if (marker) state.cup = [...state.cup, marker].sort();
  }
  for (const one of state.investigators) {
    one.clues = some(`clues ${one.seat}`, 8);
    const site = sites[some(`at ${one.seat}`, gates)]?.id ?? '';
    const gate = state.places[site]?.gate;
    if (!gate) continue;
    // Back from the world behind it, or still there.
    if (some(`back ${one.seat}`, 2) > 0) Object.assign(one, { at: site, explored: true });
    else Object.assign(one, { at: `${loadContent().gate(gate).world}-1`, enteredBy: site });
  }
}

function layGates(state: State, sites: readonly string[], { gates, seals }: { gates: number; seals: number }): void {
  for (const [index, id] of sites.entries()) {
    const place = state.places[id];
    if (!place) continue;
    if (index < gates) Object.assign(place, { gate: state.gateStack.shift() ?? null, clues: 0 });
    else if (index < gates + seals) Object.assign(place, { sealed: true, clues: 0 });
    if (place.gate) place.gateHidden = state.options.variants.hiddenGates;
  }
}

/** How a game is set up for readers. */
export interface Told {
  players: number;
  /** Answers after which it is left. */
  most: number;
  /** What is agreed besides what chance says. */
  variants?: Record<string, unknown>;
  options?: Record<string, unknown>;
  /** How the town is arranged before anybody has come. */
  arrange?(state: State): void;
}

/** Plays a game by a name, the same for the same. */
export function tell(name: string, { players, most, variants, options, arrange }: Told): Tale {
  const seed = createHash('sha256').update(name).digest('hex');
  const chance = variety(seed, players);
  const agreed = agreedBy(players, { ...chance, ...options, variants: { ...chance.variants, ...variants } });
  const state = createState({ options: agreed, seats: Array.from({ length: players }, () => ({ sheet: null })), seed });
  arrange?.(state);
  const start = structuredClone(state);
  const events: SecondEvent[] = [];
  const before: string[] = [];
  let end = state;
  for (const passage of passages(BOOK, { state, seed, most })) {
    end = passage.state;
    events.push(...passage.events);
    for (const _ of passage.events) before.push(passage.before);
  }
  return { name, start, events, before, end };
}
