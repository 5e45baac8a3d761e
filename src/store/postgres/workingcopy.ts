import type { Database, Statement } from 'better-sqlite3';
import { type Touched, type Watched, watch } from '../changes/watch.ts';
import type { OwnerKind, TableShape } from '../schema/shape.ts';
import { sharedTables } from '../schema/tables.ts';
import { openDatabase, Store } from '../store.ts';
import type { Changes } from './commitment.ts';

/** Whose rows are read and written together: `game 1a2b`, `person 17…`, `case misty-harbor`, `server 10…`. */
export type OwnerName = `${OwnerKind} ${string}`;

/** Rows as they come from the ledger, by their tables. */
export type Rows = Record<string, Record<string, unknown>[] | null>;

interface Table {
  name: string;
  of: OwnerKind;
  column: string;
  blobs: string[];
  key: readonly string[];
  read: Statement<unknown[], Record<string, unknown>>;
  insert: Statement;
  clear: Statement<[string]>;
}

/** A row's bytes, as both databases write them in text. */
const HEX = '\\x';

/** The games, people, cases and servers that are awake, in a database in memory that notes which rows have been changed. */
export class WorkingCopy {
  readonly store: Store;
  private readonly tables: Table[];
  private readonly byName: ReadonlyMap<string, Table>;
  private readonly touched = new Map<OwnerName, Map<string, Touched>>();
  /** Rows that come from the ledger, or go because they are forgotten, are no changes. */
  private silent = false;

  /** @param onChange told whose row is being changed, inside the transaction */
  constructor(onChange: (owner: OwnerName) => void) {
    const database = openDatabase(':memory:');
    // Whole owners come and go; what belongs together the ledger itself sees to.
    database.pragma('foreign_keys = OFF');
    this.store = new Store(database);
    const shared = sharedTables();
    this.tables = shared.flatMap(([name, shape]) => tableOf(database, name, shape));
    this.byName = new Map(this.tables.map((table) => [table.name, table]));
    const watched = this.tables.map(({ name, of, column, key }): Watched => {
      return { name, key, owner: (row) => `'${of} ' || ${row}.${column}` };
    });
    watch(database, watched, (row) => {
      if (this.silent) return;
      this.note(row.owner as OwnerName, row);
      onChange(row.owner as OwnerName);
    });
  }

  /** Whose rows have been changed since they were last taken. */
  get changed(): OwnerName[] {
    return [...this.touched.keys()];
  }

  /** Takes what has been changed since the last time, rows as they are now. */
  take(): Changes {
    const changes: Changes = {};
    for (const { table, key } of [...this.touched.values()].flatMap((rows) => [...rows.values()])) {
      const own = changes[table] ?? { put: [], drop: [] };
      changes[table] = own;
      const known = this.byName.get(table);
      const row = known?.read.get(...key);
      if (known && row) own.put.push(packed(row, known.blobs));
      else own.drop.push(key);
    }
    this.touched.clear();
    return changes;
  }

  /** Puts rows of some owners in place of all they had here. */
  install(owners: readonly OwnerName[], rows: Rows): void {
    this.quietly(() => {
      for (const owner of owners) this.clear(owner);
      for (const { name, blobs, insert } of this.tables)
        for (const row of rows[name] ?? []) insert.run(unpacked(row, blobs));
    });
  }

  /** Forgets all rows of some owners. */
  forget(owners: readonly OwnerName[]): void {
    this.quietly(() => {
      for (const owner of owners) this.clear(owner);
    });
  }

  private quietly(work: () => void): void {
    this.silent = true;
    try {
      this.store.database.transaction(work)();
    } finally {
      this.silent = false;
    }
  }

  private clear(owner: OwnerName): void {
    const { of, id } = readOwner(owner);
    for (const table of this.tables) if (table.of === of) table.clear.run(id);
  }

  private note(owner: OwnerName, touched: Touched): void {
    const own = this.touched.get(owner) ?? new Map<string, Touched>();
    own.set(JSON.stringify([touched.table, touched.key]), touched);
    this.touched.set(owner, own);
  }
}

/** What kind of owner it is, and its id. */
export function readOwner(owner: OwnerName): { of: OwnerKind; id: string } {
  const space = owner.indexOf(' ');
  return { of: owner.slice(0, space) as OwnerKind, id: owner.slice(space + 1) };
}

function tableOf(database: Database, name: string, { owner, columns, key }: TableShape): Table[] {
  if (owner.column === undefined) return [];
  const names = Object.keys(columns);
  const fits = key.map((column) => `${column} = ?`).join(' AND ');
  return [
    {
      name,
      of: owner.of,
      column: owner.column,
      key,
      blobs: names.filter((column) => columns[column]?.type === 'blob'),
      read: database.prepare(`SELECT * FROM ${name} WHERE ${fits}`),
      insert: database.prepare(
        `INSERT OR REPLACE INTO ${name} (${names.join(', ')}) VALUES (${names.map((column) => `@${column}`).join(', ')})`,
      ),
      clear: database.prepare(`DELETE FROM ${name} WHERE ${owner.column} = ?`),
    },
  ];
}

function packed(row: Record<string, unknown>, blobs: readonly string[]): Record<string, unknown> {
  const bytes = blobs.map((name) => [name, `${HEX}${Buffer.from(row[name] as Uint8Array).toString('hex')}`]);
  return { ...row, ...Object.fromEntries(bytes) };
}

function unpacked(row: Record<string, unknown>, blobs: readonly string[]): Record<string, unknown> {
  const bytes = blobs.map((name) => [name, Buffer.from(String(row[name]).slice(HEX.length), 'hex')]);
  return { ...row, ...Object.fromEntries(bytes) };
}
