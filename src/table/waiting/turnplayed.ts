import type { Seat } from '../../engine/decision.ts';
import type { Entry } from '../../engine/entry.ts';
import { subjectOf } from '../../store/subject.ts';
import type { AwaitedRow } from '../../store/votes.ts';
import type { Live } from '../game/live.ts';
import { type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import { say } from '../seats/seatchange.ts';
import { nameAt, personOf, personsAt } from '../seats/seating.ts';
import { askedAlone } from './silence.ts';
import { playSitting, sits } from './sitting.ts';
import { sinceOf } from './timer.ts';

/** How many answers of one turn are given at once; a turn has far fewer. */
const MOST_ANSWERS = 200;

/**
 * Lets the autopilot play this one turn of somebody who is silent, as announced: whatever they alone are asked, until
 * others are asked or the turn is over. Their seat stays theirs. Call inside `playing`.
 */
export function playTurn(room: Room, live: Live, person: string, held: readonly Seat[]): void {
  const { votes } = room.store;
  const awaited = votes.awaited(live.row.id).find((row) => row.person === person);
  const since = awaited ? `<t:${Math.floor(sinceOf(awaited) / 1000)}:R>` : '';
  // What they are asked afterwards is a new wait.
  votes.releaseAwaited(live.row.id, person);
  room.store.timers.setLapses(live.row.id, person, room.store.timers.lapses(live.row.id, person) + 1);
  if (sits(live, held)) playSitting(room, live, held, { key: 'sitting-by-silence', args: { since } });
  else {
    say(room, live, 'turn-played', { name: nameAt(room.store.games.seats(live.row.id), person), since });
    playAlone(room, live, person);
  }
  room.proposals.dropStale(live);
}

/** The autopilot answers what somebody alone is asked, until others are asked or the turn is over. */
function playAlone(room: Room, live: Live, person: string): void {
  const turn = turnOf(live);
  for (let answers = 0; answers < MOST_ANSWERS && !live.play.over && turnOf(live) === turn; answers++) {
    const entry = nextEntry(room, live, person);
    if (!entry) break;
    room.goOn(live, [room.carryOut(live, { entry, person: null })]);
  }
}

/** Puts off the moment at which a silent person's time is up, by as much again. Anybody at the table may. */
export function giveTime(room: Room, wish: { game: string; by: string; whom: string }): Result<number> {
  const { game, by, whom } = wish;
  return room.playing<number>(game, (live, seats) => {
    if (!personsAt(seats).includes(by) && !seats.some((seat) => seat.person === by)) return refused('not-at-table');
    const awaited = room.store.votes.awaited(game).find((row) => row.person === whom);
    const deadlineOf = (row: AwaitedRow): number | null => room.timers.stages(live.row, row).deadline;
    const deadline = awaited ? deadlineOf(awaited) : null;
    if (!awaited || deadline === null) return refused('not-awaited');
    // Once at a time: what has been given already must have begun.
    const before = awaited.more > 0 ? (deadlineOf({ ...awaited, more: awaited.more - 1 }) ?? 0) : 0;
    if (before > room.clock()) return refused('waits-already', { until: moment(deadline) });
    const later = { ...awaited, more: awaited.more + 1 };
    room.store.votes.setAwaited(later);
    const until = deadlineOf(later) ?? deadline;
    const timer = room.store.timers.find(game, subjectOf('person', whom));
    if (timer) room.store.timers.set({ ...timer, stage: 'deadline', due: until });
    say(room, live, 'time-given', { by: nameAt(seats, by), name: nameAt(seats, whom), until: moment(until) });
    return room.followed(live, until);
  });
}

function nextEntry(room: Room, live: Live, person: string): Entry | null {
  const seats = room.store.games.seats(live.row.id);
  const [decision] = askedAlone(live, seats, person);
  const seat = decision?.seats.find((candidate) => personOf(seats, candidate) === person);
  return decision && seat !== undefined ? room.automatic(live, decision, seat) : null;
}

/** `turn 4` of the step `turn 4/movement`. */
function turnOf({ play }: Live): string | undefined {
  return play.state.step.split('/')[0];
}

function moment(at: number): string {
  return `<t:${Math.floor(at / 1000)}:f>`;
}
