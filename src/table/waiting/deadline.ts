import type { SeatRow } from '../../store/games.ts';
import { readSubject, subjectOf } from '../../store/subject.ts';
import type { TimerRow } from '../../store/timers.ts';
import type { AwaitedRow } from '../../store/votes.ts';
import type { Cases } from '../cases/cases.ts';
import { choicePhrases } from '../game/answer.ts';
import type { Live } from '../game/live.ts';
import { done, type Result } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import { BY_AUTOPILOT, changeSeats, say, sayAnswer, seatsAnswered } from '../seats/seatchange.ts';
import { askedFor, awaitsTieBreak, nameAt, openDecision, personOf, personsAt, voteResult } from '../seats/seating.ts';
import type { Agreement } from '../votes/agreement.ts';
import { isQuiet, openFrom, type ReminderStage, STAGES, type Stage } from './calendar.ts';
import { ringLobby } from './lobbyclock.ts';
import { HOUR } from './pace.ts';
import { silenceFor, silenceOf } from './policy.ts';
import { askedAlone, passOver } from './silence.ts';
import { lastToSit, sits, takeBack, takeReaction } from './sitting.ts';
import { AGAIN, DONE, GRACE, LATE, paceOf, sinceOf, TIEBREAK } from './timer.ts';
import { giveTime, playTurn } from './turnplayed.ts';

/** What failed is tried again after this time. */
const RETRY = 10 * 60_000;
const MOST_RINGS = 100;
/** Steps of one seat's turn, with some to spare. */
const MOST_PARTS = 8;

/** A clock of a game that rings, and when. */
interface Ring {
  live: Live;
  row: TimerRow;
  seats: readonly SeatRow[];
  now: number;
}

/** What happens when a clock has run to its next stage: reminders, deadlines, the close of a vote. */
export class Deadlines {
  private readonly room: Room;
  private readonly agreement: Agreement;
  private readonly cases: Cases;

  constructor(room: Room, agreement: Agreement, cases: Cases) {
    this.room = room;
    this.agreement = agreement;
    this.cases = cases;
  }

  /** When something is due next, in milliseconds since 1970; null = never. */
  next(): number | null {
    const moments = [this.room.store.timers.next(), this.cases.next()].filter((at) => at !== null);
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /**
   * Does what is due, each game in a transaction of its own. Of what is overdue on one clock only the latest stage
   * counts, so that there is one reminder after a long outage, not three.
   */
  tick(): void {
    for (const game of new Set(this.room.store.timers.due(this.room.clock()).map((row) => row.game))) this.tickOf(game);
    this.settleCases();
  }

  /** Does what is due in one game, or lobby. */
  tickOf(game: string): void {
    const { timers } = this.room.store;
    const now = this.room.clock();
    const row = this.room.store.games.find(game);
    try {
      if (row?.status === 'lobby') ringLobby(this.room, row);
      else
        this.room.playing(game, (live) => {
          this.room.announcements.keepingAwaited(() => {
            for (let rings = 0; rings < MOST_RINGS && this.ring(live, now); rings++);
          });
          return this.room.followed(live, undefined);
        });
    } catch (error) {
      for (const one of timers.due(now)) if (one.game === game) timers.set({ ...one, due: now + RETRY });
      this.room.failed(error);
    }
  }

  /** Opens the cases whose time has come. */
  settleCases(): void {
    try {
      this.cases.settle();
    } catch (error) {
      this.room.failed(error);
    }
  }

  /** Gives a silent person more time, by as much again. @returns until when */
  wait(wish: { game: string; by: string; whom: string }): Result<number> {
    return giveTime(this.room, wish);
  }

  /** A reminder could not be delivered before the person's quiet time: it comes after it. */
  postpone(game: string, person: string, stage: ReminderStage): void {
    const { room } = this;
    room.playing(game, (live) => {
      const awaited = room.store.votes.awaited(game).find((candidate) => candidate.person === person);
      if (!awaited) return done();
      if (stage === 'asked') room.store.votes.setAwaited({ ...awaited, told: 0 });
      const due = openFrom(room.clock(), room.timers.calendar(person));
      const subject = subjectOf('person', person);
      room.store.timers.set({ game, subject, since: sinceOf(awaited), stage, due, earliest: due });
      return room.followed(live, undefined);
    });
  }

  /** Lets one clock of the game ring: the longest overdue, of several people's in the order of their seats. False when none is due. */
  private ring(live: Live, now: number): boolean {
    const { timers } = this.room.store;
    const seats = this.room.store.games.seats(live.row.id);
    const place = ({ subject }: TimerRow): number =>
      seats.findIndex((seat) => subject === subjectOf('person', askedFor(seat) ?? ''));
    const [row] = timers
      .of(live.row.id)
      .filter(({ due }) => due !== null && due <= now)
      .sort((a, b) => (a.due ?? 0) - (b.due ?? 0) || place(a) - place(b));
    if (!row || live.row.status !== 'playing') return false;
    const subject = readSubject(row.subject);
    timers.forget(row.game, row.subject);
    const ring: Ring = { live, row, seats, now };
    if (subject?.kind === 'person') this.person(ring, subject.id);
    else if (subject?.kind === 'decision') this.vote(ring, subject.id);
    else if (subject?.kind === 'sitting') {
      timers.set({ ...row, stage: DONE, due: null });
      takeBack(this.room, live, Number(subject.id), row.since);
    } else if (subject?.kind === 'reaction') takeReaction(this.room, live, subject.id);
    else if (subject?.kind === 'proposal') this.agreement.close(live, subject.id, seats);
    return true;
  }

  private person(ring: Ring, person: string): void {
    const { live, row, now } = ring;
    const { room } = this;
    const awaited = room.store.votes.awaited(row.game).find((candidate) => candidate.person === person);
    if (!awaited) return;
    const calendar = room.timers.calendar(person);
    if (isQuiet(now, calendar)) {
      const open = openFrom(now, calendar);
      room.store.timers.set({ ...row, earliest: open, due: open });
      return;
    }
    if (awaited.told === 0) {
      room.timers.toldLate(live.row, awaited);
      room.announcements.remind(live, person, 'asked');
      return;
    }
    const stages = room.timers.stages(live.row, awaited);
    const overdue = row.stage === GRACE ? (['deadline'] as const) : stagesDue(row, stages, now);
    if (overdue.includes('deadline')) this.timeIsUp(ring, awaited, stages);
    else this.remind(ring, awaited, overdue.at(-1) ?? 'asked');
  }

  /** One of the reminders is due. */
  private remind(ring: Ring, awaited: AwaitedRow, stage: Stage): void {
    const { live } = ring;
    const reminds = stage === 'first' || stage === 'second';
    if (reminds) this.room.announcements.remind(live, awaited.person, stage);
    this.rest(ring, awaited, stage);
    if (reminds) {
      this.room.hurry(live);
      const held = lastToSit(this.room, live, ring.seats, awaited.person);
      if (held.length > 0) this.agreement.ask(live, 'sitting', held);
    }
  }

  /** The deadline is due: nobody's time ends before a reminder, nor while the program was down. */
  private timeIsUp({ live, row, seats, now }: Ring, awaited: AwaitedRow, stages: Record<Stage, number | null>): void {
    const { room } = this;
    const { person } = awaited;
    const unreminded =
      row.stage !== 'deadline' && row.stage !== GRACE && (stages.first !== null || stages.second !== null);
    const late = now - (stages.deadline ?? now) > LATE;
    if (unreminded || (late && row.stage !== GRACE)) {
      if (unreminded) room.announcements.remind(live, person, 'second');
      const due = openFrom(now + distance(room.timers.paceFor(live.row, person)), room.timers.calendar(person));
      room.store.timers.set({ ...row, stage: GRACE, due });
      return;
    }
    room.store.timers.set({ ...row, stage: DONE, due: null });
    this.silent(live, seats, awaited);
    room.hurry(live);
  }

  /** After a stage has come: the next one, not too soon after it. */
  private rest({ live, row, now }: Ring, awaited: AwaitedRow, stage: Stage): void {
    const { timers } = this.room;
    const next = STAGES[STAGES.indexOf(stage) + 1] ?? DONE;
    const earliest = stage === 'asked' ? row.earliest : now + distance(timers.paceFor(live.row, awaited.person));
    const after = { ...row, earliest };
    const calendar = timers.calendar(awaited.person);
    this.room.store.timers.set(timers.advanced(after, next, timers.stages(live.row, awaited), calendar));
  }

  /** Somebody's time is up: what they have ordered for that, then what the table has agreed on. */
  private silent(live: Live, seats: readonly SeatRow[], awaited: AwaitedRow): void {
    const { room } = this;
    const { person } = awaited;
    if (askedAlone(live, seats, person).length === 0) return;
    const { step } = live.play.state;
    room.ahead.beginning(seatsAnswered(seats, person), () => room.goOn(live, []));
    passOver(room, live, person, null);
    const own = askedAlone(live, seats, person);
    if (own.length === 0 || live.play.state.step !== step) return;
    const held = seatsAnswered(seats, person).filter((seat) => own.some((decision) => decision.seats.includes(seat)));
    const name = nameAt(seats, person);
    const since = `<t:${Math.floor(sinceOf(awaited) / 1000)}:R>`;
    const silence = silenceFor(room.store, live.row, person);
    switch (silence) {
      case 'turn':
        playTurn(room, live, person, held);
        break;
      case 'wait':
        // The others may vote for the autopilot or a stand-in, but nobody is pinged for it.
        if (!personsAt(seats).some((other) => other !== person)) break;
        say(room, live, 'silent-waiting', { name, since });
        if (room.store.persons.find(person).never_played === 0)
          this.agreement.ask(live, sits(live, held) ? 'sitting' : 'autopilot', held);
        break;
      case 'autopilot':
        changeSeats(room, live, { seats: held, to: BY_AUTOPILOT, key: 'autopilot-by-silence', args: { name, since } });
        room.goOn(live, []);
        break;
      case 'default': {
        const { timers, votes } = room.store;
        timers.setLapses(live.row.id, person, timers.lapses(live.row.id, person) + 1);
        votes.setAwaited({ ...awaited, heard: room.clock(), more: 0 });
        // Nobody can act for whoever runs the game without a seat (L12.7).
        const key = held.length === 0 ? 'default-for-keeper' : 'default-by-silence';
        // Their whole turn, where they have one to themselves (2E-T43).
        for (let part = 0; part < MOST_PARTS && passOver(room, live, person, key) > 0 && sits(live, held); part++);
        room.goOn(live, []);
        break;
      }
      default:
        silence satisfies never;
    }
  }

  private vote({ live, row, seats, now }: Ring, id: string): void {
    const { room } = this;
    const decision = live.play.open.find((candidate) => candidate.id === id);
    if (!decision) return;
    for (const { name, choice } of room.ahead.voteWhenSilent(live, decision, seats))
      sayAnswer(room, live, 'orders-by-silence', { name, ask: decision.ask, choice, rule: decision.rule });
    const { tally } = openDecision(decision, seats, room.store.votes.on(row.game, row.subject));
    if (!tally) return;
    const { edition, play } = live;
    const proposed = edition.shortcut?.(play.state, decision)?.proposed ?? false;
    if (tally.votes.length === 0 && silenceOf(live.row) === 'wait' && !proposed) {
      if (row.stage !== AGAIN) say(room, live, 'vote-waits', { ask: decision.ask });
      const { vote } = paceOf(live.row);
      room.store.timers.set({ ...row, since: now, stage: AGAIN, due: vote === null ? null : now + vote });
      return;
    }
    const first = personOf(seats, live.edition.firstSeat(live.play.state));
    if (first !== null && row.stage !== TIEBREAK && awaitsTieBreak(tally, first)) {
      say(room, live, 'vote-tied', { ask: decision.ask, name: nameAt(seats, first), first: live.edition.firstName });
      room.timers.tieBreak(live, row, first);
      room.announcements.follow(live);
      return;
    }
    const cast = voteResult(decision, tally, first, true);
    const chosen = cast ?? decision.default;
    const args = { ask: decision.ask, choice: choicePhrases(decision, chosen), rule: decision.rule };
    sayAnswer(room, live, cast ? 'vote-closed' : 'vote-default', { ...args, votes: tally.votes.length });
    const result = room.accept(live, { kind: 'answer', answer: { decision: id, chosen } }, null);
    if (!result.ok) throw new Error(`the vote on ${decision.kind} could not be closed: ${result.refusal.key}`);
  }
}

/** What is due on a person's clock, from its next stage on. */
function stagesDue(row: TimerRow, stages: Record<Stage, number | null>, now: number): Stage[] {
  const next = STAGES.find((stage) => stage === row.stage) ?? 'asked';
  return STAGES.slice(STAGES.indexOf(next)).filter((stage) => {
    const at = stages[stage];
    return at !== null && Math.max(at, row.earliest) <= now;
  });
}

/** How far two stages lie apart at least: an hour, or less where the pace itself has less. */
function distance({
  first,
  second,
  deadline,
}: {
  first: number | null;
  second: number | null;
  deadline: number | null;
}): number {
  const spans = [first, second, deadline].filter((span) => span !== null);
  const gaps = spans.map((span, index) => span - (spans[index - 1] ?? 0));
  return Math.min(HOUR, ...gaps);
}
