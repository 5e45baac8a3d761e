import type { z } from 'zod';
import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Phrase, PhraseArgument, Ref } from '../../../engine/phrase.ts';
import type { Price } from '../../../engine/prospect.ts';
import type { CheckSpec } from '../checks/formula.ts';
import type { Content } from '../content/content.ts';
import type { Cost, Effect } from '../content/effect.ts';
import type { Duration } from '../content/vocabulary.ts';
import type { EffectContext } from '../state/context.ts';
import type { ProspectAhead } from '../state/rules.ts';
import type { Game } from '../state/state.ts';
import type { Judge } from './judge.ts';

/**
 * How a clause is said: an order to the reader, the same after "to", "or" and "may", or about a third person.
 * Every clause gets it as `$form`, so that a language may conjugate.
 */
export type Form = 'imperative' | 'infinitive' | 'third';

/** A clause that neighbors of the same verb can share: "lose 1 item and all your money". */
export interface Verb {
  key: string;
  args: Record<string, PhraseArgument>;
  what: (Phrase | Ref)[];
}

/** What the whole card language gives to an operation that holds effects. */
export interface Language {
  /** Lists of effects and of costs, as they are read. */
  readonly effects: z.ZodType<Effect[]>;
  readonly costs: z.ZodType<Cost[]>;
  run(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): Flow;
  /** Pays in full, does, and deals with values that the cost brought to 0 (2E-2908). Nothing happens if it can't be paid. */
  buy(game: Game, seat: Seat, bargain: Bargain, context: EffectContext): Flow;
  /** Whether doing a list could change anything now. */
  changes(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): boolean;
  /** Whether bargains all come to the same now, so that nobody need choose among them. */
  alike(game: Game, seat: Seat, bargains: readonly Bargain[], context: EffectContext): boolean;
  /** Whether there is as much as a list takes away, or (`some`) anything of it. */
  covered(game: Game, seat: Seat, effects: readonly Effect[], some: boolean): boolean;
  /** Whether a list holds something that nobody picks by silence (D-34). */
  hurts(effects: readonly Effect[]): boolean;
  /** A list done so many times. */
  times(effects: readonly Effect[], count: number): Effect[];
  /** Dice and odds of the check that a list begins with; null when it begins otherwise. */
  prospectAhead(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): ProspectAhead | null;
  /** Whether a list begins with a check that can't be passed whatever they do, and that brings nothing good when failed. */
  hopeless(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): boolean;
  /** How lists of effects are said of what there is. */
  speech(content: Content): Speech;
}

/** Something to be had for a cost. */
export interface Bargain {
  cost?: readonly Cost[] | undefined;
  do: readonly Effect[];
}

/** How lists of effects are said. */
export interface Speech {
  /** What the names in them stand for. */
  readonly content: Content;
  /** A list in whole sentences. */
  text(effects: readonly Effect[]): Phrase;
  /** A list as one clause that stands inside a sentence. */
  clauses(effects: readonly Effect[], form: Form): Phrase;
  /** Effects without conditions, dice or choices as one clause; neighbors of the same verb share it. */
  joined(effects: readonly Effect[], form: Form): Phrase;
  /** The verb of an effect that can share it with its neighbors. */
  verb(effect: Effect): Verb | undefined;
  /** True when none of the effects has conditions, dice or choices. */
  plain(effects: readonly Effect[]): boolean;
  /** True for orders one is glad to pass a check for: no statement, and no loss to begin with. */
  ordered(effects: readonly Effect[]): boolean;
  /** The clauses of the sentences that a list makes. */
  sentences(effects: readonly Effect[]): Phrase[];
  /** True when some of the effects hang on a condition. */
  conditional(effects: readonly Effect[]): boolean;
  /** The words of an effect with conditions, dice or choices; undefined for others. */
  compound(effect: Effect): Compound<Effect> | undefined;
  /** What every investigator is told: "each investigator gains $5". */
  toEach(effects: readonly Effect[]): Phrase;
  /** What an option of a choice costs and does. */
  bargain(bargain: Bargain, form: Form): Phrase;
}

/** What an operation says. */
export type Words<E> = Simple<E> | Compound<E>;

/** A clause without conditions, dice or choices. */
export interface Simple<E> {
  /** An order tells the reader to do something; a statement says what happens, in a sentence of its own. */
  kind(effect: E): 'order' | 'statement';
  clause(effect: E, form: Form, speech: Speech): Phrase;
  /** The verb that neighbors may share. */
  verb?(effect: E, speech: Speech): Verb | undefined;
  /** True for a clause with an "and" of its own, which stands apart from what is before and after it. */
  long?(effect: E): boolean;
  /** True for an order that is said as after "to" when it follows another. */
  readonly follows?: true;
  /** How long it lasts, and the clause without that: neighbors that last as long say it once. */
  lasts?(effect: E, form: Form, speech: Speech): { until: Duration; clause: Phrase } | undefined;
}

/** A clause with conditions, dice or choices. */
export interface Compound<E> {
  /** `test`: dice decide; `if`: it hangs on a condition; `may`: nobody has to; `each`: told to all. */
  kind: 'test' | 'choice' | 'may' | 'if' | 'each' | 'when';
  clause(effect: E, form: Form, speech: Speech): Phrase;
  /** The clauses of several sentences, where it is too much for one; none where it is not. */
  sentences?(effect: E, speech: Speech): Phrase[];
  /** Something to be made first, and the sentences that follow from it. */
  made?(effect: E, speech: Speech): { make: Phrase; outcomes: Phrase[] } | undefined;
  /** As told about each investigator, where a clause about a third person has no subject. */
  ofEach?(effect: E, speech: Speech): Phrase;
  /** True for options with numbers, which after a cost have a sentence of their own. */
  apart?(effect: E, speech: Speech): boolean;
  /** As `made`, in one clause that may follow a cost. */
  both?(effect: E, form: Form, speech: Speech): Phrase | undefined;
}

/** One operation: how it is written (`E`), what it does, what it says, what it is worth to a careful player. */
export interface Operation<E> {
  readonly schema: z.ZodType<E>;
  run(game: Game, seat: Seat, effect: E, context: EffectContext): Flow;
  readonly words: Words<E>;
  worth(effect: E, judge: Judge): number;
  /** What a card that does it is worth to its holder; 0.4 if left out. */
  holding?(effect: E): number;
  /** Whether doing it could change anything now; what has to be rolled for always could. True if left out. */
  changes?(game: Game, seat: Seat, effect: E, context: EffectContext): boolean;
  /** Whether there is as much as it takes away, or (`some`) anything of it. True if left out. */
  covered?(game: Game, seat: Seat, effect: E, some: boolean): boolean;
  /** True for what nobody picks by silence (D-34). */
  hurts?(effect: E): boolean;
  /**
   * What a sentence brings about happens together: what is gained, taken or laid on somebody first, losses of Sanity and
   * Stamina last; `after` them where they go and whether they are delayed, which a misfortune decides otherwise.
   */
  together?(effect: E): 'first' | 'last' | 'after' | undefined;
  /** It touches nobody and nothing but the acting investigator, or what it holds sees to that itself (2E-T51). */
  readonly own?: true;
  /** True for what goes on when the acting investigator is gone: it is not about them. */
  befallsWorld?(effect: E): boolean;
  /** True if a misfortune of the acting investigator in it does not end the list. */
  goesOn?(effect: E): boolean;
  /** True for what looks at a loss before it, ahead of insanity or unconsciousness. */
  looksAtLoss?(effect: E): boolean;
  /** Itself so many times, as one effect; undefined where it has to be repeated. */
  times?(effect: E, count: number): E | undefined;
  /** The check it makes, as it would be made now. */
  ahead?(game: Game, effect: E, context: EffectContext): CheckSpec;
  /** What failing that check brings. */
  failing?(effect: E): readonly Effect[];
}

/** An operation that can be a cost: `C` is what of it may stand in one. */
export interface PaidOperation<E, C = E> extends Operation<E> {
  readonly cost: Payable<C>;
}

/** How an operation is paid: all of a cost is paid, or nothing (2E-103). */
export interface Payable<C> {
  readonly schema: z.ZodType<C>;
  /** Whether it can be paid, as far as that does not hang on other parts of the cost. */
  payable(game: Game, seat: Seat, cost: C, context: EffectContext): boolean;
  /** What it takes of each thing, for several parts of a cost may want the same. */
  needs?(cost: C): [what: string, amount: number][];
  pay(game: Game, seat: Seat, cost: C, context: EffectContext): Flow;
  /** What paying it takes at the very least, for those who decide. */
  takes(game: Game, seat: Seat, cost: C, context: EffectContext): Price[];
  /** What paying it gives up. */
  price(cost: C, judge: Judge): number;
}
