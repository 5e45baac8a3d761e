import type { TableShape } from '../schema/shape.ts';
import type { TableName } from '../schema/tables.ts';
import type { Row } from './tally.ts';

/** So many rows are read and written at once. */
export const PORTION = 200;

/** A table and what it is made of. */
export interface NamedTable {
  name: TableName;
  shape: TableShape;
}

/** A database that all games are copied out of, or into, in one transaction. */
export interface Place {
  /** All rows of a table in the order of its key, in portions. */
  rows(table: NamedTable): AsyncIterable<Row[]>;
  put(table: NamedTable, rows: readonly Row[]): Promise<void>;
  count(table: NamedTable): Promise<number>;
}
