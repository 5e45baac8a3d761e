import type { Seat } from '../../../engine/decision.ts';
import type { Cost, Effect } from '../content/effect.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';

/** What an effect that looks at or takes their focus tokens uses. */
export const focusOf = (seat: Seat | null): string => `focus of ${seat}`;

/** What an effect that is due has to do with: the order of two that share nothing makes no difference. */
export interface Reach {
  readonly game: Game;
  /** Whom it befalls at this point of the list. */
  readonly seat: Seat | null;
  readonly context: EffectContext;
  /** It looks at that, takes it away or changes it for good. */
  uses(what: string): void;
  /** It only adds to that, so that the order of several does not matter. */
  adds(what: string): void;
  /** It may lead to anything. */
  everything(): void;
  /** A doom comes to lie on one of those spaces. */
  doom(spaces: readonly string[]): void;
  /** So much doom comes onto the scenario sheet. */
  sheetDoom(amount: number): void;
  /** What a cost takes. */
  cost(costs: readonly Cost[]): void;
  /** Lists that it may do; for somebody else, or about something else. */
  into(effects: readonly Effect[] | undefined, seat?: Seat | null, context?: EffectContext): void;
}
