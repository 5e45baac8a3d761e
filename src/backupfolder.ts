import { createHash } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Settings } from './settings.ts';
import { SQLite } from './sqlite/driver.ts';
import { hasTable } from './sqlite/glance.ts';
import { copiesIn } from './store/file/backup.ts';

const DIGITS = 8;

/**
 * Where the copies of this database go: a folder of its own in `BACKUP_DIRECTORY`, so that several databases can have theirs
 * there. It is named after the file, its place and the bot, and stays the same when a copy is put back. Null: no copies are made.
 */
export function backupFolder({ backup, databasePath, token }: Settings): string | null {
  if (!backup) return null;
  const [bot = ''] = (token ?? '').split('.');
  const place = createHash('sha256')
    .update(`${path.resolve(databasePath)}\n${bot}`)
    .digest('hex')
    .slice(0, DIGITS);
  return path.join(backup.directory, `${path.parse(databasePath).name}-${place}`);
}

/** Takes copies of this database that an earlier version of the program put beside those of others into its own folder. */
export function adoptCopies(database: Database, directory: string, folder: string): void {
  const own = lineageOf(database);
  for (const { file } of copiesIn(directory)) {
    if (lineageIn(file) !== own) continue;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    renameSync(file, path.join(folder, path.basename(file)));
  }
}

function lineageIn(file: string): string | null {
  let copy: Database | null = null;
  try {
    copy = new SQLite(file, { readonly: true });
    return hasTable(copy, 'lineage') ? lineageOf(copy) : null;
  } catch {
    // What can't be read is nobody's.
    return null;
  } finally {
    copy?.close();
  }
}

const lineageOf = (database: Database): string | null =>
  database.prepare<[], string>('SELECT id FROM lineage').pluck().get() || null;
