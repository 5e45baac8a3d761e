import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { autopilotName } from '../../src/discord/lobby/lobbypress.ts';
import { exportGame, fileOf, importGame, textOf } from '../../src/store/archive.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';
import { Words } from '../../src/words/words.ts';
import { CATALOGUE } from '../box.ts';

function aTable(): { store: Store; table: Table } {
  const store = new Store(openDatabase(':memory:'));
  return {
    store,
    table: new Table({ store, editions: CATALOGUE, clock: () => 1000, later: (work) => work() }),
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
    here.table.gathering.fill('c', 'mara', 2, autopilotName(new Words('en')));
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

  it('reads a game of the first version, which was spelled otherwise, and it goes on', () => {
    const { store, table } = aTable();
    const text = textOf(readFileSync(new URL('./games/first-version.json.gz', import.meta.url)));
    expect(text).toContain('neighbourhood');
    const game = importGame(store.database, text);
    expect(exportGame(store.database, game)).not.toContain('neighbourhood');
    for (let count = 0; count < 20; count++) {
      const [open] = table.reading.inChannel('c')?.open ?? [];
      if (!open) break;
      const { id, default: chosen } = open.decision;
      expect(table.answer({ game, person: 'mara', decision: id, chosen })).toEqual({ ok: true, value: 'accepted' });
    }
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

  it('takes along who follows the game, its clocks, and how it is told', async () => {
    const here = aTable();
    const created = here.table.gathering.create({
      guild: 'g',
      channel: 'c',
      host: { id: 'mara', name: 'Mara' },
      edition: 'second',
    });
    if (!created.ok) throw new Error('not created');
    const game = created.value;
    here.table.gathering.start('c', 'mara');
    here.table.membership.follow(game, { id: 'ines', name: 'Ines' }, true);
    here.table.finished.setQuiet(game, 'mara', true);
    here.store.messages.keepAnswered({ game, seq: 1, id: '10', channel: 'c', content: 'Asked — answered' });
    const there = aTable();
    importGame(there.store.database, textOf(await fileOf(exportGame(here.store.database, game))));
    expect(there.store.spectators.of(game).map(({ name }) => name)).toEqual(['Ines']);
    expect(there.store.timers.of(game)).toEqual(here.store.timers.of(game));
    expect(there.store.timers.of(game)).toHaveLength(1);
    expect(there.store.records.isQuiet(game)).toBe(true);
    // Messages of the old place are not followed.
    expect(there.store.messages.answered(game, 'c', { after: 0, before: 2 }, 9)).toEqual([]);
  });

  it('takes a file of an earlier version, compressed or not, and refuses one that was spoilt, whole', () => {
    const here = aTable();
    const host = { id: 'mara', name: 'Mara' };
    const created = here.table.gathering.create({ guild: 'g', channel: 'c', host, edition: 'second' });
    if (!created.ok) throw new Error('not created');
    const text = exportGame(here.store.database, created.value);
    const { quiet, record, ...tables } = JSON.parse(text).tables;
    const early = JSON.stringify({ ...JSON.parse(text), tables });
    expect([quiet, record]).toEqual([[], []]);
    expect(textOf(Buffer.from(early))).toBe(early);
    const there = aTable();
    const seats = tables.seat.map((seat: object) => ({ ...seat, name: null }));
    const spoilt = JSON.stringify({ ...JSON.parse(text), tables: { ...tables, seat: seats } });
    expect(() => importGame(there.store.database, spoilt)).toThrow('not-an-archive');
    const foreign = tables.seat.map((seat: object) => ({ ...seat, game: 'another' }));
    const mixed = JSON.stringify({ ...JSON.parse(text), tables: { ...tables, seat: foreign } });
    expect(() => importGame(there.store.database, mixed)).toThrow('not-an-archive');
    expect(there.store.games.find(created.value)).toBeUndefined();
    expect(importGame(there.store.database, early)).toBe(created.value);
    expect(() => textOf(Buffer.from([0x1f, 0x8b, 1, 2]))).toThrow('not-an-archive');
  });
});
