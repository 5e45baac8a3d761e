import type { Seat } from '../../engine/decision.ts';
import { type PhraseArgument, ref } from '../../engine/phrase.ts';
import type { SeatRow } from '../../store/games.ts';
import type { Live } from '../game/live.ts';
import type { Room } from '../room/room.ts';
import { tableSentence } from '../told/happening.ts';
import { NO_SUBSTITUTE, type Person } from './lobby.ts';
import { askedFor, personsAt } from './seating.ts';

/** What may change about a seat once the game has begun. */
type SeatChange = Partial<
  Pick<SeatRow, 'person' | 'name' | 'autopilot' | 'substitute' | 'substitute_name' | 'instead'>
>;

/** A seat that is nobody's: the autopilot plays until somebody takes it. */
export const FREE: SeatChange = { person: null, autopilot: 1, ...NO_SUBSTITUTE };

/** A seat that is still somebody's, and that the autopilot plays until they are back. */
export const BY_AUTOPILOT: SeatChange = { autopilot: 1, ...NO_SUBSTITUTE };

/** The change by which a seat becomes somebody's. */
export function takenBy(person: Person): SeatChange {
  return { person: person.id, name: person.name, autopilot: 0, ...NO_SUBSTITUTE };
}

/** The change by which somebody may answer for whoever holds the seat; `instead`: they are the one who is asked. */
export function standInBy(person: Person, instead: boolean): SeatChange {
  return { substitute: person.id, substitute_name: person.name, instead: instead ? 1 : 0, autopilot: 0 };
}

/** Seats that change, to what, and what is said of it. */
interface SeatsChanged {
  seats: readonly Seat[];
  to: SeatChange;
  /** The message; it may use `names` (of who held the seats) and `seats` (the investigators). */
  key: string;
  args?: Record<string, PhraseArgument>;
}

/** Changes seats of a game in play and says so. The game does not go on by itself. Call inside `playing`. */
export function changeSeats(room: Room, live: Live, { seats, to, key, args = {} }: SeatsChanged): void {
  const { id } = live.row;
  const before = room.store.games.seats(id);
  const after = before.map((row) => (seats.includes(row.seat) ? { ...row, ...to } : row));
  room.store.games.setSeats(id, after);
  const names = [...new Set(before.filter((row) => seats.includes(row.seat)).map((row) => row.name))];
  const investigators = seats.map((seat) => ref('seat', String(seat)));
  say(room, live, key, { names, seats: investigators, ...args });
  // Who takes a seat no longer only follows the game.
  if (to.person) room.store.spectators.drop(id, to.person);
  room.proposals.dropMoved(live, before, after);
  passHostOn(room, live, after);
}

/** One line to everybody, about the table. */
export function say(room: Room, live: Live, key: string, args: Record<string, PhraseArgument> = {}): void {
  room.announcements.say(live, tableSentence(key, args), { lasting: true });
}

/** One line to everybody of the answer that is given next; it counts until that is taken back. */
export function sayAnswer(room: Room, live: Live, key: string, args: Record<string, PhraseArgument>): void {
  const { row, edition, play } = live;
  room.announcements.say({ row, edition, play, seq: live.seq + 1 }, tableSentence(key, args));
}

/** The seats a person holds. */
export function seatsHeld(rows: readonly Pick<SeatRow, 'seat' | 'person'>[], person: string): Seat[] {
  return rows.filter((row) => row.person === person).map((row) => row.seat);
}

/** The seats for which a person is asked at present. */
export function seatsAnswered(rows: readonly SeatRow[], person: string): Seat[] {
  return rows.filter((row) => askedFor(row) === person).map((row) => row.seat);
}

/** A host who has no seat any more is followed by the first person at the table. */
function passHostOn(room: Room, live: Live, seats: readonly SeatRow[]): void {
  const { host, id, options } = live.row;
  if (seats.some((row) => row.person === host)) return;
  if (live.edition.keeper?.(JSON.parse(options)) === host) return;
  const [next] = personsAt(seats);
  if (next === undefined) return;
  room.store.games.update(id, { host: next });
  live.row = { ...live.row, host: next };
  say(room, live, 'host-passed', { host: `<@${next}>` });
}
