import type { Database, Statement } from 'better-sqlite3';
import { packed, unpacked } from './packing.ts';

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

/** A snapshot as it lies in the file. */
type PackedRow = Omit<SnapshotRow, 'state'> & { state: Buffer };

/** So many of the latest snapshots are kept, for what is taken back. */
const LATEST = 12;
/** Of older ones, one in so many rows of the journal: what is farther back is played again from there. */
const FAR = 32;

/** The append-only journal and the snapshots between steps. */
export class Journal {
  private readonly insert: Statement;
  private readonly rows: Statement<[string, number], JournalRow>;
  private readonly all: Statement<[string], JournalRow>;
  private readonly last: Statement<[string], { seq: number | null }>;
  private readonly insertSnapshot: Statement;
  private readonly thin: Statement;
  private readonly close: Statement;
  private readonly backward: Statement<[string], JournalRow>;
  private readonly packedUpTo: Statement<[string, number], PackedRow>;

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
    const allBut = (latest: number): string => `DELETE FROM snapshot WHERE game = @game AND seq < @seq AND rowid NOT IN
      (SELECT rowid FROM snapshot WHERE game = @game ORDER BY seq DESC, branch DESC LIMIT ${latest})
      AND rowid NOT IN (SELECT rowid FROM (SELECT rowid, min(seq) FROM snapshot WHERE game = @game GROUP BY branch, seq / ${FAR}))`;
    this.thin = database.prepare(allBut(LATEST));
    this.close = database.prepare(allBut(1));
    this.backward = database.prepare(
      "SELECT * FROM journal WHERE game = ? AND kind IN ('undo', 'restart') ORDER BY seq",
    );
    this.packedUpTo = database.prepare(
      'SELECT * FROM snapshot WHERE game = ? AND seq <= ? ORDER BY seq DESC, branch DESC',
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

  /** Rows that went back, in order. */
  goingBack(game: string): JournalRow[] {
    return this.backward.all(game);
  }

  /** Keeps a snapshot, and of older ones what going back and replays need. */
  keep(row: SnapshotRow): void {
    this.insertSnapshot.run({ ...row, state: packed(row.state) });
    this.thin.run({ game: row.game, seq: row.seq });
  }

  /** The game is over: nothing is taken back any more, and of the latest snapshots only the last is needed. */
  over(game: string): void {
    this.close.run({ game, seq: Number.MAX_SAFE_INTEGER });
  }

  /** The snapshots up to a journal number, the latest first, each read when it is asked for. */
  *snapshots(game: string, upTo: number): Generator<SnapshotRow> {
    for (const row of this.packedUpTo.iterate(game, upTo)) yield { ...row, state: unpacked(row.state) };
  }
}
