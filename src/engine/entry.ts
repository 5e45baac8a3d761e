import { ANSWER_REFUSALS, type Answer, type Seat } from './decision.ts';

/** What the journal holds: everything people did, in order, and what the table did in the game for them. */
export type Entry =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'interrupt'; seat: Seat; interrupt: string }
  /** The running step is given up, as if it had never begun. */
  | { kind: 'lapse' }
  /** An option of the game was changed by agreement. */
  | { kind: 'agreed'; option: string; value: string };

/** Whether whoever plays those entries has to keep snapshots: a step that is given up goes back to its own. */
export function needSnapshots(entries: readonly Entry[]): boolean {
  return entries.some(({ kind }) => kind === 'lapse');
}

export const ENTRY_REFUSALS = [...ANSWER_REFUSALS, 'no-such-offer'] as const;

/** Why an entry was not accepted. */
export class Refused extends Error {
  readonly reason: (typeof ENTRY_REFUSALS)[number];

  constructor(reason: (typeof ENTRY_REFUSALS)[number]) {
    super(reason);
    this.name = 'Refused';
    this.reason = reason;
  }
}
