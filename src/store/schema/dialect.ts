import type { Column, Dialect, TableShape } from './shape.ts';
import { tablesIn } from './tables.ts';

/**
 * What a kind of column is called. Text is compared byte by byte in both, so that rows come in the same order
 * everywhere, whatever language the server speaks.
 */
const TYPES: Readonly<Record<Dialect, Readonly<Record<Column['type'], string>>>> = {
  sqlite: { text: 'TEXT', integer: 'INTEGER', blob: 'BLOB' },
  postgres: { text: 'text COLLATE "C"', integer: 'bigint', blob: 'bytea' },
};

/** The statements that make all tables of a dialect, as the newest version of the program wants them, in an empty database. */
export function creation(dialect: Dialect): string {
  return tablesIn(dialect)
    .map(([name, shape]) => tableOf(dialect, name, shape))
    .join('\n');
}

/** A table's columns with their types, as PostgreSQL wants them of a row that comes as JSON. */
export function rowOf({ columns }: TableShape): string {
  return Object.entries(columns)
    .map(([name, { type }]) => `${name} ${TYPES.postgres[type]}`)
    .join(', ');
}

function tableOf(dialect: Dialect, name: string, { columns, key, indexes = {} }: TableShape): string {
  const parts = Object.entries(columns).map(([column, shape]) => columnOf(dialect, column, shape));
  if (key.length > 0) parts.push(`PRIMARY KEY (${key.join(', ')})`);
  const made = Object.entries(indexes).map(([index, by]) => `CREATE INDEX ${index} ON ${name} (${by.join(', ')});`);
  return [`CREATE TABLE ${name} (\n  ${parts.join(',\n  ')}\n)${dialect === 'sqlite' ? ' STRICT' : ''};`, ...made].join(
    '\n',
  );
}

function columnOf(dialect: Dialect, name: string, column: Column): string {
  const words = [name, TYPES[dialect][column.type]];
  if (!column.empty) words.push('NOT NULL');
  if (column.default !== undefined) words.push('DEFAULT', literal(column.default));
  if (column.among) words.push(`CHECK (${name} IN (${column.among.map(literal).join(', ')}))`);
  if (column.names) {
    const { table, column: named, goes } = column.names;
    words.push(`REFERENCES ${table} (${named})${goes ? ' ON DELETE CASCADE' : ''}`);
  }
  return words.join(' ');
}

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
