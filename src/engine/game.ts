import type { Chance, ChanceState } from './chance.ts';
import type { DecisionId, Seat } from './decision.ts';
import type { Ref } from './phrase.ts';

/** What every edition's state has in common. One plain JSON value: no instances, functions, cycles or dates. */
export interface EngineState extends ChanceState {
  edition: string;
  /** Decisions asked so far in this game. */
  asked: number;
  /** Set when the game is over. */
  outcome: object | null;
  /** A flow is going on at its own pace abreast of others; only while it does. */
  abreast?: true;
  /** Questions of a race that an answer has left as they were; only until the next race puts them again. */
  standing?: Standing[];
}

/** A question that goes on being asked under its id. */
export interface Standing {
  seat: Seat;
  kind: string;
  id: DecisionId;
}

/** An event: typed plain data. Everything that people see is made from events and a view of the state. */
export interface EngineEvent {
  type: string;
  /** Whom it happens to. */
  seat?: Seat | undefined;
  /** What has it happen (`source.ts`), where the event itself doesn't say what it comes from. */
  source?: Ref;
}

/** A game while it runs: its state, and the events since the last answer. */
export interface Game<S extends EngineState = EngineState, E extends EngineEvent = EngineEvent> {
  state: S;
  events: E[];
  chance: Chance;
}
