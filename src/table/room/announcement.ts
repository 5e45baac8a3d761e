import type { EngineEvent } from '../../engine/game.ts';
import { phrase } from '../../engine/phrase.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { PostKind } from '../../store/outbox.ts';
import type { Store } from '../../store/store.ts';
import { LOCALES, type Locale, type Namer, Words } from '../../words/words.ts';
import type { Live } from '../game/live.ts';
import { foretold } from '../records/tempo.ts';
import { Awaiting } from '../waiting/awaiting.ts';
import type { Stage } from '../waiting/calendar.ts';
import { sinceOf, type Timers } from '../waiting/timer.ts';

/** What a happening in the outbox holds. */
export interface Happening {
  lines: string[];
  pictures: PictureSpec[];
  /** All that a quiet table is told of it; the rest stays in the log. */
  short?: string[];
  /** What of it matters to everybody, in few words, for the status message. */
  heads?: string[];
  /** It is about the table, not the game, and goes on counting when answers are taken back. */
  lasting?: true;
  /** Rows of the outbox that told what has been taken back: their messages are marked. */
  undone?: number[];
  /** The journal row up to which answers have been taken back: the messages of questions answered since are marked. */
  backTo?: number;
}

/** What a note in the outbox holds: private words to one person. */
export interface Note {
  lines: string[];
  to: string;
}

/** What a reminder in the outbox holds. It is dropped when the person is no longer awaited since then. */
export interface Reminder {
  person: string;
  stage: ReminderStage;
  /** When their clock began. */
  since: number;
}

export type ReminderStage = Exclude<Stage, 'deadline'>;

const DAY = 24 * 3_600_000;

/** Happenings of the autopilot are told together up to this many characters. */
const TOGETHER = 1500;

/** Puts into the outbox what people are to be told. Call inside a transaction. */
export class Announcements {
  private readonly store: Store;
  private readonly clock: () => number;
  private readonly timers: Timers;
  private readonly awaiting: Awaiting;
  private keeping = false;

  constructor(store: Store, clock: () => number, timers: Timers) {
    this.store = store;
    this.clock = clock;
    this.timers = timers;
    this.awaiting = new Awaiting(store, clock);
  }

  /** The words of a game's language with its names, and those of its players by their seats. */
  words(live: Pick<Live, 'row' | 'edition'>, state: Live['play']['state'] | null): Words {
    const players: Namer = ({ ref, id }) => {
      if (ref !== 'player') return null;
      const row = this.store.games.seats(live.row.id).find(({ seat }) => seat === Number(id));
      return row?.name ?? null;
    };
    return new Words(localeOf(live.row.locale)).with(players, live.edition.namer(state));
  }

  /**
   * Tells events; several tellings of one transaction are joined while they are short and have no picture.
   * @param leads what to say before some of the batches
   */
  tell(
    live: Live,
    batches: readonly (readonly EngineEvent[])[],
    leads: ReadonlyMap<readonly EngineEvent[], string> = new Map(),
  ): void {
    const words = this.words(live, live.play.state);
    const quiet = this.store.records.isQuiet(live.row.id);
    const blank = () => ({ lines: [] as string[], pictures: [] as PictureSpec[], heads: [] as string[] });
    let joined = blank();
    for (const events of batches) {
      if (events.length === 0 && !leads.has(events)) continue;
      for (const note of live.edition.whispers?.(events, words) ?? []) this.note(live, note);
      const telling = live.edition.tell(events, live.play.state, words, live.play.open);
      const lead = leads.get(events);
      if (lead !== undefined) telling.lines.unshift(lead);
      if (telling.lines.length === 0 && telling.pictures.length === 0) continue;
      const length = [...joined.lines, ...telling.lines].reduce((sum, line) => sum + line.length + 1, 0);
      if (joined.lines.length > 0 && (joined.pictures.length > 0 || length > TOGETHER)) {
        this.happening(live, shortened(joined, quiet));
        joined = blank();
      }
      joined.lines.push(...telling.lines);
      joined.pictures.push(...telling.pictures);
      joined.heads.push(...(live.edition.brief?.(events, words) ?? []));
    }
    if (joined.lines.length > 0 || joined.pictures.length > 0) this.happening(live, shortened(joined, quiet));
  }

  /** Puts one happening into the outbox. */
  happening(live: Pick<Live, 'row' | 'seq'>, happening: Happening): void {
    this.add(live, 'happening', happening);
  }

  /** Private words to one person. */
  note(live: Pick<Live, 'row' | 'seq'>, note: Note): void {
    this.add(live, 'note', note);
  }

  /** Reminds somebody who is awaited, in the way they want. From then on they have been told. */
  remind(live: Pick<Live, 'row' | 'seq'>, person: string, stage: ReminderStage): void {
    const row = this.store.votes.awaited(live.row.id).find((candidate) => candidate.person === person);
    if (!row) return;
    this.add(live, 'reminder', { person, stage, since: sinceOf(row) });
    this.store.votes.setAwaited({ ...row, told: 1 });
  }

  /** Lets the questions and the status message follow the game, and works out anew who is awaited since when. */
  follow(live: Live): void {
    this.awaiting.follow(live, this.keeping);
    const direct = this.timers.wind(live);
    this.add(live, 'questions', {});
    for (const person of direct) this.remind(live, person, 'asked');
    this.add(live, 'status', {});
  }

  /** The lobby changed. */
  lobby(live: Pick<Live, 'row' | 'seq'>): void {
    this.add(live, 'status', {});
  }

  /** The end of a game: the special edition. */
  ending(live: Live): void {
    const words = this.words(live, live.play.state);
    const telling = live.edition.ending(live.play.state, words);
    const opened = words.text(phrase('seed-opened', { seed: live.row.seed }));
    const lines = [...telling.lines, opened, ...this.foretoldLine(live, words)];
    this.happening(live, { lines, pictures: telling.pictures });
  }

  /** How long the game was to take, and took. */
  private foretoldLine({ row, edition }: Live, words: Words): string[] {
    const expected = foretold(this.store, edition, row, this.store.games.seats(row.id));
    if (expected === null || row.started_at === null) return [];
    const days = (this.clock() - row.started_at) / DAY;
    return [
      words.say('foretold-was', { days: Math.max(1, Math.round(days)), foretold: Math.max(1, Math.round(expected)) }),
    ];
  }

  /**
   * Does work during which nobody counts as no longer awaited: who is asked again at its end was awaited without a
   * break. Let the questions follow afterwards.
   */
  keepingAwaited(work: () => void): void {
    this.keeping = true;
    try {
      work();
    } finally {
      this.keeping = false;
    }
  }

  private add(
    live: Pick<Live, 'row' | 'seq'>,
    kind: PostKind,
    body: Happening | Note | Reminder | Record<string, never>,
  ): void {
    const { id, branch } = live.row;
    this.store.outbox.add({ game: id, seq: live.seq, branch, kind, body: JSON.stringify(body), at: this.clock() });
  }
}

/** A happening as it is kept: its heads where there are any, and no more than those for a quiet table. */
function shortened({ heads, ...whole }: Happening & { heads: string[] }, quiet: boolean): Happening {
  return { ...whole, ...(heads.length > 0 ? { heads } : {}), ...(quiet ? { short: heads } : {}) };
}

function localeOf(text: string): Locale {
  return LOCALES.find((locale) => locale === text) ?? 'en';
}
