import type { Seat } from '../../engine/decision.ts';
import type { EngineEvent } from '../../engine/game.ts';
import {
  type Phrase,
  type PhraseArgument,
  phrase,
  type Ref,
  ref,
  type Series,
  type Strong,
  series,
} from '../../engine/phrase.ts';
import { type Act, type Because, isCause, type Sentence } from '../../story/sentence.ts';

/** What stands around an event: all of one step or part, the state after them, and what the game is played with. */
export interface Around<E extends EngineEvent, S, C> {
  events: readonly E[];
  index: number;
  state: S;
  content: C;
  /** Who sat there then, by their sheet: the seat may be somebody else's by now. */
  who: (seat: Seat) => Ref;
  /** What has the event happen, where it doesn't say so itself. */
  source?: Ref;
}

type Told = Sentence | readonly Sentence[] | null;

/** How each type of event is told; null = another sentence or the picture says it. */
export type Tellers<E extends EngineEvent, S, C, T extends E['type'] = E['type']> = {
  readonly [K in T]: (event: Extract<E, { type: K }>, around: Around<E, S, C>) => Told;
};

/** What one event comes to. */
export interface ToldEvent<E extends EngineEvent> {
  event: E;
  sentences: Sentence[];
}

/** Tells events, each by its own entry in the table, in order. */
export function toldBy<E extends EngineEvent, S, C>(
  tellers: Tellers<E, S, C>,
  events: readonly E[],
  { who, plain = [], ...game }: Telling<S, C>,
): ToldEvent<E>[] {
  return events.map((event, index) => {
    const tell = tellers[event.type as E['type']] as (event: E, around: Around<E, S, C>) => Told;
    const { source } = event;
    const around = { ...game, events, index, who: (seat: Seat) => who(seat, index), ...(source ? { source } : {}) };
    const told = tell(event, around);
    const sentences = told === null ? [] : 'says' in told ? [told] : [...told];
    return { event, sentences: sentences.map((one) => comingFrom(one, source, plain)) };
  });
}

/** What stands under the name of what it comes from. */
const APART: readonly Act[] = ['title', 'prose', 'small'];

interface Telling<S, C> {
  state: S;
  content: C;
  who: (seat: Seat, index: number) => Ref;
  /** Kinds of causes that are plain to whoever reads along: the phase, the action that they have just chosen. */
  plain?: readonly string[];
}

/** A sentence that knows of no cause comes from what has its event happen. */
function comingFrom(told: Sentence, source: Ref | undefined, plain: readonly string[]): Sentence {
  const isOpen = 'evident' in told.because && told.because.evident === 'named';
  const because = isOpen && source ? source : told.because;
  const isPlain = APART.includes(told.act) || (isCause(because) && plain.includes(because.ref));
  return { ...told, because, ...(isOpen && source ? { amid: true } : {}), ...(isPlain ? { tacit: true } : {}) };
}

/** What it comes from, where the rules say so; else it is plain from what is named above it. */
export function given(cause: Ref | undefined): Because {
  return cause ?? { evident: 'named' };
}

/** Dice as digits, which a small screen shows and a screen reader says: 2 3 **5**, successes in bold; none shows more than a six. */
export function digits(dice: readonly number[], faces: readonly number[]): Series {
  const SIX = 6;
  return series(
    'run',
    dice.map((die): number | Strong => (faces.includes(die) ? { strong: Math.min(die, SIX) } : Math.min(die, SIX))),
  );
}

/** A story by where it stands in the texts of its edition; it is looked up when it is said. */
export function story(file: string, ...path: readonly string[]): Ref {
  return ref('prose', [file, ...path].join('/'));
}

/** A phrase in small print. */
export function inBrief(says: Phrase): Phrase {
  return phrase('story-small', { text: says });
}

/** Arguments by their names, those left out that are not there. */
export function defined(args: Record<string, PhraseArgument | undefined>): Record<string, PhraseArgument> {
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
