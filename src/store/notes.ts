import type { Database, Statement } from 'better-sqlite3';

export interface NoteRow {
  game: string;
  /** Its number among those of its game. */
  id: number;
  person: string;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Lines that people keep with a game for themselves. */
export class Notes {
  private readonly insert: Statement;
  private readonly own: Statement<[string, string], NoteRow>;
  private readonly remove: Statement<[string, number]>;

  constructor(database: Database) {
    this.insert = database.prepare(`INSERT INTO note (game, id, person, body, at)
      SELECT @game, coalesce(max(id), 0) + 1, @person, @body, @at FROM note WHERE game = @game`);
    this.own = database.prepare('SELECT * FROM note WHERE game = ? AND person = ? ORDER BY id');
    this.remove = database.prepare('DELETE FROM note WHERE game = ? AND id = ?');
  }

  add(row: Omit<NoteRow, 'id'>): void {
    this.insert.run(row);
  }

  /** A person's notes on a game, oldest first. */
  of(game: string, person: string): NoteRow[] {
    return this.own.all(game, person);
  }

  drop({ game, id }: NoteRow): void {
    this.remove.run(game, id);
  }
}
