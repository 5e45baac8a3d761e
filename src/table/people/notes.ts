import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';

/** How many notes a person may keep with one game. */
export const MOST_NOTES = 20;

/** Private lines that people keep with a game: nobody else ever reads them, and no file of the game holds them. */
export class Notes {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /** A person's notes on a game, oldest first. */
  of(game: string, person: string): string[] {
    return this.room.store.notes.of(game, person).map(({ body }) => body);
  }

  /** Keeps one more, for those who have to do with a game that isn't over. */
  add(game: string, person: string, text: string): Result {
    const { store, reading } = this.room;
    const body = text.trim();
    if (body === '') return refused('note-empty');
    if (!reading.gamesOf(person).some(({ id }) => id === game)) return refused('not-at-table');
    if (store.notes.of(game, person).length >= MOST_NOTES) return refused('too-many-notes', { most: MOST_NOTES });
    store.transaction(() => store.notes.add({ game, person, body, at: this.room.clock() }));
    return done();
  }

  /** Deletes one. @param number its place in the list, from 1 */
  drop(game: string, person: string, number: number): Result {
    const { store } = this.room;
    const row = store.notes.of(game, person)[number - 1];
    if (!row) return refused('no-such-note', { number });
    store.transaction(() => store.notes.drop(row));
    return done();
  }
}
