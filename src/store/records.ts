import type { Database, Statement } from 'better-sqlite3';
import type { GameRow } from './games.ts';

interface RecordRow {
  game: string;
  /** JSON: what is remembered of the game. */
  body: string;
}

/** A game that somebody has behind them, kept for them. */
export interface PlayedRow {
  person: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** JSON: what is remembered of the game, less the other people. */
  body: string;
}

/** What a server remembers: its finished games with a record of each; and which games are told in few words. */
export class Records {
  private readonly insert: Statement;
  private readonly one: Statement<[string], RecordRow>;
  private readonly ofGuild: Statement<[string, number], GameRow>;
  private readonly insertPlayed: Statement;
  private readonly playedBy: Statement<[string], PlayedRow>;
  private readonly hush: Statement;
  private readonly unhush: Statement;
  private readonly hushed: Statement<[string], { game: string }>;

  constructor(database: Database) {
    this.insert = database.prepare('INSERT OR REPLACE INTO record (game, body) VALUES (@game, @body)');
    this.one = database.prepare('SELECT * FROM record WHERE game = ?');
    this.ofGuild = database.prepare(
      `SELECT * FROM game WHERE guild = ? AND status IN ('over', 'ended') AND started_at IS NOT NULL
       ORDER BY ended_at DESC, rowid DESC LIMIT ?`,
    );
    this.insertPlayed = database.prepare(
      'INSERT OR REPLACE INTO played (person, game, at, body) VALUES (@person, @game, @at, @body)',
    );
    this.playedBy = database.prepare('SELECT * FROM played WHERE person = ? ORDER BY at, game');
    this.hush = database.prepare('INSERT OR IGNORE INTO quiet (game) VALUES (?)');
    this.unhush = database.prepare('DELETE FROM quiet WHERE game = ?');
    this.hushed = database.prepare('SELECT game FROM quiet WHERE game = ?');
  }

  keep(row: RecordRow): void {
    this.insert.run(row);
  }

  find(game: string): RecordRow | undefined {
    return this.one.get(game);
  }

  /** A game is remembered for somebody of its people. */
  keepPlayed(row: PlayedRow): void {
    this.insertPlayed.run(row);
  }

  /** The games somebody has behind them, the earliest first. */
  played(person: string): PlayedRow[] {
    return this.playedBy.all(person);
  }

  /** The games that were begun in a server and are over or given up, the latest first. */
  finished(guild: string, most: number): GameRow[] {
    return this.ofGuild.all(guild, most);
  }

  setQuiet(game: string, quiet: boolean): void {
    if (quiet) this.hush.run(game);
    else this.unhush.run(game);
  }

  isQuiet(game: string): boolean {
    return this.hushed.get(game) !== undefined;
  }
}
