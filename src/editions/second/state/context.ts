import type { DecisionMatter } from '../../../engine/decision.ts';
import type { Copy, Place } from '../../edition/copy.ts';
import type { Cause } from './event.ts';

/**
 * What an effect list knows about where it comes from and what happened just before it. One context belongs to one
 * run of a list: operations write into it what later operations ask for.
 */
export interface EffectContext {
  /** What the effect belongs to: a card, a sheet, a place, a Mythos card, the Ancient One. */
  source: Cause;
  /** The held card whose ability this is: `this`, its tokens, its costs. */
  card?: Copy;
  /** The place at hand: `that` gate of `each: openGate`, the place of an event. */
  place?: Place;
  /** The marker of the monster at hand: `that`, `this` of a monster, the opponent. */
  monster?: Copy;
  /** The item at hand (`thatItem`). */
  item?: Copy;
  /** Successes of the check or roll just made. */
  successes?: number;
  /** The money that another option of the choice just made would have cost. */
  unpaid?: number;
  /** How much the cost just paid came to (`spent`). */
  spent?: number;
  /** Counters set by `countAs`. */
  counters?: Record<string, number>;
  /** The prose, card and place that questions of this list show. */
  about?: DecisionMatter;
  /** The entry being read (`different`). */
  entry?: number;
  /** Dice more or less at every check: what the rounds of the final battle add (`modPerRound`). */
  modifier?: number;
  /** The location on the card turned up by `peek`. */
  peeked?: Place;
  /** The rule that questions name; `2E-101` where a card speaks for itself. */
  rule?: string;
  /** A movement in progress, whose points are spent and gained. */
  movement?: { points: number };
  /** The location whose gate the investigator came by when the list began (`closeGate: entered`). */
  enteredBy?: Place | null;
  /** A loss is not dealt with until the condition after it has looked at it. */
  unsettled?: boolean;
  /** Combat: no weapon or spell holds the other hand. */
  otherHandEmpty?: boolean;
}
