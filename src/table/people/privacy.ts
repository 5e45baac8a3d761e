import type { GameRow } from '../../store/games.ts';
import type { PersonalRows } from '../../store/privacy/personaldata.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import type { Person } from '../seats/lobby.ts';

/** What is kept of a person, and how they have it deleted. */
export class Privacy {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /** Everything that is kept of a person, by the table of the database it lies in. */
  of(person: string): PersonalRows {
    return this.room.store.personalData.of(person);
  }

  /**
   * Deletes it; as long as they play, stand in, host or run a game, nothing can be deleted. Whom they left earlier, and whom
   * they follow, goes on with somebody.
   * @param somebody what they are called from now on in games, in the language of each
   */
  forget(person: Person, somebody: (locale: string) => string): Result {
    const { store, proposals } = this.room;
    const running = [...store.games.withStatus('playing'), ...store.games.withStatus('lobby')];
    const channels = running.filter((row) => this.hasPart(row, person.id)).map(({ channel }) => `<#${channel}>`);
    if (channels.length > 0) return refused('still-playing', { channels });
    const theirs = store.personalData.gamesOf(person.id);
    const touched = running.filter(({ id }) => theirs.includes(id));
    store.transaction(() => {
      for (const row of touched) if (row.status === 'playing') proposals.dropOf(this.room.wake(row), person.id);
      store.personalData.forget(person, somebody);
    });
    // What is in memory names them still.
    for (const id of theirs) this.room.live.evict(id);
    for (const { id } of touched) this.showAnew(id);
    return done();
  }

  private hasPart(row: GameRow, person: string): boolean {
    const { store } = this.room;
    if (row.host === person || this.room.editionOf(row).keeper?.(JSON.parse(row.options)) === person) return true;
    return store.games.seats(row.id).some((seat) => seat.person === person || seat.substitute === person);
  }

  /** The pinned status says who follows, and whose a free seat was. */
  private showAnew(game: string): void {
    const { store, announcements } = this.room;
    const row = store.games.find(game);
    if (!row) return;
    this.room.change(game, () => {
      announcements.lobby({ row, seq: store.journal.lastSeq(game) });
      return done();
    });
  }
}
