/**
 * Buying and selling (section 43). Asks `shop.buy` (D-35): ids are the cards, or `done`; `shop.sell`, `shop.wish` and
 * `shop.dispute` at a sale.
 */

import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { named } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { cardsOfKind, discardCard, gainCard, lossOrder } from '../cards/card.ts';
import { cardNote } from '../cards/cardnote.ts';
import { discardToDeck, shuffleDeck } from '../cards/deck.ts';
import { turnUp } from '../cards/draw.ts';
import type { Content } from '../content/content.ts';

import type { Spec } from '../content/effect.ts';
import type { PlayerDeck, Price } from '../content/vocabulary.ts';
import { inPlayerOrder, investigator, upset, upsets } from '../investigators/investigator.ts';
import { gain } from '../misfortune/loss.ts';
import type { EffectContext } from '../state/context.ts';
import { choose, chooseMany, sideBySide } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** What a card costs, in dollars: its list price (2E-4301) or what the offer makes of it. */
export function priceOf(content: Content, card: string, price: Price): number {
  const printed = content.card(card);
  const list = 'price' in printed ? printed.price : 0;
  switch (price) {
    case 'list':
      return list;
    // 2E-4302
    case 'list+1':
      return list + 1;
    case 'list-1':
      return Math.max(0, list - 1);
    case 'halfUp':
      return Math.ceil(list / 2);
    case 'double':
      return 2 * list;
    default:
      return price satisfies never;
  }
}

/**
 * Turns cards up and lets the investigator buy some of them. Cards not bought go under their deck (2E-4305); a deck
 * that was searched is shuffled (2E-3910).
 */
export function* buy(game: Game, seat: Seat, spec: Spec<'buy'>, context: EffectContext): Flow {
  const decks: PlayerDeck[] = Array.isArray(spec.deck) ? spec.deck : [spec.deck];
  const searched = spec.draw === 'all';
  const offered: Copy[] = [];
  const back: Copy[] = [];
  for (const deck of decks) {
    if (spec.draw !== 'all') offered.push(...(yield* turnUp(game, seat, { deck, count: spec.draw }, back)));
    else {
      game.chance.shown(`deck ${deck}`);
      offered.push(...oneOfAKind(game.state.decks[deck]));
    }
  }
  if (offered.length > 0 && !searched) tellOffered(game, seat, offered, { price: spec.price, back });
  const { money } = investigator(game, seat);
  const affords = offered.some((card) => priceOf(game.content, card, spec.price) <= money);
  const bought = yield* purchases(game, seat, { ...spec, offered }, context);
  if (bought.length === 0 && (affords || searched)) game.events.push({ type: 'NothingBought', seat });
  if (searched) {
    for (const deck of decks) {
      game.state.decks[deck] = game.state.decks[deck].filter((card) => !bought.includes(card));
      shuffleDeck(game, deck);
    }
  } else
    discardToDeck(
      game,
      offered.filter((card) => !bought.includes(card)),
    );
  const before = upsets(game, seat);
  for (const card of bought) {
    yield* gainCard(game, seat, card, 'shop');
    if (upset(game, seat, before)) return;
  }
}

/** Pays for cards one after the other, until they have enough or can afford no more. */
function* purchases(
  game: Game,
  seat: Seat,
  { offered, ...spec }: Spec<'buy'> & { offered: readonly Copy[] },
  context: EffectContext,
): Flow<Copy[]> {
  const bought: Copy[] = [];
  while (bought.length < spec.max) {
    const affordable = () =>
      offered.filter(
        (card) => !bought.includes(card) && priceOf(game.content, card, spec.price) <= investigator(game, seat).money,
      );
    // FAQ-72: in a shop one of the cards must be bought if any can be afforded.
    const must = bought.length < (('min' in spec ? spec.min : undefined) ?? 0);
    const chosen = yield* choose(
      game,
      { seat, kind: 'shop.buy', rule: '2E-4303' },
      (): Option<Copy | 'done'>[] => {
        const cards = affordable().map((card) => wareOption(game, card, spec.price));
        if (cards.length === 0 || must) return cards;
        return [...cards, { id: 'done', label: phrase('option-shop-done') }];
      },
      () => ({
        default: must ? (cheapest(game.content, affordable(), spec.price) ?? 'done') : 'done',
        args: { money: investigator(game, seat).money },
        about: { ...context.about, cards: [...offered] },
      }),
    );
    if (chosen === null || chosen === 'done') break;
    pay(game, seat, chosen, spec.price);
    bought.push(chosen);
  }
  return bought;
}

/** Cards of the owner's choice for money. */
export function* sell(game: Game, seat: Seat, spec: Spec<'sell'>, context: EffectContext): Flow {
  const wares = () => cardsOfKind(game, seat, spec.what);
  const sold = yield* chooseMany(
    game,
    {
      seat,
      kind: 'shop.sell',
      rule: '2E-101',
      count: () => ({ min: Math.min(spec.count, wares().length), max: spec.count }),
    },
    () => wares().map(({ id }) => wareOption(game, id, spec.price)),
    () => ({ default: lossOrder(game, seat, wares()).slice(0, spec.count), about: context.about ?? {} }),
  );
  const money = sold.reduce((sum, card) => sum + priceOf(game.content, card, spec.price), 0);
  for (const card of sold) discardCard(game, seat, card, 'sold');
  gain(game, seat, { money }, context.source);
}

function tellOffered(
  game: Game,
  seat: Seat,
  cards: Copy[],
  { price, back }: { price: Price; back: readonly Copy[] },
): void {
  const tooDear = cards.every((card) => investigator(game, seat).money < priceOf(game.content, card, price));
  const told = { ...(tooDear ? { tooDear } : {}), ...(back.length > 0 ? { back: [...back] } : {}) };
  game.events.push({ type: 'CardsOffered', seat, cards, ...told });
}

/**
 * A sale to which everybody may come: each says what they want, the acting player settles who gets a card that several
 * want, and cards nobody buys go under their decks.
 */
export function* sale(game: Game, seat: Seat, spec: Spec<'sale'>, context: EffectContext): Flow {
  const counts: [PlayerDeck, number][] = [
    ['common', spec.common],
    ['unique', spec.unique],
  ];
  const wares: Copy[] = [];
  for (const [deck, count] of counts) wares.push(...(yield* turnUp(game, seat, { deck, count })));
  if (wares.length > 0) game.events.push({ type: 'CardsOffered', seat, cards: wares });
  const seats = inPlayerOrder(game.state);
  const wanted = yield* sideBySide(
    game,
    seats.map((one) => wishes(game, one, { wares, price: spec.price }, context)),
  );
  const sold: Copy[] = [];
  for (const card of wares) {
    const affords = () =>
      seats.filter(
        (one, index) =>
          wanted[index]?.includes(card) && priceOf(game.content, card, spec.price) <= investigator(game, one).money,
      );
    const chosen = yield* choose(
      game,
      { seat, kind: 'shop.dispute', rule: '2E-101' },
      () =>
        affords().map((one) => ({ id: String(one), label: phrase('option-seat', { seat: ref('seat', String(one)) }) })),
      { args: { card: ref('card', card) }, about: { ...context.about, card } },
    );
    if (chosen === null) continue;
    const buyer = Number(chosen);
    pay(game, buyer, card, spec.price);
    sold.push(card);
    yield* gainCard(game, buyer, card, 'shop');
  }
  if (wares.length > 0 && sold.length === 0) game.events.push({ type: 'NothingBought', seat, all: true });
  discardToDeck(
    game,
    wares.filter((card) => !sold.includes(card)),
  );
}

/** What is for sale to everybody, and for how much. */
interface Sale {
  wares: readonly Copy[];
  price: Price;
}

function* wishes(game: Game, seat: Seat, { wares, price }: Sale, context: EffectContext): Flow<Copy[]> {
  const affordable = () => wares.filter((card) => priceOf(game.content, card, price) <= investigator(game, seat).money);
  return yield* chooseMany(
    game,
    { seat, kind: 'shop.wish', rule: '2E-4303', count: () => ({ min: 0, max: affordable().length }) },
    () => affordable().map((card) => wareOption(game, card, price)),
    () => ({ default: [], args: { money: investigator(game, seat).money }, about: context.about ?? {} }),
  );
}

function pay(game: Game, seat: Seat, card: Copy, price: Price): void {
  const amount = priceOf(game.content, card, price);
  investigator(game, seat).money -= amount;
  if (amount > 0)
    game.events.push({ type: 'Spent', seat, what: 'money', amount, on: { ref: 'card', id: kindOf(card) } });
}

function cheapest(content: Content, cards: readonly Copy[], price: Price): Copy | undefined {
  return [...cards].sort((one, other) => priceOf(content, one, price) - priceOf(content, other, price))[0];
}

function oneOfAKind(cards: readonly Copy[]): Copy[] {
  const kinds = new Set<string>();
  return cards.filter((card) => !kinds.has(kindOf(card)) && kinds.add(kindOf(card)));
}

function wareOption(game: Game, card: Copy, price: Price): Option<Copy> {
  const dollars = priceOf(game.content, card, price);
  return {
    id: card,
    label: phrase('option-ware', { card: ref('card', card), price: dollars }),
    ...cardNote(game, card),
    ...named(dollars > 0 ? [{ what: 'money', amount: dollars }] : []),
    about: { ref: 'card', id: card },
  };
}
