import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { Digests } from './digests.ts';
import { Games } from './games.ts';
import { Journal } from './journal.ts';
import { Messages } from './messages.ts';
import { migrate, NewerDatabase } from './migration.ts';
import { Outbox } from './outbox.ts';
import { Persons } from './persons.ts';
import { Plans } from './plans.ts';
import { Records } from './records.ts';
import { Spectators } from './spectators.ts';
import { Timers } from './timers.ts';
import { Votes } from './votes.ts';

/** Another process has this database open. */
export class DatabaseInUse extends Error {
  constructor(file: string) {
    super(`database in use: ${file}`);
    this.name = 'DatabaseInUse';
  }
}

/** The file is no database, is damaged, or can't be written. `message` says which. */
export class DatabaseUnusable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DatabaseUnusable';
  }
}

/**
 * Opens the database: WAL, `synchronous=FULL`, foreign keys, up to date, and locked for this process alone until it
 * is closed or the process ends, however it ends.
 * @param file path, or `:memory:`
 * @throws DatabaseInUse, NewerDatabase, DatabaseUnusable
 */
export function openDatabase(file: string): Database {
  const database = connect(file);
  try {
    // An exclusive lock lives exactly as long as the connection, so a killed process leaves nothing behind.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.exec('BEGIN IMMEDIATE; COMMIT');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) throw new DatabaseInUse(file);
    throw error instanceof NewerDatabase ? error : new DatabaseUnusable(error);
  }
}

function connect(file: string): Database {
  try {
    if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    return new SQLite(file, { timeout: 500 });
  } catch (error) {
    throw new DatabaseUnusable(error);
  }
}

/** Everything that is kept, and the one way to change several things at once. */
export class Store {
  readonly database: Database;
  readonly games: Games;
  readonly journal: Journal;
  readonly votes: Votes;
  readonly outbox: Outbox;
  readonly messages: Messages;
  readonly persons: Persons;
  readonly plans: Plans;
  readonly timers: Timers;
  readonly spectators: Spectators;
  readonly records: Records;
  readonly digests: Digests;

  constructor(database: Database) {
    this.database = database;
    this.games = new Games(database);
    this.journal = new Journal(database);
    this.votes = new Votes(database);
    this.outbox = new Outbox(database);
    this.messages = new Messages(database);
    this.persons = new Persons(database);
    this.plans = new Plans(database);
    this.timers = new Timers(database);
    this.spectators = new Spectators(database);
    this.records = new Records(database);
    this.digests = new Digests(database);
  }

  /** Runs synchronous work as one transaction: all of it is kept, or nothing. */
  transaction<T>(work: () => T): T {
    return this.database.transaction(work).immediate();
  }

  close(): void {
    this.database.close();
  }
}
