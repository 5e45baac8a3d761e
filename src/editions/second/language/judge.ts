import type { Seat } from '../../../engine/decision.ts';
import type { Cost, Effect } from '../content/effect.ts';
import type { CheckName, PlayerDeck } from '../content/vocabulary.ts';
import type { Game } from '../state/state.ts';

/**
 * What an operation may ask of a careful player who weighs it, on one scale for all: 1 is about what a good turn
 * brings, or one Clue token.
 */
export interface Judge {
  readonly game: Game;
  /** Whose affairs are weighed. */
  readonly seat: Seat;
  /** How near the end is, 0 to 1. */
  readonly urgency: number;
  /** What a doom token costs. */
  readonly doomToken: number;
  /** A list of effects, on average. */
  list(effects: readonly Effect[] | undefined): number;
  /** What paying costs gives up. */
  cost(cost: readonly Cost[] | undefined): number;
  /** Points got back: nothing above the maximum. */
  gained(what: 'sanity' | 'stamina', points: number): number;
  /** The cost of points lost: more for the last ones. */
  lost(what: 'sanity' | 'stamina', points: number): number;
  /** One more or less Clue token. */
  clue(): number;
  /** An unknown card off the top of a deck. */
  card(deck: PlayerDeck): number;
  /** The cost of so many of the cards held. */
  discarded(count: number | 'all' | 'halfDown' | 'halfUp'): number;
  /** The chance of that many successes on a check. */
  odds(check: { kind: CheckName; modifier: number; difficulty: number }): number;
}
