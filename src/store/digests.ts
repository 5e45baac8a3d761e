import type { Database, Statement } from 'better-sqlite3';

export interface DigestRow {
  person: string;
  /** The minute of the day, 0 to 1439, in the person's own time zone. */
  minute: number;
  /** When it was last looked whether there is anything to tell; milliseconds since 1970. */
  looked_at: number;
  /** Up to when the person has been told. */
  told_at: number;
}

/** Who wants to read once a day what happened, and when. */
export class Digests {
  private readonly insert: Statement;
  private readonly one: Statement<[string], DigestRow>;
  private readonly every: Statement<[], DigestRow>;
  private readonly remove: Statement;

  constructor(database: Database) {
    this.insert = database.prepare(
      'INSERT OR REPLACE INTO digest (person, minute, looked_at, told_at) VALUES (@person, @minute, @looked_at, @told_at)',
    );
    this.one = database.prepare('SELECT * FROM digest WHERE person = ?');
    this.every = database.prepare('SELECT * FROM digest ORDER BY person');
    this.remove = database.prepare('DELETE FROM digest WHERE person = ?');
  }

  keep(row: DigestRow): void {
    this.insert.run(row);
  }

  find(person: string): DigestRow | undefined {
    return this.one.get(person);
  }

  all(): DigestRow[] {
    return this.every.all();
  }

  forget(person: string): void {
    this.remove.run(person);
  }
}
