import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Phrase } from '../../../engine/phrase.ts';
import type { Price } from '../../../engine/prospect.ts';
import type { AssetCard } from '../content/card.ts';
import type { Condition, Cost, Effect, PlaceRef } from '../content/effect.ts';
import type { Count } from '../content/vocabulary.ts';
import type { EffectContext } from './context.ts';
import type { Moment } from './moment.ts';

/**
 * What a chapter needs of a layer above its own, called through the game (`game.rules`), so that imports point down
 * only. `game/rules.ts` binds it.
 */
export interface Rules<Game> {
  /**
   * Does a list of effects that a card, sheet, monster or rule brings. Without a seat, or with one whose investigator is
   * not in play, the group decides. Throws StepEnd when the game is over.
   */
  run(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): Flow;
  /** What paying a cost has set off, once the sentence that it paid for is done (3E-R33). */
  payDebts(game: Game, context: EffectContext): Flow;
  /** Whether a condition holds now. */
  holds(game: Game, seat: Seat | null, condition: Condition, context: EffectContext): boolean;
  /** How many there are of what a text counts. */
  countOf(game: Game, seat: Seat | null, count: Count, context: EffectContext): number;
  /** Whether all of a cost can be paid now (3E-400.1f). */
  canPay(game: Game, seat: Seat | null, costs: readonly Cost[], context: EffectContext): boolean;
  /** Pays a cost: all of it, or nothing. @returns whether it was paid; not if paying was the end of whoever pays */
  pay(game: Game, seat: Seat | null, costs: readonly Cost[], context: EffectContext): Flow<boolean>;
  /** What paying a cost takes of whoever pays, at the very least. */
  prices(game: Game, seat: Seat, costs: readonly Cost[], context: EffectContext): Price[];
  /** Whether doing a list could change anything now. */
  wouldChange(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): boolean;
  /** Whether a list holds only what nobody minds. */
  isGood(effects: readonly Effect[]): boolean;
  /** A list without what only costs whoever does it. */
  useful(effects: readonly Effect[]): Effect[];
  /** The spaces a place means; of those that could be meant one is chosen, where the word says so (`effect.place`). */
  placesOf(game: Game, seat: Seat | null, place: PlaceRef, context: EffectContext): Flow<string[]>;
  /** Those of several effects that are due whose order could make a difference. */
  entangled<D extends DueEffect>(game: Game, due: readonly D[]): D[];
  /** Lets abilities answer what happened (3E-434). */
  happened(game: Game, moment: Moment): Flow;
  /** Lets abilities answer what is about to happen. */
  impending(game: Game, moment: Moment): Flow;
  /** To be called after every change that matters (3E-R35, 3E-R26, 3E-466.15). */
  settle(game: Game): Flow;
  /** What the card language says in words. */
  text: RulesText;
}

/** An effect that is due, as its influence on others is judged. */
export interface DueEffect {
  seat: Seat | null;
  effects: readonly Effect[];
  context: EffectContext;
}

/** The words of the card language that questions show. */
interface RulesText {
  effects(effects: readonly Effect[]): Phrase;
  /** A price and what it buys. */
  bargain(cost: readonly Cost[], effects: readonly Effect[]): Phrase;
  /** Everything a card says, in sentences. */
  card(card: AssetCard): Phrase[];
}
