import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { named } from '../../../engine/prospect.ts';
import { type Copy, isCopy, kindOf } from '../../edition/copy.ts';
import type { Effect, Price } from '../content/effect.ts';
import { abilitiesOfKind, markUsed, mayUse, useCard } from '../investigators/ability.ts';
import { upset, upsets } from '../investigators/investigator.ts';
import { gainCard } from '../investigators/playarea.ts';
import { has, spend } from '../investigators/resource.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { cardNote } from './cardnote.ts';
import { discardFromDisplay, itemValue, refillDisplay } from './display.ts';

/** What can be bought and for how much, without the cards it is about. `max` null: any number. */
interface Offer {
  deck: 'display' | 'spell';
  /** Display: cards with that trait. */
  filter?: 'common' | 'curio';
  /** Spell deck: among the top so many. */
  draw?: number;
  max: number | null;
  price: Price;
  /** What buying anything brings. */
  ifBought?: readonly Effect[];
}

/** What a card costs them, in dollars (3E-451.1, 3E-451.2); half is rounded up (3E-444.1). */
export function priceOf(game: Game, seat: Seat, card: Copy, price: Price): number {
  if (typeof price === 'number') return price;
  const value = itemValue(game, seat, card);
  return price === 'halfUp' ? Math.ceil(value / 2) : value;
}

/**
 * Lets them buy some of the cards on offer; refills the display after the last (3E-418.5). Who buys nothing from it may
 * discard up to two of its cards (3E-451.4). Asks `shop.buy`; silence buys nothing.
 * @returns how many were bought
 */
export function* buy(game: Game, seat: Seat, offer: Offer): Flow<number> {
  const before = upsets(game, seat);
  if (offer.deck === 'display' && canHope(game, seat, offer))
    yield* game.rules.impending(game, { event: 'buyFromDisplay', seat });
  if (upset(game, seat, before)) return 0;
  const shown = offer.deck === 'spell' ? game.state.decks.spell.slice(0, offer.draw ?? 1) : [];
  game.chance.shown(...shown);
  const bought = yield* purchases(game, seat, offer, shown);
  for (const card of bought) {
    yield* gainCard(game, seat, card, 'bought');
    if (upset(game, seat, before)) break;
  }
  if (offer.deck === 'display') {
    if (bought.length > 0) refillDisplay(game);
    else yield* discardFromDisplay(game, seat);
  } else {
    const { decks } = game.state;
    const left = shown.filter((card) => decks.spell.includes(card));
    decks.spell = [...decks.spell.filter((card) => !left.includes(card)), ...left];
  }
  return bought.length;
}

/** Whether there is anything on display that they could pay for if nothing made it dearer. */
function canHope(game: Game, seat: Seat, offer: Offer): boolean {
  const money = has(game, seat, 'money');
  return onDisplay(game, offer).some((card) => {
    const { type, value = 0 } = game.content.asset(card);
    const halved = offer.price === 'list' && type === 'item' && halvers(game, seat).length > 0;
    if (typeof offer.price === 'number') return money >= offer.price;
    return money >= (halved || offer.price === 'halfUp' ? Math.ceil(value / 2) : value);
  });
}

/** Picks and pays one card after the other. */
function* purchases(game: Game, seat: Seat, offer: Offer, shown: readonly Copy[]): Flow<Copy[]> {
  const bought: Copy[] = [];
  while (bought.length < (offer.max ?? Number.POSITIVE_INFINITY)) {
    const on = () => (offer.deck === 'display' ? onDisplay(game, offer) : shown).filter((id) => !bought.includes(id));
    const affordable = () => buyOptions(game, seat, on(), offer.price);
    if (affordable().length === 0) break;
    const chosen = yield* choose(
      game,
      { seat, kind: 'shop.buy', rule: '3E-451.1' },
      () => [...affordable(), { id: 'done', label: phrase('third-option-buy-nothing', { bought: bought.length }) }],
      () => ({
        default: 'done',
        args: { money: has(game, seat, 'money') },
        about: {
          offered: on(),
          price: offer.price,
          deck: offer.deck,
          ...(offer.ifBought && bought.length === 0 ? { ifBought: [...offer.ifBought] } : {}),
        },
      }),
    );
    const half = OPTION.half.is(chosen);
    const card = OPTION.half.read(chosen) ?? chosen;
    if (card === null || !isCopy(card)) break;
    if (half) useHalfPrice(game, seat);
    const amount = priceOf(game, seat, card, half ? 'halfUp' : offer.price);
    spend(game, seat, { what: 'money', amount }, ref('card', card));
    bought.push(card);
  }
  return bought;
}

function onDisplay(game: Game, { filter }: Offer): Copy[] {
  // 3E-418.2
  return game.state.display.filter((id) => filter === undefined || game.content.asset(id).traits.includes(filter));
}

/** What they can pay for; an item at half its price where a card of theirs halves it (3E-451.3: once only). */
function buyOptions(game: Game, seat: Seat, cards: readonly Copy[], price: Price): Option[] {
  const money = has(game, seat, 'money');
  // 3E-444.2
  const halver = price === 'list' ? halvers(game, seat)[0] : undefined;
  return cards.flatMap((card) => {
    const option = (id: string, dollars: number): Option => ({
      id,
      label: phrase(id === card ? 'third-option-buy' : 'third-option-buy-half', {
        card: ref('card', kindOf(card)),
        amount: dollars,
        by: halver?.card ? ref('card', kindOf(halver.card)) : '',
      }),
      ...cardNote(game, card),
      ...named(dollars > 0 ? [{ what: 'money', amount: dollars }] : []),
      about: ref('card', kindOf(card)),
    });
    const full = priceOf(game, seat, card, price);
    const half = priceOf(game, seat, card, 'halfUp');
    // 3E-440.7
    return [
      ...(money >= full ? [option(card, full)] : []),
      ...(halver && game.content.asset(card).type === 'item' && money >= half
        ? [option(OPTION.half.write(card), half)]
        : []),
    ];
  });
}

function halvers(game: Game, seat: Seat) {
  return abilitiesOfKind(game, seat, 'halfPrice').filter(({ key }) => mayUse(game, seat, key));
}

function useHalfPrice(game: Game, seat: Seat): void {
  const [halver] = halvers(game, seat);
  if (!halver) return;
  markUsed(game, seat, halver.key);
  useCard(game, seat, halver.card);
  if (halver.card) game.events.push({ type: 'CardUsed', seat, card: halver.card });
}
