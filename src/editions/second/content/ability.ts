import type { Condition } from './condition.ts';
import type { Effect, Trigger } from './effect.ts';
import type { CardPhase, CheckName, DamageKind, Skill, SpecialCheck, Timing, UseLimit, Window } from './vocabulary.ts';

/** Dice that a card adds. */
export interface Bonus {
  to: Skill | SpecialCheck | 'maxSanity' | 'maxStamina';
  by: number;
  /** What a monster's resistance or immunity cuts; without it nothing cuts the bonus. */
  kind?: DamageKind;
  /** `inUse`: its hands are committed to this Combat check; `cast`: cast, and the hands stay committed. */
  while: 'inUse' | 'owned' | 'cast';
  if?: Condition;
  /** Takes the place of this card's bonus of that size. */
  replaces?: number;
  /** Not for other uses of the skill. */
  only?: 'checks';
}

/** What a card or an investigator can do. */
export interface Ability {
  /** Investigators only. */
  id?: string;
  name?: string;
  timing: Timing;
  phase?: CardPhase;
  window?: Window;
  limit?: UseLimit;
  /** false: happens by itself. */
  optional?: boolean;
  /** true: happens by itself, never offered. */
  passive?: boolean;
  /** Only at the owner's own checks. */
  whose?: 'owner';
  where?: 'arkham' | 'otherWorld';
  notAgainst?: 'ancientOne';
  /** Whether the weapon must be in use. */
  needsHands?: boolean;
  checks?: CheckName[];
  /** The effect takes the place of the event. */
  replace?: boolean;
  trigger?: Trigger;
  requires: Condition[];
  /** Paid in full first; a cost is no loss. */
  cost: Effect[];
  effect: Effect[];
}
