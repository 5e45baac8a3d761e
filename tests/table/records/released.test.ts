import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportGame, importGame, textOf } from '../../../src/store/archive.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { REPLAY_ACTS, type ReplayView } from '../../../src/table/records/replay.ts';
import { Table } from '../../../src/table/table.ts';
import { numberOfVersion } from '../../../src/version.ts';
import { CATALOGUE } from '../../box.ts';
import { granted, START } from '../group.ts';

/**
 * Whole long games of every release, as they were exported: made once, never changed. Of `proved` ones every draw was
 * kept; a release adds one of each edition (`npm run fixture`), by the name of its version.
 */
const GAMES = new URL('./released/', import.meta.url);
const files = readdirSync(GAMES).sort();

function imported(name: string): { table: Table; game: string; store: Store } {
  const store = new Store(openDatabase(':memory:'));
  const game = importGame(store.database, textOf(readFileSync(new URL(name, GAMES))));
  return { store, game, table: new Table({ store, editions: CATALOGUE, clock: () => START }) };
}

const isProved = (name: string): boolean => name.includes('proved');

/** The number of the turn or round in a headline. */
function turnIn({ headline }: ReplayView): number {
  return Number(headline.args?.turn ?? headline.args?.round ?? 0);
}

describe('whole games of this release and of those before it', () => {
  it.each([...CATALOGUE.keys()])('are there of the version that package.json names: %s', (edition) => {
    expect(files).toContain(`${edition}-proved-${numberOfVersion()}.json.gz`);
  });

  it('are there of both editions, with what was drawn and of before it was kept', () => {
    for (const edition of ['second', 'third'])
      for (const proved of [true, false])
        expect(files.some((name) => name.startsWith(edition) && isProved(name) === proved)).toBe(true);
  });

  it.each(files)('are verified, and never differ: %s', (name) => {
    const { table, game, store } = imported(name);
    const found = granted(table.reading.verify(game));
    expect(found.broken).toBeNull();
    if (!isProved(name)) return expect(found).toMatchObject({ from: 'never', dice: 0, chain: null });
    expect(found.from).toBe('beginning');
    expect(Math.min(found.dice, found.picks, found.shuffles)).toBeGreaterThan(0);
    expect(found.dice).toBeGreaterThan(100);
    expect(table.reading.draws(game)?.split('\n').length).toBeGreaterThan(300);
    // One number of one roll is another: its address is told.
    store.database.prepare('UPDATE game SET seed = ? WHERE id = ?').run('ab'.repeat(32), game);
    expect(granted(table.reading.verify(game)).broken).not.toBeNull();
  });

  it.each(files)('are replayed to their end, turn after turn: %s', (name) => {
    const { table, game } = imported(name);
    const turns: number[] = [];
    let view = granted(table.replays.show(game, 0, 'start'));
    for (;;) {
      expect(view.sentences.length).toBeGreaterThan(0);
      turns.push(turnIn(view));
      const next = table.replays.show(game, view.index, 'turn');
      if (!next.ok) break;
      view = next.value;
    }
    expect(Math.max(...turns)).toBeGreaterThanOrEqual(30);
    expect(turns).toEqual([...turns].sort((one, other) => one - other));
    const end = granted(table.replays.show(game, 0, 'end'));
    expect(end.index).toBe(end.last);
    expect(end.pictures.length).toBeGreaterThan(0);
    for (const act of REPLAY_ACTS) expect(table.replays.show(game, 2, act).ok).toBe(true);
  });

  it.each(files)('are exported as they were imported: %s', (name) => {
    const { store, game } = imported(name);
    const before = JSON.parse(textOf(readFileSync(new URL(name, GAMES))));
    const after = JSON.parse(exportGame(store.database, game));
    for (const table of ['journal', 'proof', 'snapshot', 'outbox'])
      expect(after.tables[table], table).toEqual(before.tables[table] ?? []);
  });
});
