import type { GameRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import { readSubject, type Subject, subjectOf } from '../../store/subject.ts';
import type { TimerRow } from '../../store/timers.ts';
import type { AwaitedRow } from '../../store/votes.ts';
import type { Live } from '../game/live.ts';
import { openDecision, personOf, personsAsked, personsAt } from '../seats/seating.ts';
import { standing } from '../seats/shortcut.ts';
import {
  awake,
  type Calendar,
  clockOf,
  isQuiet,
  openFrom,
  STAGES,
  type Stage,
  unopposed,
  voteClose,
} from './calendar.ts';
import { hastened, type Pace, PRESETS, readPace } from './pace.ts';
import { patience } from './patience.ts';
import { silenceFor } from './policy.ts';

/** A person's clocks after two have run out in a row (DP-18): a quarter, and without further reminders. */
const AWAY_AFTER = 2;
const AWAY_SHARE = 0.25;

/** What is overdue by more than this came due while the program was down: nobody could know, or answer. */
export const LATE = 5 * 60_000;
/** The stage of a clock that has nothing more to bring. */
export const DONE = 'done';
/** The deadline passed while the program was down: the person gets a little longer, once. */
export const GRACE = 'grace';
/** A vote that nobody has cast a voice in, at a table that waits: its clock runs once more. */
export const AGAIN = 'again';
/** The first player's own time to break a tie (DP-7), as a share of the vote's. */
export const TIEBREAK = 'tiebreak';
const TIEBREAK_SHARE = 0.25;

/** What of a game decides how its clocks run. */
type Clocked = Pick<GameRow, 'id' | 'pace' | 'silence'>;

/** The clocks of a game: they follow who is awaited and what is voted on. Call inside a transaction. */
export class Timers {
  private readonly store: Store;
  private readonly clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.store = store;
    this.clock = clock;
  }

  /**
   * Lets the clocks match who is awaited now; those that run on keep what has been.
   * @returns persons who are to be told at once, because the question itself does not mention them
   */
  wind(live: Live): string[] {
    const { id, status } = live.row;
    const known = this.store.timers.of(id);
    const direct: string[] = [];
    const wanted =
      status === 'playing'
        ? [
            ...this.persons(live, known, direct),
            ...this.resting(id, known),
            ...this.votes(live, known),
            ...this.sitters(live, known),
            ...this.reactions(live, known),
          ]
        : [];
    for (const row of known)
      if (!wanted.some(({ subject }) => subject === row.subject)) this.store.timers.forget(id, row.subject);
    for (const row of wanted) this.store.timers.set(row);
    return direct;
  }

  /** The pace at which a person's clock runs in a game. */
  paceFor(game: Clocked, person: string): Pace {
    const pace = paceOf(game);
    if (this.store.timers.lapses(game.id, person) < AWAY_AFTER) return pace;
    const short = hastened(pace, AWAY_SHARE);
    // What the autopilot plays is announced.
    return { ...short, first: null, second: game.silence === 'turn' ? short.second : null };
  }

  now(): number {
    return this.clock();
  }

  calendar(person: string): Calendar {
    return calendarOf(this.store, person);
  }

  /** When the stages of an awaited person's clock come. */
  stages(game: Clocked, row: AwaitedRow): Record<Stage, number | null> {
    const pace = this.paceFor(game, row.person);
    const deadline = pace.deadline === null ? null : pace.deadline * (1 + row.more);
    return clockOf(sinceOf(row), { ...pace, deadline }, this.calendar(row.person));
  }

  /** The row with the stage that comes after what has been, and its moment. */
  advanced(row: TimerRow, from: string, stages: Record<Stage, number | null>, calendar: Calendar): TimerRow {
    const known = STAGES.find((stage) => stage === from);
    const next = known && STAGES.slice(STAGES.indexOf(known)).find((stage) => stages[stage] !== null);
    const at = next === undefined ? null : stages[next];
    if (next === undefined || at === null) return { ...row, stage: DONE, due: null };
    return { ...row, stage: next, due: row.earliest > at ? openFrom(row.earliest, calendar) : at };
  }

  private persons(live: Live, known: readonly TimerRow[], direct: string[]): TimerRow[] {
    const { row: game } = live;
    return this.store.votes.awaited(game.id).map((entry) => {
      const awaited = this.toldLate(game, entry);
      const { person } = awaited;
      const subject = subjectOf('person', person);
      const since = sinceOf(awaited);
      const before = known.find((row) => row.subject === subject && row.since === since);
      if (before?.stage === DONE || before?.stage === GRACE) return before;
      const calendar = this.calendar(person);
      const stages = this.stages(game, awaited);
      const row = before ?? { game: game.id, subject, since, stage: 'asked', due: null, earliest: 0 };
      if (row.stage === 'asked' && awaited.told === 0 && !isQuiet(this.clock(), calendar)) {
        // Who wants to be mentioned is, by the question itself; but not when it was posted in their quiet hours.
        const waited = known.some((old) => old.subject === subject && old.stage === 'asked');
        if (waited || this.store.persons.find(person).notify === 'direct') direct.push(person);
        return this.advanced(row, 'first', stages, calendar);
      }
      return this.advanced(row, row.stage === 'asked' && awaited.told === 1 ? 'first' : row.stage, stages, calendar);
    });
  }

  /** The clocks of those who are not asked while somebody else acts stand still. */
  private resting(game: string, known: readonly TimerRow[]): TimerRow[] {
    const resting = this.store.votes.resting(game);
    const rests = ({ subject }: TimerRow): boolean =>
      resting.some(({ person }) => subject === subjectOf('person', person));
    return known.filter(rests).map((row) => ({ ...row, due: null }));
  }

  /** Who ought to have been told while the program was down has all their time from now on, when they are. */
  toldLate(game: Clocked, row: AwaitedRow): AwaitedRow {
    const now = this.clock();
    if (row.told === 1 || isQuiet(now, this.calendar(row.person))) return row;
    const { asked } = this.stages(game, row);
    if (asked === null || now - asked <= LATE) return row;
    const later = { ...row, heard: now, more: 0 };
    this.store.votes.setAwaited(later);
    return later;
  }

  private votes(live: Live, known: readonly TimerRow[]): TimerRow[] {
    const { id } = live.row;
    const pace = paceOf(live.row);
    const { vote } = pace;
    const seats = this.store.games.seats(id);
    const first = personOf(seats, live.edition.firstSeat(live.play.state));
    const voted = live.play.open
      .filter((decision) => personsAsked(decision, seats).length > 1)
      .map((decision) => {
        const subject: Subject = subjectOf('decision', decision.id);
        const votes = this.store.votes.on(id, subject);
        const { awaited } = openDecision(decision, seats, votes);
        return { subject, waiting: awaited, stands: standing(live, { decision, votes }, first) };
      });
    const proposed = this.store.votes
      .proposals(id)
      .map((row) => ({ subject: subjectOf('proposal', row.id), waiting: [] as string[], stands: null }));
    return [...voted, ...proposed].map(({ subject, waiting, stands }) => {
      const before = known.find((row) => row.subject === subject);
      const row = before ?? { game: id, subject, since: this.clock(), stage: 'deadline', due: null, earliest: 0 };
      if (row.stage === TIEBREAK) return row;
      const calendars = waiting.map((person) => this.calendar(person));
      const ends = [
        ...(vote === null ? [] : [voteClose(row.since, { ...pace, vote }, calendars)]),
        ...(stands
          ? [unopposed(stands.from ?? row.since, objection(live.row.pace, stands.from !== null), calendars)]
          : []),
      ];
      return { ...row, due: ends.length === 0 ? null : Math.max(row.earliest, Math.min(...ends)) };
    });
  }

  /** The clock of whoever has taken a turn: it runs while they say nothing (2E-T22). */
  private sitters({ row: { id, pace }, edition, play }: Live, known: readonly TimerRow[]): TimerRow[] {
    const seat = edition.sitter?.(play.state) ?? null;
    const person = seat === null ? null : personOf(this.store.games.seats(id), seat);
    const awaited = this.store.votes.awaited(id).find((row) => row.person === person);
    if (seat === null || person === null || !awaited) return [];
    const subject = subjectOf('sitting', String(seat));
    const since = sinceOf(awaited);
    const before = known.find((row) => row.subject === subject && row.since === since);
    const due = awake(since, patience(pace), this.calendar(person));
    return [before ?? { game: id, subject, since, stage: 'deadline', due, earliest: 0 }];
  }

  /** The clocks of questions whose answers others wait for only for a while (2E-T31). */
  private reactions({ row, edition, play }: Live, known: readonly TimerRow[]): TimerRow[] {
    const { id, pace } = row;
    const seats = this.store.games.seats(id);
    // A person alone keeps nobody waiting.
    if (personsAt(seats).length < 2) return [];
    return play.open.flatMap((decision) => {
      const reaction = edition.reaction?.(play.state, decision) ?? null;
      const [person] = personsAsked(decision, seats);
      if (reaction === null || person === undefined) return [];
      // A careful player answers for nobody who wants to be waited for.
      if (reaction === 'careful' && silenceFor(this.store, row, person) === 'wait') return [];
      const subject = subjectOf('reaction', decision.id);
      const before = known.find((timer) => timer.subject === subject);
      if (before) return [before];
      const since = this.clock();
      const due = awake(since, patience(pace), this.calendar(person));
      return [{ game: id, subject, since, stage: 'deadline', due, earliest: 0 }];
    });
  }

  /** Numbers of decisions come again after going back; the clocks of those undone must not. */
  forgetVotes(game: string): void {
    for (const { subject } of this.store.timers.of(game))
      if (['decision', 'reaction'].includes(readSubject(subject)?.kind ?? '')) this.store.timers.forget(game, subject);
  }

  /** Gives the first player their own time to break a tie. */
  tieBreak(live: Live, row: TimerRow, first: string): void {
    const pace = paceOf(live.row);
    const { vote } = pace;
    const due =
      vote === null ? null : voteClose(this.clock(), { ...pace, vote: vote * TIEBREAK_SHARE }, [this.calendar(first)]);
    this.store.timers.set({ ...row, stage: TIEBREAK, due });
  }
}

/** When a person can be asked, as they said themselves. */
export function calendarOf(store: Store, person: string): Calendar {
  const { zone, quiet_from: from, quiet_to: to } = store.persons.find(person);
  return {
    zone,
    quiet: from === null || to === null ? null : { from, to },
    absences: store.persons.absences(person).map(({ start_at, end_at }) => ({ from: start_at, until: end_at })),
  };
}

/** How long nobody must object: half as long to the first player's word (2E-T72) as to a default (2E-T62). */
const objection = (pace: string, spoken: boolean): number => patience(pace) * (spoken ? 0.5 : 1);

/** The pace of a game. */
export function paceOf(game: { pace: string }): Pace {
  return readPace(game.pace) ?? PRESETS.week;
}

/** When the clock of an awaited person began: with their last sign of life, or with a new question. */
export function sinceOf(row: AwaitedRow): number {
  return row.heard ?? row.since;
}
