/** How long people take to answer, and what that says of the next game. */
import type { TableEdition } from '../../editions/edition/edition.ts';
import type { GameRow, SeatRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import { type Event, effective } from '../game/journal.ts';
import { companyOf } from '../seats/lobby.ts';
import { personsAt } from '../seats/seating.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A person's latest games that are looked at. */
const GAMES = 5;
/** Fewer answers than that say nothing about a person. */
const FEWEST = 8;

/** How long a game stood still each time before somebody came and answered, by person, in milliseconds. */
export function stillness(events: readonly Pick<Event, 'at' | 'person'>[]): Map<string, number[]> {
  const still = new Map<string, number[]>();
  for (const [index, { at, person }] of events.entries()) {
    const span = at - (events[index - 1]?.at ?? at);
    if (span >= MINUTE && person !== null) still.set(person, [...(still.get(person) ?? []), span]);
  }
  return still;
}

/** How long games stood still for a person before a moment, in their latest games; null = not known. */
function spansOf(store: Store, person: string, before: number): number[] | null {
  const games = store.games.of(person).filter(({ started_at: at }) => at !== null && at < before);
  const spans = games.slice(0, GAMES).flatMap(({ id }) => {
    const events = effective(store.journal.everything(id)).filter(({ at }) => at < before);
    return stillness(events).get(person) ?? [];
  });
  return spans.length < FEWEST ? null : spans;
}

/**
 * How many days a game will take these people at its settings, by how they have answered so far; null while too little
 * is known of more than half of them. A game that has begun is foretold as it was at its beginning.
 */
export function foretold(store: Store, edition: TableEdition, game: GameRow, seats: readonly SeatRow[]): number | null {
  const company = companyOf(game.pace, seats);
  const hours = edition.hours?.(edition.aNewTable(JSON.parse(game.options), company), company) ?? null;
  const people = personsAt(seats);
  const before = game.started_at ?? Number.POSITIVE_INFINITY;
  const known = people.flatMap((person) => spansOf(store, person, before) ?? []);
  const strangers = people.filter((person) => spansOf(store, person, before) === null);
  if (hours === null || company.brisk || strangers.length * 2 > people.length || known.length === 0) return null;
  return daysOf(hours, known);
}

/**
 * Days of a game with people who keep others waiting for such spans, where it takes so many hours if half the spans are
 * up to one hour. Four times as slow people take twice as long: they find more waiting for them whenever they come.
 */
export function daysOf(hours: number, spans: readonly number[]): number {
  return (hours * Math.sqrt(medianOf(spans) * HOUR)) / DAY;
}

/** The other way round: how many hours a game that took so many days would take if half the spans were up to one hour. */
export function hoursOf(days: number, spans: readonly number[]): number {
  return (days * DAY) / Math.sqrt(medianOf(spans) * HOUR);
}

/** The span half of them do not exceed; 0 for none. */
export function medianOf(spans: readonly number[]): number {
  return [...spans].sort((a, b) => a - b)[Math.floor((spans.length - 1) / 2)] ?? 0;
}
