import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { Client, type ClientBase } from 'pg';
import { noteOf } from '../file/lineage.ts';
import { connectionTo, ServerUnusable, serverTrouble } from '../postgres/connection.ts';
import { migratePostgres, postgresVersion } from '../postgres/migration.ts';
import { POSTGRES_VERSION } from '../postgres/migrations.ts';
import { sharedTables } from '../schema/tables.ts';
import { openDatabase } from '../store.ts';
import { FilePlace } from './file.ts';
import type { NamedTable, Place } from './place.ts';
import { ServerPlace } from './server.ts';
import { Tallying } from './tally.ts';

export const MOVE_REFUSALS = [
  'unreachable',
  'refused',
  'not-empty',
  'file-there',
  'no-games',
  'older',
  'newer',
  'running',
  'differs',
] as const;
type MoveRefusal = (typeof MOVE_REFUSALS)[number];

/** The games can't be moved; nothing was changed. `why`: the server's words, or the table that it is about. */
export class MoveRefused extends Error {
  readonly reason: MoveRefusal;
  readonly why: string;

  constructor(reason: MoveRefusal, why = '', cause?: unknown) {
    super(`${reason}: ${why}`, { cause });
    this.name = 'MoveRefused';
    this.reason = reason;
    this.why = why;
  }
}

/** How far the copy is: rows of a table that were copied, of so many. */
export type Tell = (progress: { table: string; done: number; all: number }) => void;

/** Rows after which it is told again how far a large table is. */
const STEP = 20_000;
/** By this beginning of their names the connections of bots, and of other moves, are known. */
const OURS = 'arkham-by-post';

const TABLES: readonly NamedTable[] = sharedTables().map(([name, shape]) => ({ name, shape }));

/**
 * Copies all games of a file to an empty database of a server: all of them or nothing. Both have the same rows afterwards,
 * which is made sure by counts and digests of every table.
 * @param database the file, open, so that no bot has it
 * @returns how many rows were copied
 * @throws MoveRefused
 */
export async function moveToServer(database: Database, url: string, tell: Tell): Promise<number> {
  return connected(url, async (client) => {
    const version = await knownVersion(client);
    if (version === null) await migratePostgres(client);
    else mustBeCurrent(version);
    await client.query('BEGIN');
    await mustBeAlone(client);
    await client.query(`LOCK TABLE ${TABLES.map(({ name }) => name).join(', ')} IN EXCLUSIVE MODE`);
    const to = new ServerPlace(client);
    for (const table of TABLES) if ((await to.count(table)) > 0) throw new MoveRefused('not-empty', table.name);
    const copied = await copy(new FilePlace(database), to, tell);
    await client.query('COMMIT');
    return copied;
  });
}

/**
 * Copies all games of a server to a new file: all of them or nothing, and the file is not there before it is whole.
 * @returns how many rows were copied
 * @throws MoveRefused
 */
export async function moveToFile(url: string, file: string, tell: Tell): Promise<number> {
  // A log of another file would be taken for its own, and a note would tell of games of another.
  const there = [file, `${file}-wal`, `${file}-shm`, noteOf(file)].find((name) => existsSync(name));
  if (there !== undefined) throw new MoveRefused('file-there', there);
  const unfinished = `${file}.unfinished`;
  const remove = (): void => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${unfinished}${end}`, { force: true });
  };
  remove();
  try {
    const copied = await connected(url, async (client) => {
      const version = await knownVersion(client);
      if (version === null) throw new MoveRefused('no-games');
      mustBeCurrent(version);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await mustBeAlone(client);
      await client.query(`LOCK TABLE ${TABLES.map(({ name }) => name).join(', ')} IN SHARE MODE`);
      return intoFile(unfinished, (to) => copy(new ServerPlace(client), to, tell));
    });
    sync(unfinished);
    renameSync(unfinished, file);
    return copied;
  } catch (error) {
    remove();
    throw error;
  }
}

/** Fills a new file in one transaction. */
async function intoFile(file: string, fill: (to: Place) => Promise<number>): Promise<number> {
  const database = openDatabase(file);
  try {
    database.exec('BEGIN IMMEDIATE');
    const copied = await fill(new FilePlace(database));
    database.exec('COMMIT');
    // In one file, without a log beside it.
    database.pragma('journal_mode = DELETE');
    return copied;
  } finally {
    database.close();
  }
}

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

async function copy(from: Place, to: Place, tell: Tell): Promise<number> {
  let copied = 0;
  for (const table of TABLES) {
    const all = await from.count(table);
    const [read, written] = [new Tallying(), new Tallying()];
    let told = 0;
    for await (const rows of from.rows(table)) {
      read.add(rows);
      await to.put(table, rows);
      const done = read.rows;
      if (done - told < STEP || done === all) continue;
      told = done;
      tell({ table: table.name, done, all });
    }
    for await (const rows of to.rows(table)) written.add(rows);
    const [here, there] = [read.tally, written.tally];
    if (here.rows !== all || here.rows !== there.rows || here.digest !== there.digest)
      throw new MoveRefused('differs', table.name);
    if (all > 0) tell({ table: table.name, done: all, all });
    copied += all;
  }
  return copied;
}

/** Works with a connection to a server; what is not committed when it ends is not kept. */
async function connected<T>(url: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Client({ ...connectionTo(url), application_name: `${OURS} move` });
  // A connection that breaks is told by whatever is under way on it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof MoveRefused) throw error;
    const trouble = serverTrouble(error);
    if (trouble instanceof ServerUnusable) throw new MoveRefused(trouble.reason, trouble.message, error);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function knownVersion(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ there: string | null }>("SELECT to_regclass('schema_version') AS there");
  return rows[0]?.there ? postgresVersion(client) : null;
}

function mustBeCurrent(version: number): void {
  if (version === POSTGRES_VERSION) return;
  throw new MoveRefused(version > POSTGRES_VERSION ? 'newer' : 'older', String(version));
}

/** @throws MoveRefused while a bot, or another move, is connected to the same database */
async function mustBeAlone(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
     AND starts_with(application_name, $1)`,
    [OURS],
  );
  if (rows.length > 0) throw new MoveRefused('running');
}
