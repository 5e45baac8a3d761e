/** What to own: cards on offer, starting equipment, a new investigator. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { isCopy } from '../../edition/copy.ts';
import { priceOf } from '../cards/shop.ts';
import type { Effect, Price } from '../content/effect.ts';
import { investigator, sheetOf } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import { counts, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';
import { effectsWorth } from './worth.ts';

/**
 * `shop.buy`: the card that helps most for its price; nothing while money is short for what would help. The last dollar
 * is kept, unless what is bought is worth it, or brings a clue.
 */
export function choosePurchase(view: Viewpoint, decision: Decision, seat: Seat): string {
  const { price, ifBought = [] } = (decision.about ?? {}) as { price?: Price; ifBought?: readonly Effect[] };
  const { money } = investigator(view.game, seat);
  const gift = ifBought.length > 0 ? effectsWorth(view, seat, ifBought) : 0;
  const worth = (id: string) => {
    const card = OPTION.half.read(id) ?? id;
    if (!isCopy(card)) return Number.NEGATIVE_INFINITY;
    const dollars = priceOf(view.game, seat, card, OPTION.half.is(id) ? 'halfUp' : (price ?? 'list'));
    const lastDollar = counts(view, 'lastDollar', money - dollars < 1 ? WEIGHTS.lastDollar : 0);
    return counts(view, 'effects', gift) + counts(view, 'card', cardWorth(view, seat, card)) - lastDollar;
  };
  const [best] = decision.options
    .map(({ id }) => id)
    .filter((id) => id !== 'done')
    .sort((a, b) => worth(b) - worth(a));
  return best !== undefined && worth(best) >= 0.35 ? best : 'done';
}

/** `card.item`: the best of those on offer. */
export function chooseItem(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const worth = (id: string) => (id === 'deck' ? 0.45 : counts(view, 'card', cardWorth(view, seat, id)));
  return decision.options.map(({ id }) => id).sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** How much a card would help them: what it adds to their tests beyond what they hold already, and what it bears. */
function cardWorth(view: Viewpoint, seat: Seat, id: string): number {
  const { abilities, health = 0, sanity = 0, value = 0 } = view.game.content.asset(id);
  const { skills } = sheetOf(view.game, seat);
  const held = investigator(view.game, seat).cards.map((card) => view.game.content.asset(card.id));
  const bonus = (cards: readonly { abilities: typeof abilities }[], during: string) =>
    Math.max(0, ...cards.flatMap((card) => card.abilities.map((ability) => bonusFor(ability, during))));
  const more = (during: string, each: number) =>
    WEIGHTS.gear * each * Math.max(0, bonus([{ abilities }], during) - bonus(held, during));
  const other = abilities.reduce((sum, ability) => {
    if ('modify' in ability && ability.modify.what === 'actions') return sum + 2;
    if ('reroll' in ability) return sum + 0.5;
    if ('unseenBy' in ability) return sum + 1.2;
    if ('addToDie' in ability) return sum + 0.4;
    return sum;
  }, 0);
  return (
    more('attack', 0.12 + 0.04 * skills.strength) +
    more('ward', 0.4) +
    more('research', 0.2) +
    more('evade', 0.1) +
    more('casting', held.some(({ type }) => type === 'spell') ? 0.15 : 0) +
    other +
    0.1 * (health + sanity) +
    0.02 * value
  );
}

function bonusFor(ability: object, during: string): number {
  if (!('bonus' in ability)) return 0;
  const { bonus } = ability as { bonus: { by?: unknown; during?: unknown } };
  return bonus.during === during && typeof bonus.by === 'number' ? bonus.by : 0;
}

/** `setup.startingCards`: what helps most; a condition is no gift. */
export function chooseEquipment(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const { chooseOne } = sheetOf(view.game, seat).starting;
  const worth = (id: string) =>
    (chooseOne[Number(id)] ?? []).reduce(
      (sum, gift) => sum + (typeof gift === 'string' ? 0.1 + counts(view, 'card', cardWorth(view, seat, gift)) : -2),
      0,
    );
  return decision.options.map(({ id }) => id).sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** `investigator.new`: whoever has most of what is tested most. */
export function chooseSuccessor(view: Viewpoint, decision: Decision): string | null {
  view.reckoning.rule = 'skilled';
  const worth = (id: string) => {
    const { skills, health, sanity } = view.game.content.investigator(id);
    return 1.3 * skills.lore + skills.observation + 0.8 * skills.strength + 0.2 * (health + sanity);
  };
  return decision.options.map(({ id }) => id).sort((a, b) => worth(b) - worth(a))[0] ?? null;
}
