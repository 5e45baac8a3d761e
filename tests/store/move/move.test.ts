import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MoveRefused, moveToFile, moveToServer } from '../../../src/store/move/move.ts';
import { connectionTo } from '../../../src/store/postgres/connection.ts';
import { migratePostgres } from '../../../src/store/postgres/migration.ts';
import type { Column } from '../../../src/store/schema/shape.ts';
import { sharedTables } from '../../../src/store/schema/tables.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { CATALOGUE } from '../../box.ts';
import { playsAgain } from '../../table/again.ts';
import { POSTGRES, PostgresServer } from '../postgres/server.ts';

const NEWEST = new URL('../versions/version-14.db.gz', import.meta.url);
/** What two databases might take for the same, sort otherwise, or spell otherwise. */
const WORDS = [
  '',
  'null',
  'Zoe',
  'adam',
  'Ämter',
  '\\x41',
  "O'Brien",
  '{"a":"\\u0000"}',
  'two\nlines\t',
  '🐙 d’Arc',
  '{,"}',
];
const quietly = () => undefined;

/** A value that fits a column, none alike. */
function odd({ type, among, empty, names }: Column, index: number): string | number | Buffer | null | undefined {
  if (empty && index % 2 === 0) return null;
  if (type === 'integer') return index % 3 === 0 ? -index : 1_800_000_000_000 + index;
  if (type === 'blob') return Buffer.from([0, index, 255, 0x5c]);
  if (among) return among[index % among.length];
  return names ? `word ${index}` : WORDS[index];
}

describe.skipIf(POSTGRES === undefined)('moving all games', () => {
  let server: PostgresServer;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    server = await PostgresServer.start();
  });

  afterAll(() => server.stop());

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'move-'));
    file = path.join(folder, 'arkham.db');
    writeFileSync(file, gunzipSync(readFileSync(NEWEST)));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A game in mid-play, and in each table a row for each of the odd words. */
  function filled(): Database {
    const database = openDatabase(file);
    for (const [name, { columns, owner }] of sharedTables()) {
      const names = Object.keys(columns);
      const insert = database.prepare(
        `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map((column) => `@${column}`).join(', ')})`,
      );
      for (const index of WORDS.keys()) {
        const row = Object.entries(columns).map(([column, shape]) => [column, odd(shape, index)]);
        insert.run({
          ...Object.fromEntries(row),
          ...(owner.of === 'person' ? {} : { [owner.column ?? '']: `word ${index}` }),
        });
      }
    }
    return database;
  }

  /** All rows of all tables, but for what belongs to the file alone. */
  function everything(database: Database): unknown {
    return Object.fromEntries(
      sharedTables().map(([name, { key }]) => [
        name,
        database.prepare(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`).all(),
      ]),
    );
  }

  async function asked(url: string, sql: string): Promise<unknown[]> {
    const client = new Client(connectionTo(url));
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  }

  async function refusal(work: Promise<unknown>): Promise<string> {
    const error: unknown = await work.then(
      () => null,
      (caught: unknown) => caught,
    );
    if (!(error instanceof MoveRefused)) throw error ?? new Error('it was not refused');
    return `${error.reason} ${error.why}`.trim();
  }

  it('to a server and back gives the same, row by row and byte by byte, and the game goes on', async () => {
    const url = await server.database();
    const database = filled();
    const before = everything(database);
    const told: string[] = [];
    const there = await moveToServer(database, url, ({ table, done, all }) => told.push(`${table} ${done}/${all}`));
    expect(told).toContain('spectator 11/11');
    expect(everything(database)).toEqual(before);
    database.close();
    const back = path.join(folder, 'back.db');
    expect(await moveToFile(url, back, quietly)).toBe(there);
    expect(readdirSync(folder).filter((name) => name.startsWith('back'))).toEqual(['back.db']);
    const again = openDatabase(back);
    expect(everything(again)).toEqual(before);
    expect(again.pragma('foreign_key_check')).toEqual([]);
    again.exec("DELETE FROM game WHERE id LIKE 'word %'; DELETE FROM sealed_case");
    const store = new Store(again);
    expect(store.restored).toBe(false);
    const table = new Table({ store, editions: CATALOGUE, clock: () => 1_800_000_000_000 });
    table.resumeAll();
    const game = store.games.withStatus('playing')[0]?.id ?? '';
    expect(playsAgain(table, game)).toBe(true);
    const [open] = table.reading.game(game)?.open ?? [];
    const { id: decision, default: chosen } = open?.decision ?? { id: '', default: [] };
    expect(table.answer({ game, person: 'mara', decision, chosen })).toEqual({ ok: true, value: 'accepted' });
    store.close();
  });

  it('keeps nothing on the server when the file can’t be read to its end', async () => {
    const url = await server.database();
    const database = filled();
    const prepare = database.prepare.bind(database);
    database.prepare = ((sql: string) => {
      if (/^SELECT .* FROM note /.test(sql)) throw new Error('the disk is gone');
      return prepare(sql);
    }) as typeof database.prepare;
    await expect(moveToServer(database, url, quietly)).rejects.toThrow('the disk is gone');
    database.close();
    expect(await asked(url, 'SELECT count(*) AS count FROM game')).toEqual([{ count: 0 }]);
  });

  it('notices what does not arrive as it was sent, and leaves no file', async () => {
    const url = await server.database();
    const database = filled();
    await moveToServer(database, url, quietly);
    database.close();
    // A server that answers otherwise than it is asked.
    await asked(url, 'ALTER TABLE note ALTER COLUMN at TYPE text COLLATE "C" USING at || \'x\'');
    const back = path.join(folder, 'back.db');
    await expect(moveToFile(url, back, quietly)).rejects.toThrow();
    await asked(url, 'ALTER TABLE note ALTER COLUMN at TYPE numeric USING 1.0');
    expect(await refusal(moveToFile(url, back, quietly))).toBe('differs note');
    expect(readdirSync(folder).filter((name) => name.startsWith('back'))).toEqual([]);
  });

  it('is refused where there is something already, for another version, and while a bot runs', async () => {
    const url = await server.database();
    const database = filled();
    expect(await refusal(moveToFile(url, path.join(folder, 'back.db'), quietly))).toBe('no-games');
    const bot = new Client(connectionTo(url));
    await bot.connect();
    expect(await refusal(moveToServer(database, url, quietly))).toBe('running');
    await bot.end();
    await moveToServer(database, url, quietly);
    expect(await refusal(moveToServer(database, url, quietly))).toBe('not-empty game');
    expect(await refusal(moveToFile(url, file, quietly))).toBe(`file-there ${file}`);
    writeFileSync(path.join(folder, 'left.db-wal'), '');
    expect(await refusal(moveToFile(url, path.join(folder, 'left.db'), quietly))).toMatch(
      /^file-there .*left\.db-wal$/,
    );
    writeFileSync(path.join(folder, 'noted.db-reached'), '');
    expect(await refusal(moveToFile(url, path.join(folder, 'noted.db'), quietly))).toMatch(
      /^file-there .*noted\.db-reached$/,
    );
    await asked(url, 'UPDATE schema_version SET version = 0');
    expect(await refusal(moveToFile(url, path.join(folder, 'back.db'), quietly))).toBe('older 0');
    await asked(url, 'UPDATE schema_version SET version = 9999');
    expect(await refusal(moveToServer(database, url, quietly))).toBe('newer 9999');
    database.close();
  });

  it('goes to a database that a bot has begun and nobody has played in', async () => {
    const url = await server.database();
    const bot = new Client(connectionTo(url));
    await bot.connect();
    await migratePostgres(bot);
    await bot.end();
    const database = filled();
    expect(await moveToServer(database, url, quietly)).toBeGreaterThan(100);
    database.close();
  });

  it('says where there is no server, no such database, or the wrong password', async () => {
    const database = filled();
    const address = new URL(await server.database());
    const at = (change: (url: URL) => void): string => {
      const url = new URL(address);
      change(url);
      return url.href;
    };
    const nowhere = at((url) => {
      url.port = '1';
    });
    expect(await refusal(moveToServer(database, nowhere, quietly))).toMatch(/^unreachable .*ECONNREFUSED/);
    const missing = at((url) => {
      url.pathname = '/elsewhere';
    });
    expect(await refusal(moveToServer(database, missing, quietly))).toMatch(/^refused .*"elsewhere" does not exist/);
    const wrong = at((url) => {
      url.password = 'wrong-password';
    });
    const said = await refusal(moveToServer(database, wrong, quietly));
    expect(said).toMatch(/^refused .*authentication failed/);
    expect(said).not.toContain('wrong-password');
    database.close();
  });

  describe('at the command line', () => {
    function run(words: string[], environment: Record<string, string> = {}) {
      const env = { ...process.env, DATABASE_PATH: file, DISCORD_TOKEN: '', DATABASE_URL: '', ...environment };
      const called = ['src/run.mjs', 'commandline/move', ...words];
      const { status, stdout, stderr } = spawnSync(process.execPath, called, { env, encoding: 'utf8' });
      return { status, out: stdout.trim(), err: stderr.trim() };
    }

    it('says what it does, and what to do next, and never the password', async () => {
      const url = await server.database();
      const { password } = new URL(url);
      filled().close();
      const there = run(['--to', url]);
      expect(there).toMatchObject({ status: 0 });
      expect(there.out).toMatch(
        /^[\d,]+ rows were copied; the counts and digests of all tables agree\. Put DATABASE_URL into/,
      );
      expect(there.err).toMatch(/^From .*arkham\.db to postgres:\/\/arkham:…@127\.0\.0\.1:\d+\/arkham_\d+:\n/);
      expect(there.err).toContain('\nspectator: 11 rows');
      const twice = run(['--to', url]);
      expect(twice.status).toBe(1);
      expect(twice.err).toContain('Nothing was copied: that database isn’t empty (the table game has rows).');
      const taken = run(['--from', url]);
      expect(taken).toMatchObject({ status: 1 });
      expect(taken.err).toMatch(/Nothing was copied: .*arkham\.db already exists\. Move it away/);
      const bare = new URL(url);
      bare.password = '';
      const back = run(['--from', bare.href], { DATABASE_PATH: path.join(folder, 'back.db'), PGPASSWORD: password });
      expect(back).toMatchObject({ status: 0 });
      expect(back.out).toMatch(/Take DATABASE_URL out of \.env and start the bot: the games are in .*back\.db now\.$/);
      for (const { out, err } of [there, twice, taken, back]) expect(out + err).not.toContain(password);
      // Who goes on in the old file after all is no longer in step with the channel.
      const old = new Store(openDatabase(file));
      expect(old.games.unattended()).toContain(old.games.withStatus('playing').find(({ host }) => host === 'mara')?.id);
      old.close();
    });

    it('asks for an address, refuses what is none, and a file that a bot has open', () => {
      expect(run([])).toMatchObject({
        status: 2,
        out: '',
        err: expect.stringContaining('npm run move -- --to postgres://'),
      });
      const wrong = run(['--to', 'mysql://mara:secret-word@host/arkham']);
      expect(wrong.status).toBe(2);
      expect(wrong.err).toContain('Nothing was copied.');
      expect(wrong.err).not.toContain('secret-word');
      const open = openDatabase(file);
      const busy = run(['--to', 'postgres://mara:secret-word@127.0.0.1:1/arkham']);
      expect(busy).toMatchObject({ status: 1 });
      expect(busy.err).toMatch(/^Another process has .*arkham\.db open\. Stop the bot first\.$/);
      open.close();
      const nowhere = run(['--to', 'postgres://mara:secret-word@127.0.0.1:1/arkham']);
      expect(nowhere.err).toMatch(
        /Nothing was copied: the server can’t be reached \(.*ECONNREFUSED.*\)\. Check the address/,
      );
      expect(nowhere.err).not.toContain('secret-word');
      expect(existsSync(file)).toBe(true);
    });
  });
});
