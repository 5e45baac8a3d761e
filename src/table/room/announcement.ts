import type { Continued } from '../../editions/edition/edition.ts';
import type { Seat } from '../../engine/decision.ts';
import type { EngineEvent } from '../../engine/game.ts';
import type { StepEvents } from '../../engine/play.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { PostKind } from '../../store/outbox.ts';
import type { Store } from '../../store/store.ts';
import { LOCALES, type Locale, type Namer, Words } from '../../words/words.ts';
import { seedPhrase } from '../cases/seal.ts';
import type { Live } from '../game/live.ts';
import { foretold } from '../records/tempo.ts';
import { Awaiting } from '../waiting/awaiting.ts';
import type { Stage } from '../waiting/calendar.ts';
import { sinceOf, type Timers } from '../waiting/timer.ts';
import { GreatMoments, type ToldMoment } from './greatmoment.ts';
import { joinedTo, led, mayJoin, type Piece, pieceOf } from './piece.ts';

/** What a happening in the outbox holds. */
export interface Happening {
  lines: string[];
  pictures: PictureSpec[];
  /** The message it is told in together with others of that name, which grows; left out where it has one of its own. */
  frame?: string;
  /** Its first line for where that goes on in a line told before in the same message; text alone in games of before: the last. */
  continued?: Continued | string;
  /** The newspaper that came with it, for those who want to read it. */
  paper?: PictureSpec;
  /** It is a great moment, which a quiet table is told like anything else: the first line is its heading. */
  moment?: ToldMoment;
  /** All that a quiet table is told of it; the rest stays in the log. */
  short?: string[];
  /** What of it matters to everybody, in few words, for the status message. */
  heads?: string[];
  /** It is about the table, not the game, and goes on counting when answers are taken back. */
  lasting?: true;
  /** It was refused again and again, so that others went past it: it is told late, in a message of its own. */
  aside?: true;
  /** Rows of the outbox that told what has been taken back: their messages are marked. */
  undone?: number[];
  /** By whom, as they are called at the table. */
  undoneBy?: string;
  /** The journal row up to which answers have been taken back: the messages of questions answered since are marked. */
  backTo?: number;
}

/** What came of one answer, step by step, and whose it was; null where several decided. */
export interface Batch {
  seat: Seat | null;
  steps: readonly StepEvents[];
  /** What is said before it: how a vote came out, whose order it was. */
  lead?: string;
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
   * Tells what happened: what has a frame in its message, of the rest several tellings of one transaction together
   * while they are short and have no picture.
   */
  tell(live: Live, batches: readonly Batch[]): void {
    const quiet = this.store.records.isQuiet(live.row.id);
    let joined: Piece | null = null;
    const great = new GreatMoments(this.store.outbox, live.row.id);
    for (const piece of batches.flatMap((batch) => this.pieces(live, batch, great))) {
      if (joined && mayJoin(joined, piece) && !this.leadsElsewhere(live, joined, piece))
        joined = joinedTo(joined, piece);
      else {
        if (joined) this.happening(live, shortened(joined, quiet));
        joined = piece;
      }
    }
    if (joined) this.happening(live, shortened(joined, quiet));
  }

  /** True where what led to a great moment stands in the message before it, and not under its heading. */
  private leadsElsewhere({ row }: Live, { frame, moment }: Piece, next: Piece): boolean {
    if (frame === null || moment || !next.moment) return false;
    return this.store.outbox.framed(row.id, frame).length > 0;
  }

  /** What one answer came to, a piece for each step that says anything. */
  private pieces(live: Live, { seat, steps, lead }: Batch, great: GreatMoments): Piece[] {
    const words = this.words(live, live.play.state);
    const { edition, play } = live;
    const pieces = steps.flatMap(({ step, events }, index): Piece[] => {
      for (const note of edition.whispers?.(events, words) ?? []) this.note(live, note);
      const whose = (index === 0 ? seat : null) ?? seatIn(events);
      const parts = edition.parts?.(events, step) ?? [{ events }];
      return parts.flatMap(({ events: some, seat: of = whose, apart = false }) => {
        const told = great.ranked(edition.tell(some, play.state, words), step);
        const heads = edition.brief?.(some, words) ?? [];
        const isApart = apart && told.moment !== undefined;
        return pieceOf(told, heads, isApart ? 'apart' : (edition.frame?.(step, of) ?? null));
      });
    });
    if (lead === undefined) return pieces;
    const [first, ...others] = pieces;
    if (first) return [{ ...first, lines: led(first, lead), continued: undefined, leads: [lead] }, ...others];
    const [{ step } = { step: play.state.step }] = steps;
    return [{ lines: [lead], pictures: [], heads: [], leads: [lead], frame: edition.frame?.(step, seat) ?? null }];
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
    const opened = words.text(seedPhrase(this.store, live.row));
    const lines = [...telling.lines, opened, ...this.foretoldLine(live, words)];
    const { pictures, moment } = telling;
    this.happening(live, { lines, pictures, ...(moment ? { moment } : {}) });
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

/** The first whom events happen to. */
function seatIn(events: readonly EngineEvent[]): Seat | null {
  return events.find(({ seat }) => seat !== undefined)?.seat ?? null;
}

/** A happening as it is kept: its heads where there are any, and no more than those for a quiet table. */
function shortened({ heads, leads = [], frame, continued, paper, moment, ...whole }: Piece, quiet: boolean): Happening {
  return {
    ...whole,
    ...(moment ? { moment, lines: whole.lines.map(underOne) } : {}),
    ...(frame === null ? {} : { frame }),
    ...(frame === null || continued === undefined ? {} : { continued }),
    ...(paper ? { paper } : {}),
    ...(heads.length > 0 ? { heads } : {}),
    ...(quiet ? { short: [...leads, ...heads] } : {}),
  };
}

/** A great moment has one heading, its first line. */
function underOne(line: string, at: number): string {
  return at === 0 ? line : line.replace(/^#{1,3} (.*)/, '**$1**');
}

function localeOf(text: string): Locale {
  return LOCALES.find((locale) => locale === text) ?? 'en';
}
