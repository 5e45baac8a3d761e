import type { Seat } from '../../engine/decision.ts';
import type { EngineEvent } from '../../engine/game.ts';
import { type Phrase, phrase, ref } from '../../engine/phrase.ts';
import type { StepEvents } from '../../engine/play.ts';
import type { PostKind } from '../../store/outbox.ts';
import type { Store } from '../../store/store.ts';
import type { Layout } from '../../story/arrange.ts';
import { isGreat } from '../../story/moment.ts';
import { type Sentence, sentence } from '../../story/sentence.ts';
import { seedPhrase } from '../cases/seal.ts';
import type { Live } from '../game/live.ts';
import { digitsAt, turnOpenedBy } from '../game/proof.ts';
import { foretold } from '../records/tempo.ts';
import { type Happening, lastingly, type Note, type Reminder, type Seating } from '../told/happening.ts';
import { Awaiting } from '../waiting/awaiting.ts';
import type { ReminderStage } from '../waiting/calendar.ts';
import { sinceOf, type Timers } from '../waiting/timer.ts';
import { GreatMoments } from './greatmoment.ts';
import { joined, led, type Piece, piecesOf } from './piece.ts';

/** What came of one answer, step by step, and whose it was; null where several decided. */
export interface Batch {
  seat: Seat | null;
  steps: readonly StepEvents[];
  /** What is said before it: how a vote came out, whose order it was. */
  lead?: Phrase;
}

const DAY = 24 * 3_600_000;

/** Where something is told: a game, which may be asleep. */
type Place = Pick<Live, 'row' | 'seq'> & Partial<Pick<Live, 'edition' | 'play'>>;

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

  private playerAt(game: string, at: Seat): string | null {
    return this.store.games.seats(game).find(({ seat }) => seat === at)?.name ?? null;
  }

  /**
   * Tells what happened: what has a frame in its message, of the rest several tellings of one transaction together
   * while they are short and have no picture.
   */
  tell(live: Live, batches: readonly Batch[]): void {
    const { outbox } = this.store;
    const great = new GreatMoments(outbox, live.row.id);
    const pieces = batches.flatMap((batch) => this.pieces(live, batch, great));
    const isNew = (frame: string): boolean => outbox.framed(live.row.id, frame).length === 0;
    for (const piece of joined(pieces, isNew)) this.piece(live, piece);
  }

  /** What one answer came to, a piece for each step that says anything. */
  private pieces(live: Live, { seat, steps, lead }: Batch, great: GreatMoments): Piece[] {
    const { edition, play } = live;
    const pieces = steps.flatMap(({ step, events }, index): Piece[] => {
      for (const note of edition.whispers?.(events) ?? []) this.note(live, note);
      const whose = (index === 0 ? seat : null) ?? seatIn(events);
      const parts = edition.parts?.(events, step) ?? [{ events }];
      return parts.flatMap(({ events: some, seat: of = whose }) => {
        const sentences = this.chained(live, edition.tell(some, play.state));
        const frame = edition.frame?.(step, of) ?? null;
        const layout = layoutOf(live, frame);
        return piecesOf({
          sentences,
          pictures: edition.scenes(some, play.state),
          frame,
          layout,
          great: great.framedOf(sentences, step),
          shared: layout.as === 'list',
        });
      });
    });
    if (lead === undefined) return pieces;
    const told = sentence('vote', lead, { because: { evident: 'table' }, matters: 3 });
    const [first, ...others] = pieces;
    if (first) return [led(first, told), ...others];
    const [{ step } = { step: play.state.step }] = steps;
    const frame = edition.frame?.(step, seat) ?? null;
    return [{ sentences: [told], pictures: [], frame, layout: layoutOf(live, frame) }];
  }

  /** The opening of a turn, its small print with the chain as it was then: unlike the pinned status it stays as it is. */
  private chained({ row }: Live, sentences: readonly Sentence[]): Sentence[] {
    const told = [...sentences];
    for (const [at, { act, says }] of sentences.entries()) {
      const turn = act === 'turn' ? turnOpenedBy(says) : null;
      const chain = turn === null ? null : digitsAt(this.store, row.id, turn);
      const print = sentences[at + 1]?.act === 'small' ? at + 1 : at;
      const one = sentences[print];
      if (chain !== null && one) told[print] = { ...one, says: phrase('turn-chained', { opening: one.says, chain }) };
    }
    return told;
  }

  private piece(live: Live, { frame, paper, moment, sentences, pictures, layout }: Piece): void {
    this.happening(live, {
      sentences,
      pictures,
      ...(frame === null ? {} : { frame, layout }),
      ...(paper ? { paper } : {}),
      ...(moment ? { moment } : {}),
      ...(this.store.records.isQuiet(live.row.id) ? { quiet: true as const } : {}),
    });
  }

  /** Puts one happening into the outbox. */
  happening(live: Place, happening: Happening): void {
    this.add(live, 'happening', { ...happening, sentences: lastingly(happening.sentences, this.seating(live)) });
  }

  /** One sentence to everybody. @param more what else is known of it */
  say(live: Place, told: Sentence | readonly Sentence[], more: Partial<Happening> = {}): void {
    this.happening(live, { sentences: 'says' in told ? [told] : [...told], pictures: [], ...more });
  }

  /** Private words to one person. */
  note(live: Place, { sentences, to }: { sentences: readonly Sentence[]; to: string }): void {
    this.add(live, 'note', { sentences: lastingly(sentences, this.seating(live)), to });
  }

  private seating({ row, edition, play }: Place): Seating {
    return {
      who: (seat) => (edition && play ? edition.who(play.state, seat) : ref('seat', String(seat))),
      player: (seat) => this.playerAt(row.id, seat),
    };
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
    const { edition, play } = live;
    const told = edition.ending(play.state);
    const opened = sentence('apart', seedPhrase(this.store, live.row), { because: { evident: 'order' } });
    const pictures = edition.endingScenes(play.state);
    const sentences = [...told, opened, ...this.foretold(live), ...this.guided(live)];
    const again = live.row.id;
    this.happening(live, { sentences, pictures, again, ...(told.some(isGreat) ? { moment: { turn: '' } } : {}) });
  }

  /** What whoever was guided to the end can do now. */
  private guided({ row }: Live): Sentence[] {
    if (!this.store.guides.has(row.id)) return [];
    return [sentence('apart', phrase('guide-ended'), { because: { evident: 'order' } })];
  }

  /** How long the game was to take, and took. */
  private foretold({ row, edition }: Live): Sentence[] {
    const expected = foretold(this.store, edition, row, this.store.games.seats(row.id));
    if (expected === null || row.started_at === null) return [];
    const days = (this.clock() - row.started_at) / DAY;
    const args = { days: Math.max(1, Math.round(days)), foretold: Math.max(1, Math.round(expected)) };
    return [sentence('apart', phrase('foretold-was', args), { because: { evident: 'order' } })];
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

/** How a message is laid out. */
function layoutOf({ edition, play }: Live, frame: string | null): Layout {
  return (frame === null ? undefined : edition.layout?.(frame, play.state)) ?? { as: 'list' };
}
