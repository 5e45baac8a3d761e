import type { Decision } from '../../src/engine/decision.ts';
import type { Question } from '../../src/engine/flow.ts';

/** A question that is known in full before it is asked. */
export function put(decision: Omit<Decision, 'id'>): Question {
  return { kind: decision.kind, bounds: () => decision, look: () => decision };
}
