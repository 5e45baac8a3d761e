import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, Store } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';
import { second } from '../second.ts';

let folder: string;
/** What the programs find in DATABASE_URL. */
let server = '';

beforeEach(() => {
  server = '';
  folder = mkdtempSync(path.join(tmpdir(), 'arkham-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(program: 'export' | 'import', database: string, ...words: string[]) {
  const env = {
    ...process.env,
    DATABASE_PATH: path.join(folder, database),
    DISCORD_TOKEN: '',
    BACKUP_DAYS: '',
    DATABASE_URL: server,
  };
  const called = ['src/run.mjs', `commandline/${program}`, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, called, { env });
  return { status, out: String(stdout).trim(), err: String(stderr).trim() };
}

it('a game is written to a file and goes on elsewhere; what can’t be done is said in one line', () => {
  const store = new Store(openDatabase(path.join(folder, 'here.db')));
  const table = new Table({ store, editions: new Map([[second.id, second]]), clock: () => 1000 });
  const host = { id: 'mara', name: 'Mara' };
  const created = table.gathering.create({ guild: 'g', channel: 'c', host, edition: 'second' });
  if (!created.ok) throw new Error(created.refusal.key);
  const game = created.value;
  const file = path.join(folder, 'case.json');
  expect(run('export', 'here.db', game, file).err).toMatch(
    /^Another process has .*here\.db open\. Stop the bot first\.$/,
  );
  store.close();
  expect(run('export', 'here.db')).toMatchObject({ status: 2, out: `${game} (lobby) in channel c` });
  expect(run('export', 'here.db', 'nothing', file)).toMatchObject({
    status: 1,
    err: 'Nothing was exported: there’s no game of that name.',
  });
  expect(run('export', 'nowhere.db', game, file).err).toMatch(
    /^There are no games at .*nowhere\.db\. Set DATABASE_PATH/,
  );
  expect(existsSync(path.join(folder, 'nowhere.db'))).toBe(false);
  // Nothing half-written stays where it can't be finished.
  const refused = run('export', 'here.db', game, path.join(folder, 'no folder', 'case.json'));
  expect(refused).toMatchObject({ status: 1, out: '' });
  expect(refused.err).toMatch(/^Nothing was exported: [^\n]+$/);
  server = 'postgres://mara:secret-word@127.0.0.1:1/arkham';
  expect(run('export', 'here.db', game, file).err).toMatch(
    /^DATABASE_URL is set, so the games are on a PostgreSQL server/,
  );
  server = '';
  expect(run('export', 'here.db', game, file)).toMatchObject({ status: 0, err: '' });
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(run('export', 'here.db', game, file).err).toContain('already exists');
  expect(run('import', 'there.db', path.join(folder, 'missing.json')).err).toContain('can’t be read');
  writeFileSync(path.join(folder, 'bad.json'), readFileSync(file, 'utf8').slice(0, 200));
  expect(run('import', 'there.db', path.join(folder, 'bad.json'))).toMatchObject({
    status: 1,
    err: 'Nothing was imported: this isn’t a game exported by this program.',
  });
  expect(run('import', 'there.db', file, 'd')).toMatchObject({ status: 0, err: '' });
  expect(run('import', 'there.db', file).err).toBe('Nothing was imported: that game is already in this database.');
  const there = new Store(openDatabase(path.join(folder, 'there.db')));
  expect(there.games.find(game)).toMatchObject({ channel: 'd', status: 'lobby' });
  there.close();
});
