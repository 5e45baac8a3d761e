import { statSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerNext, type Tabled, tabled } from '../../src/lab/bench/durable.ts';

/** What a whole game may take on the disk, in bytes, the empty tables of its file included. */
const MOST = 600 * 1024;

let at: Tabled;

beforeEach(() => {
  at = tabled();
});

afterEach(() => at.close());

it('a whole game of four people keeps no more than 600 KB', () => {
  const { store, table, game } = at;
  let answers = 0;
  while (answerNext(at) !== null) {
    answers += 1;
    for (const row of store.outbox.waiting(game)) {
      store.outbox.settle(row, 'sent', '1'.repeat(19), Date.now());
      store.outbox.lighten(row);
    }
  }
  expect(table.reading.game(game)?.status).toBe('over');
  expect(answers).toBeGreaterThan(100);
  store.database.exec('VACUUM');
  store.database.pragma('wal_checkpoint(TRUNCATE)');
  expect(statSync(at.file).size).toBeLessThan(MOST);
});
