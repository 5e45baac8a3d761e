import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SQLite } from '../../src/sqlite/driver.ts';
import { wholeLogOf } from '../../src/sqlite/wholelog.ts';

let folder: string;
let living: string;
let left: string;
let database: Database;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wholelog-'));
  living = path.join(folder, 'living.db');
  left = path.join(folder, 'left.db');
  database = new SQLite(living);
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('journal_mode = WAL');
  database.pragma('wal_autocheckpoint = 0');
  database.exec('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
  for (let id = 0; id < 50; id++) database.prepare('INSERT INTO note VALUES (?, ?)').run(id, 'x'.repeat(500 + id));
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Leaves what a kill would leave, less the file. */
function lose(change: (log: Buffer) => Buffer = (log) => log): void {
  writeFileSync(`${left}-wal`, change(readFileSync(`${living}-wal`)));
}

describe('a log whose file is lost', () => {
  it('is known to hold everything as long as nothing was folded into the file, and a page of zeros brings it back', () => {
    lose();
    const pageSize = wholeLogOf(left);
    expect(pageSize).toBe(4096);
    writeFileSync(left, Buffer.alloc(pageSize ?? 0));
    const back = new SQLite(left);
    const all = 'SELECT * FROM note ORDER BY id';
    expect(back.prepare(all).all()).toEqual(database.prepare(all).all());
    back.close();
  });

  it('is known to hold less once something was folded into the file', () => {
    database.pragma('wal_checkpoint(RESTART)');
    database.prepare('UPDATE note SET text = ? WHERE id = 1').run('y');
    lose();
    expect(wholeLogOf(left)).toBeNull();
  });

  it('is known to hold less where it is damaged or cut off', () => {
    const middle = (log: Buffer): number => Math.floor(log.length / 2);
    lose((log) => log.fill(0x5a, middle(log), middle(log) + 64));
    expect(wholeLogOf(left)).toBeNull();
    lose((log) => log.fill(0x5a, 0, 32));
    expect(wholeLogOf(left)).toBeNull();
    lose((log) => log.subarray(0, 16));
    expect(wholeLogOf(left)).toBeNull();
  });

  it('may end in the middle of what was never finished', () => {
    lose((log) => log.subarray(0, log.length - 1000));
    expect(wholeLogOf(left)).toBe(4096);
  });
});
