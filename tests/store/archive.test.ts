import { describe, expect, it } from 'vitest';
import { second } from '../../src/editions/second/second.ts';
import { exportGame, importGame } from '../../src/store/archive.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';

function aTable(): { store: Store; table: Table } {
  const store = new Store(openDatabase(':memory:'));
  return {
    store,
    table: new Table({ store, editions: new Map([[second.id, second]]), clock: () => 1000, later: (work) => work() }),
  };
}

describe('moving a game between machines', () => {
  it('gives the same game, byte for byte, and it goes on there', () => {
    const here = aTable();
    const created = here.table.gathering.create({
      guild: 'g',
      channel: 'c',
      host: { id: 'mara', name: 'Mara' },
      edition: 'second',
    });
    if (!created.ok) throw new Error('not created');
    here.table.gathering.fill('c', 'mara', 2);
    expect(here.table.gathering.start('c', 'mara').ok).toBe(true);
    const before = here.table.reading.inChannel('c');
    const text = exportGame(here.store.database, created.value);

    const there = aTable();
    expect(importGame(there.store.database, text)).toBe(created.value);
    expect(exportGame(there.store.database, created.value).replace(/"id": \d+/g, '')).toBe(
      text.replace(/"id": \d+/g, ''),
    );
    const view = there.table.reading.inChannel('c');
    expect(view?.open).toEqual(before?.open);
    const decision = view?.open[0]?.decision;
    const answer = {
      game: created.value,
      person: 'mara',
      decision: decision?.id ?? '',
      chosen: decision?.default ?? [],
    };
    expect(there.table.answer(answer)).toEqual({ ok: true, value: 'accepted' });
  });

  it('refuses what is no game, a game that is there, and one that is not', () => {
    const { store, table } = aTable();
    const created = table.gathering.create({
      guild: 'g',
      channel: 'c',
      host: { id: 'mara', name: 'Mara' },
      edition: 'second',
    });
    if (!created.ok) throw new Error('not created');
    const text = exportGame(store.database, created.value);
    expect(() => importGame(store.database, text)).toThrow('already-there');
    expect(() => importGame(store.database, 'nonsense')).toThrow('not-an-archive');
    expect(() => importGame(store.database, '{"format":"other"}')).toThrow('not-an-archive');
    expect(() => exportGame(store.database, 'nobody')).toThrow('no-such-game');
    expect(store.games.find(created.value)?.status).toBe('lobby');
  });
});
