import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { DigestRow } from '../../store/digests.ts';
import type { GameRow } from '../../store/games.ts';
import { type Sentence, sentence } from '../../story/sentence.ts';
import { effective, takenBack } from '../game/journal.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { GameView } from '../game/view.ts';
import type { Room } from '../room/room.ts';
import { happeningIn, isOlder } from '../told/happening.ts';
import { type Calendar, isAway, isQuiet, minuteOfDay, openFrom } from '../waiting/calendar.ts';
import { HOUR } from '../waiting/pace.ts';
import { calendarOf } from '../waiting/timer.ts';

const MINUTE = 60_000;
const MINUTES_A_DAY = 1440;
const DAY = 24 * HOUR;
/** After an outage a digest that late is left out: the next one is nearer. */
const TOO_LATE = 12 * HOUR;
/** A digest that late may no longer come in quiet hours; at the hour chosen it may. */
const LATE = HOUR;
/** So much is told of one game; the rest is in its log. */
const MOST_LINES = 14;

/** "Yesterday in Arkham": once a day, at an hour each person chooses, what happened in their games. */
export class DailyDigests {
  private readonly room: Room;
  private readonly listeners = new Set<() => void>();

  constructor(room: Room) {
    this.room = room;
  }

  /** Calls back whenever somebody has chosen another hour, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The minute of the day a person has chosen, in their own zone; null = no digest. */
  minuteOf(person: string): number | null {
    return this.room.store.digests.find(person)?.minute ?? null;
  }

  /** @param minute 0 to 1439, in the person's own zone; null = no digest */
  set(person: string, minute: number | null): Result {
    const { store, clock } = this.room;
    if (minute !== null && !(Number.isInteger(minute) && minute >= 0 && minute < MINUTES_A_DAY))
      return refused('no-such-minute');
    store.transaction(() => {
      if (minute === null) store.digests.forget(person);
      else store.digests.keep({ person, minute, looked_at: clock(), told_at: clock() });
    });
    for (const listener of this.listeners) listener();
    return done();
  }

  /** When the next digest is due, in milliseconds since 1970; null = never. */
  next(): number | null {
    const moments = this.room.store.digests.all().map((row) => this.momentOf(row));
    return moments.length > 0 ? Math.min(...moments) : null;
  }

  /** When a person's next digest is due, in milliseconds since 1970; null = never. */
  nextOf(person: string): number | null {
    const row = this.room.store.digests.find(person);
    return row ? this.momentOf(row) : null;
  }

  /** Sends what is due, to each person in a transaction of its own. */
  tick(): void {
    for (const { person } of this.room.store.digests.all()) this.tickOf(person);
  }

  /** Sends a person what is due. */
  tickOf(person: string): void {
    const now = this.room.clock();
    const row = this.room.store.digests.find(person);
    if (!row || this.momentOf(row) > now) return;
    const calendar = calendarOf(this.room.store, person);
    try {
      this.send(row, now, now - dueAt(row, now, calendar.zone) <= TOO_LATE && !isAway(now, calendar));
    } catch (error) {
      this.room.store.digests.keep({ ...row, looked_at: now });
      this.room.failed(error);
    }
  }

  private momentOf(row: DigestRow): number {
    const now = this.room.clock();
    const calendar = calendarOf(this.room.store, row.person);
    const due = dueAt(row, now, calendar.zone);
    return waits(due, now, calendar) ? openFrom(now, calendar) : due;
  }

  /** What a person would be sent that covers the time since a moment; empty when nothing happened. */
  compose(person: string, since: number): Sentence[] {
    const games = this.gamesOf(person, since).map((row) => this.chapter(row, person, since));
    const chapters = games.filter((told) => told.length > 0);
    if (chapters.length === 0) return [];
    return [said('digest-title'), ...chapters.flat()];
  }

  private send(row: DigestRow, now: number, tell: boolean): void {
    const { store, announcements } = this.room;
    if (!tell) {
      store.digests.keep({ ...row, looked_at: now });
      return;
    }
    const sentences = this.compose(row.person, Math.max(row.told_at, now - DAY));
    const after = { ...row, looked_at: now, told_at: now };
    // The post goes the way of one of the games, so that it is sent once, whatever happens in between.
    const [carrier] = this.gamesOf(row.person, 0).filter(({ parked }) => parked === null);
    if (!carrier || sentences.length === 0) {
      store.digests.keep(after);
      return;
    }
    this.room.change(carrier.id, () => {
      store.digests.keep(after);
      announcements.note({ row: carrier, seq: store.journal.lastSeq(carrier.id) }, { sentences, to: row.person });
      return done();
    });
  }

  /** The games of a person that are played, then those that ended since. */
  private gamesOf(person: string, since: number): GameRow[] {
    const { games, spectators } = this.room.store;
    const running = this.room.reading
      .gamesOf(person)
      .flatMap(({ id, status }) => (status === 'playing' ? (games.find(id) ?? []) : []));
    const over = [...games.of(person), ...spectators.followed(person)].filter(
      ({ started_at: started, ended_at: ended }) => started !== null && (ended ?? 0) > since,
    );
    return [...new Map([...running, ...over].map((row) => [row.id, row])).values()];
  }

  private chapter(row: GameRow, person: string, since: number): Sentence[] {
    const begun = (row.started_at ?? 0) > since;
    if (!begun && !effective(this.room.store.journal.everything(row.id)).some(({ at }) => at > since)) return [];
    const view = this.room.reading.game(row.id);
    if (!view) return [];
    const told = this.told(row.id, since);
    const shown = told.slice(-MOST_LINES);
    const count = told.length - shown.length;
    return [
      said('digest-game', {
        channel: `<#${row.channel}>`,
        headline: view.headline ?? { key: row.status === 'over' ? 'digest-over' : 'digest-ended' },
      }),
      ...(count > 0 ? [said('digest-more', { count })] : []),
      ...(shown.length > 0 ? shown : [said('digest-little')]),
      ...(view.status === 'playing' ? [waiting(view, person)] : []),
    ];
  }

  /** What nobody may miss of what was told since and not taken back, as it is kept: no rule is asked, for it may have changed. */
  private told(game: string, since: number): Sentence[] {
    const { outbox, journal } = this.room.store;
    const gone = takenBack(journal.goingBack(game));
    return outbox.happenings(game, 0, Number.MAX_SAFE_INTEGER).flatMap((row) => {
      if (row.at <= since || gone(row.seq)) return [];
      const happening = happeningIn(row);
      if (isOlder(happening)) return (happening.short ?? []).map((text) => item(phrase('story-text', { text })));
      return happening.sentences.filter(({ matters }) => matters === 3).map(inBrief);
    });
  }
}

/** A sentence of the digest. */
function said(...args: Parameters<typeof phrase>): Sentence {
  return sentence('apart', phrase(...args), { because: { evident: 'table' } });
}

/** A line of a game begun before sentences were kept, as one of a list. */
function item(says: Phrase): Sentence {
  return sentence('item', says, { because: { evident: 'order' } });
}

/** A sentence as one of a list. */
function inBrief(told: Sentence): Sentence {
  const { brief, of: _, several: __, lists: ___, great: ____, ...plain } = told;
  return { ...plain, act: 'item', says: brief ?? told.says };
}

/** What the person is asked, else who is awaited. */
function waiting(view: GameView, person: string): Sentence {
  const own = view.open.find(({ awaited }) => awaited.includes(person));
  if (own) return said('digest-asked', { ask: own.decision.ask });
  const awaited = new Set(view.open.flatMap((open) => open.awaited));
  const names = [...awaited].map((id) => view.seats.find((seat) => seat.person === id)?.name ?? `<@${id}>`);
  return names.length > 0 ? said('digest-waiting', { names }) : said('digest-nobody');
}

/** When it is or was due: the first such moment since it was last looked, of several that went by the latest. */
function dueAt({ minute, looked_at: looked }: DigestRow, now: number, zone: string): number {
  const first = timeAfter(looked, minute, zone);
  if (now - first < DAY) return first;
  const latest = timeAfter(now - DAY, minute, zone);
  return latest <= now ? latest : first;
}

/** The first moment after another at which it is that time of day. */
function timeAfter(after: number, minute: number, zone: string): number {
  const start = after - (after % MINUTE) + MINUTE;
  const left = (moment: number): number => (minute - minuteOfDay(moment, zone) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const at = start + left(start) * MINUTE;
  const over = left(at);
  // Where the clocks change in between, still at the time chosen.
  const mended = at + (over > MINUTES_A_DAY / 2 ? over - MINUTES_A_DAY : over) * MINUTE;
  return mended > after && left(mended) === 0 ? mended : at;
}

/** True for one that is late and would come in quiet hours. */
function waits(due: number, now: number, calendar: Calendar): boolean {
  return now - due > LATE && !isAway(now, calendar) && isQuiet(now, calendar);
}
