/** Who or what bears harm. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import type { Harm } from '../content/vocabulary.ts';
import { room } from '../investigators/harmassign.ts';
import { investigator } from '../investigators/investigator.ts';
import { isUndiscardable } from '../investigators/playarea.ts';
import { BORNE } from '../state/option.ts';
import { harmCost } from './harmworth.ts';
import { counts, type Viewpoint } from './viewpoint.ts';

/** `harm.assign`: cards bear it as long as they are not lost by it; then whatever is least missed. */
export function chooseBearer(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const { damage = 0, horror = 0 }: { damage?: number; horror?: number } = decision.about?.harm ?? {};
  const cost = (id: string): number => {
    const parts = partsOf(id);
    const taken = (kind: Part['kind']) => parts.reduce((sum, part) => sum + (part.kind === kind ? part.amount : 0), 0);
    const cards = [...new Set(parts.map(({ card }) => card))];
    return (
      counts(
        view,
        'harm',
        harmCost(view, seat, { damage: damage - taken('damage'), horror: horror - taken('horror') }, false),
      ) +
      counts(
        view,
        'keep',
        cards.reduce((sum, card) => sum + cardCost(view, seat, card, parts), 0),
      )
    );
  };
  return decision.options.map(({ id }) => id).sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

interface Part {
  kind: Harm;
  card: Copy;
  amount: number;
}

function partsOf(option: string): Part[] {
  return (BORNE.read(option) ?? []).map(([kind, [card, amount]]) => ({ kind, card, amount }));
}

function cardCost(view: Viewpoint, seat: Seat, card: Copy, parts: readonly Part[]): number {
  const onIt = parts.filter((part) => part.card === card);
  const lost =
    !isUndiscardable(view.game, card) && onIt.some(({ kind, amount }) => amount >= room(view.game, seat, card, kind));
  const used = 0.06 * onIt.reduce((sum, { amount }) => sum + amount, 0);
  return used + (lost ? keepWorth(view, seat, card) : 0);
}

/** What they would miss of it. */
function keepWorth(view: Viewpoint, seat: Seat, card: Copy): number {
  const { abilities, value = 3 } = view.game.content.asset(card);
  const held = investigator(view.game, seat).cards.length;
  return (abilities.length === 0 ? 0.1 : 0.25 + 0.08 * value) + (held > 6 ? -0.1 : 0);
}
