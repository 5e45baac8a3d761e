import type { Condition, Cost, Effect, Trigger } from './effect.ts';
import type { CheckName, DamageKind, Timing, Window } from './vocabulary.ts';

/** Dice that a card adds, or points to a maximum. */
export interface Bonus {
  to: CheckName | 'maxSanity' | 'maxStamina';
  by: number;
  /** What a monster's resistance or immunity cuts; without it nothing cuts the bonus. */
  kind?: DamageKind;
  /** `inUse`: its hands are committed to this Combat check; `cast`: cast, and the hands stay committed. */
  while: 'inUse' | 'owned' | 'cast';
  if?: Condition | undefined;
  /** Takes the place of this card's bonus of that size. */
  replaces?: number;
  /** Not for other uses of the skill. */
  only?: 'checks' | undefined;
}

/** What a card or an investigator can do. `language/ability.ts` says what belongs to which timing. */
export interface Ability {
  /** Investigators only. */
  id?: string;
  name?: string;
  timing: Timing;
  window?: Window;
  /** Of an investigator's ability. */
  limit?: 'oncePerTurn';
  /** Happens by itself, is never offered. */
  passive?: true | undefined;
  notAgainst?: 'ancientOne' | undefined;
  /** The checks that a passive change is limited to. */
  checks?: CheckName[] | undefined;
  trigger?: Trigger | undefined;
  requires: Condition[];
  cost: Cost[];
  effect: Effect[];
}
