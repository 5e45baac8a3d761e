import type { Database, Statement } from 'better-sqlite3';

export const AHEAD_KINDS = ['plan', 'orders'] as const;
/** `plan`: for one's next turn; `orders`: until taken back. */
export type AheadKind = (typeof AHEAD_KINDS)[number];

/** What a person has said ahead for a seat. */
export interface AheadRow {
  game: string;
  seat: number;
  kind: AheadKind;
  /** Who said it; it counts only while they hold the seat. */
  person: string;
  /** JSON of what the edition makes of it. */
  body: string;
  /** 0 while it is only being put together. */
  ready: number;
  at: number;
}

/** Plans and standing orders, and the decisions to be asked in spite of them. */
export class Plans {
  private readonly put: Statement;
  private readonly one: Statement<[string, number, string], AheadRow>;
  private readonly all: Statement<[string], AheadRow>;
  private readonly drop: Statement;
  private readonly spare: Statement;
  private readonly spared: Statement<[string, string], { decision: string }>;

  constructor(database: Database) {
    this.put = database.prepare(
      'INSERT OR REPLACE INTO said (game, seat, kind, person, body, ready, at) VALUES (@game, @seat, @kind, @person, @body, @ready, @at)',
    );
    this.one = database.prepare('SELECT * FROM said WHERE game = ? AND seat = ? AND kind = ?');
    this.all = database.prepare('SELECT * FROM said WHERE game = ? AND ready = 1 ORDER BY seat, kind DESC');
    this.drop = database.prepare('DELETE FROM said WHERE game = ? AND seat = ? AND kind = ?');
    this.spare = database.prepare('INSERT OR IGNORE INTO spared (game, decision) VALUES (?, ?)');
    this.spared = database.prepare('SELECT decision FROM spared WHERE game = ? AND decision = ?');
  }

  keep(row: AheadRow): void {
    this.put.run(row);
  }

  find(game: string, seat: number, kind: AheadKind): AheadRow | undefined {
    return this.one.get(game, seat, kind);
  }

  /** What is to be followed: by seat, a seat's plan before its orders. */
  ready(game: string): AheadRow[] {
    return this.all.all(game);
  }

  forget(game: string, seat: number, kind: AheadKind): void {
    this.drop.run(game, seat, kind);
  }

  /** From now on this decision is asked, whatever was said ahead. */
  ask(game: string, decision: string): void {
    this.spare.run(game, decision);
  }

  isAsked(game: string, decision: string): boolean {
    return this.spared.get(game, decision) !== undefined;
  }
}
