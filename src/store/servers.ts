import type { Database, Statement } from 'better-sqlite3';
import type { Starters } from './schema/shape.ts';

/** What is agreed on a server about games. */
export interface ServerRow {
  /** Discord's id of the server. */
  id: string;
  who: Starters;
  /** Whose holders may start games, where `who` says so. */
  role: string | null;
  /** JSON of the channels that games are started in; none: in all. */
  open_in: string;
  /** JSON of the channels that no game is started in. */
  closed_in: string;
  /** How many games there may be at once; null: as many as you like. */
  most: number | null;
  /** How many games have been opened there, so that of two at once one comes after the other. */
  opened: number;
}

/** What is agreed on servers. */
export class Servers {
  private readonly one: Statement<[string], ServerRow>;
  private readonly insert: Statement;

  constructor(database: Database) {
    this.one = database.prepare('SELECT * FROM server WHERE id = ?');
    this.insert = database.prepare(`INSERT INTO server (id, who, role, open_in, closed_in, most, opened)
      VALUES (@id, @who, @role, @open_in, @closed_in, @most, @opened)
      ON CONFLICT (id) DO UPDATE SET who = @who, role = @role, open_in = @open_in, closed_in = @closed_in, most = @most,
        opened = @opened`);
  }

  /** What is agreed on a server; what holds on all where nobody has said anything. */
  find(id: string): ServerRow {
    const row = { id, who: 'everybody', role: null, open_in: '[]', closed_in: '[]', most: null, opened: 0 } as const;
    return this.one.get(id) ?? row;
  }

  keep(row: ServerRow): void {
    this.insert.run(row);
  }
}
