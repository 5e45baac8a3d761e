import { expect, it } from 'vitest';
import { longGame } from '../../src/commandline/longgame.ts';
import { CATALOGUE } from '../../src/editions/catalogue.ts';
import { importGame } from '../../src/store/archive.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';
import { granted, START } from '../table/group.ts';

it.each([...CATALOGUE.keys()])(
  'what `npm run fixture` plays of the %s edition is a whole game, proven from its beginning, with second thoughts',
  (edition) => {
    const { text, turns } = longGame({ edition, seed: 'ab'.repeat(32), people: 2 });
    expect(turns).toBeGreaterThan(2);
    const store = new Store(openDatabase(':memory:'));
    const game = importGame(store.database, text);
    const table = new Table({ store, editions: CATALOGUE, clock: () => START });
    expect(granted(table.reading.verify(game))).toMatchObject({ from: 'beginning', broken: null });
    expect(store.journal.goingBack(game).length).toBeGreaterThan(0);
    const end = granted(table.replays.show(game, 0, 'end'));
    expect(end.index).toBe(end.last);
    expect(store.outbox.waiting(game)).toEqual([]);
    store.close();
  },
);
