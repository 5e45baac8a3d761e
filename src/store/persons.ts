import type { Database, Statement } from 'better-sqlite3';
import type { Locale } from '../locale.ts';

export const NOTIFY = ['mention', 'direct'] as const;
/** How a person wants to hear that they are asked: mentioned in the channel, or by a direct message. */
export type Notify = (typeof NOTIFY)[number];

export interface PersonRow {
  id: string;
  /** Name of a time zone in the IANA database. */
  zone: string;
  /** Minutes of the day, in the person's own zone; null = no quiet hours. */
  quiet_from: number | null;
  quiet_to: number | null;
  notify: Notify;
  /** 1 = the autopilot never plays a turn for them because they are silent. */
  never_played: number;
  /** 1 = others may see what they have played. */
  record_shown: number;
  /** The language they have settled; null: that of their Discord. */
  language: Locale | null;
}

export interface AbsenceRow {
  person: string;
  start_at: number;
  end_at: number;
}

/** What people want for themselves, in all their games. */
export class Persons {
  private readonly insert: Statement;
  private readonly byId: Statement<[string], PersonRow>;
  private readonly insertAbsence: Statement;
  private readonly absencesOf: Statement<[string], AbsenceRow>;
  private readonly removeAbsence: Statement;
  private readonly cutAbsences: Statement;
  private readonly dropAbsences: Statement;

  constructor(database: Database) {
    this.insert =
      database.prepare(`INSERT INTO person (id, zone, quiet_from, quiet_to, notify, never_played, record_shown, language)
      VALUES (@id, @zone, @quiet_from, @quiet_to, @notify, @never_played, @record_shown, @language)
      ON CONFLICT (id) DO UPDATE SET zone = @zone, quiet_from = @quiet_from, quiet_to = @quiet_to, notify = @notify,
        never_played = @never_played, record_shown = @record_shown, language = @language`);
    this.byId = database.prepare(
      'SELECT id, zone, quiet_from, quiet_to, notify, never_played, record_shown, language FROM person WHERE id = ?',
    );
    this.insertAbsence = database.prepare(
      'INSERT OR REPLACE INTO absence (person, start_at, end_at) VALUES (@person, @start_at, @end_at)',
    );
    this.absencesOf = database.prepare('SELECT * FROM absence WHERE person = ? ORDER BY start_at');
    this.removeAbsence = database.prepare('DELETE FROM absence WHERE person = @person AND start_at = @start_at');
    this.cutAbsences = database.prepare(
      'UPDATE absence SET end_at = @at WHERE person = @person AND start_at <= @at AND end_at > @at',
    );
    this.dropAbsences = database.prepare('DELETE FROM absence WHERE person = ? AND start_at > ?');
  }

  /** A person's wishes; what everybody has who never said anything, when there are none. */
  find(id: string): PersonRow {
    const unsaid = {
      zone: 'UTC',
      quiet_from: null,
      quiet_to: null,
      notify: 'mention',
      never_played: 0,
      record_shown: 0,
      language: null,
    } as const;
    return this.byId.get(id) ?? { id, ...unsaid };
  }

  keep(row: PersonRow): void {
    this.insert.run(row);
  }

  absences(person: string): AbsenceRow[] {
    return this.absencesOf.all(person);
  }

  addAbsence(row: AbsenceRow): void {
    this.insertAbsence.run(row);
  }

  dropAbsence(row: AbsenceRow): void {
    this.removeAbsence.run(row);
  }

  /** Ends the absence that is running and forgets those to come. */
  endAbsences(person: string, at: number): void {
    this.cutAbsences.run({ person, at });
    this.dropAbsences.run(person, at);
  }
}
