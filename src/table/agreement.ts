import type { Seat } from '../engine/decision.ts';
import { phrase } from '../engine/phrase.ts';
import type { SeatRow } from '../store/games.ts';
import type { Words } from '../words/words.ts';
import type { Live } from './live.ts';
import { done, type Result, refused } from './result.ts';
import type { Room } from './room.ts';
import { personsAt } from './seating.ts';
import type { ProposalKind } from './view.ts';

/** What the people at a table agree on besides the game's own questions: taking back, giving up, standing in. */
export class Agreement {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /**
   * Takes back one's own last answer: at once when nothing has been rolled, drawn, turned up or answered since,
   * otherwise by agreement of all. Rolls and draws come out the same again.
   */
  undo(game: string, person: string): Result<'undone' | 'proposed'> {
    return this.room.playing(game, (live, seats) => {
      const last = this.room.reading.lastOwnAnswer(live.row.id, person);
      if (!last) return refused('nothing-to-undo');
      const alone = personsAt(seats).every((other) => other === person);
      if (last.free || (alone && personsAt(seats).length === 1)) {
        this.back(live, last.seq - 1, person);
        return done('undone' as const);
      }
      this.room.proposals.open(live, 'undo', { to: last.seq - 1 }, person);
      return this.settleProposals(live, seats) ?? this.room.followed(live, 'proposed' as const);
    });
  }

  /** Ends a lobby (host), or proposes to give the game up (two thirds must agree). */
  end(game: string, person: string): Result<'ended' | 'proposed'> {
    const row = this.room.store.games.find(game);
    if (row?.status === 'lobby') {
      if (row.host !== person) return refused('host-only', { host: `<@${row.host}>` });
      return this.room.change(game, () => {
        this.room.store.games.update(game, { status: 'ended', ended_at: this.room.clock() });
        this.room.announcements.lobby({ row, seq: 0 });
        return done('ended' as const);
      });
    }
    return this.propose(game, person, 'end', {}, 'ended' as const);
  }

  /** Lets the autopilot answer for a seat, or takes it back. One's own seat at once, another's by vote. */
  standIn(game: string, person: string, seat: Seat, autopilot: boolean): Result<'changed' | 'proposed'> {
    const row = this.room.store.games.seats(game).find((candidate) => candidate.seat === seat);
    if (!row?.person) return refused('not-your-seat');
    if (row.person !== person) {
      if (!autopilot) return refused('not-your-seat');
      return this.propose(game, person, 'autopilot', { seat }, 'changed' as const);
    }
    return this.room.playing(game, (live) => {
      this.seatAutopilot(live, seat, autopilot);
      this.room.goOn(live, []);
      return done('changed' as const);
    });
  }

  /** Agrees to a proposal, or refuses it. */
  vote(wish: { game: string; proposal: string; person: string; agree: boolean }): Result<'voted' | 'decided'> {
    return this.room.playing(wish.game, (live, seats) => {
      if (!this.room.proposals.vote(live, wish.proposal, wish.person, wish.agree, seats)) return refused('stale');
      const settled = this.settleProposals(live, seats);
      return settled ? done('decided' as const) : this.room.followed(live, 'voted' as const);
    });
  }

  private propose<T extends string>(
    game: string,
    person: string,
    kind: ProposalKind,
    body: Record<string, unknown>,
    settledAs: T,
  ): Result<T | 'proposed'> {
    return this.room.playing<T | 'proposed'>(game, (live, seats) => {
      if (!personsAt(seats).includes(person)) return refused('not-at-table');
      this.room.proposals.open(live, kind, body, person);
      const settled = this.settleProposals(live, seats);
      return settled ? done(settledAs) : this.room.followed(live, 'proposed' as const);
    });
  }

  /** Carries out the proposals that have been agreed to; null when none has. */
  private settleProposals(live: Live, seats: readonly SeatRow[]): Result<'undone'> | null {
    const agreed = this.room.proposals.settle(live, seats);
    if (!agreed) return null;
    switch (agreed.kind) {
      case 'undo':
        this.back(live, Number(agreed.body.to), agreed.person);
        break;
      case 'end':
        this.giveUp(live);
        break;
      case 'autopilot':
        this.seatAutopilot(live, Number(agreed.body.seat), true);
        this.room.goOn(live, []);
        break;
      default:
        agreed.kind satisfies never;
    }
    return done('undone');
  }

  private back(live: Live, to: number, person: string): void {
    const sent = this.room.store.outbox.takeBack(live.row.id, to);
    const again = this.room.live.back(live.row, live.edition, to, person);
    this.room.store.votes.forgetAll(live.row.id);
    const words = this.room.announcements.words(again, again.play.state);
    const what = words.say('taken-back', { person: `<@${person}>`, count: sent.length });
    this.room.announcements.happening(again, { lines: [what], pictures: [] });
    this.room.proposals.dropAll(again);
    this.room.announcements.follow(again);
  }

  private giveUp(live: Live): void {
    this.room.store.games.update(live.row.id, { status: 'ended', ended_at: this.room.clock() });
    live.row = { ...live.row, status: 'ended' };
    this.room.proposals.dropAll(live);
    const words = this.room.announcements.words(live, live.play.state);
    const lines = [words.say('given-up'), words.text(phrase('seed-opened', { seed: live.row.seed }))];
    this.room.announcements.happening(live, { lines, pictures: [] });
    this.room.announcements.follow(live);
    for (const row of this.room.store.votes.awaited(live.row.id))
      this.room.store.votes.releaseAwaited(row.game, row.person);
  }

  private seatAutopilot(live: Live, seat: Seat, autopilot: boolean): void {
    const seats = this.room.store.games
      .seats(live.row.id)
      .map((row) => (row.seat === seat ? { ...row, autopilot: autopilot ? 1 : 0 } : row));
    this.room.store.games.setSeats(live.row.id, seats);
    const words: Words = this.room.announcements.words(live, live.play.state);
    const name = seats.find((row) => row.seat === seat)?.name ?? '';
    const lines = [words.say(autopilot ? 'autopilot-on' : 'autopilot-off', { name })];
    this.room.announcements.happening(live, { lines, pictures: [] });
  }
}
