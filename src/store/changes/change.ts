import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { TableShape } from '../schema/shape.ts';
import { type TableName, tablesIn } from '../schema/tables.ts';
import type { Touched } from './watch.ts';

const cell = z.union([z.string(), z.number(), z.null(), z.strictObject({ bytes: z.base64() })]);
type Cell = z.infer<typeof cell>;
const rows = z.record(z.string(), z.array(z.record(z.string(), cell)));

/** What has changed since the copy or the changes before it: rows as they are now, and keys of those that are gone. */
const changeSchema = z.strictObject({
  format: z.literal('arkham-by-post changes'),
  /** SHA-256 of the file before it in the chain. */
  before: z.string().regex(/^[0-9a-f]{64}$/),
  /** Milliseconds since 1970. */
  at: z.int(),
  put: rows,
  drop: z.record(z.string(), z.array(z.array(z.union([z.string(), z.number()])))),
});
export type Change = z.infer<typeof changeSchema>;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The same of a file of any size. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The tables of a file, by name. */
const SHAPES: ReadonlyMap<string, TableShape> = new Map<TableName, TableShape>(tablesIn('sqlite'));

/** Rows as they are now. Call between two transactions. */
export function changeOf(database: Database, touched: Iterable<Touched>): Pick<Change, 'put' | 'drop'> {
  const change: Pick<Change, 'put' | 'drop'> = { put: {}, drop: {} };
  for (const { table, key } of touched) {
    const row = database
      .prepare<(string | number)[], Record<string, unknown>>(`SELECT * FROM ${table} ${whereKey(table)}`)
      .get(...key);
    if (row) listIn(change.put, table).push(written(row));
    else listIn(change.drop, table).push(key);
  }
  return change;
}

function listIn<T>(lists: Record<string, T[]>, name: string): T[] {
  const list = lists[name] ?? [];
  lists[name] = list;
  return list;
}

/** Makes a copy what the database was when the change was taken. @throws Error when it does not fit */
export function applyChange(database: Database, { put, drop }: Change): void {
  database.transaction(() => {
    for (const [table, keys] of Object.entries(drop))
      for (const key of keys) database.prepare(`DELETE FROM ${table} ${whereKey(table)}`).run(...key);
    for (const [table, all] of Object.entries(put))
      for (const row of all) {
        if (SHAPES.get(table)?.key.length === 0) database.prepare(`DELETE FROM ${table}`).run();
        const columns = Object.keys(row).filter((column) => column in (SHAPES.get(table)?.columns ?? {}));
        const marks = columns.map((column) => `@${column}`).join(', ');
        database
          .prepare(`INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${marks})`)
          .run(Object.fromEntries(columns.map((column) => [column, read(row[column] ?? null)])));
      }
  })();
}

/** Reads a change. @throws Error when it is none */
export const readChange = (text: string): Change => changeSchema.parse(JSON.parse(text));

/** @throws Error when there is no such table */
function whereKey(table: string): string {
  const shape = SHAPES.get(table);
  if (!shape) throw new Error(`no table ${table}`);
  return shape.key.length === 0 ? '' : `WHERE ${shape.key.map((column) => `${column} = ?`).join(' AND ')}`;
}

function written(row: Record<string, unknown>): Record<string, Cell> {
  const cells = Object.entries(row).map(([column, value]): [string, Cell] => [
    column,
    value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : cell.parse(value),
  ]);
  return Object.fromEntries(cells);
}

const read = (value: Cell): string | number | null | Buffer =>
  typeof value === 'object' && value !== null ? Buffer.from(value.bytes, 'base64') : value;
