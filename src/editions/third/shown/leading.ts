import type { Decision } from '../../../engine/decision.ts';
import type { Leading } from '../../edition/edition.ts';
import type { DecisionKind } from '../state/decisionkind.ts';

/** Questions for an action. */
const ACTIONS: readonly string[] = ['action.turn', 'action.next', 'action.additional'] satisfies DecisionKind[];

/** Where to move (3E-404.2) and what to focus on (3E-406.1) can be chosen where the action is. */
const LEADING = [
  { option: 'move', to: 'move.step' },
  { option: 'focus', to: 'action.focus' },
] as const satisfies { option: string; to: DecisionKind }[];

/** The options of a question for an action that only lead to another, and the kind of that. */
export function leadsTo({ kind, options }: Decision): Leading[] {
  return ACTIONS.includes(kind) ? LEADING.filter(({ option }) => options.some(({ id }) => id === option)) : [];
}
