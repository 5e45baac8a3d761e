import { type Answer, refusal, type Seat } from '../engine/decision.ts';
import type { SeatRow } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import { subjectOf } from '../store/subject.ts';
import { Planning } from './ahead/plan.ts';
import { Cases } from './cases/cases.ts';
import type { Live } from './game/live.ts';
import { done, type Result, refused } from './game/result.ts';
import { Gathering } from './people/gathering.ts';
import { Guiding } from './people/guiding.ts';
import { Membership } from './people/membership.ts';
import { Notes } from './people/notes.ts';
import { Preferences } from './people/preferences.ts';
import { Privacy } from './people/privacy.ts';
import { Servers } from './people/servers.ts';
import { Aside } from './records/aside.ts';
import { DailyDigests } from './records/digest.ts';
import { FinishedGames } from './records/finishedgame.ts';
import { PersonalRecords } from './records/personalrecord.ts';
import { Replays } from './records/replay.ts';
import { tellNotice } from './room/notice.ts';
import { Place } from './room/place.ts';
import type { Reading } from './room/reading.ts';
import { Room, type TableSetup } from './room/room.ts';
import { changeSeats, seatsAnswered } from './seats/seatchange.ts';
import { askedFor, mayAnswerFor, nameAt, openDecision, personOf, personsAsked, voiceOf } from './seats/seating.ts';
import { resultOf } from './seats/shortcut.ts';
import { Agreement } from './votes/agreement.ts';
import { Deadlines } from './waiting/deadline.ts';
import { TIEBREAK } from './waiting/timer.ts';

/**
 * Games as people play them. Every method is synchronous and one transaction: what it accepted is on disk when it
 * returns, and nothing is when it throws. It never touches rules.
 */
export class Table {
  readonly store: Store;
  readonly reading: Reading;
  /** What servers have settled about games. */
  readonly servers: Servers;
  readonly gathering: Gathering;
  readonly guiding: Guiding;
  readonly agreement: Agreement;
  readonly membership: Membership;
  readonly place: Place;
  readonly preferences: Preferences;
  readonly privacy: Privacy;
  readonly notes: Notes;
  /** Where what takes long is done. */
  readonly aside = new Aside();
  readonly deadlines: Deadlines;
  readonly planning: Planning;
  readonly replays: Replays;
  readonly finished: FinishedGames;
  readonly personalRecords: PersonalRecords;
  readonly cases: Cases;
  readonly digests: DailyDigests;
  private readonly room: Room;

  constructor(setup: TableSetup) {
    this.room = new Room(setup);
    this.store = this.room.store;
    this.reading = this.room.reading;
    this.servers = new Servers(this.room);
    this.gathering = new Gathering(this.room, this.servers);
    this.guiding = new Guiding(this.room, this.gathering);
    this.agreement = new Agreement(this.room);
    this.membership = new Membership(this.room, this.agreement);
    this.place = new Place(this.room, this.agreement, this.servers);
    this.preferences = new Preferences(this.room);
    this.privacy = new Privacy(this.room);
    this.notes = new Notes(this.room);
    this.planning = new Planning(this.room);
    this.replays = new Replays(this.store, (row) => this.room.editionOf(row));
    this.finished = new FinishedGames(this.room);
    this.personalRecords = new PersonalRecords(this.room);
    this.cases = new Cases(this.room, this.finished);
    this.deadlines = new Deadlines(this.room, this.agreement, this.cases);
    this.digests = new DailyDigests(this.room);
    this.room.onOutbox((game) => this.remember(game));
  }

  /** Calls back whenever there is something new to send for a game, until the returned function is called. */
  onOutbox(listener: (game: string) => void): () => void {
    return this.room.onOutbox(listener);
  }

  /**
   * Answers an open decision, or votes on one. A vote may be changed until it closes.
   * @param branch from the button pressed; an undone branch's buttons are stale
   */
  answer(wish: {
    game: string;
    branch?: number;
    person: string;
    decision: string;
    chosen: string[];
  }): Result<'accepted' | 'voted'> {
    return this.room.playing(wish.game, (live, taken) => {
      if (wish.branch !== undefined && wish.branch !== live.row.branch) return refused('stale');
      const decision = live.play.open.find((candidate) => candidate.id === wish.decision);
      if (!decision) return refused('stale');
      const voice = voiceOf(decision, taken, wish.person);
      if (voice === null) return notAsked(wish.person, personsAsked(decision, taken), taken);
      const answer: Answer = { decision: decision.id, chosen: wish.chosen };
      const misfit = refusal(decision, answer);
      if (misfit) return refused(misfit);
      this.heard(live, voice, wish.person);
      const { person, seats } = this.backInPerson(live, taken, voice, wish.person);
      const persons = personsAsked(decision, seats);
      if (persons.length === 1) return this.room.accept(live, { kind: 'answer', answer }, wish.person);
      const subject = subjectOf('decision', decision.id);
      const { id: game } = live.row;
      const { votes, timers } = this.room.store;
      votes.add({ game, subject, person, chosen: JSON.stringify(wish.chosen), at: this.room.clock() });
      const { tally } = openDecision(decision, seats, votes.on(game, subject));
      const first = personOf(seats, live.edition.firstSeat(live.play.state));
      const breaks = person === first && timers.find(game, subject)?.stage === TIEBREAK;
      const result = tally && resultOf(live, { decision, tally, breaks }, first);
      if (!result) {
        this.room.announcements.follow(live);
        return done('voted' as const);
      }
      return this.room.accept(live, { kind: 'answer', answer: { decision: decision.id, chosen: result } }, wish.person);
    });
  }

  /** Takes up an offer: something a player may do on top of what waits. */
  interrupt(wish: {
    game: string;
    branch?: number;
    person: string;
    seat: Seat;
    interrupt: string;
  }): Result<'accepted'> {
    return this.room.playing(wish.game, (live, seats) => {
      if (wish.branch !== undefined && wish.branch !== live.row.branch) return refused('stale');
      const row = seats.find((candidate) => candidate.seat === wish.seat);
      const voice = row && mayAnswerFor(row, wish.person) ? askedFor(row) : null;
      if (voice === null) return refused('not-your-seat');
      this.heard(live, voice, wish.person);
      return this.room.accept(live, { kind: 'interrupt', seat: wish.seat, interrupt: wish.interrupt }, wish.person);
    });
  }

  /** Lets the autopilot go on where it must; call after a start of the program, and now and then. */
  continue(game: string): void {
    this.room.continue(game);
  }

  /**
   * Wakes the games that have something to do after a start of the program: those that wait for nobody, for the autopilot
   * goes on, and those that come from a backup. One at a time, so that whoever presses something meanwhile is answered.
   * @param games left out: all there are
   */
  resumeAll(games: readonly string[] = this.room.store.games.unattended()): void {
    const [game, ...others] = games;
    if (game === undefined) return;
    this.continue(game);
    const [next] = others;
    if (next !== undefined) this.room.later(() => this.resumeAll(others), next);
  }

  /** Tells a table something in the name of whoever runs the bot. */
  notice(game: string, text: string): void {
    tellNotice(this.room, game, text);
  }

  /** A game in the store is no longer what it was: what is remembered of it counts for nothing. */
  forget(game: string): void {
    this.room.live.evict(game);
  }

  /** A game that is over is remembered at once; should that fail, it is tried again when somebody asks. */
  private remember(game: string): void {
    const row = this.store.games.find(game);
    try {
      if (row && this.finished.remember(row)) this.cases.settle();
    } catch (error) {
      this.room.failed(error);
    }
  }

  /** Somebody gave a sign of life, and so did whom they answer for: their clocks begin anew. */
  private heard(live: Live, ...persons: string[]): void {
    const { votes, timers } = this.room.store;
    for (const row of votes.awaited(live.row.id)) {
      if (!persons.includes(row.person)) continue;
      votes.setAwaited({ ...row, heard: this.room.clock(), more: 0 });
    }
    for (const row of votes.resting(live.row.id)) {
      if (!persons.includes(row.person)) continue;
      votes.setAwaited({ ...row, heard: this.room.clock(), paused: this.room.clock(), more: 0 });
    }
    for (const person of persons) timers.setLapses(live.row.id, person, 0);
    const seats = this.room.store.games.seats(live.row.id);
    this.room.proposals.dropSilent(
      live,
      persons.flatMap((person) => seatsAnswered(seats, person)),
    );
  }

  /** Who answers in person needs nobody in their place any more; their substitute may go on answering too. */
  private backInPerson(
    live: Live,
    seats: SeatRow[],
    voice: string,
    person: string,
  ): { person: string; seats: SeatRow[] } {
    const own = seats.filter((row) => row.person === person && row.instead === 1 && row.substitute === voice);
    if (own.length === 0 || voice === person) return { person: voice, seats };
    const numbers = own.map((row) => row.seat);
    changeSeats(this.room, live, { seats: numbers, to: { instead: 0 }, key: 'back-in-person' });
    return { person, seats: this.room.store.games.seats(live.row.id) };
  }

  /** A person has been mentioned for being awaited. */
  told(game: string, person: string): void {
    const row = this.room.store.votes.awaited(game).find((candidate) => candidate.person === person);
    if (row) this.room.store.votes.setAwaited({ ...row, told: 1 });
  }
}

/** Says politely whose turn it is. */
function notAsked(person: string, persons: readonly string[], seats: readonly SeatRow[]): ReturnType<typeof refused> {
  const own = seats.filter((seat) => seat.person === person);
  if (own.length === 0) return refused('not-at-table');
  if (own.every((seat) => seat.autopilot !== 0)) return refused('autopilot-for-you');
  const names = persons.map((id) => nameAt(seats, id));
  return names.length > 0 ? refused('not-your-turn', { names: [...new Set(names)] }) : refused('autopilot-turn');
}
