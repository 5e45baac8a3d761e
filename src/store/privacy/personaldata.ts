import type { Database } from 'better-sqlite3';
import { renamed } from './renaming.ts';

/** Rows of a person, by the table they lie in. */
export type PersonalRows = Record<string, object[]>;

/** Tables in which a finished game goes on needing the row, less whose it was. */
const NAMELESS = ['journal', 'seat'];
/** Tables that are nobody else's affair: what lies there goes even while others still play the game. */
const PRIVATE = ['note', 'played'];
const FINISHED = "SELECT id FROM game WHERE status IN ('over', 'ended')";

/** What is kept of a person, in whichever table has a column for one. */
export class PersonalData {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** All rows that are a person's own. */
  of(person: string): PersonalRows {
    const rows = this.tables().map((table): [string, object[]] => [
      table,
      this.database.prepare<[string], object>(`SELECT * FROM ${table} WHERE ${ownerIn(table)} = ?`).all(person),
    ]);
    return Object.fromEntries(rows.filter(([, found]) => found.length > 0));
  }

  /**
   * Deletes what is the person's own; in finished games they become somebody, also in what was told there. Games they still
   * play are left alone. Call inside a transaction.
   * @param somebody what they are called from now on
   */
  forget(person: string, somebody: string): void {
    const run = (sql: string): void => {
      const named = Object.entries({ person, somebody }).filter(([name]) => sql.includes(`@${name}`));
      this.database.prepare(sql).run(Object.fromEntries(named));
    };
    const games = `SELECT game FROM journal WHERE person = @person UNION SELECT game FROM seat WHERE person = @person
      UNION SELECT game FROM spectator WHERE person = @person UNION SELECT id FROM game WHERE host = @person`;
    const theirs = `game IN (${FINISHED}) AND game IN (${games})`;
    this.rename(person, somebody, theirs);
    run(`DELETE FROM outbox WHERE kind <> 'happening' AND ${theirs}`);
    for (const table of ['answered', 'message', 'proposal', 'timer']) run(`DELETE FROM ${table} WHERE ${theirs}`);
    run(`UPDATE record SET body = (
        SELECT json_set(record.body, '$.players', json_group_array(
          CASE WHEN json_extract(value, '$.person') = @person
            THEN json_set(value, '$.person', NULL, '$.name', @somebody) ELSE json(value) END))
        FROM json_each(record.body, '$.players'))
      WHERE body LIKE '%"' || @person || '"%'`);
    run(`UPDATE seat SET substitute = NULL, substitute_name = NULL, instead = 0
      WHERE substitute = @person AND game IN (${FINISHED})`);
    run(`UPDATE seat SET person = NULL, name = @somebody WHERE person = @person AND game IN (${FINISHED})`);
    run(`UPDATE journal SET person = NULL WHERE person = @person AND game IN (${FINISHED})`);
    run(`UPDATE game SET host = '' WHERE host = @person AND id IN (${FINISHED})`);
    for (const table of this.tables().filter((name) => !NAMELESS.includes(name))) {
      const shared = this.columns(table).includes('game') && !PRIVATE.includes(table);
      const scope = shared ? `AND game IN (${FINISHED})` : '';
      run(`DELETE FROM ${table} WHERE ${ownerIn(table)} = @person ${scope}`);
    }
  }

  /** What was told in their games goes on being told, of somebody. @param theirs which games are meant, in SQL */
  private rename(person: string, somebody: string, theirs: string): void {
    const { database } = this;
    const told = database
      .prepare<{ person: string }, { game: string; id: number; body: string }>(
        `SELECT game, id, body FROM outbox WHERE kind = 'happening' AND ${theirs}`,
      )
      .all({ person });
    const named = database.prepare<{ person: string; game: string }, string>(`
      SELECT name FROM seat WHERE person = @person AND game = @game
      UNION SELECT substitute_name FROM seat WHERE substitute = @person AND game = @game
      UNION SELECT name FROM spectator WHERE person = @person AND game = @game
      UNION SELECT json_extract(value, '$.name') FROM record, json_each(record.body, '$.players')
        WHERE game = @game AND json_extract(value, '$.person') = @person`);
    const write = database.prepare('UPDATE outbox SET body = @body WHERE game = @game AND id = @id');
    const names = new Map<string, string[]>();
    for (const { game, id, body } of told) {
      const own = names.get(game) ?? named.pluck().all({ person, game });
      names.set(game, own);
      const now = renamed(body, { person, names: own, somebody });
      if (now !== body) write.run({ game, id, body: now });
    }
  }

  private tables(): string[] {
    return this.database
      .prepare<[], string>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      )
      .pluck()
      .all()
      .filter((table) => table === 'person' || this.columns(table).includes('person'));
  }

  private columns(table: string): string[] {
    return this.database.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  }
}

/** The column that says whose a row is. */
function ownerIn(table: string): string {
  return table === 'person' ? 'id' : 'person';
}
