import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupFolder } from '../../src/backupfolder.ts';
import { createLog } from '../../src/log.ts';
import { readSettings } from '../../src/settings.ts';
import { ChangeLog } from '../../src/store/changes/changelog.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import { POSTGRES, PostgresServer } from '../store/postgres/server.ts';
import { block, blocks, hosting } from './document.ts';

/** A database with a game that is played. */
const PLAYED = 'tests/store/versions/version-16.db.gz';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Types something into a shell in the project's folder. */
function typed(text: string, env: Record<string, string>): { status: number | null; said: string } {
  const settings = { DISCORD_TOKEN: '', DATABASE_URL: '', DATABASE_PATH: '', BACKUP_DIRECTORY: '' };
  const all = { ...process.env, ...settings, ...env };
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', text], { encoding: 'utf8', env: all });
  return { status, said: `${stdout}${stderr}` };
}

describe('what docs/hosting.md says to run', () => {
  it('is tried, each block of it: here, or in the file named', () => {
    const tried = {
      '[Unit]': 'hosting/systemd.test.ts',
      'npm run restore -- var/arkham.db /mnt/backups/arkham-3f9a0c12': 'hosting/commands.test.ts',
      'DISCORD_TOKEN=…': 'hosting/commands.test.ts',
      'npm run load -- --games 10000 --workers 4 --tables 16 --rate 3 --seconds 45 --kill --rolling --widen':
        'lab/load.long.test.ts',
      'psql "$DATABASE_URL" -c "INSERT INTO restored SELECT id FROM game WHERE status = \'playing\' ON CONFLICT DO NOTHING"':
        'hosting/commands.test.ts',
      'npm run proxy [-- --port 4628] [--host 127.0.0.1] [--to https://discord.com/api]': 'hosting/compose.test.ts',
      'for worker in 1 2 3 4; do': 'hosting/systemd.test.ts',
      'services:': 'hosting/compose.test.ts',
      'createdb arkham': 'hosting/commands.test.ts',
    };
    expect(blocks.map(({ text }) => text.split('\n')[0])).toEqual(Object.keys(tried));
    for (const file of Object.values(tried)) expect(existsSync(`tests/${file}`), file).toBe(true);
  });

  it('is there: every npm script, every setting, every file', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...hosting.matchAll(/npm run (?:--silent )?([a-z]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...hosting.matchAll(/\b(?:src|tests|findings)\/[\w./]+\.(?:mjs|ts)\b/g)].map(([file]) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const known = readFileSync('.env.example', 'utf8');
    const settings = [
      ...hosting.matchAll(/`?\b((?:DISCORD|DATABASE|BACKUP|HEALTH|LOG|PERSON|SERVER|STATUS)_[A-Z]+)\b/g),
    ];
    expect(settings.map(([, name = '']) => name).filter((name) => !known.includes(`${name}=`))).toEqual([]);
  });

  it('tries a load by words that the program knows', () => {
    const program = readFileSync('src/lab/load.ts', 'utf8');
    const words = [...block('npm run load').matchAll(/--([a-z]+)/g)].map(([, word = '']) => word);
    expect(words.filter((word) => !program.includes(`${word}: { type:`))).toEqual([]);
  });

  it('makes the database of a lost machine again of the folder of its copies', async () => {
    const [line = '', start] = block('npm run restore').split('\n');
    expect(start).toBe('npm start');
    const DATABASE_PATH = path.join(folder, 'arkham.db');
    const read = readSettings({ DATABASE_PATH, BACKUP_DIRECTORY: path.join(folder, 'mnt') });
    const directory = (read.ok ? backupFolder(read.settings) : null) ?? '';
    expect(path.basename(directory)).toMatch(/^arkham-[0-9a-f]{8}$/);
    writeFileSync(DATABASE_PATH, gunzipSync(readFileSync(PLAYED)));
    const store = new Store(openDatabase(DATABASE_PATH));
    const log = createLog('error', [], () => undefined);
    const changes = new ChangeLog({ database: store.database, directory, clock: () => 1_800_000_000_000, log });
    await changes.keep();
    store.close();
    for (const part of ['', '-wal', '-shm', '-reached']) rmSync(`${DATABASE_PATH}${part}`, { force: true });
    const here = line.replace('var/arkham.db', DATABASE_PATH).replace('/mnt/backups/arkham-3f9a0c12', directory);
    expect(here).toContain(directory);
    expect(typed(here, { DATABASE_PATH })).toMatchObject({ status: 0 });
    const again = new Store(openDatabase(DATABASE_PATH));
    expect(again.games.withStatus('playing')).toHaveLength(1);
    again.close();
  });

  it.skipIf(POSTGRES === undefined)(
    'brings all games to PostgreSQL, and tells it of an older state put back',
    async () => {
      const server = await PostgresServer.start();
      try {
        const DATABASE_PATH = path.join(folder, 'arkham.db');
        writeFileSync(DATABASE_PATH, gunzipSync(readFileSync(PLAYED)));
        const { hostname, port, username, password } = new URL(server.url());
        const postgres = {
          PGHOST: hostname,
          PGPORT: port,
          PGUSER: username,
          PGPASSWORD: password,
          PGDATABASE: 'postgres',
        };
        const PATH = `${POSTGRES}:${process.env.PATH}`;
        const moving = block('createdb').replace('db.example:5432', `${hostname}:${port}`);
        expect(moving).toContain(port);
        const moved = typed(moving, { ...postgres, PATH, DATABASE_PATH });
        expect(moved, moved.said).toMatchObject({ status: 0 });
        const url = server.url('arkham');
        const pool = new Pool({ connectionString: url });
        const ids = async (text: string): Promise<string[]> =>
          (await pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
        const playing = await ids("SELECT id FROM game WHERE status = 'playing'");
        expect(playing).toHaveLength(1);
        // Twice is as good as once.
        for (let time = 0; time < 2; time++)
          expect(typed(block('psql'), { PATH, DATABASE_URL: url })).toMatchObject({ status: 0 });
        expect(await ids('SELECT game AS id FROM restored')).toEqual(playing);
        await pool.end();
      } finally {
        await server.stop();
      }
    },
  );
});
