import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseEmptied, LogOfAnother } from '../../../src/sqlite/loss.ts';
import { Backups } from '../../../src/store/file/backup.ts';
import { DatabaseInUse, openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { toyEdition } from '../../table/toyedition.ts';

/** What killed programs left behind, by what they had come to: a file of one page, its log, and what is noted. */
const left = { playing: '', unnamed: '', copy: '' };
let shelf: string;
let folder: string;
let file: string;

beforeAll(async () => {
  shelf = mkdtempSync(path.join(tmpdir(), 'left-'));
  const store = new Store(openDatabase(path.join(shelf, 'living.db')));
  begin(store);
  left.playing = leave('living', 'playing');
  const log = { error: fail, warn: fail, info: () => undefined, debug: () => undefined };
  const { database } = store;
  left.copy = (await new Backups({ database, directory: shelf, days: 1, clock: () => 1, log }).ifDue()) ?? '';
  store.close();
  const unnamed = openDatabase(path.join(shelf, 'new.db'));
  left.unnamed = leave('new', 'unnamed');
  unnamed.close();
});

afterAll(() => rmSync(shelf, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beginning-'));
  file = path.join(folder, 'arkham.db');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fail(event: string): void {
  throw new Error(event);
}

function begin(store: Store): void {
  const table = new Table({ store, editions: new Map([[toyEdition.id, toyEdition]]), clock: () => 1 });
  const host = { id: 'mara', name: 'Mara' };
  const created = table.gathering.create({ guild: 'g', channel: 'c', host, edition: 'second' });
  if (!created.ok) throw new Error(created.refusal.key);
  table.gathering.start('c', 'mara');
}

/** What would be there if the program were killed now. */
function leave(from: string, to: string): string {
  const place = path.join(shelf, `${to}.db`);
  for (const end of ['', '-wal']) copyFileSync(path.join(shelf, `${from}.db${end}`), `${place}${end}`);
  return place;
}

const FILES = {
  missing: () => undefined,
  empty: () => writeFileSync(file, ''),
  'of one page': () => copyFileSync(left.playing, file),
  'with tables and no name': () => {
    copyFileSync(left.unnamed, file);
    copyFileSync(`${left.unnamed}-wal`, `${file}-wal`);
    openDatabase(file).close();
  },
} as const;

const LOGS = {
  'no log': () => undefined,
  'an empty log': () => writeFileSync(`${file}-wal`, ''),
  'its log': () => copyFileSync(`${left.playing}-wal`, `${file}-wal`),
  'a garbled log': () => {
    const log = readFileSync(`${left.playing}-wal`);
    writeFileSync(`${file}-wal`, log.fill(0x5a, 0, 32));
  },
} as const;

const NOTES = {
  'no note': () => undefined,
  'a note of nothing': () => writeFileSync(`${file}-reached`, `0123456789abcdef ${'0'.repeat(16)}\n`),
  'a note of games': () => writeFileSync(`${file}-reached`, `0123456789abcdef ${'7'.padStart(16, '0')}\n`),
  'a garbled note': () => writeFileSync(`${file}-reached`, '\0\0\0\0'),
} as const;

type File = keyof typeof FILES;
type Log = keyof typeof LOGS;
type Note = keyof typeof NOTES;

/** What comes of it: the games are there, there never were any, or the start is refused. */
function expected(main: File, log: Log, note: Note): 'games' | 'new' | 'refused' {
  const isLogged = log === 'its log' || log === 'a garbled log';
  const isNoted = note === 'a note of games' || note === 'a garbled note';
  if (main === 'of one page' && log === 'its log') return 'games';
  if (main === 'with tables and no name') return isNoted ? 'refused' : 'new';
  return isLogged || isNoted ? 'refused' : 'new';
}

/** All that lies there, byte for byte; a log in which nothing is may come and go. */
function everything(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.endsWith('-wal') || statSync(path.join(folder, name)).size > 0)
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );
}

const ALL = (Object.keys(FILES) as File[]).flatMap((main) =>
  (Object.keys(LOGS) as Log[]).flatMap((log) => (Object.keys(NOTES) as Note[]).map((note) => ({ main, log, note }))),
);
// `its log` is that of another there.
const CASES = ALL.filter(({ main, log }) => main !== 'with tables and no name' || log !== 'its log');

describe('a start', () => {
  it.each(CASES)('with a database $main, beside it $log and $note', ({ main, log, note }) => {
    FILES[main]();
    LOGS[log]();
    NOTES[note]();
    const before = everything();
    const wanted = expected(main, log, note);
    if (wanted === 'refused') {
      for (let time = 0; time < 2; time++) expect(() => openDatabase(file)).toThrow(DatabaseEmptied);
      expect(everything()).toEqual(before);
      return;
    }
    const store = new Store(openDatabase(file));
    expect(store.games.withStatus('playing')).toHaveLength(wanted === 'games' ? 1 : 0);
    store.close();
  });

  it.each(Object.keys(NOTES) as Note[])('with a log in which a database was only just made, and %s', (note) => {
    for (const end of ['', '-wal']) copyFileSync(`${left.unnamed}${end}`, `${file}${end}`);
    NOTES[note]();
    const before = everything();
    if (note === 'no note' || note === 'a note of nothing') {
      new Store(openDatabase(file)).close();
      return;
    }
    expect(caught()).toBeInstanceOf(DatabaseEmptied);
    expect(everything()).toEqual(before);
  });

  it('says which files tell of games', () => {
    LOGS['its log']();
    NOTES['a note of games']();
    const error = caught();
    expect(error).toMatchObject({ file, beside: [`${file}-wal`, `${file}-reached`] });
  });

  it('after what lay beside it was moved away begins anew, and with a copy put there the copy’s games go on', () => {
    LOGS['its log']();
    NOTES['a note of games']();
    expect(caught()).toBeInstanceOf(DatabaseEmptied);
    for (const end of ['-wal', '-reached']) rmSync(`${file}${end}`);
    copyFileSync(left.copy, file);
    const copy = new Store(openDatabase(file));
    expect(copy.games.withStatus('playing')).toHaveLength(1);
    copy.close();
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
    const anew = new Store(openDatabase(file));
    expect(anew.games.withStatus('playing')).toHaveLength(0);
    anew.close();
  });

  it('is refused where a copy was put beside the log of the file before it, which SQLite would mix into it', () => {
    copyFileSync(left.copy, file);
    LOGS['its log']();
    const before = everything();
    expect(caught()).toBeInstanceOf(LogOfAnother);
    expect(everything()).toEqual(before);
    rmSync(`${file}-wal`);
    const store = new Store(openDatabase(file));
    expect(store.games.withStatus('playing')).toHaveLength(1);
    store.close();
  });

  it('is refused as in use, not as empty, while another has the database and its games are in the log', () => {
    const store = new Store(openDatabase(file));
    begin(store);
    const before = readdirSync(folder);
    expect(caught()).toBeInstanceOf(DatabaseInUse);
    expect(readdirSync(folder)).toEqual(before);
    store.close();
  });

  it('from a copy of a version that gave no names begins a branch of its own where a note tells of another', () => {
    copyFileSync(left.copy, file);
    const database = openDatabase(file);
    database.exec("UPDATE lineage SET id = ''; DELETE FROM restored");
    database.close();
    NOTES['a note of games']();
    const store = new Store(openDatabase(file));
    expect(store.restored).toBe(true);
    expect(store.database.prepare('SELECT count(*) AS count FROM restored').get()).toEqual({ count: 1 });
    store.close();
  });
});

function caught(): unknown {
  try {
    openDatabase(file).close();
  } catch (error) {
    return error;
  }
  return null;
}
