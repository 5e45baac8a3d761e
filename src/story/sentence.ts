import type { Phrase, Ref } from '../engine/phrase.ts';
import type { Great } from './great.ts';

/** What kind of thing a sentence tells. */
export const ACTS = [
  // They stand by themselves.
  ...(['title', 'heading', 'turn', 'apart', 'small', 'item', 'prose'] as const),
  // A roll, what changes its dice, and how it ends.
  ...(['roll', 'change', 'result'] as const),
  ...(['move', 'use', 'gain', 'lose', 'spend', 'card', 'state'] as const),
  ...(['fight', 'hands', 'hit', 'defeat', 'appear', 'monster'] as const),
  ...(['gate', 'doom', 'token', 'mythos', 'codex', 'vote', 'note'] as const),
] as const;
export type Act = (typeof ACTS)[number];

/**
 * Why no cause need be told. `choice`: whoever it is about has just chosen it; `order`: the course of every turn; `setup`:
 * how every game begins; `table`: the people at the table agreed on it; `named`: what is named right above it, which the
 * event doesn't know.
 */
export const EVIDENT = ['choice', 'order', 'setup', 'table', 'named'] as const;
export type Evident = (typeof EVIDENT)[number];

/** What began in that thread: the roll, the fight, the moment whose sentence opens it and is stored before this one. */
export interface Begun {
  readonly begun: string;
}

/** Why it happened: the thing that it comes from, what began before it, or why neither need be said. */
export type Because = Ref | Begun | { readonly evident: Evident };

/**
 * How much it matters. 0: only whoever plays it needs it; 1: who reads along; 2: everybody, in the status and in reminders
 * too; 3: also a table that wants to be told only what nobody may miss.
 */
export type Matter = 0 | 1 | 2 | 3;

/** To which check, fight, spell, vote or token it belongs: what goes on later finds its beginning by this. */
export interface Thread {
  /** For instance `check daisyWalker`: the youngest that began under this name is meant. */
  thread: string;
  /** It begins here. */
  opens?: true;
  /** What the thread is part of: the fight of a check. */
  within?: string;
}

/** How several that are alike become one sentence. */
export interface Several {
  /** The message that tells more than one. */
  key: string;
  /** The argument in which it lists them. */
  list: string;
  /** How they are listed: "a, b and c"; "a, b"; one after the other. */
  series: 'and' | 'row' | 'run';
  /**
   * What they have in common on the way, outermost first: alike in that argument, said by that message, which lists them
   * in `list`. Without levels all other arguments must be the same, and the values of `list` themselves are listed.
   */
  levels?: readonly { alike: string; key: string; list: string; series: 'and' | 'row' | 'run' }[];
  /** The argument whose values the innermost level lists; `list` where there are no levels. */
  leaf?: string;
}

/** How a round of a fight went. */
export interface Round {
  successes: number;
  needed: number;
  passed: boolean;
}

/**
 * One thing that happened, before it is said in any language. It holds references and numbers only, no text: what it
 * refers to can be named by the content alone, whatever becomes of the game. Nothing in it is a seat or a player.
 */
export interface Sentence {
  /** Whom or what it is about, which need not be named again where the sentence before was about the same; null = nobody. */
  about: Ref | null;
  /** What is said; its message also gets `who`, `because`, `value` and others (`words/story.ts`). */
  says: Phrase;
  act: Act;
  of?: Thread;
  because: Because;
  /** Its cause is plain to whoever reads along, and is not said. */
  tacit?: true;
  /** Its cause is the text amid which it happens; what was used there is a nearer one. */
  amid?: true;
  /** What adds up when it is told twice: kinds (`clue`, `sanity`) with how much of each, above 0. */
  amounts?: Readonly<Record<string, number>>;
  matters: Matter;
  /** The argument, or `who`, in which those are listed that are alike in everything else. */
  lists?: string;
  several?: Several;
  /** Amounts that the same got beside it, by this message, are told with it. */
  joins?: string;
  /** What was used: it is told by what it brings, where that is told. */
  means?: Ref;
  /** How it reads behind the roll that it belongs to. */
  clause?: Phrase;
  /** It is told once in a message, however often it happens. */
  once?: true;
  /** Of several such right after one another, about the same, the last alone is told, with how many there were. */
  latest?: true;
  round?: Round;
  /** It takes the place of what its thread told last. */
  replaces?: true;
  /** What is said of it where there is little room. */
  brief?: Phrase;
  great?: Great;
}

/** True for a cause that has a name. */
export function isCause(because: Because): because is Ref {
  return 'ref' in because;
}

/** True for a cause that is the beginning of a thread. */
export function isBegun(because: Because): because is Begun {
  return 'begun' in because;
}

/** What began in a thread, as a cause. */
export function begunIn({ thread }: Pick<Thread, 'thread'>): Begun {
  return { begun: thread };
}

/** The kind of a thing, without the number of its copy: `ghoul` of `ghoul#2`. */
export function kindIn({ id }: Ref): string {
  return id.split('#', 1)[0] ?? id;
}

/** True for two names of the same thing, copies of one kind among them. */
export function isSameThing(one: Ref, other: Ref): boolean {
  return one.ref === other.ref && kindIn(one) === kindIn(other);
}

/** A sentence of that kind; what is not given is said of nobody, matters to who reads along, and comes of what is named above it. */
export function sentence(act: Act, says: Phrase, more: Partial<Omit<Sentence, 'act' | 'says'>> = {}): Sentence {
  return { about: null, because: { evident: 'named' }, matters: 1, ...more, act, says };
}

/** Whether its cause need not be told, for that reason. */
export function isEvident({ because }: Pick<Sentence, 'because'>, why: Evident): boolean {
  return 'evident' in because && because.evident === why;
}
