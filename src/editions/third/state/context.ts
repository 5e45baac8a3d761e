import type { DecisionMatter, Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import type { Effect } from '../content/effect.ts';
import type { Cause } from './event.ts';
import type { Encountered, Moment } from './moment.ts';
import type { TestOccasion } from './vocabulary.ts';

/**
 * What an effect list knows about where it comes from and what happened just before it. One context belongs to one
 * run of a list: operations write into it what later operations ask for.
 */
export interface EffectContext {
  /** What the effect belongs to. */
  source: Cause;
  /** `this`, where it is a held card: its id; its owner is the acting investigator unless `owner` says otherwise. */
  card?: Copy;
  owner?: Seat;
  /** Whom the list was about before they left the game in the middle of it (3E-R8). */
  fallen?: Seat;
  /** `this`, where it is a monster on the board. */
  monster?: Copy;
  /** `this`, where it is an archive card. */
  archive?: number;
  /** What was chosen, or what the event was about. */
  thatMonster?: Copy;
  thoseMonsters?: Copy[];
  thatInvestigator?: Seat;
  thatSpace?: string;
  thatNeighborhood?: string;
  /** Index into `state.markers` at the time. */
  thatMarker?: number;
  /** The `id` of the ability, where it has one: what `modify` asks for. */
  ability?: string;
  /** A held card: `thatItem`, `thatSpell`. */
  thatCard?: Copy;
  /** Successes of the check just made (`per: success`). */
  successes?: number;
  /** How much the cost just paid came to (`spent`). */
  spent?: number;
  /** As much as would have been placed (`sameAmount`). */
  sameAmount?: number;
  /** Counters set by `countAs`. */
  counters?: Record<string, number>;
  /** The list is an encounter's; a clue gained from the neighborhood is noted here (3E-428.7). */
  encounter?: Encountered;
  /** As what the action is performed that the event was about. */
  action?: string;
  /** The prose, card and place that questions of this list show. */
  about?: DecisionMatter;
  /** What is being done or paid at the moment: questions say what they are for. */
  doing?: readonly Effect[];
  /** The rule that questions name. */
  rule?: string;
  /** What paying has set off waits for the end of the sentence (3E-R33). */
  owed?: Moment[];
  /** Harm about to be suffered, that `prevent` changes. */
  harm?: { seat: Seat; damage: number; horror: number };
  /** Tests of this list happen as part of that. */
  during?: TestOccasion;
  /** Cards chosen for the test that a condition is about. */
  chosen?: readonly Copy[];
}
