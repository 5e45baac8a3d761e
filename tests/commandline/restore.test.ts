import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupFolder } from '../../src/backupfolder.ts';
import { createLog } from '../../src/log.ts';
import { readSettings } from '../../src/settings.ts';
import { chainsIn, fileOf } from '../../src/store/changes/chain.ts';
import { ChangeLog } from '../../src/store/changes/changelog.ts';
import { openDatabase, Store } from '../../src/store/store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arkham-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('a machine is lost: the database is made again of the copy and what had changed since', async () => {
  const settings = {
    DATABASE_PATH: path.join(folder, 'games.db'),
    BACKUP_DIRECTORY: path.join(folder, 'far'),
    DISCORD_TOKEN: '',
    DATABASE_URL: '',
    BACKUP_DAYS: '',
  };
  const read = readSettings(settings);
  const directory = read.ok ? backupFolder(read.settings) : null;
  if (directory === null) throw new Error('no folder');
  const store = new Store(openDatabase(settings.DATABASE_PATH));
  const log = createLog('error', [], () => undefined);
  const changes = new ChangeLog({ database: store.database, directory, clock: () => 1_800_000_000_000, log });
  await changes.keep();
  store.transaction(() => store.persons.keep({ ...store.persons.find('mara'), zone: 'Europe/Vienna' }));
  await changes.keep();
  store.close();
  const run = (...words: string[]) => {
    const called = ['src/run.mjs', 'commandline/restore', ...words];
    const { status, stdout, stderr } = spawnSync(process.execPath, called, { env: { ...process.env, ...settings } });
    return { status, said: `${stdout}${stderr}`.trim() };
  };
  expect(run().said).toMatch(/^Usage: npm run restore/);
  expect(run(settings.DATABASE_PATH).said).toMatch(/games\.db is there already/);
  for (const part of ['', '-wal', '-shm', '-reached']) rmSync(`${settings.DATABASE_PATH}${part}`, { force: true });
  const made = run(settings.DATABASE_PATH);
  expect(made.said).toMatch(/games\.db is made of the copy in .* up to 2027-01-15T08:00:00\.000Z \(1 file\)\.$/);
  expect(made.status).toBe(0);
  const again = new Store(openDatabase(settings.DATABASE_PATH));
  expect(again.persons.find('mara').zone).toBe('Europe/Vienna');
  again.close();
  writeFileSync(path.join(chainsIn(directory).at(-1)?.folder ?? '', fileOf(1)), '');
  const broken = run(path.join(folder, 'other.db'), directory);
  expect(broken.said).toMatch(/000001\.json\.gz isn’t what followed in the chain/);
  expect(broken.status).toBe(1);
});
