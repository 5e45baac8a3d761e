/**
 * Trading (section 45), begun as an interrupt or as an option of a movement.
 *
 * Asks `trade.offer` (D-26; any number of option ids `give:<card>`, `take:<card>`), `trade.money` (option ids `none`,
 * `pay:<dollars>`, `get:<dollars>`) and the partner `trade.consent` (D-27; option ids `accept`, `refuse`).
 */

import type { DecisionMatter, NextQuestion, Offered, Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, type Ref, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';

import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import type { DecisionKind } from '../state/decisionkind.ts';
import { OPTION } from '../state/option.ts';
import { asksTrifles } from '../state/options.ts';
import { choose, chooseMany } from '../state/question.ts';
import type { Game, HeldCard } from '../state/state.ts';
import { handOver } from './card.ts';

/** What is to change hands. */
interface Deal {
  give: Copy[];
  take: Copy[];
  /** Dollars to the partner; negative: from them. */
  pay: number;
}

/**
 * The seats they could trade with now: near them (2E-4501, 2E-4502), or everybody in the final battle (2E-3811).
 */
export function tradePartners(game: Game, seat: Seat): Seat[] {
  const { awake } = game.state.ancientOne;
  return inPlayerOrder(game.state).filter((other) => {
    if (other === seat) return false;
    const near = awake || isNear(game, investigator(game, seat).at, investigator(game, other).at);
    return near && (hasGoods(game, seat) || hasGoods(game, other));
  });
}

/** The same area (2E-4501), in 2005 also the other one of the same Other World (2E-4502). */
function isNear(game: Game, at: string, there: string): boolean {
  if (at === there) return mayTradeAt(game.content, at);
  const world = game.content.town.areaKind(at) === 'otherWorld' ? game.content.town.worldOf(at) : null;
  return game.state.options.printing === '2005' && world !== null && world === game.content.town.worldOf(there);
}

/**
 * The options of a question with trades beside them where there is nothing else to decide (2E-4503); otherwise trades
 * are offered on top of the question.
 */
export function withTrades(game: Game, seat: Seat, options: readonly Offered[]): readonly Offered[] {
  return options.length > 1 ? options : [...options, ...tradeOptions(game, seat)];
}

/** A trade with each whom they could trade with now. */
export function tradeOptions(game: Game, seat: Seat): Option[] {
  return tradePartners(game, seat).map((partner) => ({
    id: OPTION.trade.write(partner),
    label: phrase('option-trade', { partner: ref('seat', String(partner)) }),
  }));
}

/** When they trade: the question, and what ends it. */
interface Moment {
  kind: DecisionKind;
  enough: Option;
  about?: DecisionMatter;
}

/**
 * Lets them trade where nothing else is left to do, until they have had enough; asks nothing without a partner.
 */
export function* tradeAlone(game: Game, seat: Seat, { kind, enough, about }: Moment): Flow {
  // Games begun before there were windows play on as they began.
  if (!game.state.windows) return;
  for (;;) {
    const chosen = yield* choose(
      game,
      { seat, kind, rule: '2E-4503' },
      () => withTrades(game, seat, [enough]),
      () => ({
        default: enough.id,
        args: { place: ref('place', investigator(game, seat).at), points: 0 },
        about: about ?? {},
      }),
    );
    const partner = chosen === null ? undefined : OPTION.trade.read(chosen);
    if (partner === undefined) return;
    yield* trade(game, seat, partner);
  }
}

/** Offers a trade and carries it out if the partner consents (2E-4509); a one-sided one too. */
export function* trade(game: Game, from: Seat, to: Seat): Flow {
  const goods = yield* chooseMany(
    game,
    {
      seat: from,
      kind: 'trade.offer',
      rule: '2E-4506',
      count: () => ({ min: 0, max: goodsOptions(game, from, to).length }),
    },
    () => goodsOptions(game, from, to),
    { args: { partner: ref('seat', String(to)) }, about: { offer: from, next: [moneyNext(game, from, to)] } },
  );
  const money = yield* choose(
    game,
    { seat: from, kind: 'trade.money', rule: '2E-4506' },
    () => moneyOptions(game, from, to),
    {
      default: 'none',
      args: { partner: ref('seat', String(to)) },
      about: { offer: from },
    },
  );
  const deal: Deal = {
    give: goods.flatMap((id) => OPTION.give.read(id) ?? []),
    take: goods.flatMap((id) => OPTION.take.read(id) ?? []),
    pay: OPTION.pay.read(money) ?? -(OPTION.get.read(money) ?? 0),
  };
  if (deal.give.length === 0 && deal.take.length === 0 && deal.pay === 0) return;
  if (yield* consents(game, from, to, deal)) exchange(game, from, to, deal);
  else game.events.push({ type: 'TradeRefused', from, to });
}

/** D-27: silence refuses, but a pure gift is accepted. */
function* consents(game: Game, from: Seat, to: Seat, deal: Deal): Flow<boolean> {
  const gift = deal.take.length === 0 && deal.pay >= 0;
  // 2E-T62
  if (gift && !asksTrifles(game.state)) return true;
  const answer = yield* choose(
    game,
    { seat: to, kind: 'trade.consent', rule: '2E-4509' },
    [
      { id: 'accept', label: phrase('option-trade-accept') },
      { id: 'refuse', label: phrase('option-trade-refuse') },
    ],
    {
      mode: 'pair',
      default: gift ? 'accept' : 'refuse',
      args: {
        partner: ref('seat', String(from)),
        gets: side(investigator(game, from).cards, deal.give, deal.pay),
        gives: side(investigator(game, to).cards, deal.take, -deal.pay),
      },
      // 2E-T29
      about: { offer: from, from, ...deal },
    },
  );
  return answer === 'accept';
}

/** What one of the two parts with, as whoever is asked must see it: cards, whether they are exhausted, and money. */
function side(held: readonly HeldCard[], ids: readonly Copy[], dollars: number): (Phrase | Ref)[] {
  const cards = ids.map((id) => {
    const card = ref('card', kindOf(id));
    return held.some((one) => one.id === id && one.exhausted) ? phrase('trade-exhausted', { card }) : card;
  });
  const all = dollars > 0 ? [...cards, phrase('trade-money', { amount: dollars })] : cards;
  return all.length > 0 ? all : [phrase('trade-nothing')];
}

/** Cards stay exhausted and count as newly got (2E-4510, 2E-510). What is no longer there stays where it is. */
function exchange(game: Game, from: Seat, to: Seat, { give, take, pay }: Deal): void {
  for (const id of give) handOver(game, from, to, id);
  for (const id of take) handOver(game, to, from, id);
  const paid = Math.max(-investigator(game, to).money, Math.min(pay, investigator(game, from).money));
  investigator(game, from).money -= paid;
  investigator(game, to).money += paid;
  if (give.length > 0 || paid > 0)
    game.events.push({ type: 'Traded', from, to, cards: give, money: Math.max(0, paid) });
  if (take.length > 0 || paid < 0)
    game.events.push({ type: 'Traded', from: to, to: from, cards: take, money: Math.max(0, -paid) });
}

/** An area, but not the jail cell nor the space outside time (2E-4511). */
function mayTradeAt(content: Content, at: string): boolean {
  const kind = content.town.areaKind(at);
  return kind === 'location' || kind === 'street' || kind === 'otherWorld';
}

function hasGoods(game: Game, seat: Seat): boolean {
  return investigator(game, seat).money > 0 || tradables(game, seat).length > 0;
}

/** Items, Spells, the Deputy's Revolver and the Patrol Wagon (2E-4506 to 2E-4508). */
function tradables(game: Game, seat: Seat): HeldCard[] {
  return investigator(game, seat).cards.filter(({ id }) => {
    const card = game.content.card(id);
    switch (card.deck) {
      case 'common':
      case 'unique':
      case 'spell':
        return true;
      case 'special':
        // 2E-4507
        return card.tradable;
      case 'skill':
      case 'ally':
        return false;
      default:
        return card satisfies never;
    }
  });
}

function goodsOptions(game: Game, from: Seat, to: Seat): Option[] {
  const option = (way: 'give' | 'take', { id, exhausted }: HeldCard): Option => ({
    id: OPTION[way].write(id),
    label: phrase(`option-trade-${way}`, { card: ref('card', kindOf(id)) }),
    ...(exhausted ? { note: phrase('note-exhausted') } : {}),
    about: ref('card', kindOf(id)),
    group: ref('seat', String(way === 'give' ? from : to)),
  });
  return [
    ...tradables(game, from).map((card) => option('give', card)),
    ...tradables(game, to).map((card) => option('take', card)),
  ];
}

/** The question about money, for the form that asks it along with the cards. */
function moneyNext(game: Game, from: Seat, to: Seat): NextQuestion {
  const ask = phrase('ask-trade-money', { seat: ref('seat', String(from)), partner: ref('seat', String(to)) });
  return { kind: 'trade.money', ask, options: moneyOptions(game, from, to), default: 'none' };
}

function moneyOptions(game: Game, from: Seat, to: Seat): Option[] {
  const sums = (way: 'pay' | 'get', most: number) =>
    Array.from({ length: most }, (_, index) => ({
      id: OPTION[way].write(index + 1),
      label: phrase(`option-trade-${way}`, { amount: index + 1 }),
    }));
  return [
    { id: 'none', label: phrase('option-trade-no-money') },
    ...sums('pay', investigator(game, from).money),
    ...sums('get', investigator(game, to).money),
  ];
}
