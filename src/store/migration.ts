import type { Database } from 'better-sqlite3';
import { packed } from './packing.ts';
import { MIGRATIONS } from './schema.ts';

/**
 * Brings a database up to date, one transaction for each migration.
 * @throws Error when the database was written by a newer version of the program
 */
export function migrate(database: Database): void {
  const version = Number(database.pragma('user_version', { simple: true }));
  database.function('packed', { deterministic: true }, (text) => packed(String(text)));
  if (version > MIGRATIONS.length) throw new NewerDatabase(version, MIGRATIONS.length);
  MIGRATIONS.slice(version).forEach((sql, index) => {
    database.transaction(() => {
      database.exec(sql);
      database.pragma(`user_version = ${version + index + 1}`);
    })();
  });
}

/** The file was written by a newer version of this program. */
export class NewerDatabase extends Error {
  readonly found: number;
  readonly known: number;

  constructor(found: number, known: number) {
    super(`database schema ${found} is newer than ${known}`);
    this.name = 'NewerDatabase';
    this.found = found;
    this.known = known;
  }
}
