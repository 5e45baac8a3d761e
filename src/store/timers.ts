import type { Database, Statement } from 'better-sqlite3';
import type { Subject } from './subject.ts';

export interface TimerRow {
  game: string;
  /** Whose or which clock it is: `person 17…`, `decision 41`, `proposal undo-3`. */
  subject: Subject;
  /** When the clock began to run. */
  since: number;
  /** What comes next. */
  stage: string;
  /** When it comes; null = nothing more will. */
  due: number | null;
  /** Not before this moment, whatever the pace says: grace after the program was down. */
  earliest: number;
}

/** Clocks that run, each with what comes next and when. */
export class Timers {
  private readonly insert: Statement;
  private readonly one: Statement<[string, string], TimerRow>;
  private readonly ofGame: Statement<[string], TimerRow>;
  private readonly dueBy: Statement<[number], TimerRow>;
  private readonly first: Statement<[], { due: number | null }>;
  private readonly remove: Statement;
  private readonly setLapse: Statement;
  private readonly getLapse: Statement<[string, string], { count: number }>;
  private readonly dropLapse: Statement;

  constructor(database: Database) {
    this.insert = database.prepare(
      'INSERT OR REPLACE INTO timer (game, subject, since, stage, due, earliest) VALUES (@game, @subject, @since, @stage, @due, @earliest)',
    );
    this.one = database.prepare('SELECT * FROM timer WHERE game = ? AND subject = ?');
    this.ofGame = database.prepare('SELECT * FROM timer WHERE game = ?');
    // A game whose channel can't be reached waits: nobody could read a reminder, or answer. A lobby there ends all the same.
    const running =
      "timer.game = game.id AND (game.status = 'lobby' OR game.status = 'playing' AND game.parked IS NULL)";
    this.dueBy = database.prepare(`SELECT timer.* FROM timer, game WHERE ${running} AND due <= ? ORDER BY due`);
    this.first = database.prepare(`SELECT min(due) AS due FROM timer, game WHERE ${running}`);
    this.remove = database.prepare('DELETE FROM timer WHERE game = ? AND subject = ?');
    this.setLapse = database.prepare('INSERT OR REPLACE INTO lapse (game, person, count) VALUES (?, ?, ?)');
    this.getLapse = database.prepare('SELECT count FROM lapse WHERE game = ? AND person = ?');
    this.dropLapse = database.prepare('DELETE FROM lapse WHERE game = ? AND person = ?');
  }

  set(row: TimerRow): void {
    this.insert.run(row);
  }

  find(game: string, subject: Subject): TimerRow | undefined {
    return this.one.get(game, subject);
  }

  of(game: string): TimerRow[] {
    return this.ofGame.all(game);
  }

  /** What is due in games that can go on, the longest overdue first. */
  due(now: number): TimerRow[] {
    return this.dueBy.all(now);
  }

  /** When the next one is due; null = never. */
  next(): number | null {
    return this.first.get()?.due ?? null;
  }

  forget(game: string, subject: Subject): void {
    this.remove.run(game, subject);
  }

  /** How many of a person's clocks have run out, one after the other. */
  lapses(game: string, person: string): number {
    return this.getLapse.get(game, person)?.count ?? 0;
  }

  setLapses(game: string, person: string, count: number): void {
    if (count > 0) this.setLapse.run(game, person, count);
    else this.dropLapse.run(game, person);
  }
}
