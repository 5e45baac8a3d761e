import type { Database, Statement } from 'better-sqlite3';

const ENTRY_KINDS = ['answer', 'interrupt', 'undo', 'restart'] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];

export interface JournalRow {
  game: string;
  seq: number;
  branch: number;
  kind: EntryKind;
  /** JSON of the entry. */
  body: string;
  /** Who did it; null for the autopilot and for the table itself. */
  person: string | null;
  at: number;
}

export interface SnapshotRow {
  game: string;
  /** The last journal row before it. */
  seq: number;
  branch: number;
  state: string;
}

/** The append-only journal and the snapshots between steps. */
export class Journal {
  private readonly insert: Statement;
  private readonly rows: Statement<[string, number], JournalRow>;
  private readonly all: Statement<[string], JournalRow>;
  private readonly last: Statement<[string], { seq: number | null }>;
  private readonly insertSnapshot: Statement;
  private readonly snapshots: Statement<[string], SnapshotRow>;
  private readonly newest: Statement<[string, number], SnapshotRow>;

  constructor(database: Database) {
    this.insert = database.prepare(
      'INSERT INTO journal (game, seq, branch, kind, body, person, at) VALUES (@game, @seq, @branch, @kind, @body, @person, @at)',
    );
    this.rows = database.prepare('SELECT * FROM journal WHERE game = ? AND seq > ? ORDER BY seq');
    this.all = database.prepare('SELECT * FROM journal WHERE game = ? ORDER BY seq');
    this.last = database.prepare('SELECT max(seq) AS seq FROM journal WHERE game = ?');
    this.insertSnapshot = database.prepare(
      'INSERT OR REPLACE INTO snapshot (game, seq, branch, state) VALUES (@game, @seq, @branch, @state)',
    );
    this.snapshots = database.prepare('SELECT * FROM snapshot WHERE game = ? ORDER BY seq, branch');
    this.newest = database.prepare(
      'SELECT * FROM snapshot WHERE game = ? AND branch <= ? ORDER BY seq DESC, branch DESC LIMIT 1',
    );
  }

  append(row: JournalRow): void {
    this.insert.run(row);
  }

  /** Rows after a number, in order. */
  since(game: string, seq: number): JournalRow[] {
    return this.rows.all(game, seq);
  }

  everything(game: string): JournalRow[] {
    return this.all.all(game);
  }

  /** The number of the last row; 0 before the first. */
  lastSeq(game: string): number {
    return this.last.get(game)?.seq ?? 0;
  }

  keep(row: SnapshotRow): void {
    this.insertSnapshot.run(row);
  }

  allSnapshots(game: string): SnapshotRow[] {
    return this.snapshots.all(game);
  }

  /** The latest snapshot. */
  latest(game: string, branch: number): SnapshotRow | undefined {
    return this.newest.get(game, branch);
  }
}
