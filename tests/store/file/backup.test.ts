import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/log.ts';
import { SQLite } from '../../../src/sqlite/driver.ts';
import { exportGame } from '../../../src/store/archive.ts';
import { Backups } from '../../../src/store/file/backup.ts';
import { DatabaseDamaged, openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { toyEdition } from '../../table/toyedition.ts';

const DAY = 86_400_000;
let folder: string;
let now: number;
let logged: string[];
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arkham-'));
  now = Date.parse('2026-03-02T08:00:00Z');
  logged = [];
  store = new Store(openDatabase(path.join(folder, 'games.db')));
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

function backups(directory = path.join(folder, 'backups'), days = 7): Backups {
  const log = createLog('info', [], (line) => void logged.push(line));
  return new Backups({ database: store.database, directory, days, clock: () => now, log });
}

/** A game with its first question open. */
function begin(channel = 'c'): string {
  const table = new Table({ store, editions: new Map([[toyEdition.id, toyEdition]]), clock: () => now });
  const host = { id: 'mara', name: 'Mara' };
  const standing = { manages: true };
  const created = table.gathering.create({ guild: 'g', channel, host, edition: 'second', standing });
  if (!created.ok) throw new Error(created.refusal.key);
  table.gathering.start(channel, 'mara');
  return created.value;
}

describe('daily backups', () => {
  it('are made at the start and once a day, and kept for so many days', async () => {
    const daily = backups();
    expect(path.basename((await daily.ifDue())!)).toBe('arkham-2026-03-02T080000Z.db');
    expect(await daily.ifDue()).toBeNull();
    now += DAY - 1;
    expect(await daily.ifDue()).toBeNull();
    for (let day = 1; day < 12; day++) {
      now = Date.parse('2026-03-02T08:00:00Z') + day * DAY;
      expect(await daily.ifDue()).not.toBeNull();
    }
    const names = readdirSync(path.join(folder, 'backups')).sort();
    expect(names).toHaveLength(7);
    expect(names[0]).toContain('2026-03-07');
    expect(names.at(-1)).toContain('2026-03-13');
    expect(logged.filter((line) => line.includes('backup.failed'))).toEqual([]);
  });

  it('leave other files alone, keep the latest however old it is, and sweep up what was left unfinished', async () => {
    const directory = path.join(folder, 'backups');
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'mine.db'), 'mine');
    writeFileSync(path.join(directory, 'arkham-2026-01-01T080000Z.db.unfinished'), 'half');
    writeFileSync(path.join(directory, 'arkham-2026-01-01T080000Z.db'), 'old');
    expect(backups().list()).toHaveLength(1);
    await backups(directory, 1).ifDue();
    expect(readdirSync(directory).sort()).toEqual(['arkham-2026-03-02T080000Z.db', 'mine.db']);
  });

  it('are neither many nor few when the clock is set forward or back', async () => {
    const daily = backups();
    const first = now;
    for (let day = 0; day < 7; day++) {
      now = first + day * DAY;
      await daily.ifDue();
    }
    now = first + 40 * DAY;
    await daily.ifDue();
    expect(daily.list()).toHaveLength(7);
    now = first + 7 * DAY;
    for (let look = 0; look < 48; look++) {
      await daily.ifDue();
      now += DAY / 48;
    }
    const names = readdirSync(path.join(folder, 'backups')).sort();
    expect(names).toHaveLength(7);
    expect(names.at(-1)).toContain('2026-03-09');
  });

  it('with fewer games than one before them never take its place, however many there are, and say so', async () => {
    begin();
    const directory = path.join(folder, 'backups');
    const good = (await backups().ifDue()) ?? '';
    store.close();
    store = new Store(openDatabase(path.join(folder, 'emptied.db')));
    const told: object[] = [];
    const log = createLog('info', [], (line) => void logged.push(line));
    const fewer = (facts: object): void => void told.push(facts);
    const daily = new Backups({ database: store.database, directory, days: 3, clock: () => now, log, fewer });
    for (let day = 0; day < 6; day++) {
      now += DAY;
      expect(await daily.ifDue()).not.toBeNull();
    }
    const names = daily.list().map(({ file }) => path.basename(file));
    expect(names).toHaveLength(4);
    expect(names[0]).toBe(path.basename(good));
    expect(told).toHaveLength(6);
    expect(told[0]).toMatchObject({ games: 0, kept: good, keptGames: 1 });
    expect(logged.filter((line) => line.includes('backup.fewer'))).toHaveLength(6);
    begin('elsewhere');
    now += DAY;
    await daily.ifDue();
    expect(told).toHaveLength(6);
    expect(daily.list()).toHaveLength(3);
    expect(daily.list().map(({ file }) => file)).not.toContain(good);
  });

  it('are not made of a damaged database, and the good ones stay', async () => {
    for (let number = 0; number < 40; number++) begin(`channel-${number}`);
    const daily = backups(path.join(folder, 'backups'), 1);
    const good = await daily.ifDue();
    store.close();
    const file = path.join(folder, 'games.db');
    const pages = readFileSync(file);
    pages.fill(0x5a, pages.length - 3 * 4096);
    writeFileSync(file, pages);
    expect(() => openDatabase(file)).toThrow(DatabaseDamaged);
    const damaged = new SQLite(file);
    now += 2 * DAY;
    const log = createLog('info', [], (line) => void logged.push(line));
    const directory = path.join(folder, 'backups');
    const broken = new Backups({ database: damaged, directory, days: 1, clock: () => now, log });
    expect(await broken.ifDue()).toBeNull();
    expect(logged.join('\n')).toContain('backup.damaged');
    expect(readdirSync(directory)).toEqual([path.basename(good ?? '')]);
    damaged.close();
    store = new Store(openDatabase(':memory:'));
  });

  it('and the database itself are for nobody else to read', async () => {
    const file = (await backups().ifDue()) ?? '';
    const modes = [file, path.join(folder, 'games.db'), path.join(folder, 'games.db-reached')];
    for (const name of modes) expect(statSync(name).mode & 0o777, name).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('can be put in the place of the database: copy, start, and the game goes on as it was', async () => {
    const game = begin();
    store.messages.keepAnswered({ game, seq: 1, id: '10', channel: '2', content: 'Asked — answered' });
    const before = exportGame(store.database, game);
    const file = (await backups().ifDue())!;
    // What happens after the backup is lost with the machine.
    store.games.update(game, { status: 'ended' });
    store.close();
    const place = path.join(folder, 'restored.db');
    copyFileSync(file, place);
    store = new Store(openDatabase(place));
    expect(exportGame(store.database, game)).toBe(before);
    expect(store.messages.answered(game, '2', { after: 0, before: 2 }, 9)).toHaveLength(1);
    const table = new Table({ store, editions: new Map([[toyEdition.id, toyEdition]]), clock: () => now });
    const decision = table.reading.game(game)!.open[0]!.decision;
    const answer = { game, person: 'mara', decision: decision.id, chosen: ['left'] };
    expect(table.answer(answer)).toEqual({ ok: true, value: 'accepted' });
  });

  it('go on on a branch of their own, so that no button of the lost future fits a later question', async () => {
    const game = begin();
    const file = (await backups().ifDue())!;
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
    const lost = new Table({ store, editions: new Map([[toyEdition.id, toyEdition]]), clock: () => now });
    expect(lost.answer({ game, branch: 0, person: 'mara', decision: '1', chosen: ['left'] }).ok).toBe(true);
    const future = lost.reading.game(game)!;
    expect(future.branch).toBe(0);
    const branches = [1, 2].map((time) => {
      store.close();
      const place = path.join(folder, `restored-${time}.db`);
      copyFileSync(file, place);
      store = new Store(openDatabase(place));
      const table = new Table({ store, editions: new Map([[toyEdition.id, toyEdition]]), clock: () => now });
      table.resumeAll();
      const { branch } = table.reading.game(game)!;
      expect(table.answer({ game, branch, person: 'mara', decision: '1', chosen: ['left'] }).ok).toBe(true);
      const { decision } = table.reading.game(game)!.open[0]!;
      expect(decision.id).toBe(future.open[0]!.decision.id);
      const pressed = { game, branch: future.branch, person: 'mara', decision: decision.id, chosen: ['stop'] };
      expect(table.answer(pressed)).toMatchObject({ refusal: { key: 'refused-stale' } });
      const again = new Table({ store, editions: new Map([[toyEdition.id, toyEdition]]), clock: () => now });
      expect(again.reading.game(game)!.branch).toBe(branch);
      return branch;
    });
    expect(new Set([0, ...branches]).size).toBe(3);
  });

  it('that can’t be written are logged, leave nothing half done, and are tried again', async () => {
    const directory = path.join(folder, 'backups');
    writeFileSync(directory, 'a file where the folder should be');
    const daily = backups(directory);
    expect(await daily.ifDue()).toBeNull();
    const line = logged.find((one) => one.includes('backup.failed'));
    expect(line).toContain(directory);
    begin();
    expect(store.games.withStatus('playing')).toHaveLength(1);
    rmSync(directory);
    expect(existsSync((await daily.ifDue())!)).toBe(true);
  });

  it('that break off in the middle (a full disk) leave no file behind', async () => {
    const daily = backups();
    const { database } = store;
    const full = Object.create(database, {
      backup: {
        value: async (file: string) => {
          writeFileSync(file, 'half of it');
          throw new Error('database or disk is full');
        },
      },
    });
    const log = createLog('info', [], (line) => void logged.push(line));
    const directory = path.join(folder, 'backups');
    const broken = new Backups({ database: full, directory, days: 7, clock: () => now, log });
    expect(await broken.ifDue()).toBeNull();
    expect(readdirSync(directory)).toEqual([]);
    expect(logged.join('\n')).toContain('disk is full');
    expect(await daily.ifDue()).not.toBeNull();
  });

  it('end with the program', async () => {
    const daily = backups();
    daily.start();
    await daily.stop();
    now += 2 * DAY;
    expect(await daily.ifDue()).toBeNull();
  });
});
