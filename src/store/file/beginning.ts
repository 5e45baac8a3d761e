import type { Database } from 'better-sqlite3';
import { glanceAt, hasTable, logOf, sizeOf } from '../../sqlite/glance.ts';
import { DatabaseEmptied, LogOfAnother } from '../../sqlite/loss.ts';
import { noteOf, reachedBefore } from './lineage.ts';

/**
 * Makes sure that a file may be opened: it holds games, or there never were any. After a kill all games may lie in the log
 * beside a file of a single page, and SQLite would do away with it if that page were gone.
 * @throws DatabaseEmptied, LogOfAnother, or SqliteError when the file can't be looked into
 */
export function mustNotBeginAnew(file: string): void {
  const beside = besides(file);
  if (beside.length === 0) return;
  const isNoted = reachedBefore(file) > 0;
  const glance = glanceAt(file, (database) => (isNoted ? isOurs(database) : hasTable(database, 'game')));
  if (glance === 'foreign-log') throw new LogOfAnother(file);
  if (glance === 'empty') throw new DatabaseEmptied(file, beside);
}

/**
 * The same of a file that was opened and not yet written to.
 * @throws DatabaseEmptied when it has neither games nor a name, but the note beside it tells of some
 */
export function mustBeOurs(database: Database): void {
  const file = database.name;
  if (reachedBefore(file) > 0 && !isOurs(database)) throw new DatabaseEmptied(file, besides(file));
}

function besides(file: string): string[] {
  return [...(sizeOf(logOf(file)) > 0 ? [logOf(file)] : []), ...(reachedBefore(file) > 0 ? [noteOf(file)] : [])];
}

/** A database that somebody has begun to use has a name of its own; one of an older version may have games and none. */
function isOurs(database: Database): boolean {
  const found = (sql: string): boolean => database.prepare(sql).get() !== undefined;
  if (hasTable(database, 'lineage') && found("SELECT 1 FROM lineage WHERE id <> ''")) return true;
  return hasTable(database, 'game') && found('SELECT 1 FROM game');
}
