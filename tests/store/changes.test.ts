import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../src/log.ts';
import { exportGame } from '../../src/store/archive.ts';
import { COPY, chainsIn, fileOf } from '../../src/store/changes/chain.ts';
import { ChangeLog, INTERVAL } from '../../src/store/changes/changelog.ts';
import { RestoreRefused, restore } from '../../src/store/changes/restoring.ts';
import type { Fewer } from '../../src/store/file/backup.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';
import { playsAgain } from '../table/again.ts';
import { toyEdition } from '../table/toyedition.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let folder: string;
let directory: string;
let now: number;
let logged: string[];
let store: Store;
let changes: ChangeLog;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arkham-'));
  directory = path.join(folder, 'backups');
  now = Date.parse('2026-03-02T08:00:00Z');
  logged = [];
  store = new Store(openDatabase(path.join(folder, 'games.db')));
  const log = createLog('info', [], (line) => void logged.push(line));
  changes = new ChangeLog({ database: store.database, directory, clock: () => now, log });
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const tableOf = (of: Store) =>
  new Table({ store: of, editions: new Map([[toyEdition.id, toyEdition]]), clock: () => now });

function begin(channel = 'c'): string {
  const { gathering } = tableOf(store);
  const created = gathering.create({ guild: 'g', channel, host: { id: 'mara', name: 'Mara' }, edition: 'second' });
  if (!created.ok) throw new Error(created.refusal.key);
  gathering.start(channel, 'mara');
  return created.value;
}

/** Answers what is asked, and lets some minutes pass. */
async function plays(game: string, ...answers: string[]): Promise<void> {
  for (const chosen of answers) {
    const table = tableOf(store);
    const { open, branch } = table.reading.game(game)!;
    const answer = { game, branch, person: 'mara', decision: open[0]!.decision.id, chosen: [chosen] };
    expect(table.answer(answer)).toMatchObject({ ok: true });
    now += INTERVAL;
    await changes.keep();
  }
}

const restored = (...parts: string[]): string => path.join(...parts);

/** The file of a database that is made of a chain. */
async function made(chain: string): Promise<string> {
  const file = path.join(folder, 'made.db');
  await restore(chain, file);
  return file;
}

const newestChain = (): string => chainsIn(directory).at(-1)!.folder;

describe('what has changed since a copy', () => {
  it('is written down often enough that five minutes are lost at most', () => {
    expect(INTERVAL).toBeLessThan(5 * MINUTE);
  });

  it('is written down by itself, every few minutes in which anything has changed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      changes.start();
      await changes.settled();
      for (let time = 0; time < 3; time++) {
        if (time < 2) begin(`channel ${time}`);
        vi.advanceTimersByTime(INTERVAL);
        await changes.settled();
      }
      const chain = newestChain();
      expect(readdirSync(chain).sort()).toEqual([fileOf(1), fileOf(2), COPY]);
    } finally {
      vi.useRealTimers();
      await changes.stop();
    }
  });

  it('makes the database as it was, when all else is lost, and its games go on', async () => {
    await changes.keep();
    const game = begin();
    await plays(game, 'left', 'roll', 'roll');
    const before = JSON.parse(exportGame(store.database, game));
    const chain = newestChain();
    expect(readdirSync(chain).sort()).toEqual([fileOf(1), fileOf(2), fileOf(3), COPY]);
    const file = restored(folder, 'again.db');
    expect(await restore(chain, file)).toEqual({ changes: 3, at: now, broken: null });
    const again = new Store(openDatabase(file));
    expect(JSON.parse(exportGame(again.database, game))).toEqual(before);
    const table = tableOf(again);
    expect(again.games.isRestored(game)).toBe(true);
    expect(playsAgain(table, game)).toBe(true);
    expect(table.reading.verify(game)).toMatchObject({ ok: true, value: { dice: 4, broken: null } });
    expect(table.reading.game(game)!.branch).toBeGreaterThan(100);
    again.close();
  });

  it('tells of rows that went, and of whole games', async () => {
    const [kept, gone] = [begin('c'), begin('d')];
    await changes.keep();
    store.transaction(() => store.database.prepare('DELETE FROM game WHERE id = ?').run(gone));
    store.transaction(() => store.personalData.forget({ id: 'mara', name: 'Mara' }, () => 'Somebody'));
    await changes.keep();
    const file = restored(folder, 'again.db');
    await restore(newestChain(), file);
    const again = new Store(openDatabase(file));
    for (const table of ['game', 'seat', 'journal', 'proof', 'snapshot', 'outbox'])
      expect(again.database.prepare(`SELECT * FROM ${table}`).all(), table).toEqual(
        store.database.prepare(`SELECT * FROM ${table}`).all(),
      );
    expect(again.games.find(gone)).toBeUndefined();
    expect(again.games.find(kept)).toBeDefined();
    again.close();
  });

  it('is taken in only as far as the chain is whole', async () => {
    await changes.keep();
    const game = begin();
    await plays(game, 'left', 'roll', 'roll');
    const chain = newestChain();
    const attempt = async (name: string, harm: (file: string) => void) => {
      const copy = restored(folder, `chain-${name}`);
      rmSync(copy, { recursive: true, force: true });
      cpSync(chain, copy, { recursive: true });
      harm(path.join(copy, fileOf(2)));
      const result = await restore(copy, restored(folder, `${name}.db`));
      return { ...result, broken: result.broken && path.basename(result.broken) };
    };
    const cut = { changes: 1, broken: fileOf(2) };
    expect(await attempt('whole', () => undefined)).toMatchObject({ changes: 3, broken: null });
    expect(await attempt('missing', (file) => rmSync(file))).toMatchObject(cut);
    expect(await attempt('damaged', (file) => writeFileSync(file, 'not a change'))).toMatchObject(cut);
    expect(await attempt('other', (file) => copyFileSync(path.join(chain, fileOf(3)), file))).toMatchObject(cut);
    // One that was touched is read, but what follows it does not follow it any more.
    expect(await attempt('touched', (file) => appendFileSync(file, Buffer.alloc(8)))).toMatchObject({
      broken: fileOf(3),
    });
    expect(
      await attempt('copy', (file) => appendFileSync(path.join(path.dirname(file), COPY), Buffer.alloc(4096))),
    ).toMatchObject({
      changes: 0,
      broken: fileOf(1),
    });
  });

  it('is made of nothing else, and in no other’s place', async () => {
    await changes.keep();
    const chain = newestChain();
    await expect(restore(folder, restored(folder, 'a.db'))).rejects.toThrow(new RestoreRefused('no-chain'));
    await expect(restore(chain, restored(folder, 'games.db'))).rejects.toThrow(new RestoreRefused('there-already'));
    writeFileSync(restored(folder, 'b.db-wal'), '');
    await expect(restore(chain, restored(folder, 'b.db'))).rejects.toThrow(new RestoreRefused('there-already'));
    expect(existsSync(restored(folder, 'b.db'))).toBe(false);
  });

  it('begins anew once a day and at each start; the chain before goes when the next is whole', async () => {
    begin('a');
    await changes.keep();
    const first = newestChain();
    await changes.keep();
    expect(readdirSync(first)).toEqual([COPY]);
    now += DAY;
    begin('b');
    await changes.keep();
    const second = newestChain();
    expect(path.basename(second)).toBe('since-2026-03-03T080000Z');
    expect(readdirSync(directory)).toEqual([path.basename(second)]);
  });

  it('stays, in place of a chain that has no games, where another database is begun before it is restored', async () => {
    await changes.keep();
    const game = begin();
    now += INTERVAL;
    await changes.keep();
    const whole = newestChain();
    store.close();
    renameSync(path.join(folder, 'games.db'), path.join(folder, 'lost.db'));
    for (const part of ['-wal', '-shm', '-reached']) rmSync(path.join(folder, `games.db${part}`), { force: true });
    store = new Store(openDatabase(path.join(folder, 'games.db')));
    const heard: Fewer[] = [];
    const log = createLog('info', [], (line) => void logged.push(line));
    const fewer = (one: Fewer): void => void heard.push(one);
    now += MINUTE;
    const other = new ChangeLog({ database: store.database, directory, clock: () => now, log, fewer });
    await other.keep();
    const found = chainsIn(directory);
    expect(found.map(({ games }) => games)).toEqual([1, 0]);
    expect(found[0]!.folder).toBe(whole);
    expect(heard).toEqual([{ file: found[1]!.folder, games: 0, kept: whole, keptGames: 1 }]);
    expect(logged.join()).toContain('backup.fewer');
    const again = new Store(openDatabase(await made(whole)));
    expect(again.games.find(game)).toBeDefined();
    again.close();
    // Another day it is still there: nothing of it is here.
    now += DAY;
    begin('other');
    await other.keep();
    expect(chainsIn(directory).map(({ folder: one }) => one)).toContain(whole);
  });

  it('that could not be written is written the next time', async () => {
    await changes.keep();
    const chain = newestChain();
    const game = begin();
    renameSync(chain, `${chain}-away`);
    writeFileSync(chain, '');
    await changes.keep();
    expect(logged.join()).toContain('backup.changes');
    rmSync(chain);
    renameSync(`${chain}-away`, chain);
    await changes.keep();
    const file = restored(folder, 'again.db');
    expect(await restore(chain, file)).toMatchObject({ changes: 1 });
    const again = new Store(openDatabase(file));
    expect(again.games.find(game)).toBeDefined();
    again.close();
  });

  it('is for nobody else to read, and is written down once more when the program stops', async () => {
    changes.start();
    begin();
    await changes.stop();
    const chain = newestChain();
    const modes = [directory, chain, ...readdirSync(chain).map((name) => path.join(chain, name))].map(
      (name) => statSync(name).mode & 0o077,
    );
    expect(modes.every((mode) => mode === 0)).toBe(true);
    const file = restored(folder, 'again.db');
    await restore(chain, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = new Store(openDatabase(file));
    expect(again.games.withStatus('playing')).toHaveLength(1);
    again.close();
  });
});
