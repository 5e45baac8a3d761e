import type { PersonalRows } from '../../store/privacy/personaldata.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';

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
   * Deletes it; as long as they play, host or follow a game, nothing can be deleted.
   * @param somebody what they are called from now on in games that are over
   */
  forget(person: string, somebody: string): Result {
    const { store } = this.room;
    const channels = [...store.games.withStatus('playing'), ...store.games.withStatus('lobby')]
      .filter(({ id, host }) => host === person || store.games.seats(id).some(holds(person)))
      .map(({ channel }) => `<#${channel}>`);
    if (channels.length > 0) return refused('still-playing', { channels });
    store.transaction(() => store.personalData.forget(person, somebody));
    return done();
  }
}

function holds(person: string): (seat: { person: string | null; substitute: string | null }) => boolean {
  return (seat) => seat.person === person || seat.substitute === person;
}
