import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, Store } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';
import { CATALOGUE } from '../box.ts';
import { playsAgain } from '../table/again.ts';
import { tracesIn } from '../table/people/kept.ts';

/** A database of each version of the schema, with a game of that time in it: made once, never changed. */
const VERSIONS = new URL('./versions/', import.meta.url);
const files = readdirSync(VERSIONS).sort();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migration-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function opened(name: string): Store {
  const file = path.join(folder, 'arkham.db');
  writeFileSync(file, gunzipSync(readFileSync(new URL(name, VERSIONS))));
  return new Store(openDatabase(file));
}

describe('a database of an earlier version', () => {
  it('is kept here for every one there was', () => {
    const store = new Store(openDatabase(':memory:'));
    const newest = Number(store.database.pragma('user_version', { simple: true }));
    const wanted = Array.from({ length: newest - 1 }, (_, index) => `version-${index + 1}.db.gz`).sort();
    expect(files).toEqual(wanted);
  });

  for (const name of files)
    it(`opens in the newest, and its game goes on: ${name}`, () => {
      const store = opened(name);
      const table = new Table({ store, editions: CATALOGUE, clock: () => 1_800_000_000_000 });
      table.resumeAll();
      const game = store.games.withStatus('playing')[0]?.id ?? '';
      expect(playsAgain(table, game)).toBe(true);
      expect(table.reading.verify(game)).toMatchObject({ ok: true, value: { from: 'never', broken: null } });
      for (let count = 0; count < 10; count++) {
        const [open] = table.reading.game(game)?.open ?? [];
        const { id: decision, default: chosen } = open?.decision ?? { id: '', default: [] };
        const answer = { game, person: 'mara', decision, chosen };
        expect(table.answer(answer)).toEqual({ ok: true, value: 'accepted' });
      }
      const since = { step: expect.stringMatching(/^(setup|turn \d+|round \d+)\//) };
      expect(table.reading.verify(game)).toMatchObject({ ok: true, value: { from: since, broken: null } });
      expect(store.database.pragma('integrity_check', { simple: true })).toBe('ok');
      store.close();
    });

  it('has it filled in what its people have been called: at their seats, standing in, following, proposed, remembered, mentioned', () => {
    const store = opened('version-20.db.gz');
    const called = store.database
      .prepare<[string], string>("SELECT person || ' ' || name FROM called WHERE game = ?")
      .pluck();
    expect(called.all('4e882f0673').sort()).toEqual(['77 Nell', '78 Tomas', '79 Uma', '80 ', 'mara Mara']);
    expect(called.all('past').sort()).toEqual(['jonas Jonas', 'mara Mara']);
    const table = new Table({ store, editions: CATALOGUE, clock: () => 1_800_000_000_000 });
    for (const id of ['77', '78', '80'])
      expect(table.privacy.forget({ id, name: 'Other' }, () => 'somebody')).toMatchObject({ ok: true });
    expect(tracesIn(store.database, /Nell|Tomas|"7[78]"|<@80>|"80"/)).toEqual([]);
    store.close();
  });

  it('has the records of its people filled from the games that were over, of each less the others', () => {
    const store = opened('version-17.db.gz');
    const played = (person: string) =>
      store.records.played(person).map(({ game, body }) => [game, JSON.parse(body)] as const);
    const [[game, past] = []] = played('mara');
    expect(game).toBe('past');
    expect(past.players.map(({ sheet }: { sheet: { id: string } }) => sheet.id)).toEqual([
      'joe-diamond',
      'ashcan-pete',
    ]);
    expect(past).toMatchObject({ seals: 3, result: 'won', turns: 14 });
    expect(JSON.stringify(past)).not.toMatch(/jonas/i);
    expect(played('jonas').map(([id, { seals }]) => [id, seals])).toEqual([
      ['older', undefined],
      ['past', 3],
    ]);
    const table = new Table({ store, editions: CATALOGUE, clock: () => 1_800_000_000_000 });
    expect(table.personalRecords.of('mara', 'mara')).toMatchObject({ value: { games: 1, won: 1, answered: 600_000 } });
    store.close();
  });
});
