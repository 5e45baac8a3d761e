import { done, type Result, refused } from '../game/result.ts';
import type { Servers, Standing } from '../people/servers.ts';
import { say, seatsHeld } from '../seats/seatchange.ts';
import { nameAt } from '../seats/seating.ts';
import type { Agreement } from '../votes/agreement.ts';
import { restartClocks } from '../waiting/silence.ts';
import type { Room } from './room.ts';

/** Where a game is played: the channel it is bound to, and what happens when that can't be reached. */
export class Place {
  private readonly room: Room;
  private readonly agreement: Agreement;
  private readonly servers: Servers;

  constructor(room: Room, agreement: Agreement, servers: Servers) {
    this.room = room;
    this.agreement = agreement;
    this.servers = servers;
  }

  /**
   * Binds a game to another channel. The host may, and whoever manages the server; when the old channel can't be reached,
   * everybody at the table.
   * @returns the channel it was bound to
   */
  move(wish: { game: string; person: string; guild: string; channel: string; standing?: Standing }): Result<string> {
    const { game, person, guild, channel, standing = {} } = wish;
    const row = this.room.store.games.find(game);
    if (!row) return refused('no-game');
    const seats = this.room.store.games.seats(game);
    const manages = (standing.manages ?? false) && row.guild === guild;
    if (!manages && row.host !== person && (row.parked === null || seatsHeld(seats, person).length === 0))
      return refused('host-only', { host: `<@${row.host}>` });
    if (row.status !== 'lobby' && row.status !== 'playing') return refused('game-over');
    if (row.channel === channel) return refused('already-here');
    const there = this.room.store.games.inChannel(channel);
    if (there && (there.status === 'lobby' || there.status === 'playing')) return refused('channel-taken');
    const welcome = this.servers.place(guild, channel, standing);
    if (!welcome.ok) return welcome;
    return this.room.change(game, () => {
      this.room.store.games.update(game, { channel, guild, parked: null });
      for (const { surface } of this.room.store.messages.of(game)) this.room.store.messages.forget(game, surface);
      if (row.status === 'lobby') this.room.announcements.lobby({ row, seq: 0 });
      else this.goOnAt(game, 'moved-here');
      return done(row.channel);
    });
  }

  /** Nothing can be told any more; the game and its clocks wait. True when that is news. */
  park(game: string, reason: string): boolean {
    const row = this.room.store.games.find(game);
    if (!row || row.parked !== null) return false;
    this.room.store.games.update(game, { parked: reason });
    return true;
  }

  /** The channel can be reached again. The clocks begin anew, for nobody could answer. True when that is news. */
  unpark(game: string): boolean {
    const row = this.room.store.games.find(game);
    if (!row || row.parked === null) return false;
    const result = this.room.change(game, () => {
      this.room.store.games.update(game, { parked: null });
      if (row.status === 'playing') this.goOnAt(game, null);
      return done();
    });
    return result.ok;
  }

  /** A person has left the server: the game waits, and the others may free their seats. */
  gone(game: string, person: string): void {
    this.room.playing(game, (live, seats) => {
      const held = seatsHeld(seats, person);
      if (held.length === 0) return done();
      say(this.room, live, 'left-server', { name: nameAt(seats, person) });
      this.agreement.ask(live, 'kick', held);
      return done();
    });
  }

  private goOnAt(game: string, key: string | null): void {
    const row = this.room.store.games.find(game);
    if (!row) return;
    const live = this.room.wake(row);
    restartClocks(this.room, live);
    if (key) say(this.room, live, key);
    this.room.announcements.follow(live);
  }
}
