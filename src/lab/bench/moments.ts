import type { TableEdition } from '../../editions/edition/edition.ts';
import type { EngineEvent, EngineState } from '../../engine/game.ts';
import type { StepEvents } from '../../engine/play.ts';
import { type GreatSentence, isGreat } from '../../story/moment.ts';
import type { Sentence } from '../../story/sentence.ts';
import { gathered } from '../../story/thread.ts';
import { GreatMoments } from '../../table/room/greatmoment.ts';
import { piecesOf } from '../../table/room/piece.ts';

/** A great moment that stands before what brought it, or in the middle of it. */
export interface Misplaced {
  moment: GreatSentence;
  /** What should stand on its other side. */
  beside: Sentence;
}

/** How great moments of a game stand among what is told. */
export class Moments<S extends EngineState, E extends EngineEvent> {
  count = 0;
  readonly misplaced: Misplaced[] = [];
  private readonly edition: TableEdition<S, E>;
  /** Nothing has been told of a turn before: the game is told as it is played. */
  private readonly great = new GreatMoments({ moments: () => [], undoings: () => [] }, '');

  constructor(edition: TableEdition<S, E>) {
    this.edition = edition;
  }

  /** Takes in what came of an answer, divided into messages as the table divides it. */
  hear(steps: readonly StepEvents<E>[], state: S): void {
    const { edition } = this;
    for (const { step, events } of steps)
      for (const { events: some, seat = null } of edition.parts?.(events, step) ?? [{ events }]) {
        const told = edition.tell(some, state);
        if (!told.some(isGreat)) continue;
        const frame = edition.frame?.(step, seat ?? seatIn(some)) ?? null;
        const layout = (frame === null ? undefined : edition.layout?.(frame, state)) ?? { as: 'list' };
        const great = this.great.framedOf(told, step);
        const shared = layout.as === 'list';
        const pieces = piecesOf({ sentences: told, pictures: [], frame, layout, great, shared });
        const stands = pieces.flatMap(({ sentences }) => gathered(sentences).map(({ sentence }) => sentence));
        this.count += told.filter(isGreat).length;
        this.misplaced.push(...misplacedIn(told, stands));
      }
  }
}

/**
 * Great moments that stand before what brought them, or between two sentences of one check, fight or encounter. What brings a
 * moment is the thread in which it comes about, and what stands right above it where that is why it names no cause. What the
 * moment itself begins is its own.
 * @param told in the order in which it happened
 * @param stands in the order in which it is read
 */
export function misplacedIn(told: readonly Sentence[], stands: readonly Sentence[]): Misplaced[] {
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
    const named = 'evident' in moment.because && moment.because.evident === 'named' ? earlier.slice(-1) : [];
    const led = earlier.filter((one) => around !== undefined && threads.get(one)?.includes(around));
    const isSplit = (one: Sentence): boolean =>
      above.some((other) => threads.get(other)?.some((thread) => threads.get(one)?.includes(thread)));
    const beside = [...named, ...led].find((one) => below.includes(one)) ?? below.find(isSplit);
    return beside ? [{ moment, beside }] : [];
  });
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
