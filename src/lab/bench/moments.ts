import type { TableEdition } from '../../editions/edition/edition.ts';
import type { EngineEvent, EngineState } from '../../engine/game.ts';
import type { StepEvents } from '../../engine/play.ts';
import { lineOf, names, refsIn } from '../../story/line.ts';
import { type GreatSentence, isGreat } from '../../story/moment.ts';
import { isCause, isEvident, isSameThing, type Sentence } from '../../story/sentence.ts';
import { gathered } from '../../story/thread.ts';
import { GreatMoments } from '../../table/room/greatmoment.ts';
import { joined, type Piece, piecesOf } from '../../table/room/piece.ts';

/** A great moment that stands before what brought it, or in the middle of it. */
export interface Misplaced {
  moment: GreatSentence;
  /** What should stand on its other side. */
  beside: Sentence;
}

/** What is told under one name: in the order in which it happened, and message by message as it is read. */
interface Frame {
  told: Sentence[];
  /** What was told of one step at once. */
  stretches: Map<Sentence, number>;
  messages: Sentence[][];
}

/** How great moments of a game stand among what is told. */
export class Moments<S extends EngineState, E extends EngineEvent> {
  count = 0;
  private readonly edition: TableEdition<S, E>;
  /** Nothing has been told of a turn before: the game is told as it is played. */
  private great = new GreatMoments({ moments: () => [], undoings: () => [] }, '');
  private frames = new Map<string, Frame>();
  private readonly found: Misplaced[] = [];

  constructor(edition: TableEdition<S, E>) {
    this.edition = edition;
  }

  /** Takes in what came of an answer, divided into messages as the table divides it. */
  hear(steps: readonly StepEvents<E>[], state: S): void {
    const pieces = steps.flatMap((step) => this.pieces(step, state));
    for (const piece of joined(pieces, (frame) => !this.frames.get(frame)?.messages.length)) this.put(piece);
  }

  /** Those that stand where they should not, of the games that are over. */
  get misplaced(): readonly Misplaced[] {
    return this.found;
  }

  /** The game is over: what it has told is looked at, and the next begins. */
  over(): void {
    for (const { told, stretches, messages } of this.frames.values()) {
      const stands = messages.flatMap((sentences) => gathered(sentences).map(({ sentence }) => sentence));
      this.found.push(...misplacedIn(told, stands, stretches));
    }
    this.frames = new Map();
    this.great = new GreatMoments({ moments: () => [], undoings: () => [] }, '');
  }

  private pieces({ step, events }: StepEvents<E>, state: S): Piece[] {
    const { edition } = this;
    const parts = edition.parts?.(events, step) ?? [{ events }];
    return parts.flatMap(({ events: some, seat }) => {
      const sentences = edition.tell(some, state);
      const frame = edition.frame?.(step, seat ?? seatIn(some)) ?? null;
      const layout = (frame === null ? undefined : edition.layout?.(frame, state)) ?? { as: 'list' };
      this.count += sentences.filter(isGreat).length;
      this.take(frame, sentences);
      const great = this.great.framedOf(sentences, step);
      return piecesOf({ sentences, pictures: [], frame, layout, great, shared: layout.as === 'list' });
    });
  }

  private take(frame: string | null, sentences: readonly Sentence[]): void {
    const { told, stretches } = this.frame(frame);
    for (const one of sentences) stretches.set(one, told.length);
    told.push(...sentences);
  }

  /** A great moment begins a message of its own, in which what comes after it is told. */
  private put({ frame, sentences, moment }: Piece): void {
    const { messages } = this.frame(frame);
    const open = moment || frame === null ? undefined : messages.at(-1);
    if (open) open.push(...sentences);
    else messages.push([...sentences]);
  }

  private frame(name: string | null): Frame {
    const key = name ?? '';
    const frame = this.frames.get(key) ?? { told: [], stretches: new Map(), messages: [] };
    this.frames.set(key, frame);
    return frame;
  }
}

/**
 * Great moments that stand before what brought them, or between two sentences of one check, fight or encounter. What brings a
 * moment is the thread in which it comes about; what stands right above it where that is why it names no cause; and, where it
 * tells of the very thing that it comes from, whatever told of that thing. Any other cause stands in its heading, and may be
 * told below it. What the moment itself begins is its own; what of a check is told later, after a question, comes later.
 * @param told in the order in which it happened
 * @param stands in the order in which it is read
 * @param stretches which of it was told at once; all, where nothing else is said
 */
export function misplacedIn(
  told: readonly Sentence[],
  stands: readonly Sentence[],
  stretches: ReadonlyMap<Sentence, number> = new Map(),
): Misplaced[] {
  const threads = threadsOf(told);
  const own = (sentence: Sentence): number | undefined => threads.get(sentence)?.[0];
  return stands.filter(isGreat).flatMap((moment): Misplaced[] => {
    const at = stands.indexOf(moment);
    const [, around] = threads.get(moment) ?? [];
    const isOwn = (one: Sentence): boolean => own(one) !== undefined && own(one) === own(moment);
    const others = stands.filter((one) => !isOwn(one) && !isGreat(one));
    const above = others.filter((one) => stands.indexOf(one) < at);
    const below = others.filter((one) => stands.indexOf(one) > at);
    const earlier = told.slice(0, told.indexOf(moment)).filter((one) => others.includes(one));
    const led = earlier.filter((one) => around !== undefined && threads.get(one)?.includes(around));
    const isSplit = (one: Sentence): boolean =>
      above.some(
        (other) =>
          threads.get(other)?.some((thread) => threads.get(one)?.includes(thread)) &&
          (earlier.includes(one) || stretches.get(one) === stretches.get(other)),
      );
    const beside = [...bringing(moment, earlier), ...led].find((one) => below.includes(one)) ?? below.find(isSplit);
    return beside ? [{ moment, beside }] : [];
  });
}

/** What brought a moment, by what it gives as its cause. */
function bringing(moment: GreatSentence, earlier: readonly Sentence[]): readonly Sentence[] {
  const { because, says } = moment;
  if (isEvident(moment, 'named')) return earlier.slice(-1);
  if (!isCause(because) || !refsIn(says).some((thing) => isSameThing(thing, because))) return [];
  return earlier.filter((one) => names(lineOf(one), because));
}

/** The threads that sentences stand in, each by a number, their own first. */
function threadsOf(told: readonly Sentence[]): Map<Sentence, number[]> {
  const youngest = new Map<string, number>();
  const all = new Map<Sentence, number[]>();
  for (const sentence of told) {
    const { of } = sentence;
    if (!of) continue;
    if (of.opens || !youngest.has(of.thread)) youngest.set(of.thread, all.size);
    const outer = of.within === undefined ? undefined : youngest.get(of.within);
    all.set(sentence, [youngest.get(of.thread) ?? all.size, ...(outer === undefined ? [] : [outer])]);
  }
  return all;
}

function seatIn(events: readonly EngineEvent[]): number | null {
  return events.find(({ seat }) => seat !== undefined)?.seat ?? null;
}
