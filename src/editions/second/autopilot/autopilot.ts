import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Interrupt } from '../../../engine/edition.ts';
import type { Move } from '../../edition.ts';
import type { State } from '../state.ts';

/** What a careful player would answer. `seen` is what his seat sees (seen.ts). */
export function advise(_seen: State, decision: Decision, _seat: Seat, _offers: readonly Interrupt[]): Move {
  return { answer: { decision: decision.id, chosen: decision.default } };
}
