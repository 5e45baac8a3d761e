import type { Locale } from '../../locale.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import type { Person } from '../seats/lobby.ts';
import { say } from '../seats/seatchange.ts';
import type { Gathering } from './gathering.ts';
import type { Standing } from './servers.ts';

/** Guided cases: one person, a short game that has been prepared, and a comment at each step until they have got it. */
export class Guiding {
  private readonly room: Room;
  private readonly gathering: Gathering;

  constructor(room: Room, gathering: Gathering) {
    this.room = room;
    this.gathering = gathering;
  }

  /** Begins the guided case of an edition in a channel, at once: nobody else is waited for. */
  begin(wish: {
    guild: string;
    channel: string;
    host: Person;
    edition: string;
    standing?: Standing;
    locale?: Locale;
  }): Result<string> {
    const edition = this.room.editions.get(wish.edition);
    if (!edition?.guided) return refused('no-guide');
    // They have all the time they want, and nobody plays for them.
    const opened = this.gathering.create({ ...wish, guided: edition.guided, pace: 'unhurried', silence: 'wait' });
    if (!opened.ok) return opened;
    const begun = this.gathering.start(wish.channel, wish.host.id);
    return begun.ok ? opened : begun;
  }

  /** Their player has got it: from here on it is a game like any other. Saying it twice changes nothing. */
  gotIt(game: string, person: string): Result {
    return this.room.playing(game, (live, seats) => {
      if (!seats.some((seat) => seat.person === person || seat.substitute === person)) return refused('not-at-table');
      const { guides } = this.room.store;
      if (!guides.has(game)) return done();
      guides.end(game);
      say(this.room, live, 'guide-over', { person: `<@${person}>` });
      return this.room.followed(live, undefined);
    });
  }
}
