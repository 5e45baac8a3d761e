import type { Database, Statement } from 'better-sqlite3';
import type { GameRow } from './games.ts';

/** A sealed seed that several tables play. Moments in milliseconds since 1970. */
export interface CaseRow {
  code: string;
  edition: string;
  /** JSON of what is the same at all its tables; null until the first of them begins. */
  options: string | null;
  seed: string;
  /** Not opened before, also when all its tables have finished. */
  open_from: number;
  /** Opened then at the latest. */
  closes_at: number;
  opened_at: number | null;
}

/** Cases that many tables play, and which table plays which. */
export class Cases {
  private readonly insert: Statement;
  private readonly one: Statement<[string], CaseRow>;
  private readonly ofTable: Statement<[string], CaseRow>;
  private readonly sealed: Statement<[], CaseRow>;
  private readonly ofGuild: Statement<[string], CaseRow>;
  private readonly bind: Statement;
  private readonly games: Statement<[string], GameRow>;
  private readonly fixed: Statement;
  private readonly opened: Statement;
  private readonly seen: Statement<{ game: string; code: string; person: string }, { seen: number }>;

  constructor(database: Database) {
    this.insert =
      database.prepare(`INSERT INTO sealed_case (code, edition, options, seed, open_from, closes_at, opened_at)
      VALUES (@code, @edition, @options, @seed, @open_from, @closes_at, @opened_at)`);
    this.one = database.prepare('SELECT * FROM sealed_case WHERE code = ?');
    this.ofTable = database.prepare(
      'SELECT sealed_case.* FROM sealed_case JOIN case_table USING (code) WHERE case_table.game = ?',
    );
    this.sealed = database.prepare('SELECT * FROM sealed_case WHERE opened_at IS NULL ORDER BY closes_at');
    this.ofGuild = database.prepare(`SELECT * FROM sealed_case WHERE code IN
      (SELECT code FROM case_table JOIN game ON game.id = case_table.game WHERE game.guild = ?) ORDER BY closes_at DESC`);
    this.bind = database.prepare('INSERT INTO case_table (game, code) VALUES (?, ?)');
    this.games = database.prepare(
      'SELECT game.* FROM game JOIN case_table ON case_table.game = game.id WHERE case_table.code = ? ORDER BY game.created_at',
    );
    this.fixed = database.prepare('UPDATE sealed_case SET options = ? WHERE code = ?');
    this.opened = database.prepare('UPDATE sealed_case SET opened_at = ? WHERE code = ?');
    this.seen = database.prepare(`SELECT EXISTS (
      SELECT 1 FROM game JOIN case_table ON case_table.game = game.id
      WHERE case_table.code = @code AND game.id <> @game AND game.started_at IS NOT NULL AND (
        game.id IN (SELECT game FROM seat WHERE person = @person)
        OR game.id IN (SELECT game FROM journal WHERE person = @person)
        OR game.id IN (SELECT game FROM spectator WHERE person = @person))) AS seen`);
  }

  add(row: CaseRow): void {
    this.insert.run(row);
  }

  find(code: string): CaseRow | undefined {
    return this.one.get(code);
  }

  /** The case that a table plays. */
  of(game: string): CaseRow | undefined {
    return this.ofTable.get(game);
  }

  /** Those that have not been opened, the one that closes first in front. */
  stillSealed(): CaseRow[] {
    return this.sealed.all();
  }

  /** Those that a server's tables play or have played, the one that closes last in front. */
  inGuild(guild: string): CaseRow[] {
    return this.ofGuild.all(guild);
  }

  /** A table plays a case. */
  join(game: string, code: string): void {
    this.bind.run(game, code);
  }

  /** The tables of a case, lobbies among them, the oldest first. */
  tables(code: string): GameRow[] {
    return this.games.all(code);
  }

  /** What all tables of a case have in common is settled. */
  fix(code: string, options: string): void {
    this.fixed.run(options, code);
  }

  open(code: string, at: number): void {
    this.opened.run(at, code);
  }

  /** Whether somebody has played or followed the case at another table. */
  knows(code: string, person: string, game: string): boolean {
    return this.seen.get({ code, person, game })?.seen === 1;
  }
}
