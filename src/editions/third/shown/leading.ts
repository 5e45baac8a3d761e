import { z } from 'zod';
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

/** What taking up an offer comes to, as its question tells it (`about.effects`). */
const offeredSchema = z.object({
  yes: z.object({
    cost: z.array(z.unknown()).length(0).optional(),
    do: z.array(z.object({ focus: z.object({ count: z.number() }) })).min(1),
  }),
});

/** The options of a question that only lead to another, and the kind of that. */
export function leadsTo({ kind, options, about }: Decision): Leading[] {
  // Who may focus says that they do by saying on what.
  if (kind === 'effect.may') return offeredSchema.safeParse(about?.effects).success ? [FOCUSING] : [];
  return ACTIONS.includes(kind) ? LEADING.filter(({ option }) => options.some(({ id }) => id === option)) : [];
}

const FOCUSING: Leading = { option: 'yes', to: 'effect.focus' satisfies DecisionKind };
