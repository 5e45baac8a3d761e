import type { Seat } from '../../engine/decision.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { ProposalKind } from '../game/view.ts';
import type { Room } from '../room/room.ts';
import { NO_SUBSTITUTE, type Person } from '../seats/lobby.ts';
import { BY_AUTOPILOT, changeSeats, FREE, seatsHeld, standInBy } from '../seats/seatchange.ts';
import type { Agreement } from '../votes/agreement.ts';
import { lead } from '../waiting/lobbyclock.ts';
import { readPace, SILENCES } from '../waiting/pace.ts';

/** People come and go while the game is played: substitutes, heirs, newcomers, leavers, spectators. */
export class Membership {
  private readonly room: Room;
  private readonly agreement: Agreement;

  constructor(room: Room, agreement: Agreement) {
    this.room = room;
    this.agreement = agreement;
  }

  /**
   * Names somebody who may answer for all one's seats, or nobody any more (DP-13).
   * @param instead they are asked in one's place, until one answers oneself
   */
  substitute(game: string, person: string, whom: Person | null, instead: boolean): Result<'changed'> {
    return this.room.playing(game, (live, seats) => {
      const own = seatsHeld(seats, person);
      if (own.length === 0) return refused('not-at-table');
      if (whom?.id === person) return refused('own-substitute');
      const { room } = this;
      if (whom) {
        const key = instead ? 'stand-in' : 'substitute-named';
        changeSeats(room, live, { seats: own, to: standInBy(whom, instead), key, args: { to: `<@${whom.id}>` } });
      } else changeSeats(room, live, { seats: own, to: NO_SUBSTITUTE, key: 'substitute-gone' });
      room.goOn(live, []);
      return done('changed' as const);
    });
  }

  /** Proposes that somebody stands in for a person who is away, until they answer again (D-76). */
  replace(game: string, by: string, whom: string, standIn: Person): Result<'changed' | 'proposed'> {
    if (standIn.id === whom) return refused('own-substitute');
    return this.about(game, { by, whom }, 'replace', standIn);
  }

  /** Hands one's seats over; whoever is to get them must agree. */
  hand(game: string, person: string, to: Person): Result<'changed' | 'proposed'> {
    const seats = seatsHeld(this.room.store.games.seats(game), person);
    if (seats.length === 0) return refused('not-at-table');
    if (to.id === person) return refused('own-substitute');
    return this.agreement.propose(game, person, { kind: 'hand', body: { seats, to } }, 'changed');
  }

  /**
   * Gets up from the table for good.
   * @param free the seats become free for somebody else; else they stay one's own, played by the autopilot
   */
  dropOut(game: string, person: string, free: boolean): Result<'changed'> {
    return this.room.playing(game, (live, seats) => {
      const own = seatsHeld(seats, person);
      if (own.length === 0) return refused('not-at-table');
      const to = free ? FREE : BY_AUTOPILOT;
      changeSeats(this.room, live, { seats: own, to, key: free ? 'dropped-out' : 'left-to-autopilot' });
      this.agreement.goOnWithout(live);
      return done('changed' as const);
    });
  }

  /** Asks for a seat of a game in play that is free or on autopilot: all at the table must agree (D-78). */
  takeOver(game: string, person: Person, seat: Seat): Result<'changed' | 'proposed'> {
    const rows = this.room.store.games.seats(game);
    const row = rows.find((candidate) => candidate.seat === seat);
    if (!row || row.autopilot === 0) return refused('seat-taken');
    if (row.person === person.id) return this.agreement.standIn(game, person.id, seat, false);
    return this.agreement.propose(game, person.id, { kind: 'admit', body: { seats: [seat], to: person } }, 'changed');
  }

  /** Proposes to send a person away; their seats become free. */
  kick(game: string, by: string, whom: string): Result<'changed' | 'proposed'> {
    return this.about(game, { by, whom }, 'kick');
  }

  /** Proposes to pass over what a person is asked: the defaults are taken, to the end of the step. */
  skip(game: string, by: string, whom: string): Result<'changed' | 'proposed'> {
    const awaited = this.room.store.votes.awaited(game).some((row) => row.person === whom);
    if (!awaited) return refused('not-awaited');
    return this.about(game, { by, whom }, 'skip');
  }

  /**
   * Changes how long the game waits and what it does then: the host in the lobby, a vote once it is played.
   * @param change `pace` as `readPace` reads it
   */
  setPace(game: string, person: string, change: { pace?: string; silence?: string }): Result<'changed' | 'proposed'> {
    const { pace, silence } = change;
    if (pace !== undefined && !readPace(pace)) return refused('no-such-pace', { pace });
    if (silence !== undefined && !SILENCES.some((known) => known === silence))
      return refused('no-such-value', { value: silence });
    const row = this.room.store.games.find(game);
    if (row?.status !== 'lobby')
      return this.agreement.propose(game, person, { kind: 'pace', body: { ...change } }, 'changed');
    return this.room.change(game, () => {
      const led = lead(this.room, row, person);
      if (!led.ok) return led;
      this.room.store.games.update(game, change);
      this.room.announcements.lobby({ row, seq: 0 });
      return done('changed' as const);
    });
  }

  /** Follows a game without a seat, or no longer. Spectators are never pinged. */
  follow(game: string, person: Person, on: boolean): Result<'changed'> {
    const row = this.room.store.games.find(game);
    if (!row) return refused('no-game');
    return this.room.change(game, () => {
      if (on) this.room.store.spectators.add({ game, person: person.id, name: person.name });
      else this.room.store.spectators.drop(game, person.id);
      this.room.announcements.lobby({ row, seq: this.room.store.journal.lastSeq(game) });
      return done('changed' as const);
    });
  }

  private about(
    game: string,
    { by, whom }: { by: string; whom: string },
    kind: ProposalKind,
    to?: Person,
  ): Result<'changed' | 'proposed'> {
    const seats = seatsHeld(this.room.store.games.seats(game), whom);
    if (seats.length === 0) return refused('nobody-there');
    if (by === whom) return refused('about-oneself');
    return this.agreement.propose(game, by, { kind, body: { seats, ...(to ? { to } : {}) } }, 'changed');
  }
}
