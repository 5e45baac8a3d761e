import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, Pool } from 'pg';
import { LedgerAway, type Scope } from '../ledger.ts';
import { OWNER_KINDS } from '../schema/shape.ts';
import { CHANNEL_TAKEN, type Changes, commitment, fencing, reading } from './commitment.ts';
import { connectionTo, serverTrouble } from './connection.ts';
import { migratePostgres } from './migration.ts';
import { POSTGRES_VERSION } from './migrations.ts';
import { scopeStatement } from './scope.ts';
import { type OwnerName, type Rows, readOwner } from './workingcopy.ts';

/** A statement is given up after this time, in milliseconds: its connection may be cut without anybody saying so. */
const STATEMENT_PATIENCE = 3000;
/** What can't be reached is tried again for so long, in milliseconds; then whoever waits for it is told. */
const PATIENCE = 5000;
const REST = 100;
/** Connections of a worker. */
const CONNECTIONS = 8;
/** Statements under way at a time; one connection listens for news. */
const MOST_RUNNING = CONNECTIONS - 1;
/** What a server says when it stops, starts, or when two wait for each other: worth another try. */
const PASSING = /^(08|40|53|55P03|57)/;

const commitOf = (version: number): string => `commit_${version}`;
const COMMIT = commitOf(POSTGRES_VERSION);

/** A piece of work that is to become true. */
export interface Work {
  /** Its own name, so that it is done once, however often it is asked for. */
  id: string;
  owners: { owner: OwnerName; version: number }[];
  changes: Changes;
  /** Games of which another process is told that they have something to send. */
  news: readonly string[];
}

/** An owner with all rows, and the version that they are. */
export interface Loaded {
  versions: ReadonlyMap<OwnerName, number>;
  rows: Rows;
}

/** What is true, in a PostgreSQL database that several processes share. */
export class PostgresTruth {
  readonly pool: Pool;
  private readonly patience: number;
  /** Statements under way, and those who wait for one of them to end. */
  private running = 0;
  private readonly queue: (() => void)[] = [];

  private constructor(pool: Pool, patience: number) {
    this.pool = pool;
    this.patience = patience;
  }

  /**
   * Connects, and makes or changes the tables where they need it.
   * @param patience what can't be reached is tried again for so long, in milliseconds
   * @throws ServerUnusable, NewerDatabase
   */
  static async open(url: string, patience = PATIENCE): Promise<PostgresTruth> {
    await prepare(url);
    const pool = new Pool({ ...connectionTo(url), max: CONNECTIONS, query_timeout: STATEMENT_PATIENCE });
    // An idle connection that breaks is replaced when the next is needed.
    pool.on('error', () => undefined);
    return new PostgresTruth(pool, patience);
  }

  /** Who belongs to a scope, and at which version each is; 0 = nobody has changed anything. @throws LedgerAway */
  async owners(scope: Scope): Promise<Map<OwnerName, number>> {
    const { name, text, values } = scopeStatement(scope);
    const rows = await this.query<{ owner: OwnerName; version: number }>(name, text, values);
    return new Map(rows.map(({ owner, version }) => [owner, version]));
  }

  /** All rows of some owners, as of one moment. @throws LedgerAway */
  async load(owners: readonly OwnerName[]): Promise<Loaded> {
    const read = owners.map(readOwner);
    const ids = (kind: string): string[] => read.filter(({ of }) => of === kind).map(({ id }) => id);
    const values = [owners, ...OWNER_KINDS.map(ids)];
    const [found] = await this.query<{ rows: Rows; versions: Record<string, number> | null }>('load', LOAD, values);
    const versions = new Map(owners.map((owner) => [owner, found?.versions?.[owner] ?? 0]));
    return { versions, rows: found?.rows ?? {} };
  }

  /** Makes work true, unless somebody has changed one of its owners since. @throws LedgerAway when nobody knows whether it is */
  async commit({ id, owners, changes, news }: Work): Promise<'kept' | 'fenced'> {
    const names = owners.map(({ owner }) => owner);
    const versions = owners.map(({ version }) => version);
    const values = [id, names, versions, JSON.stringify(changes), news];
    try {
      const [row] = await this.query<{ said: string }>(
        'commit',
        `SELECT ${COMMIT}($1, $2, $3, $4, $5) AS said`,
        values,
      );
      return row?.said === 'kept' ? 'kept' : 'fenced';
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof DatabaseError && cause.code === CHANNEL_TAKEN) return 'fenced';
      throw error;
    }
  }

  /** Whatever programs of older versions still try to make true is fenced from now on. @throws LedgerAway */
  async fenceOlder(): Promise<void> {
    const older = Array.from({ length: POSTGRES_VERSION - 1 }, (_, index) => commitOf(index + 1));
    await this.query('fencing', fencing(older), []);
  }

  /**
   * Asks, and asks again while the server can't be reached. That much else is asked at the moment does not mean that it
   * can't: whoever waits for a connection waits as long as it takes.
   * @throws LedgerAway
   */
  async query<T>(name: string, text: string, values: readonly unknown[]): Promise<T[]> {
    if (this.running < MOST_RUNNING) this.running += 1;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await this.asked(name, text, values);
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async asked<T>(name: string, text: string, values: readonly unknown[]): Promise<T[]> {
    const until = performance.now() + this.patience;
    for (;;) {
      try {
        return (await this.pool.query({ name, text, values: [...values] })).rows as T[];
      } catch (error) {
        const passing = !(error instanceof DatabaseError) || PASSING.test(error.code ?? '');
        if (!passing || performance.now() > until) throw new LedgerAway(error);
        await sleep(REST);
      }
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

const LOAD = reading();

/** Brings the tables up to date, however long that takes: there may be very many games, and others may be at it. */
async function prepare(url: string): Promise<void> {
  const client = new Client(connectionTo(url));
  // Whoever asks next is told.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migratePostgres(client);
    await create(client);
  } catch (error) {
    throw serverTrouble(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the function of this version. Several processes may do so at once. */
async function create(client: Client): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('commitment', 0))");
    await client.query(commitment(COMMIT));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
