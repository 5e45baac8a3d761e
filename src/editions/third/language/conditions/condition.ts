import type { z } from 'zod';
import type { Seat } from '../../../../engine/decision.ts';
import type { Phrase } from '../../../../engine/phrase.ts';
import type { Condition } from '../../content/effect.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';

/** One condition: how it is written, whether it holds now, what it says. */
export interface Reading<C> {
  readonly schema: z.ZodType<C>;
  /**
   * What is said of an investigator is said of `seat` and does not hold without one; what is said of a place is said of
   * their space, without one of `thatSpace`; of a monster, of `thatMonster` or else of the one the text stands on.
   */
  holds(game: Game, seat: Seat | null, condition: C, context: EffectContext): boolean;
  /** A clause after "if". */
  words(condition: C): Phrase;
  /** That it is not so; a condition without such words cannot be denied. */
  denied?(condition: C): Phrase;
  /** Whether it can hold when it is reached, where what stands before it may change that; any can if left out. */
  canHold?(game: Game, condition: C, context: EffectContext): boolean;
}

/** What all conditions together give to one that holds others. */
export interface Conditions {
  condition(): z.ZodType<Condition>;
  holds(game: Game, seat: Seat | null, condition: Condition, context: EffectContext): boolean;
  words(condition: Condition): Phrase;
  /** Undefined for a condition that cannot be denied. */
  denied(condition: Condition): Phrase | undefined;
}
