/**
 * The trade action (3E-409). Asks `trade.partner`, `trade.goods` (any number of `give:<card>`, `take:<card>`),
 * `trade.money`, `trade.clues`, `trade.remnants` (`none`, `give:<n>`, `take:<n>`) and the partner `trade.consent`.
 */
import type { NextQuestion, Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, type Ref, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import type { OptionFamily } from '../../edition/option.ts';
import { investigator, investigatorsAt } from '../investigators/investigator.ts';
import { isTradable } from '../investigators/playarea.ts';
import { has } from '../investigators/resource.ts';
import type { Resource, TradedGoods } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import { askKey, choose, chooseMany } from '../state/question.ts';
import type { Game, HeldCard } from '../state/state.ts';

/** The tokens that a trade can move (3E-409.2-1), each with its question. */
const TOKENS = [
  { what: 'money', kind: 'trade.money' },
  { what: 'clue', kind: 'trade.clues' },
  { what: 'remnant', kind: 'trade.remnants' },
] as const satisfies readonly { what: Resource; kind: string }[];

/** What is to change hands, seen from who proposes. */
interface Deal {
  given: TradedGoods;
  taken: TradedGoods;
}

/**
 * Whom they can trade with: others in their space, engaged ones too (3E-409.3), where anybody has something to give.
 */
export function tradePartners(game: Game, seat: Seat): Seat[] {
  return investigatorsAt(game.state, investigator(game, seat).at).filter(
    (other) => other !== seat && (hasGoods(game, seat) || hasGoods(game, other)),
  );
}

/** Trades with one investigator after the other, until they have enough. @returns whether anything changed hands */
export function* trade(game: Game, seat: Seat): Flow<boolean> {
  let traded = false;
  const asked: Seat[] = [];
  for (;;) {
    const open = () => tradePartners(game, seat).filter((other) => !asked.includes(other));
    const partner = yield* choosePartner(game, seat, open, asked.length > 0);
    if (partner === null) return traded;
    asked.push(partner);
    const deal = yield* propose(game, seat, partner);
    if (isEmpty(deal.given) && isEmpty(deal.taken)) continue;
    if (yield* consents(game, seat, partner, deal)) {
      exchange(game, seat, partner, deal);
      traded = true;
    } else game.events.push({ type: 'TradeRefused', from: seat, to: partner });
  }
}

function* choosePartner(game: Game, seat: Seat, open: () => Seat[], again: boolean): Flow<Seat | null> {
  if (open().length === 0) return null;
  const chosen = yield* choose(
    game,
    { seat, kind: 'trade.partner', rule: '3E-409.2-1' },
    () => [
      ...open().map((other) => ({
        id: String(other),
        label: phrase('third-option-seat', { seat: ref('seat', String(other)) }),
        about: ref('seat', String(other)),
      })),
      ...(again ? [{ id: 'done', label: phrase('third-option-trade-done') }] : []),
    ],
    again ? { default: 'done' } : {},
  );
  return chosen === null || chosen === 'done' ? null : Number(chosen);
}

function* propose(game: Game, seat: Seat, partner: Seat): Flow<Deal> {
  const args = { partner: ref('seat', String(partner)) };
  const goods = yield* chooseMany(
    game,
    {
      seat,
      kind: 'trade.goods',
      rule: '3E-409.2-1',
      count: () => ({ min: 0, max: goodsOptions(game, seat, partner).length }),
    },
    () => goodsOptions(game, seat, partner),
    () => ({ args, about: { partner, next: TOKENS.flatMap((token) => tokensNext(game, seat, partner, token)) } }),
  );
  const deal: Deal = { given: cardsOf(goods, OPTION.give), taken: cardsOf(goods, OPTION.take) };
  for (const [index, { what, kind }] of TOKENS.entries()) {
    const after = TOKENS.slice(index + 1);
    const chosen = yield* choose(
      game,
      { seat, kind, rule: '3E-409.2-1' },
      () => tokenOptions(game, seat, partner, what),
      () => ({
        default: 'none',
        args,
        about: { partner, next: after.flatMap((token) => tokensNext(game, seat, partner, token)) },
      }),
    );
    setTokens(deal.given, what, OPTION.giveTokens.read(chosen) ?? 0);
    setTokens(deal.taken, what, OPTION.takeTokens.read(chosen) ?? 0);
  }
  return deal;
}

/** A15: the partner agrees or not; silence takes gifts and refuses what takes something away. */
function* consents(game: Game, from: Seat, to: Seat, { given, taken }: Deal): Flow<boolean> {
  const answer = yield* choose(
    game,
    { seat: to, kind: 'trade.consent', rule: '3E-409.2-1' },
    [
      { id: 'accept', label: phrase('third-option-trade-accept') },
      { id: 'refuse', label: phrase('third-option-trade-refuse') },
    ],
    {
      mode: 'pair',
      default: isEmpty(taken) ? 'accept' : 'refuse',
      args: { partner: ref('seat', String(from)), gets: told(given), gives: told(taken) },
      about: { from, given, taken },
    },
  );
  return answer === 'accept';
}

/** Tokens lying on a card go with it. What was used in this action phase is locked (3E-409.4, 3E-R25). */
function exchange(game: Game, from: Seat, to: Seat, { given, taken }: Deal): void {
  for (const id of given.cards) handOver(game, from, to, id);
  for (const id of taken.cards) handOver(game, to, from, id);
  const [one, other] = [investigator(game, from), investigator(game, to)];
  // 3E-439.5
  for (const field of ['money', 'clues', 'remnants'] as const) {
    // 3E-445.10
    one[field] += taken[field] - given[field];
    // 3E-442.3
    other[field] += given[field] - taken[field];
  }
  game.events.push({ type: 'Traded', from, to, given, taken });
}

function handOver(game: Game, from: Seat, to: Seat, id: Copy): void {
  const giver = investigator(game, from);
  const card = giver.cards.find((held) => held.id === id);
  if (!card) return;
  giver.cards = giver.cards.filter((held) => held !== card);
  if (game.state.phase === 'action' && card.usedIn === game.state.round) card.lockedIn = game.state.round;
  investigator(game, to).cards.push(card);
}

function tradables(game: Game, seat: Seat): HeldCard[] {
  return investigator(game, seat).cards.filter(({ id }) => isTradable(game, id));
}

function hasGoods(game: Game, seat: Seat): boolean {
  // 3E-438.13
  return tradables(game, seat).length > 0 || TOKENS.some(({ what }) => has(game, seat, what) > 0);
}

function goodsOptions(game: Game, from: Seat, to: Seat): Option[] {
  const option = (way: 'give' | 'take', { id, usedIn }: HeldCard): Option => ({
    id: (way === 'give' ? OPTION.give : OPTION.take).write(id),
    label: phrase(`third-option-trade-${way}`, { card: ref('card', kindOf(id)) }),
    ...(usedIn === game.state.round ? { note: phrase('third-note-trade-used') } : {}),
    about: ref('card', kindOf(id)),
    group: ref('seat', String(way === 'give' ? from : to)),
  });
  // 3E-440.8
  return [
    ...tradables(game, from).map((card) => option('give', card)),
    ...tradables(game, to).map((card) => option('take', card)),
  ];
}

/** The question about tokens of one kind, for the form that asks it along with others; none where nobody has any. */
function tokensNext(game: Game, from: Seat, to: Seat, { what, kind }: (typeof TOKENS)[number]): NextQuestion[] {
  const options = tokenOptions(game, from, to, what);
  if (options.length < 2) return [];
  const ask = phrase(askKey(kind), { seat: ref('seat', String(from)), partner: ref('seat', String(to)) });
  return [{ kind, ask, options, default: 'none' }];
}

function tokenOptions(game: Game, from: Seat, to: Seat, what: Resource): Option[] {
  const some = (way: 'give' | 'take', most: number): Option[] =>
    Array.from({ length: most }, (_, index) => ({
      id: (way === 'give' ? OPTION.giveTokens : OPTION.takeTokens).write(index + 1),
      label: phrase(`third-option-trade-${way}-${what}`, { amount: index + 1 }),
    }));
  return [
    { id: 'none', label: phrase(`third-option-trade-no-${what}`) },
    ...some('give', has(game, from, what)),
    ...some('take', has(game, to, what)),
  ];
}

function cardsOf(chosen: readonly string[], way: OptionFamily<Copy>): TradedGoods {
  const cards = chosen.flatMap((id) => way.read(id) ?? []);
  return { cards, money: 0, clues: 0, remnants: 0 };
}

function setTokens(goods: TradedGoods, what: Resource, amount: number): void {
  if (what === 'money') goods.money = amount;
  else if (what === 'clue') goods.clues = amount;
  else goods.remnants = amount;
}

function isEmpty({ cards, money, clues, remnants }: TradedGoods): boolean {
  return cards.length === 0 && money + clues + remnants === 0;
}

/** What one of the two parts with, as whoever is asked must see it. */
function told({ cards, money, clues, remnants }: TradedGoods): (Phrase | Ref)[] {
  const tokens = { money, clue: clues, remnant: remnants };
  const parts = [
    ...cards.map((id) => ref('card', kindOf(id))),
    ...TOKENS.filter(({ what }) => tokens[what] > 0).map(({ what }) =>
      phrase(`third-trade-${what}`, { amount: tokens[what] }),
    ),
  ];
  return parts.length > 0 ? parts : [phrase('third-trade-nothing')];
}
