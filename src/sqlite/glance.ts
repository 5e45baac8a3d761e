import { closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { SQLite } from './driver.ts';

/** How each file of SQLite begins. */
const MAGIC = 'SQLite format 3\0';
/** Where its first page says how it is written: 1 with a rollback journal, 2 with a log beside it. */
const WRITTEN = 18;
const WITHOUT_LOG = 1;
/** Where the list of tables begins: what kind of page it is, and how many of them it names. */
const KIND = 100;
const LEAF = 0x0d;
const NAMED = 103;
const SHORTEST = 105;
/** Another process may have the file for so long, in milliseconds. */
const PATIENCE = 500;

/** `foreign-log`: the log beside the file was not written for it, and would be mixed into it. */
export type Glance = 'empty' | 'filled' | 'foreign-log';

/**
 * What a database of SQLite comes to, with the log beside it. Nothing is changed by looking; opened in earnest, SQLite does
 * away with the log of an empty file, even where it may only read, and writes over a log that it can't make out.
 * @param holds whether an opened database has what it should; asked only where a log lies beside the file
 * @throws SqliteError when another process has the database, or it can't be read
 */
export function glanceAt(file: string, holds: (database: Database) => boolean): Glance {
  if (sizeOf(file) === 0) return 'empty';
  const page = beginningOf(file);
  const isWhole = page.length === SHORTEST && page.toString('latin1', 0, MAGIC.length) === MAGIC;
  if (sizeOf(logOf(file)) > 0) {
    if (isWhole && page[WRITTEN] === WITHOUT_LOG) return 'foreign-log';
    return read(file, holds) ? 'filled' : 'empty';
  }
  return isWhole && page[KIND] === LEAF && page.readUInt16BE(NAMED) === 0 ? 'empty' : 'filled';
}

/** The write-ahead log of a database. */
export function logOf(file: string): string {
  return `${file}-wal`;
}

/** Bytes; 0 where there is no file. @throws Error when it can't be looked at */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** True when a database has a table of this name. */
export function hasTable(database: Database, name: string): boolean {
  return database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;
}

function beginningOf(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const page = Buffer.alloc(SHORTEST);
    return page.subarray(0, readSync(handle, page, 0, SHORTEST, 0));
  } finally {
    closeSync(handle);
  }
}

/** Who may only read can't fold the log into the file, but leaves an index of the log behind. */
function read(file: string, holds: (database: Database) => boolean): boolean {
  const index = `${file}-shm`;
  const wasThere = existsSync(index);
  const database = new SQLite(file, { readonly: true, timeout: PATIENCE });
  try {
    return holds(database);
  } finally {
    database.close();
    if (!wasThere) rmSync(index, { force: true });
  }
}
