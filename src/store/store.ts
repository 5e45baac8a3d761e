import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { SQLite } from '../sqlite/driver.ts';
import { DatabaseEmptied, LogOfAnother } from '../sqlite/loss.ts';
import { Cases } from './cases.ts';
import { Digests } from './digests.ts';
import { mustBeOurs, mustNotBeginAnew } from './file/beginning.ts';
import { Lineage } from './file/lineage.ts';
import { Games } from './games.ts';
import { Guides } from './guides.ts';
import { Journal } from './journal.ts';
import { Messages } from './messages.ts';
import { Notes } from './notes.ts';
import { Outbox } from './outbox.ts';
import { Persons } from './persons.ts';
import { Plans } from './plans.ts';
import { Called } from './privacy/called.ts';
import { PersonalData } from './privacy/personaldata.ts';
import { Proofs } from './proofs.ts';
import { Records } from './records.ts';
import { migrate, NewerDatabase } from './schema/migration.ts';
import { Servers } from './servers.ts';
import { Spectators } from './spectators.ts';
import { Timers } from './timers.ts';
import { Votes } from './votes.ts';

/** What SQLite says of a file that is no whole database. */
const DAMAGE = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** Another process has this database open. */
export class DatabaseInUse extends Error {
  constructor(file: string) {
    super(`database in use: ${file}`);
    this.name = 'DatabaseInUse';
  }
}

/** The file is no database, or parts of it can't be read any more. `message` says what is wrong. */
export class DatabaseDamaged extends Error {
  constructor(damage: string) {
    super(damage);
    this.name = 'DatabaseDamaged';
  }
}

/** The file can't be read or written. `message` says why. */
export class DatabaseUnusable extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
    this.name = 'DatabaseUnusable';
  }
}

/** Errors that say what is wrong with a file; anything else is worked out from what SQLite says. */
const NAMED = [DatabaseEmptied, LogOfAnother, NewerDatabase, DatabaseDamaged, DatabaseUnusable];

/**
 * Opens the database: whole, WAL, `synchronous=FULL`, foreign keys, up to date, nobody else's to read, and locked for
 * this process alone until it is closed or the process ends, however it ends.
 * @param file path, or `:memory:`
 * @throws DatabaseInUse, DatabaseDamaged, DatabaseEmptied, LogOfAnother, NewerDatabase, DatabaseUnusable
 */
export function openDatabase(file: string): Database {
  let database: Database | null = null;
  try {
    if (file !== ':memory:') mustNotBeginAnew(file);
    database = connect(file);
    // An exclusive lock lives exactly as long as the connection, so a killed process leaves nothing behind.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.exec('BEGIN IMMEDIATE; COMMIT');
    const damage = damageOf(database);
    if (damage !== null) throw new DatabaseDamaged(damage);
    if (!database.memory) mustBeOurs(database);
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    if (NAMED.some((kind) => error instanceof kind)) throw error;
    const code = error instanceof SQLite.SqliteError ? error.code : '';
    if (code.startsWith('SQLITE_BUSY')) throw new DatabaseInUse(file);
    throw isDamage(error) ? new DatabaseDamaged(messageOf(error)) : new DatabaseUnusable(error);
  }
}

/** True when SQLite says of a file that it is no whole database. */
export function isDamage(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && DAMAGE.some((sign) => error.code.startsWith(sign));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What is wrong with a database, as SQLite's `quick_check` says; null when it is whole. */
export function damageOf(database: Database): string | null {
  try {
    const found = String(database.pragma('quick_check(1)', { simple: true }));
    return found === 'ok' ? null : found;
  } catch (error) {
    if (isDamage(error)) return messageOf(error);
    throw error;
  }
}

function connect(file: string): Database {
  try {
    if (file === ':memory:') return new SQLite(file);
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
    const database = new SQLite(file, { timeout: 500 });
    // It holds hidden cards, ids of people and notes. The files of the write-ahead log take after it.
    for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
    return database;
  } catch (error) {
    throw new DatabaseUnusable(error);
  }
}

/** Everything that is kept, and the one way to change several things at once. */
export class Store {
  readonly database: Database;
  readonly games: Games;
  readonly guides: Guides;
  readonly journal: Journal;
  readonly proofs: Proofs;
  readonly votes: Votes;
  readonly outbox: Outbox;
  readonly messages: Messages;
  readonly persons: Persons;
  readonly called: Called;
  readonly personalData: PersonalData;
  readonly plans: Plans;
  readonly notes: Notes;
  readonly timers: Timers;
  readonly spectators: Spectators;
  readonly records: Records;
  readonly cases: Cases;
  readonly digests: Digests;
  readonly servers: Servers;
  /** Null for a database in memory. */
  private readonly lineage: Lineage | null;

  constructor(database: Database) {
    this.database = database;
    this.games = new Games(database);
    this.guides = new Guides(database);
    this.journal = new Journal(database);
    this.proofs = new Proofs(database);
    this.votes = new Votes(database);
    this.outbox = new Outbox(database);
    this.messages = new Messages(database);
    this.persons = new Persons(database);
    this.called = new Called(database);
    this.personalData = new PersonalData(database);
    this.plans = new Plans(database);
    this.notes = new Notes(database);
    this.timers = new Timers(database);
    this.spectators = new Spectators(database);
    this.records = new Records(database);
    this.cases = new Cases(database);
    this.digests = new Digests(database);
    this.servers = new Servers(database);
    this.lineage = database.memory ? null : new Lineage(database);
  }

  /** True when the file is a copy of earlier times that was put back; its games go on on branches of their own. */
  get restored(): boolean {
    return this.lineage?.restored ?? false;
  }

  /** Runs synchronous work as one transaction: all of it is kept, or nothing. */
  transaction<T>(work: () => T): T {
    const result = this.database.transaction(work).immediate();
    if (!this.database.inTransaction) this.lineage?.reach();
    return result;
  }

  close(): void {
    this.lineage?.close();
    this.database.close();
  }
}
