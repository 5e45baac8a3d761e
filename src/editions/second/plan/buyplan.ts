/** What a plan says of a shop: field `buy`, which of the cards turned up is bought (2E-4303). */

import type { Decision } from '../../../engine/decision.ts';
import { phrase } from '../../../engine/phrase.ts';
import type { Place } from '../../edition/copy.ts';
import { type Choices, type Field, type Foreseen, without } from '../../plan/ahead.ts';
import { cardIs } from '../cards/card.ts';
import type { Content } from '../content/content.ts';

import { isA } from '../content/effect.ts';
import { priceOf } from '../encounters/shop.ts';

/** A weapon or a tome if there is one, else the dearest that can be paid for; or the price alone decides. */
const WISHES = ['weapon', 'tome', 'dearest', 'cheapest'] as const;
type Wish = (typeof WISHES)[number];

/** What to buy with the ability of a place; no choices where that sells nothing. */
export function buyField(content: Content, place: Place): Field {
  const { ability } = content.location(place);
  const sells = ability?.effects.some((effect) => isA(effect, 'buy')) ?? false;
  const choices = sells ? WISHES.map((value) => ({ value, label: phrase(`plan-buy-${value}`) })) : [];
  return { id: 'buy', label: phrase('plan-field-buy'), choices };
}

/** `shop.buy`: the one card that was meant, of those that can be paid for. */
export function buyAnswer(content: Content, chosen: Choices, { options }: Decision): Foreseen | null {
  const wish = WISHES.find((one) => one === chosen.buy);
  if (wish === undefined) return null;
  const left = without(chosen, 'buy');
  const wares = options.map(({ id }) => id).filter((id) => id !== 'done');
  const [best] = wares.sort((one, other) => worth(content, other, wish) - worth(content, one, wish));
  return { chosen: best === undefined ? null : [best], left };
}

/** Above all prices. */
const WANTED = 1000;

function worth(content: Content, id: string, wish: Wish): number {
  const price = priceOf(content, id, 'list');
  if (wish === 'cheapest') return -price;
  return wish === 'dearest' || !cardIs(content, id, wish) ? price : WANTED + price;
}
