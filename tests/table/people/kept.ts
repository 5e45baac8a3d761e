import type { Database } from 'better-sqlite3';
import { isPacking, unpacked } from '../../../src/store/packing.ts';
import { sharedTables } from '../../../src/store/schema/tables.ts';

/** All that a database keeps, a line for each row, what is packed as text. */
export function everythingIn(database: Database): string {
  return sharedTables()
    .flatMap(([table]) =>
      database
        .prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`)
        .all()
        .map((row) => `${table} ${JSON.stringify(inText(table, row))}`),
    )
    .join('\n');
}

function inText(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const cells = Object.entries(row).map(([column, cell]) => [
    column,
    cell instanceof Uint8Array && isPacking(table) ? unpacked(cell, table) : cell,
  ]);
  return Object.fromEntries(cells);
}

/** The rows in which somebody is named still, by name or by id. */
export function tracesIn(database: Database, who: RegExp): string[] {
  return everythingIn(database)
    .split('\n')
    .filter((row) => who.test(row));
}
