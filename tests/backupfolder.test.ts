import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adoptCopies, backupFolder } from '../src/backupfolder.ts';
import { localFile } from '../src/local/localfile.ts';
import { Store as LocalStore } from '../src/local/world/store.ts';
import { createLog } from '../src/log.ts';
import { readSettings } from '../src/settings.ts';
import { Backups } from '../src/store/file/backup.ts';
import { openDatabase, Store } from '../src/store/store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arkham-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function folderOf(environment: Record<string, string>): string | null {
  const read = readSettings(environment);
  if (!read.ok) throw new Error('settings');
  return backupFolder(read.settings);
}

async function copied(store: Store, directory: string): Promise<string | null> {
  const log = createLog('error', [], () => undefined);
  return new Backups({ database: store.database, directory, days: 7, clock: () => 1_800_000_000_000, log }).ifDue();
}

describe('the copies of two databases in one folder', () => {
  it('keep apart, by file and by bot, and stay where they are', () => {
    const BACKUP_DIRECTORY = folder;
    const bot = (id: string) => `${Buffer.from(id).toString('base64')}.Gabcde.${'x'.repeat(30)}`;
    const one = folderOf({ BACKUP_DIRECTORY, DATABASE_PATH: '/srv/a/games.db' });
    expect(one).toMatch(/\/games-[0-9a-f]{8}$/);
    expect(folderOf({ BACKUP_DIRECTORY, DATABASE_PATH: '/srv/a/../a/games.db' })).toBe(one);
    expect(folderOf({ BACKUP_DIRECTORY, DATABASE_PATH: '/srv/b/games.db' })).not.toBe(one);
    const [first, second] = ['100000000000000001', '100000000000000002'].map((id) =>
      folderOf({ BACKUP_DIRECTORY, DATABASE_PATH: '/srv/a/games.db', DISCORD_TOKEN: bot(id) }),
    );
    expect(first).not.toBe(second);
    expect(folderOf({ BACKUP_DIRECTORY, BACKUP_DAYS: '0' })).toBeNull();
  });

  it('of before, which all lay together, go to the folder of the database they are copies of', async () => {
    const [mine, other] = ['mine', 'other'].map((name) => new Store(openDatabase(path.join(folder, `${name}.db`))));
    const together = path.join(folder, 'backups');
    const own = path.join(together, 'mine-00000000');
    const copy = await copied(mine!, together);
    adoptCopies(other!.database, together, path.join(together, 'other-00000000'));
    expect(existsSync(copy ?? '')).toBe(true);
    writeFileSync(path.join(together, 'arkham-2020-01-01T000000Z.db'), 'nothing');
    adoptCopies(mine!.database, together, own);
    expect(readdirSync(own)).toEqual([path.basename(copy ?? '')]);
    expect(existsSync(path.join(together, 'arkham-2020-01-01T000000Z.db'))).toBe(true);
    // The other one gets its own.
    expect(await copied(other!, path.join(together, 'other-00000000'))).not.toBeNull();
    for (const store of [mine, other]) store?.close();
  });
});

describe('the channels of the Discord on this machine', () => {
  it('lie beside each database by its name, where those of before go to', () => {
    mkdirSync(path.join(folder, 'var'));
    for (const part of ['', '-wal']) writeFileSync(path.join(folder, 'var', `local-discord.db${part}`), part);
    const file = localFile(path.join(folder, 'var', 'arkham.db'));
    expect(file).toBe(path.join(folder, 'var', 'arkham-local-discord.db'));
    expect(readdirSync(path.join(folder, 'var')).sort()).toEqual([
      'arkham-local-discord.db',
      'arkham-local-discord.db-wal',
    ]);
    expect(localFile(path.join(folder, 'var', 'other.db'))).toBe(path.join(folder, 'var', 'other-local-discord.db'));
  });

  it('are for nobody else to read', () => {
    const file = path.join(folder, 'local.db');
    const store = new LocalStore(file, 'http://localhost');
    store.put('guild', '1', {});
    const names = readdirSync(folder);
    expect(names).toContain('local.db-wal');
    for (const name of names) expect(statSync(path.join(folder, name)).mode & 0o077, name).toBe(0);
    store.close();
  });
});
