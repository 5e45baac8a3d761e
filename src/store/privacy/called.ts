import type { Database, Statement } from 'better-sqlite3';

/** Somebody a game has heard of, by a name they had then. */
interface CalledRow {
  game: string;
  person: string;
  /** Empty where they were only mentioned, before their names were kept. */
  name: string;
}

/**
 * Who has been called what at which table: whoever sat down there, stood in, followed it or was proposed. It outlasts their
 * being there, for sentences told then go on naming them.
 */
export class Called {
  private readonly insert: Statement;
  private readonly inGame: Statement<[string, string], string>;
  private readonly anywhere: Statement<[string], string>;
  private readonly others: Statement<[string, string], string>;

  constructor(database: Database) {
    this.insert = database.prepare('INSERT OR IGNORE INTO called (game, person, name) VALUES (@game, @person, @name)');
    const names = (where: string) => `SELECT DISTINCT name FROM called WHERE ${where} AND name <> '' ORDER BY name`;
    this.inGame = database.prepare<[string, string], string>(names('game = ? AND person = ?')).pluck();
    this.anywhere = database.prepare<[string], string>(names('person = ?')).pluck();
    this.others = database.prepare<[string, string], string>(names('game = ? AND person <> ?')).pluck();
  }

  add(row: CalledRow): void {
    this.insert.run(row);
  }

  /**
   * What somebody may be named in a game by. Where it was begun before that was kept, and they have left it since: by any name
   * of theirs that nobody else has there.
   * @param now what they are called today
   */
  names(game: string, person: string, now: string): string[] {
    const own = this.inGame.all(game, person);
    if (own.length > 0) return own;
    const others = this.others.all(game, person);
    return [...new Set([...this.anywhere.all(person), now])].filter((name) => !others.includes(name));
  }
}
