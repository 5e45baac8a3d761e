import type { Named } from './named.ts';
import type { Phrase, Ref } from './phrase.ts';
import type { Prospect } from './prospect.ts';

/** A seat at the table, counted from 0 in player order as dealt at setup. */
export type Seat = Named<'seat', number>;

/** A question put once: counts up in a game. */
export type DecisionId = Named<'decision'>;

/**
 * How an answer comes about (decision principles DP-3):
 * `own` one seat decides, `here` the seats in one place agree, `group` all agree, `first` the first player decides,
 * `pair` a partner consents, `keeper` the person named in `about.keeper`, who runs the game without a seat.
 */
const MODES = ['own', 'here', 'group', 'first', 'pair', 'keeper'] as const;
export type Mode = (typeof MODES)[number];

/** One thing that may be chosen, with what it promises. `id` is stable and unique within its decision. */
export interface Option<I extends string = string> extends Prospect {
  id: I;
  label: Phrase;
  /** What it lies in, where options are places: a long list of them is opened by it. In a trade, whose it is. */
  group?: Ref;
  /** A picture or card this option is about. */
  about?: { ref: string; id: string };
  /** Where a question has dials: the stop of each, counted from 0. */
  stops?: number[];
  prospect?: never;
}

/** An option as a rule offers it: what takes long to work out waits until somebody looks (`seen`). */
export type Offered<I extends string = string> =
  | Option<I>
  | (Known<I> & Pick<Option, 'label'> & { prospect: () => Prospect })
  | (Known<I> & { prospect: () => Prospect & Pick<Option, 'label'> });

type Known<I extends string> = Omit<Option<I>, 'prospect' | keyof Prospect>;

/** An option as it looks. */
export function seen<I extends string>(offered: Offered<I>): Option<I> {
  if (!offered.prospect) return offered;
  const { prospect, ...option } = offered;
  return { ...option, ...prospect() } as Option<I>;
}

/** One of the things that an answer sets at once with others, a slider for instance: what each of its stops says. */
export interface Dial {
  name: Phrase;
  /** The stop it stands at, counted from 0. */
  at: number;
  stops: { label: Phrase; note?: Phrase }[];
}

/** The dials of a question whose options are their settings, at most three. */
export interface Dials {
  list: Dial[];
  /** What is said of a setting that is no option; left out where every one is. */
  beyond?: Phrase;
  /** That they stay where they stand may be said once and for all. */
  lasting?: true;
}

/** A question put to somebody. Plain data; never stale, for it is computed afresh after every interrupt. */
export interface Decision {
  id: DecisionId;
  /** What is being decided, for instance `combat.stance`. */
  kind: string;
  mode: Mode;
  /** Who may answer. One seat for `own`, `first` and `pair`; for `keeper` the first player's, who would decide else. */
  seats: Seat[];
  /** Whose investigator this is about, if it is about one. */
  subject?: Seat;
  ask: Phrase;
  /** What it was about, where that takes fewer words once it is decided. */
  asked?: Phrase;
  options: Option[];
  /** How many options must and may be chosen. */
  min: number;
  max: number;
  /** Chosen when nobody answers in time; always legal (DP-14). */
  default: string[];
  /** The rule the question comes from, for instance `2E-2608`. */
  rule: string;
  /** Options that ask "sure?" once, because they can't be taken back. */
  sure?: string[];
  /** Of many options those that matter most: the others stand behind them in a list. */
  first?: string[];
  /** Open side by side with others of which the first answer settles all. */
  race?: true;
  /** Open side by side with others, and followed up as soon as it is answered. */
  alone?: true;
  /** Its options set so many dials: each tells a stop for each of them. */
  dials?: Dials;
  /** Facts the question is about (monster, card, modifiers), for pictures and for autopilot. Plain data. */
  about?: DecisionMatter;
}

/** A question that will be asked as soon as those before it are answered. */
export interface NextQuestion {
  kind: string;
  ask: Phrase;
  options: Option[];
  default: string;
}

/** What a question is about, as far as pictures, odds and autopilot want to know. */
export interface DecisionMatter {
  monster?: string;
  card?: string;
  place?: string;
  /** Who makes the offer that it is part of, and may withdraw that until it is answered. */
  offer?: Seat;
  /** With the mode `keeper`: the person who answers. */
  keeper?: string;
  /** A prose text and a rules text to be shown above the question. */
  prose?: { file: string; path: string[] };
  rules?: Phrase;
  check?: { skill: string; dice: number; difficulty: number; successes?: number };
  /** Where the dice of that check come from, in order. */
  formula?: { source: { ref: string; id: string }; dice: number }[];
  /** The questions that the same seat is asked next, one after the other, whatever is chosen: one form can ask all. */
  next?: NextQuestion[];
  [more: string]: unknown;
}

/** What was chosen. For a vote, the table hands the engine one answer. */
export interface Answer {
  decision: DecisionId;
  chosen: string[];
}

/** The bounds of an answer: what may be taken, and how much of it. */
export interface Bounds {
  options: readonly Pick<Option, 'id'>[];
  min: number;
  max: number;
}

/**
 * A decision as a rule asks it. What may be answered and how it reads are worked out once somebody wants to know: the former
 * when an answer comes, the latter when somebody looks, never while a game is replayed.
 */
export interface Asked extends Pick<Decision, 'id' | 'kind' | 'race' | 'alone'> {
  bounds: () => Bounds;
  look: () => Omit<Decision, 'id' | 'race' | 'alone'>;
}

/** The decision as people and autopilots see it. */
export function looked({ id, race, alone, look }: Asked): Decision {
  return { id, ...look(), ...(race ? { race } : {}), ...(alone ? { alone } : {}) };
}

/** Several decisions that are open side by side. */
export type Ask = readonly Asked[];

/** What a flow is resumed with: all answers of its ask, or word that something else happened in between. */
export type Reply = { answers: ReadonlyMap<DecisionId, Answer> } | { refresh: true };

/**
 * Tells why an answer does not fit a decision, or null when it does.
 * @returns one of `unknown-option`, `too-few`, `too-many`, `twice`, `stale`
 */
export function refusal(decision: Bounds & Pick<Decision, 'id'>, answer: Answer): AnswerRefusal | null {
  if (answer.decision !== decision.id) return 'stale';
  const { options } = decision;
  if (answer.chosen.some((id) => !options.some((option) => option.id === id))) return 'unknown-option';
  if (new Set(answer.chosen).size !== answer.chosen.length) return 'twice';
  if (answer.chosen.length < decision.min) return 'too-few';
  if (answer.chosen.length > decision.max) return 'too-many';
  return null;
}

export const ANSWER_REFUSALS = ['stale', 'unknown-option', 'twice', 'too-few', 'too-many'] as const;
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number];
