import type { Database } from 'better-sqlite3';
import { type NamedTable, type Place, PORTION } from './place.ts';
import type { Row, Value } from './tally.ts';

/** A file of SQLite. The transaction is whoever calls it to begin and end. */
export class FilePlace implements Place {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async *rows({ name, shape }: NamedTable): AsyncGenerator<Row[]> {
    const columns = Object.keys(shape.columns).join(', ');
    const found = this.database
      .prepare<[], Row>(`SELECT ${columns} FROM ${name} ORDER BY ${shape.key.join(', ')}`)
      .raw();
    let portion: Row[] = [];
    for (const row of found.iterate()) {
      portion.push(row);
      if (portion.length < PORTION) continue;
      yield portion;
      portion = [];
    }
    if (portion.length > 0) yield portion;
  }

  async put({ name, shape }: NamedTable, rows: readonly Row[]): Promise<void> {
    const columns = Object.keys(shape.columns);
    const insert = this.database.prepare<Value[]>(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(...row);
  }

  async count({ name }: NamedTable): Promise<number> {
    return this.database.prepare<[], number>(`SELECT count(*) FROM ${name}`).pluck().get() ?? 0;
  }
}
