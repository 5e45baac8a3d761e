import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { toyEdition } from '../../table/toyedition.ts';

let folder: string;
let file: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lineage-'));
  file = path.join(folder, 'arkham.db');
  store = new Store(openDatabase(file));
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

function table(): Table {
  return new Table({ store, editions: new Map([[toyEdition.id, toyEdition]]), clock: () => 1 });
}

function begin(): string {
  const host = { id: 'mara', name: 'Mara' };
  const created = table().gathering.create({ guild: 'g', channel: 'c', host, edition: 'second' });
  if (!created.ok) throw new Error(created.refusal.key);
  table().gathering.start('c', 'mara');
  return created.value;
}

/** Stops, lets somebody do something to the files, and starts. */
function restart(meanwhile: () => void = () => undefined): void {
  store.close();
  meanwhile();
  store = new Store(openDatabase(file));
}

function answer(game: string, chosen: string): boolean {
  const view = table().reading.game(game);
  const decision = view?.open[0]?.decision.id ?? '';
  return table().answer({ game, person: 'mara', decision, chosen: [chosen] }).ok;
}

describe('a database that is started again', () => {
  it('is the same one, also after a kill', () => {
    const game = begin();
    restart();
    expect(store.restored).toBe(false);
    expect(answer(game, 'left')).toBe(true);
    restart();
    expect(store.restored).toBe(false);
    expect(table().reading.game(game)?.branch).toBe(0);
  });

  it('is known for a raw copy that was put back, and its games begin a branch that refuses the buttons of the lost future', () => {
    const game = begin();
    const copy = path.join(folder, 'copy.db');
    restart(() => copyFileSync(file, copy));
    expect(answer(game, 'left')).toBe(true);
    const lost = table().reading.game(game)?.open[0]?.decision.id ?? '';
    restart(() => copyFileSync(copy, file));
    expect(store.restored).toBe(true);
    table().resumeAll();
    const branch = table().reading.game(game)?.branch ?? 0;
    expect(branch).toBeGreaterThan(0);
    expect(store.outbox.waiting(game).map(({ kind }) => kind)).toContain('questions');
    expect(answer(game, 'left')).toBe(true);
    const pressed = { game, branch: 0, person: 'mara', decision: lost, chosen: ['stop'] };
    expect(table().answer(pressed)).toMatchObject({ refusal: { key: 'refused-stale' } });
    restart();
    expect(store.restored).toBe(false);
    expect(table().reading.game(game)?.branch).toBe(branch);
  });

  it('is known for the lost future, too, should that be put back after all', () => {
    const game = begin();
    const [copy, future] = [path.join(folder, 'copy.db'), path.join(folder, 'future.db')];
    restart(() => copyFileSync(file, copy));
    answer(game, 'left');
    restart(() => {
      copyFileSync(file, future);
      copyFileSync(copy, file);
    });
    expect(store.restored).toBe(true);
    restart(() => copyFileSync(future, file));
    expect(store.restored).toBe(true);
  });

  it('is known to have lost its write-ahead log', () => {
    const game = begin();
    restart();
    expect(answer(game, 'left')).toBe(true);
    const copy = path.join(folder, 'copy.db');
    // What a killed process leaves behind, less the log that somebody has swept away.
    copyFileSync(file, copy);
    restart(() => copyFileSync(copy, file));
    expect(store.restored).toBe(true);
  });

  it('that was moved here without the note beside it may have gone on elsewhere', () => {
    begin();
    restart(() => rmSync(`${file}-reached`));
    expect(store.restored).toBe(true);
  });
});
