import { closeSync, copyFileSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SQLite } from './driver.ts';
import { logOf, sizeOf } from './glance.ts';

/** A log begins with these four bytes, but for the last bit of them. */
const MAGIC = 0x377f0682;
/** Bytes at the beginning of a log, and of each page in it. */
const HEAD = 32;
const FRAME = 24;

/**
 * Whether a write-ahead log alone holds a whole database, as it does as long as nothing has been folded into the file. Then a
 * file of one page of zeros in the place of the one that was lost is all that SQLite needs to have it back.
 * @returns bytes of a page; null when the log holds less, or is damaged
 */
export function wholeLogOf(file: string): number | null {
  const found = pagesIn(logOf(file));
  if (found === null || !comesBack(file, found)) return null;
  return found.pageSize;
}

interface Pages {
  /** Bytes. */
  pageSize: number;
  /** How many pages the database has. */
  count: number;
}

/** What the log says of itself; null unless it has every page. */
function pagesIn(log: string): Pages | null {
  const length = sizeOf(log);
  const handle = openSync(log, 'r');
  try {
    const read = (count: number, at: number): Buffer | null => {
      const bytes = Buffer.alloc(count);
      return readSync(handle, bytes, 0, count, at) === count ? bytes : null;
    };
    const head = read(HEAD, 0);
    if (head === null || (head.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) return null;
    const pageSize = head.readUInt32BE(8);
    const [committed, pending] = [new Set<number>(), new Set<number>()];
    let count = 0;
    for (let at = HEAD; ; at += FRAME + pageSize) {
      const frame = read(FRAME, at);
      // What follows is of an earlier time of the log, or was never finished.
      const isOurs = frame !== null && frame.compare(head, 16, 24, 8, 16) === 0;
      if (!isOurs || at + FRAME + pageSize > length) break;
      pending.add(frame.readUInt32BE(0));
      const size = frame.readUInt32BE(4);
      if (size === 0) continue;
      count = size;
      for (const page of pending) committed.add(page);
      pending.clear();
    }
    const isWhole = count > 0 && Array.from({ length: count }, (_, index) => index + 1).every((n) => committed.has(n));
    return isWhole ? { pageSize, count } : null;
  } finally {
    closeSync(handle);
  }
}

/** Tries it with a copy. */
function comesBack(file: string, { pageSize, count }: Pages): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  try {
    const copy = path.join(folder, 'copy.db');
    writeFileSync(copy, Buffer.alloc(pageSize));
    copyFileSync(logOf(file), logOf(copy));
    const database = new SQLite(copy);
    try {
      const told = (name: string): unknown => database.pragma(name, { simple: true });
      return told('page_count') === count && told('quick_check') === 'ok';
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof SQLite.SqliteError) return false;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
