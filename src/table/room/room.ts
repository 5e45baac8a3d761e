import type { TableEdition } from '../../editions/edition/edition.ts';
import type { Decision, Seat } from '../../engine/decision.ts';
import { type Entry, Refused } from '../../engine/entry.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { GameRow, SeatRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import { subjectOf } from '../../store/subject.ts';
import type { Sentence } from '../../story/sentence.ts';
import { type AheadEntry, AnswersAhead } from '../ahead/answer.ts';
import { type Live, LiveGames, type PersonEntry } from '../game/live.ts';
import { done, type Result, refused } from '../game/result.ts';
import { newSeed } from '../seats/lobby.ts';
import { changeSeats } from '../seats/seatchange.ts';
import { personsAsked } from '../seats/seating.ts';
import { decidedAnswer } from '../seats/shortcut.ts';
import { tableSentence } from '../told/happening.ts';
import { Proposals } from '../votes/proposal.ts';
import { voteLine } from '../votes/voteline.ts';
import { played } from '../waiting/sitting.ts';
import { Timers } from '../waiting/timer.ts';
import { Announcements, type Batch } from './announcement.ts';
import { Reading } from './reading.ts';

export interface TableSetup {
  store: Store;
  editions: ReadonlyMap<string, TableEdition>;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Runs work on a game a little later; the rest of a long run of autopilot answers. */
  later?: (work: () => void, game: string) => void;
  /** 64 hexadecimal digits for a new game. */
  seed?: () => string;
  /** There is a case of the month. */
  monthly?: boolean;
  /** Told of errors that happen while nobody waits for the result. */
  failed?: (error: unknown) => void;
}

/** How many autopilot answers one transaction may hold. */
const AUTOPILOT_RUN = 40;

/** The room the tables stand in: the games on disk and awake, and the one way to change them. */
export class Room {
  readonly store: Store;
  readonly editions: ReadonlyMap<string, TableEdition>;
  readonly clock: () => number;
  readonly seed: () => string;
  readonly monthly: boolean;
  readonly live: LiveGames;
  readonly announcements: Announcements;
  readonly timers: Timers;
  readonly proposals: Proposals;
  readonly ahead: AnswersAhead;
  readonly reading: Reading;
  readonly later: (work: () => void, game: string) => void;
  readonly failed: (error: unknown) => void;
  private readonly listeners = new Set<(game: string) => void>();

  constructor(setup: TableSetup) {
    this.store = setup.store;
    this.editions = setup.editions;
    this.clock = setup.clock;
    this.later = setup.later ?? ((work) => setImmediate(work));
    this.seed = setup.seed ?? newSeed;
    this.monthly = setup.monthly ?? false;
    this.failed = setup.failed ?? (() => undefined);
    this.live = new LiveGames(this.store, this.clock);
    this.timers = new Timers(this.store, this.clock);
    this.announcements = new Announcements(this.store, this.clock, this.timers);
    this.proposals = new Proposals({
      store: this.store,
      announcements: this.announcements,
      timers: this.timers,
      clock: this.clock,
    });
    this.ahead = new AnswersAhead(this.store, this.announcements, this.clock);
    const { store, editions, proposals, timers } = this;
    this.reading = new Reading({ store, editions, wake: (row) => this.wake(row), proposals, timers });
  }

  /** Calls back whenever there is something new to send for a game, until the returned function is called. */
  onOutbox(listener: (game: string) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Lets the autopilot go on where it must; call after a start of the program, and now and then. */
  continue(game: string, hurried = false): void {
    try {
      const result = this.playing(game, (live) => {
        this.goOn(live, [], hurried);
        return done();
      });
      if (!result.ok) return;
    } catch (error) {
      this.failed(error);
    }
  }

  /** Accepts an entry, lets the game run on and tells of it. Call inside `playing`. */
  accept(live: Live, entry: Entry, person: string | null): Result<'accepted'> {
    let batch: Batch;
    try {
      batch = this.carryOut(live, { entry, person });
    } catch (error) {
      if (error instanceof Refused) return refused(error.reason);
      throw error;
    }
    this.proposals.dropStale(live);
    this.goOn(live, [batch], false, person);
    return done('accepted');
  }

  /** Carries out one entry and returns what happened. */
  carryOut(live: Live, own: PersonEntry): Batch {
    const { entry } = own;
    const seat = seatOf(live, entry);
    const lead = own.person === null ? null : this.voteLine(live, entry);
    const racing = live.play.open.filter(({ race }) => race);
    this.live.accept(live, own);
    const steps = live.play.drainSteps();
    const { open } = live.play;
    const answered = entry.kind === 'answer' ? entry.answer.decision : null;
    const gone = racing
      .filter(({ id }) => id !== answered && !open.some((decision) => decision.id === id))
      .map(({ id }) => id);
    if (gone.length > 0) live.withdrawn = gone;
    if (entry.kind === 'answer') this.store.votes.close(live.row.id, entry.answer.decision);
    return { seat, steps, ...(lead === null ? {} : { lead }) };
  }

  /**
   * Lets the autopilot answer what only it is asked, and plans and orders what they hold; tells, and lets the questions
   * follow.
   * @param hurried the autopilot no longer leaves people the first go in a race
   * @param present who has just answered
   */
  goOn(live: Live, batches: Batch[], hurried = false, present: string | null = null): void {
    let seats = this.store.games.seats(live.row.id);
    const misfits: Sentence[] = [];
    let more = false;
    for (let run = 0; !live.play.over; run++) {
      seats = this.afterSittings(live, seats);
      const own = this.autopilotEntry(live, seats, hurried);
      const said = own ? null : this.ahead.next(live, seats, misfits);
      const entry =
        own ??
        said?.entry ??
        this.ahead.waived(live, seats) ??
        decidedAnswer(live, seats, this.store.votes) ??
        begun(live, seats, present);
      if (!entry) break;
      if (run >= AUTOPILOT_RUN) {
        more = true;
        break;
      }
      const batch = this.carryOut(
        live,
        said ? { entry, person: said.person, said: said.why } : { entry, person: null },
      );
      batches.push(said && !said.pressed ? { ...batch, lead: leadOf(said) } : batch);
    }
    this.announcements.tell(live, batches);
    if (misfits.length > 0) this.announcements.say(live, misfits);
    if (live.restarted) {
      live.restarted = false;
      this.announcements.say(live, tableSentence('step-restarted'));
    }
    if (live.play.over && live.row.status === 'playing') {
      this.store.games.update(live.row.id, { status: 'over', ended_at: this.clock() });
      live.row = { ...live.row, status: 'over' };
      this.store.journal.over(live.row.id);
      this.proposals.dropAll(live, 'game');
      this.announcements.ending(live);
    }
    this.announcements.follow(live);
    if (more) this.later(() => this.continue(live.row.id, hurried), live.row.id);
  }

  /** Seats whose one turn the autopilot has played are their owners' again (2E-T43). */
  private afterSittings(live: Live, seats: SeatRow[]): SeatRow[] {
    const done = played(live, seats);
    if (done.length === 0) return seats;
    changeSeats(this, live, { seats: done, to: { autopilot: 0 }, key: 'sitting-played' });
    return this.store.games.seats(live.row.id);
  }

  /** Somebody lets a race wait: the autopilot takes those turns now that it has left to people. */
  hurry(live: Live): void {
    if (this.autopilotDecision(live, this.store.games.seats(live.row.id), true)) this.goOn(live, [], true);
  }

  /** How the vote on what is answered came out, and who voted for what; null where there was none. */
  private voteLine(live: Live, entry: Entry): Phrase | null {
    if (entry.kind !== 'answer') return null;
    const { decision: id, chosen } = entry.answer;
    const decision = live.play.open.find((candidate) => candidate.id === id);
    const cast = this.store.votes.on(live.row.id, subjectOf('decision', id));
    if (!decision || cast.length === 0) return null;
    return voteLine(decision, chosen, {
      cast,
      seats: this.store.games.seats(live.row.id),
      evident: live.edition.evident?.(decision) ?? false,
    });
  }

  /** What the autopilot is to answer next. In a race whoever is there goes first, and the autopilot always is. */
  private autopilotDecision(live: Live, seats: readonly SeatRow[], hurried: boolean): Decision | undefined {
    const { open } = live.play;
    const isNobodys = (decision: Decision): boolean => personsAsked(decision, seats).length === 0;
    const waits = !hurried && open.some((decision) => decision.race && !isNobodys(decision));
    return open.find((decision) => isNobodys(decision) && !(decision.race && waits));
  }

  private autopilotEntry(live: Live, seats: readonly SeatRow[], hurried: boolean): Entry | null {
    const decision = this.autopilotDecision(live, seats, hurried);
    const seat = decision?.seats[0];
    return decision && seat !== undefined ? this.automatic(live, decision, seat) : null;
  }

  /** What the autopilot answers for a seat, or takes up instead. */
  automatic(live: Live, decision: Decision, seat: Seat): Entry {
    const offers = live.play.offers.filter((offer) => offer.seat === seat);
    const move = live.edition.autopilot(live.edition.seenBy(live.play.state, seat), decision, seat, offers);
    if ('answer' in move) return { kind: 'answer', answer: move.answer };
    return { kind: 'interrupt', seat, interrupt: move.interrupt };
  }

  /** Lets questions and status follow, and returns the value as a result. */
  followed<T>(live: Live, value: T): Result<T> {
    this.announcements.follow(live);
    return done(value);
  }

  /** One transaction on a game that is being played. */
  playing<T>(game: string, work: (live: Live, seats: SeatRow[]) => Result<T>): Result<T> {
    const row = this.store.games.find(game);
    if (!row) return refused('no-game');
    if (row.status === 'lobby') return refused('not-started');
    if (row.status !== 'playing') return refused('game-over');
    return this.change(game, () => {
      const live = this.wake(row);
      if (live.restarted) this.goOn(live, []);
      return work(live, this.store.games.seats(game));
    });
  }

  /** The live game of a row; rebuilt when it sleeps. */
  wake(row: GameRow): Live {
    return this.live.wake(row, this.editionOf(row));
  }

  /** The edition of a game. @throws Error when it is not in the box */
  editionOf(row: GameRow): TableEdition {
    const edition = this.editions.get(row.edition);
    if (!edition) throw new Error(`no edition "${row.edition}"`);
    return edition;
  }

  /** One transaction. A throw rolls everything back and forgets the live game, to be rebuilt from disk. */
  change<T>(game: string, work: () => Result<T>): Result<T> {
    try {
      const result = this.store.transaction(work);
      for (const listener of this.listeners) listener(game);
      return result;
    } catch (error) {
      this.live.evict(game);
      throw error;
    }
  }
}

/** The turn of somebody who is there, or whose turn is the only one left, where they need not press for it; null where there is none. */
function begun({ edition, play }: Live, seats: readonly SeatRow[], present: string | null): Entry | null {
  const racing = play.open.filter(({ race }) => race);
  const decision = racing.find((candidate) => {
    const isTheirs = present !== null && personsAsked(candidate, seats).includes(present);
    return (isTheirs || racing.length === 1) && edition.begins?.(play.state, candidate);
  });
  return decision ? { kind: 'answer', answer: { decision: decision.id, chosen: [...decision.default] } } : null;
}

/** Whose plan or order it was, above what comes of it. */
function leadOf({ why, name, choice }: AheadEntry): Phrase {
  return phrase(`${why}-lead`, { name, choice });
}

/** Whose entry it is; null where several decide. */
function seatOf(live: Live, entry: Entry): Seat | null {
  if (entry.kind === 'interrupt') return entry.seat;
  if (entry.kind !== 'answer') return null;
  const [seat = null, ...others] = live.play.open.find(({ id }) => id === entry.answer.decision)?.seats ?? [];
  return others.length > 0 ? null : seat;
}
