import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerNext, type Tabled, tabled } from '../../src/lab/bench/durable.ts';
import { openDatabase } from '../../src/store/store.ts';

/** What a whole game may take on the disk, in bytes, beyond the empty tables of its file. */
const MOST = 320 * 1024;

let at: Tabled;

beforeEach(() => {
  at = tabled();
});

afterEach(() => at.close());

/** How long its file is when nothing in it is free. */
function sizeOf(database: Database, file: string): number {
  database.exec('VACUUM');
  database.pragma('wal_checkpoint(TRUNCATE)');
  return statSync(file).size;
}

it('a whole game of four people keeps no more than 320 KB', () => {
  const { store, table, game } = at;
  const none = `${at.file}.none`;
  const empty = openDatabase(none);
  const before = sizeOf(empty, none);
  empty.close();
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
  expect(sizeOf(store.database, at.file) - before).toBeLessThan(MOST);
});
