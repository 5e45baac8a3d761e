import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SQLite } from '../../src/sqlite/driver.ts';
import { glanceAt, hasTable, logOf } from '../../src/sqlite/glance.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'glance-'));
  file = path.join(folder, 'left.db');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const glance = (): string => glanceAt(file, (database) => hasTable(database, 'note'));

/** Leaves a file and its log as a killed program does: all that was done is in the log. */
function leave(sql: string): void {
  const living = path.join(folder, 'living.db');
  const database = new SQLite(living);
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('journal_mode = WAL');
  database.exec(sql);
  copyFileSync(living, file);
  copyFileSync(logOf(living), logOf(file));
  database.close();
  rmSync(living);
}

describe('a glance at a database', () => {
  it('sees what is in the log, and leaves file and log as they are and nothing beside them', () => {
    leave('CREATE TABLE note (text)');
    const before = [readFileSync(file), readFileSync(logOf(file))];
    expect(glance()).toBe('filled');
    expect([readFileSync(file), readFileSync(logOf(file))]).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(['left.db', 'left.db-wal']);
    rmSync(logOf(file));
    expect(glance()).toBe('empty');
  });

  it('sees that the log holds nothing that is wanted', () => {
    leave('CREATE TABLE other (text)');
    expect(glance()).toBe('empty');
  });

  it('does without SQLite where the file is empty, for that would do away with the log even to read', () => {
    leave('CREATE TABLE note (text)');
    const log = readFileSync(logOf(file));
    writeFileSync(file, '');
    expect(glance()).toBe('empty');
    expect(readFileSync(logOf(file))).toEqual(log);
    new SQLite(file, { readonly: true }).exec('SELECT 1 FROM sqlite_master').close();
    expect(readdirSync(folder)).not.toContain('left.db-wal');
  });

  it('knows the log of another by a file that was never written with one', () => {
    leave('CREATE TABLE note (text)');
    rmSync(file);
    const log = readFileSync(logOf(file));
    rmSync(logOf(file));
    const copy = new SQLite(file);
    copy.exec('CREATE TABLE note (text)');
    copy.close();
    expect(glance()).toBe('filled');
    writeFileSync(logOf(file), log);
    expect(glance()).toBe('foreign-log');
  });

  it('leaves what is no database to be told by SQLite', () => {
    writeFileSync(file, 'a letter to the editor of the Arkham Advertiser');
    expect(glance()).toBe('filled');
    leave('CREATE TABLE note (text)');
    writeFileSync(file, 'a letter to the editor of the Arkham Advertiser'.repeat(99));
    writeFileSync(logOf(file), Buffer.alloc(99, 1));
    expect(glance).toThrow('file is not a database');
  });
});
