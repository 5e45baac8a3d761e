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

/** A question's message that no longer follows the game, for it has been answered. */
interface AnsweredRow {
  game: string;
  /** The journal row of the answer. */
  seq: number;
  /** Discord's ids. */
  id: string;
  channel: string;
  /** What it says: JSON; in rows of before, the words. */
  content: string;
}

/** What lies between two journal rows, both left out. */
interface JournalSpan {
  after: number;
  before: number;
}

/**
 * Messages that follow the game (status, open questions), what those say that were answered, last visits, and lessons
 * already given.
 */
export class Messages {
  private readonly insert: Statement;
  private readonly all: Statement<[string], MessageRow>;
  private readonly remove: Statement;
  private readonly insertAnswered: Statement;
  private readonly answeredIn: Statement<[string, string, number, number, number], AnsweredRow>;
  private readonly removeAnswered: Statement;
  private readonly setVisit: Statement;
  private readonly getVisit: Statement<[string, string], { outbox: number }>;
  private readonly learn: Statement;
  private readonly learned: Statement<[string, string], { lesson: string }>;

  constructor(database: Database) {
    this.insert = database.prepare(
      'INSERT OR REPLACE INTO message (game, surface, id, channel, body) VALUES (@game, @surface, @id, @channel, @body)',
    );
    this.all = database.prepare('SELECT * FROM message WHERE game = ? ORDER BY length(id), id, surface');
    this.remove = database.prepare('DELETE FROM message WHERE game = ? AND surface = ?');
    this.insertAnswered = database.prepare(
      'INSERT OR REPLACE INTO answered (game, seq, id, channel, content) VALUES (@game, @seq, @id, @channel, @content)',
    );
    this.answeredIn = database.prepare(
      'SELECT * FROM answered WHERE game = ? AND channel = ? AND seq > ? AND seq < ? ORDER BY seq DESC LIMIT ?',
    );
    this.removeAnswered = database.prepare('DELETE FROM answered WHERE game = ? AND seq > ? AND seq < ?');
    this.setVisit = database.prepare('INSERT OR REPLACE INTO visit (game, person, outbox) VALUES (?, ?, ?)');
    this.getVisit = database.prepare('SELECT outbox FROM visit WHERE game = ? AND person = ?');
    this.learn = database.prepare('INSERT OR IGNORE INTO lesson (person, lesson) VALUES (?, ?)');
    this.learned = database.prepare('SELECT lesson FROM lesson WHERE person = ? AND lesson = ?');
  }

  keep(row: MessageRow): void {
    this.insert.run(row);
  }

  /** The oldest message first: Discord's ids grow. */
  of(game: string): MessageRow[] {
    return this.all.all(game);
  }

  forget(game: string, surface: string): void {
    this.remove.run(game, surface);
  }

  /** Keeps what an answered question's message says: it is marked when the answer is taken back. */
  keepAnswered(row: AnsweredRow): void {
    this.insertAnswered.run(row);
  }

  /** The messages of a channel answered last between two journal rows, the youngest answer first. */
  answered(game: string, channel: string, between: JournalSpan, most: number): AnsweredRow[] {
    return this.answeredIn.all(game, channel, between.after, between.before, most);
  }

  /** Forgets the messages answered between two journal rows. */
  forgetAnswered(game: string, { after, before }: JournalSpan): void {
    this.removeAnswered.run(game, after, before);
  }

  /** The last outbox row a person has seen; 0 = none. */
  lastVisit(game: string, person: string): number {
    return this.getVisit.get(game, person)?.outbox ?? 0;
  }

  visited(game: string, person: string, outbox: number): void {
    this.setVisit.run(game, person, outbox);
  }

  /** Whether somebody has been given a lesson. */
  hasLearned(person: string, lesson: string): boolean {
    return this.learned.get(person, lesson) !== undefined;
  }

  /** True the first time only: a lesson (one line that explains a step) is given once to a person. */
  teach(person: string, lesson: string): boolean {
    if (this.hasLearned(person, lesson)) return false;
    this.learn.run(person, lesson);
    return true;
  }
}
