import type { Seat } from '../../../engine/decision.ts';
import type { WEIGHTS } from '../autopilot/weights.ts';
import type { Effect, Spec } from '../content/effect.ts';
import type { Game } from '../state/state.ts';
import type { Dealt } from './operation.ts';
import type { Amount } from './terms/amount.ts';

/** What an operation may ask of a careful player, who judges it for one investigator. */
export interface Judge {
  readonly game: Game;
  readonly seat: Seat;
  readonly weights: typeof WEIGHTS;
  /** A list that stands inside another effect; nothing beyond a certain depth. */
  worth(effects: readonly Effect[] | undefined): number;
  /** About how much that is. */
  much(amount: Amount | undefined): number;
  /** The chance of passing. */
  odds(check: Spec<'check'>): number;
  /** What so much harm costs, and what so much healing is worth. */
  cost(harm: Partial<Dealt>): number;
  healing(back: { health?: number; sanity?: number }): number;
  /** What it is worth to change the doom of a space by that much: less is good. */
  doom(space: string, by: number): number;
  /** How near the end is, 0 to 1. */
  urgency(): number;
  /** What another focus token adds. */
  focus(): number;
  /** What warding is worth there. */
  ward(space: string): number;
  /** What so much damage to those monsters is worth. */
  strike(which: Spec<'damageMonster'>['which'], amount: number): number;
}

/** What an operation may ask of a careful player who wants to know how likely it is to bring a clue. */
export interface ClueJudge extends Pick<Judge, 'game' | 'seat' | 'odds'> {
  /** The chance that a list brings a clue. */
  clue(effects: readonly Effect[] | undefined): number;
}
