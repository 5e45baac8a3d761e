import type { Database, Statement } from 'better-sqlite3';

const POST_KINDS = ['happening', 'questions', 'status', 'note', 'reminder'] as const;
export type PostKind = (typeof POST_KINDS)[number];

export interface OutboxRow {
  game: string;
  /** Its number among those of its game: it grows, and none is given twice. */
  id: number;
  /** The journal row that caused it. */
  seq: number;
  branch: number;
  kind: PostKind;
  /** JSON. */
  body: string;
  state: 'waiting' | 'sent' | 'dropped' | 'failed';
  /** Discord's id of the message it became. */
  message: string | null;
  at: number;
  sent_at: number | null;
}

/** Announcements that wait to be sent, in order for each game. */
export class Outbox {
  private readonly number: Statement<[string], number>;
  private readonly reach: Statement<[]>;
  private readonly insert: Statement;
  private readonly waitingOf: Statement<[string], OutboxRow>;
  private readonly gamesWaiting: Statement<[], { game: string }>;
  private readonly mark: Statement;
  private readonly dropPictures: Statement<[string, number]>;
  private readonly sweep: Statement<[string, number]>;
  private readonly dropAfter: Statement;
  private readonly toldAfter: Statement<[string, number], OutboxRow>;
  private readonly told: Statement<[string, number, number], OutboxRow>;
  private readonly inFrame: Statement<[string, string], OutboxRow>;
  private readonly momentsIn: Statement<[string, string], OutboxRow>;
  private readonly takingBack: Statement<[string, number], OutboxRow>;
  private readonly lastPaper: Statement<[string], OutboxRow>;
  private readonly readPapers: Statement<[string, string]>;
  private readonly counted: Statement<[], number>;
  private readonly putAside: Statement<[string, number]>;
  private readonly asideOf: Statement<[string], number>;
  private readonly lastOf: Statement<[string], { id: number | null }>;

  constructor(database: Database) {
    this.number = database
      .prepare<[string], number>('UPDATE game SET numbered = numbered + 1 WHERE id = ? RETURNING numbered')
      .pluck();
    this.reach = database.prepare('UPDATE lineage SET numbered = numbered + 1');
    this.insert = database.prepare(
      'INSERT INTO outbox (game, id, seq, branch, kind, body, at) VALUES (@game, @id, @seq, @branch, @kind, @body, @at)',
    );
    this.waitingOf = database.prepare("SELECT * FROM outbox WHERE game = ? AND state = 'waiting' ORDER BY id");
    this.gamesWaiting = database.prepare("SELECT DISTINCT game FROM outbox WHERE state = 'waiting'");
    this.counted = database.prepare<[], number>("SELECT count(*) FROM outbox WHERE state = 'waiting'").pluck();
    this.mark = database.prepare(
      'UPDATE outbox SET state = @state, message = @message, sent_at = @at WHERE game = @game AND id = @id',
    );
    // Whether a list that comes from a query is still known to be JSON is not the same in every SQLite.
    this.dropPictures = database.prepare(
      `UPDATE outbox SET body = json_set(body, '$.pictures', json((SELECT json_group_array(json(value))
         FROM json_each(body, '$.pictures') WHERE json_extract(value, '$.sight') = 'card')))
       WHERE game = ? AND id = ? AND kind = 'happening'`,
    );
    this.sweep = database.prepare(`DELETE FROM outbox WHERE game = ? AND id = ?
      AND (kind IN ('note', 'reminder') OR kind IN ('questions', 'status') AND state <> 'failed')`);
    this.dropAfter = database.prepare(
      "UPDATE outbox SET state = 'dropped' WHERE game = ? AND seq > ? AND state = 'waiting' AND json_extract(body, '$.lasting') IS NULL",
    );
    this.toldAfter = database.prepare(
      "SELECT * FROM outbox WHERE game = ? AND seq > ? AND state IN ('sent', 'waiting') AND kind = 'happening' ORDER BY id",
    );
    this.told = database.prepare(
      "SELECT * FROM outbox WHERE game = ? AND id > ? AND kind = 'happening' AND state <> 'dropped' ORDER BY id DESC LIMIT ?",
    );
    this.inFrame = database.prepare(
      "SELECT * FROM outbox WHERE game = ? AND kind = 'happening' AND state <> 'dropped' AND json_extract(body, '$.frame') = ? ORDER BY id",
    );
    this.momentsIn = database.prepare(
      "SELECT * FROM outbox WHERE game = ? AND kind = 'happening' AND state <> 'dropped' AND json_extract(body, '$.moment.turn') = ? ORDER BY id",
    );
    this.takingBack = database.prepare(
      "SELECT * FROM outbox WHERE game = ? AND id > ? AND kind = 'happening' AND json_extract(body, '$.undone') IS NOT NULL",
    );
    this.lastPaper = database.prepare(
      "SELECT * FROM outbox WHERE game = ? AND kind = 'happening' AND state <> 'dropped' AND json_extract(body, '$.paper') IS NOT NULL ORDER BY id DESC LIMIT 1",
    );
    this.readPapers = database.prepare(
      "UPDATE outbox SET body = json_remove(body, '$.paper') WHERE game = ? AND kind = 'happening' AND json_extract(body, '$.paper') IS NOT NULL AND json_extract(?, '$.paper') IS NOT NULL",
    );
    this.putAside = database.prepare(
      "UPDATE outbox SET body = json_set(json_remove(body, '$.frame', '$.continued'), '$.aside', json('true')) WHERE game = ? AND id = ? AND state = 'waiting'",
    );
    this.asideOf = database
      .prepare<[string], number>(
        "SELECT id FROM outbox WHERE game = ? AND state = 'waiting' AND json_extract(body, '$.aside') IS NOT NULL",
      )
      .pluck();
    this.lastOf = database.prepare('SELECT max(id) AS id FROM outbox WHERE game = ?');
  }

  /** A new number of the newspaper takes the place of the one before. */
  add(row: Pick<OutboxRow, 'game' | 'seq' | 'branch' | 'kind' | 'body' | 'at'>): void {
    this.readPapers.run(row.game, row.body);
    this.insert.run({ ...row, id: this.number.get(row.game) });
    this.reach.run();
  }

  waiting(game: string): OutboxRow[] {
    return this.waitingOf.all(game);
  }

  /**
   * What is refused again and again goes on waiting by itself, and the others go past it. A happening is told in a message
   * of its own then.
   */
  setAside({ game, id }: Pick<OutboxRow, 'game' | 'id'>): void {
    this.putAside.run(game, id);
  }

  /** The rows that others go past, of those that wait. */
  aside(game: string): ReadonlySet<number> {
    return new Set(this.asideOf.all(game));
  }

  /** How many rows wait, of all games. */
  countWaiting(): number {
    return this.counted.get() ?? 0;
  }

  /** Games that have something to send. */
  games(): string[] {
    return this.gamesWaiting.all().map((row) => row.game);
  }

  /** What is told to everybody keeps its words; that something followed the game, and private words, are nothing to keep. */
  settle(
    { game, id }: Pick<OutboxRow, 'game' | 'id'>,
    state: 'sent' | 'dropped' | 'failed',
    message: string | null,
    at: number,
  ): void {
    this.mark.run({ game, id, state, message, at });
    this.sweep.run(game, id);
  }

  /** The pictures of what is sent are drawn, and kept no longer, but for cards to be seen once more. */
  lighten({ game, id }: Pick<OutboxRow, 'game' | 'id'>): void {
    this.dropPictures.run(game, id);
  }

  /**
   * Drops what undone journal rows caused and has not been sent, but for what is about the table.
   * @returns their happenings as they were; one that was waiting may be on its way and be sent all the same
   */
  takeBack(game: string, seq: number): OutboxRow[] {
    const told = this.toldAfter.all(game, seq);
    this.dropAfter.run(game, seq);
    return told;
  }

  /** The latest happenings after a row, oldest first. */
  happenings(game: string, after: number, most: number): OutboxRow[] {
    return this.told.all(game, after, most).reverse();
  }

  /** All that is told in one frame, oldest first. */
  framed(game: string, frame: string): OutboxRow[] {
    return this.inFrame.all(game, frame);
  }

  /** The great moments told in a turn, oldest first. */
  moments(game: string, turn: string): OutboxRow[] {
    return this.momentsIn.all(game, turn);
  }

  /** Happenings after a row that say that others are taken back. */
  undoings(game: string, after: number): OutboxRow[] {
    return this.takingBack.all(game, after);
  }

  /** The happening that brought the latest newspaper. */
  paper(game: string): OutboxRow | null {
    return this.lastPaper.get(game) ?? null;
  }

  lastId(game: string): number {
    return this.lastOf.get(game)?.id ?? 0;
  }
}
