import type { ClientBase } from 'pg';
import type { Column } from '../schema/shape.ts';
import { type NamedTable, type Place, PORTION } from './place.ts';
import type { Row, Value } from './tally.ts';

const ARRAYS: Readonly<Record<Column['type'], string>> = { text: 'text[]', integer: 'bigint[]', blob: 'bytea[]' };

/** A PostgreSQL database. The transaction is whoever calls it to begin and end. */
export class ServerPlace implements Place {
  private readonly client: ClientBase;

  constructor(client: ClientBase) {
    this.client = client;
  }

  async *rows({ name, shape }: NamedTable): AsyncGenerator<Row[]> {
    const columns = Object.keys(shape.columns).join(', ');
    await this.client.query(
      `DECLARE moving NO SCROLL CURSOR FOR SELECT ${columns} FROM ${name} ORDER BY ${shape.key.join(', ')}`,
    );
    for (;;) {
      const { rows } = await this.client.query<Value[]>({ text: `FETCH ${PORTION} FROM moving`, rowMode: 'array' });
      if (rows.length === 0) break;
      yield rows;
    }
    await this.client.query('CLOSE moving');
  }

  async put({ name, shape }: NamedTable, rows: readonly Row[]): Promise<void> {
    const columns = Object.entries(shape.columns);
    const names = columns.map(([column]) => column).join(', ');
    const arrays = columns.map(([, { type }], index) => `$${index + 1}::${ARRAYS[type]}`).join(', ');
    await this.client.query(
      `INSERT INTO ${name} (${names}) SELECT * FROM unnest(${arrays})`,
      columns.map((_, index) => rows.map((row) => row[index] ?? null)),
    );
  }

  async count({ name }: NamedTable): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(`SELECT count(*) AS count FROM ${name}`);
    return Number(rows[0]?.count ?? 0);
  }
}
