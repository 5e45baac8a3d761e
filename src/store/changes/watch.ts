import type { Database } from 'better-sqlite3';

/** A row that has been changed, by its key; whose it is, where the table says that. */
export interface Touched {
  table: string;
  owner: string;
  key: (string | number)[];
}

/** A table to be watched. `owner`: how its rows name whose they are, as an expression of SQL of a row. */
export interface Watched {
  name: string;
  key: readonly string[];
  owner: (row: 'NEW' | 'OLD') => string;
}

/**
 * Calls back, inside the transaction, for whatever row is changed from now on by this connection. An update may change
 * the key. Once for a database.
 */
export function watch(database: Database, tables: readonly Watched[], touched: (row: Touched) => void): void {
  database.function('touched', { varargs: true }, (table, owner, ...key) => {
    touched({ table: String(table), owner: String(owner), key: key as (string | number)[] });
    return null;
  });
  for (const { name, key, owner } of tables) {
    const note = (row: 'NEW' | 'OLD'): string =>
      `SELECT touched(${[`'${name}'`, owner(row), ...key.map((part) => `${row}.${part}`)].join(', ')});`;
    database.exec(`
      CREATE TEMP TRIGGER ${name}_inserted AFTER INSERT ON main.${name} BEGIN ${note('NEW')} END;
      CREATE TEMP TRIGGER ${name}_deleted AFTER DELETE ON main.${name} BEGIN ${note('OLD')} END;
      CREATE TEMP TRIGGER ${name}_updated AFTER UPDATE ON main.${name} BEGIN ${note('OLD')} ${note('NEW')} END;`);
  }
}
