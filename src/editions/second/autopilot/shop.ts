/** Buying, and what is given up when something must be. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Content } from '../content/content.ts';

import { heldWorth, offeredWorth } from './cardworth.ts';
import { counts, type Viewpoint } from './viewpoint.ts';

/** `shop.buy`: the most useful card for its money, or nothing. */
export function buyCard(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  let best: { id: string; gain: number } | null = null;
  for (const { id } of decision.options) {
    const gain =
      id === 'done'
        ? 0
        : counts(view, 'card', offeredWorth(view, seat, id)) -
          counts(view, 'money', 0.14 * listPrice(view.game.content, id));
    if (!best || gain > best.gain) best = { id, gain };
  }
  return best?.id ?? null;
}

/** `shop.wish`: everything worth its price. */
export function wishes(view: Viewpoint, decision: Decision, seat: Seat): string[] {
  return decision.options
    .filter(
      ({ id }) =>
        counts(view, 'card', offeredWorth(view, seat, id)) >
        counts(view, 'money', 0.2 * listPrice(view.game.content, id)),
    )
    .slice(0, decision.max)
    .map(({ id }) => id);
}

/** `loss.items`, `cost.cards`, `shop.sell`: what they can best do without. */
export function giveUp(view: Viewpoint, decision: Decision, seat: Seat): string[] | null {
  if (decision.min === 0) return null;
  const rated = decision.options.map(({ id }) => ({ id, worth: counts(view, 'keep', heldWorth(view, seat, id)) }));
  return rated
    .sort((one, other) => one.worth - other.worth)
    .slice(0, decision.min)
    .map(({ id }) => id);
}

function listPrice(content: Content, id: string): number {
  const card = content.card(id);
  return 'price' in card ? card.price : 0;
}
