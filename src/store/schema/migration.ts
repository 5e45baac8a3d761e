import type { Database } from 'better-sqlite3';
import { packed } from '../packing.ts';
import { creation } from './dialect.ts';
import { MIGRATIONS } from './migrations.ts';

/**
 * Brings a database up to date, one transaction for each migration; an empty one gets all tables at once.
 * @throws NewerDatabase when the database was written by a newer version of the program
 */
export function migrate(database: Database): void {
  const version = Number(database.pragma('user_version', { simple: true }));
  database.function('packed', { deterministic: true }, (text) => packed(String(text)));
  database.function('mentioned', { deterministic: true }, (text) => JSON.stringify(mentionsIn(String(text))));
  if (version > MIGRATIONS.length) throw new NewerDatabase(version, MIGRATIONS.length);
  const step = (sql: string, reached: number): void => {
    database.transaction(() => {
      database.exec(sql);
      database.pragma(`user_version = ${reached}`);
    })();
  };
  if (version === 0) step(`${creation('sqlite')}\nINSERT INTO lineage VALUES ('', 0);`, MIGRATIONS.length);
  else for (const [index, sql] of MIGRATIONS.slice(version).entries()) step(sql, version + index + 1);
}

/** Whom a text mentions, each once. */
function mentionsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/<@!?(\w+)>/g), ([, person = '']) => person))];
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
