import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Phrase } from '../../../engine/phrase.ts';
import type { Price, Prospect } from '../../../engine/prospect.ts';
import type { Copy } from '../../edition/copy.ts';
import type { CheckResult } from '../checks/check.ts';
import type { Ability } from '../content/ability.ts';
import type { Card, SpellCard } from '../content/card.ts';
import type { Content } from '../content/content.ts';
import type { Condition, Cost, Effect } from '../content/effect.ts';
import type { Timing } from '../content/vocabulary.ts';
import type { CastContext } from '../spells/spell.ts';
import type { EffectContext } from './context.ts';
import type { Cause } from './event.ts';
import type { Game } from './state.ts';

/**
 * What a chapter needs of a layer above its own, called through the game (`game.rules`), so that imports point down
 * only. `game/rules.ts` binds it.
 */
export interface Rules {
  /** Does a list of effects in order. Throws StepEnd when the Ancient One awakens or the game is over. */
  run(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): Flow;
  /** Whether all of the conditions hold. */
  holds(game: Game, seat: Seat, conditions: readonly Condition[], context: EffectContext): boolean;
  /** Whether doing the list could change anything now. */
  wouldChange(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): boolean;
  /** Whether the whole cost can be paid in full (2E-103). */
  canPay(game: Game, seat: Seat, cost: readonly Cost[], context: EffectContext): boolean;
  /** Pays all of a cost or nothing of it. @returns false when it can't be paid */
  pay(game: Game, seat: Seat, cost: readonly Cost[], context: EffectContext): Flow<boolean>;
  /** What paying the whole cost takes at the very least. */
  prices(game: Game, seat: Seat, cost: readonly Cost[], context: EffectContext): Price[];
  /** Pays and does; values that the cost brought to 0 are dealt with when what it bought is done (2E-2908). */
  buyAndDo(game: Game, seat: Seat, bargain: Bargain, context: EffectContext): Flow;
  /** Dice and odds of the check a list begins with; null when it begins otherwise. */
  prospectAhead(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): ProspectAhead | null;
  /** Whether a list begins with a check that can't be passed whatever they do, and that brings nothing good when failed. */
  hopeless(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): boolean;
  /** Raises the terror level step by step, each with its effects. Throws StepEnd when the Ancient One awakens. */
  raiseTerror(game: Game, steps: number, cause?: Cause): Flow;
  /** Brings somebody back from an Other World, if there is a way. @returns whether they came back */
  returnToArkham(game: Game, seat: Seat): Flow<boolean>;
  /** Spells, which checks and losses offer in the middle of themselves. */
  spells: SpellRules;
  /** What the card language says in words. */
  text: RulesText;
}

/** A price and what it buys. */
export interface Bargain {
  cost: readonly Cost[];
  effect: readonly Effect[];
}

/** What an option that begins with a check shows of it; the odds where passing is all that counts. */
export interface ProspectAhead {
  check: Phrase;
  chance: Pick<Prospect, 'odds' | 'byClues'>;
}

export interface SpellRules {
  /** The ids of held spells of that timing that could be cast now, and not for nothing; of equal ones only the first. */
  promising(game: Game, seat: Seat, timing: Timing, context?: CastContext): Copy[];
  /** One option of a question: cast that spell. */
  option(game: Game, seat: Seat, id: string, context?: CastContext): Offered;
  /** Casts it. @returns the Spell check, or null when it could not be cast or insanity came first */
  cast(game: Game, seat: Seat, id: string, context?: CastContext): Flow<CheckResult | null>;
}

/** The words of the card language that questions show. */
export interface RulesText {
  effects(content: Content, effects: readonly Effect[]): Phrase;
  /** What an ability does, without its cost. */
  ability(content: Content, ability: Ability): Phrase;
  spell(content: Content, spell: SpellCard): Phrase;
  /** Everything a card says, or null when it says nothing. */
  card(content: Content, card: Card): Phrase | null;
  /** A cost as a note under an option; null when there is none. */
  cost(content: Content, cost: readonly Cost[] | undefined): Phrase | null;
}
