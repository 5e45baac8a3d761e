import type { Locale } from '../../locale.ts';
import type { AbsenceRow, Notify, PersonRow } from '../../store/persons.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import { isQuiet, isZone } from '../waiting/calendar.ts';
import { calendarOf } from '../waiting/timer.ts';

const MINUTES_A_DAY = 1440;
/** The longest absence, in milliseconds: 120 days. */
const LONGEST = 120 * 24 * 3_600_000;

/** What a person wants for themselves, in all their games: when and how they are told that they are asked. */
export class Preferences {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  of(person: string): PersonRow & { absences: AbsenceRow[] } {
    const { persons } = this.room.store;
    const now = this.room.clock();
    return { ...persons.find(person), absences: persons.absences(person).filter(({ end_at }) => end_at > now) };
  }

  /** True when a message may mention the person now: they want to be mentioned, and it is not their quiet time. */
  mayMention(person: string): boolean {
    return this.of(person).notify === 'mention' && !this.isQuiet(person);
  }

  /** True in the person's quiet hours and announced absences. */
  isQuiet(person: string): boolean {
    return isQuiet(this.room.clock(), calendarOf(this.room.store, person));
  }

  setNotify(person: string, notify: Notify): Result {
    return this.keep(person, { notify });
  }

  /** @param zone its name in the IANA database */
  setZone(person: string, zone: string): Result {
    return isZone(zone) ? this.keep(person, { zone }) : refused('no-such-zone', { zone });
  }

  /** Sets quiet hours, in minutes of the day 0 to 1439; null for none. */
  setQuiet(person: string, quiet: { from: number; to: number } | null): Result {
    if (quiet === null) return this.keep(person, { quiet_from: null, quiet_to: null });
    const { from, to } = quiet;
    const fits = [from, to].every((minute) => Number.isInteger(minute) && minute >= 0 && minute < MINUTES_A_DAY);
    if (!fits || from === to) return refused('no-such-hours');
    return this.keep(person, { quiet_from: from, quiet_to: to });
  }

  /** Whether the autopilot may play a turn for them where the table lets it, because they are silent. */
  setPlayed(person: string, allowed: boolean): Result {
    return this.keep(person, { never_played: allowed ? 0 : 1 });
  }

  /** Whether others may see what they have played. */
  setRecordShown(person: string, shown: boolean): Result {
    return this.keep(person, { record_shown: shown ? 1 : 0 });
  }

  /** In which language they are answered; null for that of their Discord. */
  setLanguage(person: string, language: Locale | null): Result {
    return this.keep(person, { language });
  }

  /** Announces an absence, in milliseconds since 1970; together with those it meets. Deadlines stretch over it. */
  goAway(person: string, from: number, until: number): Result {
    if (until <= from || until <= this.room.clock() || until - from > LONGEST) return refused('no-such-absence');
    const { persons } = this.room.store;
    return this.changed(person, () => {
      const met = persons.absences(person).filter(({ start_at, end_at }) => start_at <= until && end_at >= from);
      for (const row of met) persons.dropAbsence(row);
      persons.addAbsence({
        person,
        start_at: Math.min(from, ...met.map(({ start_at }) => start_at)),
        end_at: Math.max(until, ...met.map(({ end_at }) => end_at)),
      });
    });
  }

  /** Is back before the time, or does not go. */
  comeBack(person: string): Result {
    return this.changed(person, () => this.room.store.persons.endAbsences(person, this.room.clock()));
  }

  private keep(person: string, change: Partial<PersonRow>): Result {
    return this.changed(person, () =>
      this.room.store.persons.keep({ ...this.room.store.persons.find(person), ...change }),
    );
  }

  /** Changes a wish and lets the clocks of the person's games follow. */
  private changed(person: string, work: () => void): Result {
    this.room.store.transaction(work);
    const { votes, games } = this.room.store;
    for (const game of games.withStatus('playing')) {
      if (!votes.awaited(game.id).some((row) => row.person === person)) continue;
      this.room.playing(game.id, (live) => this.room.followed(live, undefined));
    }
    return done();
  }
}
