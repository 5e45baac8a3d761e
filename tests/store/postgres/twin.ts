import { afterAll, afterEach, expect } from 'vitest';
import { PostgresLedger } from '../../../src/store/postgres/ledger.ts';
import { PostgresTruth } from '../../../src/store/postgres/truth.ts';
import { tablesIn } from '../../../src/store/schema/tables.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { POSTGRES, PostgresServer } from './server.ts';

/** A store in memory whose changes go to a server, too. */
interface Twin {
  store: Store;
  truth: Promise<PostgresTruth>;
  /** What the server said to each change, as soon as it has. */
  said: Promise<string>[];
}

/** As long as a busy machine may need to start a server and compare all rows, in milliseconds. */
const PATIENCE = 300_000;

const isAsked = process.env.LEDGER === 'postgres' && POSTGRES !== undefined;
let server: Promise<PostgresServer> | null = null;
let twins: Twin[] = [];

if (isAsked) {
  afterEach(async () => {
    const all = twins;
    twins = [];
    for (const twin of all) await compare(twin);
  }, PATIENCE);
  afterAll(async () => (await server)?.stop(), PATIENCE);
}

/**
 * A store in memory for a test. With `LEDGER=postgres` it is the working copy of a ledger on a server; after the test
 * both must hold the same rows.
 */
export function memory(): Store {
  if (!isAsked) return new Store(openDatabase(':memory:'));
  server ??= PostgresServer.start();
  const truth = server.then((there) => there.database()).then((url) => PostgresTruth.open(url));
  const said: Promise<string>[] = [];
  const late = {
    commit: async (work: Parameters<PostgresTruth['commit']>[0]) => {
      const one = truth.then((there) => there.commit(work));
      said.push(one);
      return one;
    },
  };
  const { store } = new PostgresLedger({ truth: late as PostgresTruth });
  twins.push({ store, truth, said });
  return store;
}

async function compare({ store, truth, said }: Twin): Promise<void> {
  const { pool } = await truth;
  // Each is sent when the one before it has arrived.
  for (let known = -1; known < said.length; ) {
    known = said.length;
    expect((await Promise.all(said)).filter((word) => word !== 'kept')).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const [table, { owner, key, columns }] of tablesIn('sqlite')) {
    if (owner.column === undefined || !store.database.open) continue;
    const order = key.map((column) => `"${column}"`).join(', ');
    const here = store.database.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all();
    const { rows: there } = await pool.query(
      `SELECT ${Object.keys(columns).join(', ')} FROM ${table} ORDER BY ${order}`,
    );
    expect(there, table).toEqual(here);
  }
  await pool.end();
}
