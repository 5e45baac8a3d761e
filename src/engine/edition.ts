import type { Decision, Seat } from './decision.ts';
import type { Flow } from './flow.ts';
import type { EngineEvent, EngineState, Game } from './game.ts';
import type { Phrase } from './phrase.ts';
import type { Prospect } from './prospect.ts';

/**
 * Something a player may do at any time on top of whatever waits: play a card, use an ability, propose a trade.
 * It is offered afresh after every answer and journalled like one.
 */
export interface Interrupt extends Prospect {
  /** Stable while the offer stands, for instance `duke:2` (card and seat). */
  id: string;
  kind: string;
  seat: Seat;
  label: Phrase;
  rule: string;
  /** What it asks first has dials, and their form can be opened as soon as it is taken up. */
  form?: true;
}

/** The rules of one edition, as the engine runs them. */
export interface Edition<S extends EngineState = EngineState, E extends EngineEvent = EngineEvent> {
  id: string;
  /** The address of the next step, or null when the game is over. Must not change the state. */
  nextStep(state: S): string | null;
  /** Plays the next step to its end. The step must move the state's own cursor on, also when it throws StepEnd. */
  play(game: Game<S, E>): Flow;
  /** What may be done right now on top of the open decisions. */
  interrupts(state: S, open: readonly Decision[]): Interrupt[];
  /** True when nothing may be asked beside anything else. */
  strict?(state: S): boolean;
  /** The step that was to come next has been given up; says what comes instead of it, if not the same once more. */
  lapse?(state: S): void;
  /** Takes up an option that was changed by agreement. */
  agreed?(game: Game<S, E>, option: string, value: string): void;
  /** Carries out one of the interrupts offered. */
  interrupt(game: Game<S, E>, interrupt: Interrupt): Flow;
}
