import type { Decision } from '../../../engine/decision.ts';
import type { DecisionKind } from '../state/decisionkind.ts';

/** Questions for an action. */
const ACTIONS: readonly string[] = ['action.turn', 'action.next', 'action.additional'] satisfies DecisionKind[];

/** Where to move (3E-404.2) and what to focus on (3E-406.1) can be chosen where the action is. */
const LEADING = ['move', 'focus'];

/** The options of a question for an action that only lead to another. */
export function leadsTo({ kind, options }: Decision): string[] {
  return ACTIONS.includes(kind) ? LEADING.filter((wanted) => options.some(({ id }) => id === wanted)) : [];
}
