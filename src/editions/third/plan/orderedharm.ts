/** The orders for damage and horror: who takes it (3E-446.7, 3E-466.7). */

import type { Decision } from '../../../engine/decision.ts';
import { kindOf } from '../../edition/copy.ts';
import { type Choices, listed } from '../../plan/ahead.ts';
import { BORNE } from '../state/option.ts';

/**
 * The way to assign harm that was ordered. Cards that are named bear it in that order, and only they; without names
 * whichever take the most. What would be their end is never ordered: then as little as possible stays with them (M8).
 */
export function assigned(chosen: Choices, { options, sure = [], default: usual }: Decision): string | null {
  const bearers = listed(chosen, 'bearers');
  const wanted = chosen.harm ?? (bearers.length > 0 ? 'cards' : undefined);
  if (wanted === undefined) return null;
  const ways = options.map(({ id }) => id).filter((id) => !sure.includes(id));
  if (wanted === 'self') return ways.includes('self') ? 'self' : (usual[0] ?? null);
  const allowed = ways.filter(
    (way) => bearers.length === 0 || partsOf(way).every(({ kind }) => bearers.includes(kind)),
  );
  const [best] = allowed.sort((one, other) => worth(other, bearers) - worth(one, bearers));
  return best ?? usual[0] ?? null;
}

/** As much as possible, on the first named if there is a choice. */
function worth(way: string, bearers: readonly string[]): number {
  return partsOf(way).reduce((sum, { kind, amount }) => sum + amount * 100 - Math.max(0, bearers.indexOf(kind)), 0);
}

/** What goes on which kind of card: of `damage:<card>:<n>+horror:<card>:<n>`; nothing of `self`. */
function partsOf(way: string): { kind: string; amount: number }[] {
  return (BORNE.read(way) ?? []).map(([, [card, amount]]) => ({ kind: kindOf(card), amount }));
}
