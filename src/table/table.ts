import { type Answer, refusal, type Seat } from '../engine/decision.ts';
import type { SeatRow } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import { Agreement } from './agreement.ts';
import { Gathering } from './gathering.ts';
import { Planning } from './plan.ts';
import type { Reading } from './reading.ts';
import { done, type Result, refused } from './result.ts';
import { Room, type TableSetup } from './room.ts';
import { openDecision, personOf, personsAsked, voteResult } from './seating.ts';

/**
 * Games as people play them. Every method is synchronous and one transaction: what it accepted is on disk when it
 * returns, and nothing is when it throws. It never touches rules.
 */
export class Table {
  readonly store: Store;
  readonly reading: Reading;
  readonly gathering: Gathering;
  readonly agreement: Agreement;
  readonly planning: Planning;
  private readonly room: Room;

  constructor(setup: TableSetup) {
    this.room = new Room(setup);
    this.store = this.room.store;
    this.reading = this.room.reading;
    this.gathering = new Gathering(this.room);
    this.agreement = new Agreement(this.room);
    this.planning = new Planning(this.room);
  }

  /** Calls back whenever there is something new to send for a game. */
  onOutbox(listener: (game: string) => void): void {
    this.room.onOutbox(listener);
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
    return this.room.playing(wish.game, (live, seats) => {
      if (wish.branch !== undefined && wish.branch !== live.row.branch) return refused('stale');
      const decision = live.play.open.find((candidate) => candidate.id === wish.decision);
      if (!decision) return refused('stale');
      const persons = personsAsked(decision, seats);
      if (!persons.includes(wish.person)) return notAsked(wish.person, persons, seats);
      const answer: Answer = { decision: decision.id, chosen: wish.chosen };
      const misfit = refusal(decision, answer);
      if (misfit) return refused(misfit);
      if (persons.length === 1) return this.room.accept(live, { kind: 'answer', answer }, wish.person);
      const subject = `decision ${decision.id}`;
      const { id: game } = live.row;
      this.room.store.votes.add({
        game,
        subject,
        person: wish.person,
        chosen: JSON.stringify(wish.chosen),
        at: this.room.clock(),
      });
      const { tally } = openDecision(decision, seats, this.room.store.votes.on(game, subject));
      const first = personOf(seats, live.edition.firstSeat(live.play.state));
      const result = tally && voteResult(decision, tally, first);
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
      if (personOf(seats, wish.seat) !== wish.person) return refused('not-your-seat');
      return this.room.accept(live, { kind: 'interrupt', seat: wish.seat, interrupt: wish.interrupt }, wish.person);
    });
  }

  /** Lets the autopilot go on where it must; call after a start of the program, and now and then. */
  continue(game: string): void {
    this.room.continue(game);
  }

  /** Wakes every game that is being played, so that seats on autopilot go on. */
  resumeAll(): void {
    for (const row of this.room.store.games.withStatus('playing')) this.continue(row.id);
  }

  /** A person has been mentioned for being awaited. */
  told(game: string, person: string): void {
    const row = this.room.store.votes.awaited(game).find((candidate) => candidate.person === person);
    if (row) this.room.store.votes.setAwaited({ ...row, told: 1 });
  }
}

/** Says kindly whose turn it is. */
function notAsked(person: string, persons: readonly string[], seats: readonly SeatRow[]): ReturnType<typeof refused> {
  if (!seats.some((seat) => seat.person === person)) return refused('not-at-table');
  const names = persons.map((id) => seats.find((seat) => seat.person === id)?.name ?? id);
  return names.length > 0 ? refused('not-your-turn', { names: [...new Set(names)] }) : refused('autopilot-turn');
}
