import type { Database, Statement } from 'better-sqlite3';

export interface MessageRow {
  game: string;
  /** What the message is: `status`, or `question <decision>`. */
  surface: string;
  /** Discord's ids. */
  id: string;
  channel: string;
  /** JSON: what the sender wants to remember of it. */
  body: string;
}

/** Messages that follow the game (status, open questions), last visits, and lessons already given. */
export class Messages {
  private readonly insert: Statement;
  private readonly all: Statement<[string], MessageRow>;
  private readonly remove: Statement;
  private readonly setVisit: Statement;
  private readonly getVisit: Statement<[string, string], { outbox: number }>;
  private readonly learn: Statement;
  private readonly learned: Statement<[string, string], { lesson: string }>;

  constructor(database: Database) {
    this.insert = database.prepare(
      'INSERT OR REPLACE INTO message (game, surface, id, channel, body) VALUES (@game, @surface, @id, @channel, @body)',
    );
    this.all = database.prepare('SELECT * FROM message WHERE game = ? ORDER BY rowid');
    this.remove = database.prepare('DELETE FROM message WHERE game = ? AND surface = ?');
    this.setVisit = database.prepare('INSERT OR REPLACE INTO visit (game, person, outbox) VALUES (?, ?, ?)');
    this.getVisit = database.prepare('SELECT outbox FROM visit WHERE game = ? AND person = ?');
    this.learn = database.prepare('INSERT OR IGNORE INTO lesson (person, lesson) VALUES (?, ?)');
    this.learned = database.prepare('SELECT lesson FROM lesson WHERE person = ? AND lesson = ?');
  }

  keep(row: MessageRow): void {
    this.insert.run(row);
  }

  of(game: string): MessageRow[] {
    return this.all.all(game);
  }

  forget(game: string, surface: string): void {
    this.remove.run(game, surface);
  }

  /** The last outbox row a person has seen; 0 = none. */
  lastVisit(game: string, person: string): number {
    return this.getVisit.get(game, person)?.outbox ?? 0;
  }

  visited(game: string, person: string, outbox: number): void {
    this.setVisit.run(game, person, outbox);
  }

  /** True the first time only: a lesson (one line that explains a step) is given once to a person. */
  teach(person: string, lesson: string): boolean {
    if (this.learned.get(person, lesson)) return false;
    this.learn.run(person, lesson);
    return true;
  }
}
