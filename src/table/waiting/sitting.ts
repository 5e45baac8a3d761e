/** Turns that whoever is there takes: what the table does when somebody leaves theirs (2E-T22, 2E-T31, 2E-T43). */
import type { Decision, Seat } from '../../engine/decision.ts';
import type { Entry } from '../../engine/entry.ts';
import { Play } from '../../engine/play.ts';
import type { SeatRow } from '../../store/games.ts';
import { choicePhrases } from '../game/answer.ts';
import type { Live } from '../game/live.ts';
import type { Room } from '../room/room.ts';
import { changeSeats, say, sayAnswer, seatsAnswered } from '../seats/seatchange.ts';
import { nameAt, personsAsked, personsAt } from '../seats/seating.ts';
import { silenceFor } from './policy.ts';

/** What the seat says while the autopilot plays the turn of that number for it, and the seat stays its owner's. */
export const inTurn = (turn: number): number => turn + 1;

/** Whether the running part of a turn has shown nothing, and nobody but its seat has acted in it. */
function mayLapse({ edition, play }: Live, seat: Seat): boolean {
  const again = new Play(edition, JSON.parse(play.snapshot));
  for (const entry of play.since) {
    if (actingIn(entry, again.open).some((other) => other !== seat)) return false;
    again.accept(entry);
  }
  return again.takeDraws().length === 0;
}

/** The seats that act by an entry. */
function actingIn(entry: Entry, open: readonly Decision[]): Seat[] {
  if (entry.kind === 'interrupt') return [entry.seat];
  return entry.kind === 'answer' ? (open.find(({ id }) => id === entry.answer.decision)?.seats ?? []) : [];
}

/** Takes a turn back that somebody took and left, if it has shown nothing (2E-T22). Call inside `playing`. */
export function takeBack(room: Room, live: Live, seat: Seat, since: number): void {
  const held = room.store.games.seats(live.row.id).find((row) => row.seat === seat);
  if (!held || !mayLapse(live, seat)) return;
  say(room, live, 'sitting-lapsed', { names: [held.name], since: `<t:${Math.floor(since / 1000)}:R>` });
  room.goOn(live, [room.carryOut(live, { entry: { kind: 'lapse' }, person: null })]);
}

/** Somebody has not said in time what others wait for (2E-T31). Call inside `playing`. */
export function takeReaction(room: Room, live: Live, id: string): void {
  const seats = room.store.games.seats(live.row.id);
  const decision = live.play.open.find((candidate) => candidate.id === id);
  const [person] = decision ? personsAsked(decision, seats) : [];
  if (!decision || person === undefined) return;
  const ordered = room.ahead.whenSilent(live, decision);
  const entry = ordered ? null : carefully(room, live, decision, person);
  const chosen = ordered ?? (entry?.kind === 'answer' ? entry.answer.chosen : decision.default);
  if (entry?.kind !== 'interrupt') {
    const { ask, rule } = decision;
    const key = ordered ? 'orders-by-silence' : entry ? 'careful-by-silence' : 'default-by-silence';
    sayAnswer(room, live, key, { name: nameAt(seats, person), ask, choice: choicePhrases(decision, chosen), rule });
  }
  const taken = entry ?? { kind: 'answer' as const, answer: { decision: id, chosen } };
  room.goOn(live, [room.carryOut(live, { entry: taken, person: null })]);
}

/** What the autopilot answers where it may answer for them; else the default is taken. */
function carefully(room: Room, live: Live, decision: Decision, person: string): Entry | null {
  if (live.edition.reaction?.(live.play.state, decision) !== 'careful') return null;
  const silence = silenceFor(room.store, live.row, person);
  const [seat] = decision.seats;
  return seat !== undefined && (silence === 'turn' || silence === 'autopilot')
    ? room.automatic(live, decision, seat)
    : null;
}

/**
 * The seats of somebody who has been reminded and for whom alone the turn waits, so that the others may have the autopilot
 * play it (2E-T43); none where that has been asked already, or nobody else is there.
 */
export function lastToSit(room: Room, live: Live, seats: readonly SeatRow[], person: string): Seat[] {
  const held = seatsAnswered(seats, person).filter((seat) => sits(live, [seat]));
  const others = seats.some(({ seat }) => !held.includes(seat) && sits(live, [seat]));
  const alone = personsAt(seats).every((other) => other === person);
  const asked = room.proposals.views(live.row.id, seats).some(({ kind }) => kind === 'sitting');
  const never = room.store.persons.find(person).never_played === 1;
  return others || alone || asked || never ? [] : held;
}

/** Lets the autopilot play the seats' turn, this one alone. Call inside `playing`. */
export function playSitting(
  room: Room,
  live: Live,
  seats: readonly Seat[],
  said: { key: 'sitting-by-vote' } | { key: 'sitting-by-silence'; args: { since: string } },
): void {
  for (const seat of seats) {
    const turn = live.edition.sittingOf?.(live.play.state, seat) ?? null;
    if (turn === null) continue;
    changeSeats(room, live, { seats: [seat], to: { autopilot: inTurn(turn) }, ...said });
    room.goOn(live, [], true);
  }
}

/** The seats whose one turn the autopilot has played. */
export function played({ edition, play }: Live, seats: readonly SeatRow[]): Seat[] {
  return seats
    .filter(({ autopilot }) => autopilot > 1)
    .filter(({ seat, autopilot }) => inTurn(edition.sittingOf?.(play.state, seat) ?? -1) !== autopilot)
    .map(({ seat }) => seat);
}

/** Whether any of the seats has a turn to itself that it has not had yet. */
export const sits = ({ edition, play }: Live, seats: readonly Seat[]): boolean =>
  seats.some((seat) => (edition.sittingOf?.(play.state, seat) ?? null) !== null);
