import type { z } from 'zod';
import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Phrase, Ref } from '../../../engine/phrase.ts';
import type { Price as Taken } from '../../../engine/prospect.ts';
import type { Cost, Effect } from '../content/effect.ts';
import type { Resource } from '../content/vocabulary.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
import type { ClueJudge, Judge } from './judge.ts';
import type { Reach } from './reach.ts';

/**
 * How a clause is said: an order to the reader, the same after "to" and "may", or about a third person. Every clause
 * gets it as `$form`, so that a language may conjugate.
 */
export type Form = 'imperative' | 'infinitive' | 'third';

/** A verb with its objects: neighbors of the same verb share it. */
export interface Verb {
  key: string;
  what: (Phrase | Ref)[];
  /** Whom it is for, where that must be the same to be said together. */
  who?: string;
}

/** What the whole card language gives to an operation that holds effects or costs. */
export interface Language {
  /** Lists of effects and of costs, as they are read. */
  effects(): z.ZodType<Effect[]>;
  costs(): z.ZodType<Cost[]>;
  /**
   * Does a list of effects that a card, sheet, monster or rule brings. Without a seat, or with one whose investigator is
   * not in play, the group decides, and parts that need an investigator are skipped (3E-R21). At its end comes what
   * paying has set off (3E-R33), and monsters that were parted from them engage again (3E-R11). Throws StepEnd when the
   * game is over.
   */
  run(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): Flow;
  /**
   * Does a list that stands inside another one, each effect completely before the next. The end of the acting
   * investigator ends the list, except for what befalls the world whatever becomes of them (3E-R8).
   */
  perform(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): Flow;
  /**
   * Whether all of a cost can be paid now: there must be enough of everything together (3E-400.1f). Without an
   * investigator only clues of the scenario sheet can be spent.
   */
  canPay(game: Game, seat: Seat | null, cost: readonly Cost[], context: EffectContext): boolean;
  /**
   * Pays a cost: all of it, or nothing (3E-400.1f). What was spent is `spent` from now on; what paying sets off waits for
   * the end of the list that is paid for (3E-R33). @returns whether it was paid; not if paying was their end
   */
  pay(game: Game, seat: Seat | null, cost: readonly Cost[], context: EffectContext): Flow<boolean>;
  /** What paying a cost takes of whoever pays, at the very least, in the order in which it is paid. */
  prices(game: Game, seat: Seat, cost: readonly Cost[], context: EffectContext): Taken[];
  /**
   * What paying a cost has set off, once the sentence that it paid for is done (3E-R33).
   * @param from how many were owed before it was paid: those wait for the end of their own sentence
   */
  payDebts(game: Game, context: EffectContext, from?: number): Flow;
  /** Whether doing a list could change anything now. Only what is plain to see counts; where it can't tell, it could. */
  changes(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): boolean;
  /** Whether a list holds only what nobody minds. */
  isGood(effects: readonly Effect[]): boolean;
  /** A list without what only costs whoever does it. */
  useful(effects: readonly Effect[]): Effect[];
  /** The traits of an effect that ask for care: what it deals straight away, and whether it is the end or brings doom. */
  dealt(effect: Effect): Dealt;
  dread(effect: Effect): Dread | undefined;
  readonly speech: Speech;
}

/** How lists of effects are said. */
export interface Speech {
  /** A list as sentences. */
  text(effects: readonly Effect[]): Phrase;
  /** A list as one clause that stands inside a sentence. */
  clauses(effects: readonly Effect[], form: Form): Phrase;
  /** Effects without conditions, dice or choices, neighbors of the same verb joined. */
  joined(effects: readonly Effect[], form: Form): Phrase;
  /** True when none of the effects has conditions, dice or choices. */
  plain(effects: readonly Effect[]): boolean;
  /** True when some of the effects are told about somebody else. */
  told(effects: readonly Effect[]): boolean;
  /** True when some of the effects only cost whoever does them: nothing leads up to them with "to". */
  costly(effects: readonly Effect[]): boolean;
  verb(effect: Effect, form: Form): Verb | undefined;
}

/** What an operation says. */
export type Words<E> = Simple<E> | Compound<E>;

type SimpleKind = 'order' | 'statement' | 'told';

/** A clause without conditions, dice or choices. */
interface Simple<E> {
  /**
   * `statement`: told about somebody or something else, or at such length that it needs a sentence of its own. `told`:
   * so much about somebody else that nothing can lead up to it with "to".
   */
  kind: SimpleKind | ((effect: E) => SimpleKind);
  /** A verb with its objects is shared with neighbors of the same verb. */
  clause(effect: E, form: Form): Phrase | Verb;
}

/** A clause with conditions, dice or choices: a sentence of its own. */
interface Compound<E> {
  /**
   * `tale`: what follows it begins with "then". `test`: what follows it holds in either case. `offer`: said to whoever
   * may take it, wherever it stands.
   */
  kind: 'compound' | 'tale' | 'test' | 'offer';
  clause(effect: E, form: Form): Phrase;
}

/** Damage and horror. */
export interface Dealt {
  damage: number;
  horror: number;
}

/** What silence takes last: the end of somebody or of the game, and doom. */
export type Dread = 'grave' | 'doom';

/** All of an operation but what is done: how it is written (`E`), what it says, what it is worth to a careful player. */
interface Parts<E> {
  readonly schema: z.ZodType<E>;
  readonly words: Words<E>;
  /** To whoever it befalls; 0 where nobody can tell. */
  worth(effect: E, judge: Judge): number;
  /** The chance that it brings a clue; none if left out. */
  clue?(effect: E, judge: ClueJudge): number;
  /** True for what goes on when the acting investigator is gone: it is not about them (3E-R8). */
  befallsWorld?(effect: E): boolean;
  /** True for what nobody minds. */
  isGood?: true;
  /** True for what only costs whoever does it. */
  isPrice?(effect: E): boolean;
  /** What it deals straight away, as far as that is printed; nothing if left out. */
  dealt?(effect: E): Partial<Dealt>;
  dread?(effect: E): Dread | undefined;
  /** True for what only says whom the rest of the list is about. */
  aims?: true;
  /** What it has to do with, where several effects could influence one another; with everything if left out. */
  reach?(effect: E, reach: Reach): void;
}

/** An operation on an investigator: without one it is skipped (3E-R21). */
interface Personal<E> extends Parts<E> {
  readonly personal: true;
  run(game: Game, seat: Seat, effect: E, context: EffectContext): Flow | undefined;
  /** Whether doing it could change anything now. Only what is plain to see counts; true if left out. */
  changes?(game: Game, seat: Seat, effect: E, context: EffectContext): boolean;
  /** With the effect after it: one event, where both belong together. Undefined where they do not. */
  together?(effect: E, next: Effect): Together | undefined;
}

/** Any other operation: without an investigator the group decides. */
interface Impersonal<E> extends Parts<E> {
  readonly personal: false;
  run(game: Game, seat: Seat | null, effect: E, context: EffectContext): Flow | undefined;
  changes?(game: Game, seat: Seat | null, effect: E, context: EffectContext): boolean;
  together?(effect: E, next: Effect): Together | undefined;
}

/** Does two effects that are one. */
export type Together = (game: Game, seat: Seat, context: EffectContext) => Flow;

export type Operation<E> = Personal<E> | Impersonal<E>;

/** An operation that can be a cost. `C` is what of it may stand in a cost (3E-400.1f). */
export type Payable<C> = Price<C> | Toll<C>;

interface Price<C> {
  readonly schema: z.ZodType<C>;
  /** How much it takes of what is spent, at the very least: several parts may want the same. */
  needs?(game: Game, seat: Seat | null, cost: C, context: EffectContext): [Resource, number][];
  /** Whether it can be paid now, beside what it needs. */
  canPay(game: Game, seat: Seat | null, cost: C, context: EffectContext): boolean;
  pay(game: Game, seat: Seat | null, cost: C, context: EffectContext): Flow | undefined;
  /** What paying it takes of whoever pays, at the very least, beside what it needs. */
  takes?(cost: C, context: EffectContext): Taken[];
}

/** Damage and horror, which can always be suffered: those of one cost are one event (3E-R5). */
interface Toll<C> {
  readonly schema: z.ZodType<C>;
  suffered(game: Game, seat: Seat, cost: C, context: EffectContext): Flow<Partial<Dealt> & { direct?: true }>;
  /** As of a price. */
  takes(cost: C): Taken[];
}
