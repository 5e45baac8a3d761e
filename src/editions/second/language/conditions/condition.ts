import type { z } from 'zod';
import type { Seat } from '../../../../engine/decision.ts';
import type { Phrase } from '../../../../engine/phrase.ts';
import type { Content } from '../../content/content.ts';
import type { Condition } from '../../content/effect.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import type { Form } from '../operation.ts';

/** One condition: how it is written, whether it holds for an investigator at this moment, what it says. */
export interface Reading<C> {
  readonly schema: z.ZodType<C>;
  /**
   * Whether it holds for that investigator at this moment. Values are looked at as they are now, before insanity or
   * unconsciousness is dealt with.
   */
  holds(game: Game, seat: Seat, condition: C, context: EffectContext): boolean;
  words(condition: C, form: Form, content: Content): Phrase;
  /** The opposite, where it has words of its own. */
  denied?(condition: C, form: Form, content: Content): Phrase | undefined;
  /** True for what looks at a loss that stands before it. */
  looksAtLoss?(condition: C): boolean;
}

/** What all conditions together give to one that holds others. */
export interface Conditions {
  readonly schema: z.ZodType<Condition>;
  holds(game: Game, seat: Seat, condition: Condition, context: EffectContext): boolean;
  words(condition: Condition, form: Form, content: Content): Phrase;
  denied(condition: Condition, form: Form, content: Content): Phrase;
}
