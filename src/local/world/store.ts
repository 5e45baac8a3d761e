import { chmodSync, existsSync } from 'node:fs';
import type { Database, Statement } from 'better-sqlite3';
import { SQLite } from '../../sqlite/driver.ts';
import { glanceAt, hasTable, logOf, sizeOf } from '../../sqlite/glance.ts';
import { DatabaseEmptied, LogOfAnother } from '../../sqlite/loss.ts';

export const recordKinds = ['bot', 'person', 'guild', 'channel', 'message', 'command', 'interaction', 'emoji'] as const;
type RecordKind = (typeof recordKinds)[number];

interface StoredFile {
  id: string;
  channel: string;
  message: string;
  name: string;
  type: string;
  bytes: Buffer;
}

const schema = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS record (
    kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS file (
    id TEXT PRIMARY KEY, channel TEXT NOT NULL, message TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
  CREATE INDEX IF NOT EXISTS file_message ON file (message);
`;

/** The local Discord's own SQLite file: everything it must remember over a restart. */
export class Store {
  private readonly database: Database;
  private readonly putRow: Statement;
  private readonly removeRow: Statement;
  private readonly putBytes: Statement;
  private readonly getBytes: Statement;

  /**
   * `path` is a file, made when missing, or `:memory:`. `origin` is where attachments are served from now on.
   * @throws DatabaseEmptied, LogOfAnother when a log lies beside the file that SQLite would do away with
   */
  constructor(path: string, origin: string) {
    if (path !== ':memory:') mustKeepLog(path);
    this.database = new SQLite(path);
    // Channels, messages and direct messages. The files of the write-ahead log take after it.
    for (const name of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
    this.database.pragma('journal_mode = WAL');
    this.database.pragma('synchronous = NORMAL');
    this.database.exec(schema);
    this.move(origin);
    this.putRow = this.database.prepare(
      'INSERT INTO record (kind, id, json) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET json = excluded.json',
    );
    this.removeRow = this.database.prepare('DELETE FROM record WHERE kind = ? AND id = ?');
    this.putBytes = this.database.prepare(
      'INSERT INTO file (id, channel, message, name, type, bytes) VALUES (@id, @channel, @message, @name, @type, @bytes)',
    );
    this.getBytes = this.database.prepare('SELECT * FROM file WHERE id = ?');
  }

  /** All records of a kind, oldest id first. */
  all<T>(kind: RecordKind): T[] {
    const rows = this.database
      .prepare<[string], { json: string }>('SELECT json FROM record WHERE kind = ? ORDER BY length(id), id')
      .all(kind);
    return rows.map((row) => JSON.parse(row.json) as T);
  }

  put(kind: RecordKind, id: string, value: unknown): void {
    this.putRow.run(kind, id, JSON.stringify(value));
  }

  remove(kind: RecordKind, id: string): void {
    this.removeRow.run(kind, id);
  }

  putFile(file: StoredFile): void {
    this.putBytes.run(file);
  }

  file(id: string): StoredFile | undefined {
    return this.getBytes.get(id) as StoredFile | undefined;
  }

  removeFile(id: string): void {
    this.database.prepare('DELETE FROM file WHERE id = ?').run(id);
  }

  close(): void {
    this.database.close();
  }

  /** Attachment urls name the port; on another port than last time they are written anew. */
  private move(origin: string): void {
    const old = this.database.prepare<[], { value: string }>("SELECT value FROM setting WHERE name = 'origin'").get();
    if (old && old.value !== origin) {
      this.database
        .prepare("UPDATE record SET json = replace(json, ?, ?) WHERE kind = 'message'")
        .run(`"${old.value}/attachments/`, `"${origin}/attachments/`);
    }
    this.database.prepare("INSERT OR REPLACE INTO setting (name, value) VALUES ('origin', ?)").run(origin);
  }
}

function mustKeepLog(path: string): void {
  if (sizeOf(logOf(path)) === 0) return;
  const glance = glanceAt(path, (database) => hasTable(database, 'record'));
  if (glance === 'foreign-log') throw new LogOfAnother(path);
  if (glance === 'empty') throw new DatabaseEmptied(path, [logOf(path)]);
}

/** Records of one kind, held in memory and written through to the store. */
export class Table<T extends { id: string }> {
  private readonly rows = new Map<string, T>();

  private readonly store: Store;
  private readonly kind: RecordKind;

  constructor(store: Store, kind: RecordKind) {
    this.store = store;
    this.kind = kind;
    for (const row of store.all<T>(kind)) this.rows.set(row.id, row);
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  /** Oldest first. */
  all(): T[] {
    return [...this.rows.values()];
  }

  /** Stores a new record, or one that has changed. */
  put(row: T): T {
    this.rows.set(row.id, row);
    this.store.put(this.kind, row.id, row);
    return row;
  }

  remove(id: string): void {
    if (this.rows.delete(id)) this.store.remove(this.kind, id);
  }
}
