import type { Database, Statement } from 'better-sqlite3';

/** Games in which each step is explained, until their player has got it. */
export class Guides {
  private readonly insert: Statement;
  private readonly remove: Statement;
  private readonly one: Statement<[string], { game: string }>;

  constructor(database: Database) {
    this.insert = database.prepare('INSERT OR IGNORE INTO guided (game) VALUES (?)');
    this.remove = database.prepare('DELETE FROM guided WHERE game = ?');
    this.one = database.prepare('SELECT game FROM guided WHERE game = ?');
  }

  begin(game: string): void {
    this.insert.run(game);
  }

  end(game: string): void {
    this.remove.run(game);
  }

  has(game: string): boolean {
    return this.one.get(game) !== undefined;
  }
}
