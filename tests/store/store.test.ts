import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SQLite } from '../../src/sqlite/driver.ts';
import { migrate, NewerDatabase } from '../../src/store/schema/migration.ts';
import { DatabaseDamaged, DatabaseInUse, DatabaseUnusable, openDatabase, Store } from '../../src/store/store.ts';
import { Program } from '../e2e/program.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'store-'));
  file = path.join(directory, 'deep', 'arkham.db');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('the database', () => {
  it('is made with write-ahead log, full synchronisation and foreign keys', () => {
    const database = openDatabase(file);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  });

  it('is brought up to date from any earlier version, and what it held remains', () => {
    openDatabase(file).close();
    const newest = new SQLite(file);
    const version = Number(newest.pragma('user_version', { simple: true }));
    const schema = (database: Database): unknown[] =>
      database.prepare('SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name').all();
    const wanted = schema(newest);
    newest.close();
    expect(version).toBeGreaterThan(0);
    const again = openDatabase(file);
    expect(schema(again)).toEqual(wanted);
    expect(again.pragma('user_version', { simple: true })).toBe(version);
    again.close();
  });

  it('written by a newer program is left alone', () => {
    openDatabase(file).close();
    const database = new SQLite(file);
    database.pragma('user_version = 9999');
    expect(() => migrate(database)).toThrow(NewerDatabase);
    database.close();
    expect(() => openDatabase(file)).toThrow(NewerDatabase);
    const untouched = new SQLite(file);
    expect(untouched.pragma('user_version', { simple: true })).toBe(9999);
    untouched.close();
  });

  it('that is none, or can’t be written, is left alone and told by what is wrong with it', () => {
    const letter = path.join(directory, 'letter.db');
    writeFileSync(
      letter,
      'a letter to the editor of the Arkham Advertiser, long enough to be taken for something'.repeat(9),
    );
    const before = readFileSync(letter);
    expect(() => openDatabase(letter)).toThrow(DatabaseDamaged);
    expect(() => openDatabase(letter)).toThrow('file is not a database');
    expect(readFileSync(letter)).toEqual(before);
    expect(() => openDatabase(path.join(letter, 'inside.db'))).toThrow(DatabaseUnusable);
  });

  it('belongs to one process until that ends, however it ends', async () => {
    const program = await Program.start({ DATABASE_PATH: file, LOCAL_PORT: '0' });
    expect(() => openDatabase(file)).toThrow(DatabaseInUse);
    await program.kill();
    openDatabase(file).close();
  });
});

describe('answered questions', () => {
  it('are found by when and where they were answered, the last first, until they are forgotten', () => {
    const store = new Store(openDatabase(file));
    const { database, messages } = store;
    database.exec(
      "INSERT INTO game VALUES ('g', 'second', '1', '2', 'mara', 'en', 'playing', 'daily', '{}', '', 0, NULL, 1, 1, NULL, 'wait', 0)",
    );
    for (const seq of [1, 2, 3, 4, 5, 6])
      messages.keepAnswered({ game: 'g', seq, id: `1${seq}`, channel: seq === 4 ? '3' : '2', content: `${seq}` });
    const found = (after: number, before: number, most: number) =>
      messages.answered('g', '2', { after, before }, most).map(({ seq }) => seq);
    expect(found(1, 6, 9)).toEqual([5, 3, 2]);
    expect(found(1, 6, 2)).toEqual([5, 3]);
    messages.forgetAnswered('g', { after: 2, before: 6 });
    expect(found(0, 9, 9)).toEqual([6, 2, 1]);
    expect(messages.answered('g', '3', { after: 0, before: 9 }, 9)).toEqual([]);
    database.exec("DELETE FROM game WHERE id = 'g'");
    expect(database.prepare('SELECT * FROM answered').all()).toEqual([]);
    store.close();
  });
});

describe('the outbox', () => {
  it('keeps what was told to everybody, and of private words nothing once they are settled', () => {
    const store = new Store(openDatabase(':memory:'));
    const { database, outbox } = store;
    database.exec(
      "INSERT INTO game VALUES ('g', 'second', '1', '2', 'mara', 'en', 'playing', 'daily', '{}', '', 0, NULL, 1, 1, NULL, 'wait', 0)",
    );
    const left = (state: 'sent' | 'dropped' | 'failed') => {
      database.exec('DELETE FROM outbox');
      for (const kind of ['happening', 'note', 'reminder', 'questions', 'status'] as const)
        outbox.add({ game: 'g', seq: 1, branch: 0, kind, body: '{}', at: 1 });
      for (const row of outbox.waiting('g')) outbox.settle(row, state, null, 2);
      return database.prepare<[], string>('SELECT kind FROM outbox ORDER BY id').pluck().all();
    };
    expect(left('sent')).toEqual(['happening']);
    expect(left('dropped')).toEqual(['happening']);
    expect(left('failed')).toEqual(['happening', 'questions', 'status']);
    store.close();
  });
});

describe('a transaction', () => {
  it('keeps everything or nothing', () => {
    const store = new Store(openDatabase(':memory:'));
    const visit = (person: string): void => store.messages.visited('g', person, 3);
    store.database.pragma('foreign_keys = OFF');
    expect(() =>
      store.transaction(() => {
        visit('mara');
        expect(store.messages.lastVisit('g', 'mara')).toBe(3);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.messages.lastVisit('g', 'mara')).toBe(0);
    store.transaction(() => visit('mara'));
    expect(store.messages.lastVisit('g', 'mara')).toBe(3);
    store.close();
  });

  it('survives the end of the process once it has returned', () => {
    const store = new Store(openDatabase(file));
    store.transaction(() => store.messages.teach('mara', 'move.next'));
    store.close();
    const again = new Store(openDatabase(file));
    expect(again.messages.teach('mara', 'move.next')).toBe(false);
    expect(again.messages.teach('mara', 'combat.round')).toBe(true);
    again.close();
  });
});
