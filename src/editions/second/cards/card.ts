import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { ref } from '../../../engine/phrase.ts';
import { named } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import type { Card } from '../content/card.ts';
import type { Content } from '../content/content.ts';

import { investigator, keepWithinMaximum } from '../investigators/investigator.ts';
import { endBlessing, endCurse } from '../investigators/status.ts';
import { chooseMany } from '../state/question.ts';
import type { Game, HeldCard } from '../state/state.ts';
import { cardOption } from './cardnote.ts';
import { discardToDeck } from './deck.ts';

/** A card they hold, by its id with copy number. */
export function held(game: Game, seat: Seat, id: string): HeldCard | undefined {
  return investigator(game, seat).cards.find((card) => card.id === id);
}

/** Does a card count as that: `item`, `weapon`, `tome`, a deck, a card's name or its id (2E-3011)? */
export function cardIs(content: Content, id: string, what: string): boolean {
  const card = content.card(id);
  if (what === card.deck || what === card.name || what === card.id) return true;
  if (what === 'item') return isItem(card);
  return 'type' in card && card.type === what;
}

/** Their items: Common and Unique Items, Spells (2E-3012), the Deputy's Revolver and the Patrol Wagon (2E-3011). */
export function itemsOf(game: Game, seat: Seat): HeldCard[] {
  return cardsOfKind(game, seat, 'item');
}

/** Their cards of a kind or name, in the order in which they got them. */
export function cardsOfKind(game: Game, seat: Seat, what: string): HeldCard[] {
  return investigator(game, seat).cards.filter((card) => cardIs(game.content, card.id, what));
}

/**
 * Gives them a card that is in no deck any more, and does what it does on being got (an Ally's arrival, a Bank Loan's
 * money, the Deputy's equipment).
 */
export function* gainCard(
  game: Game,
  seat: Seat,
  id: Copy,
  from: 'deck' | 'supply' | 'trade' | 'shop' | 'start',
): Flow {
  // 2E-509: from setup, too
  investigator(game, seat).cards.push({ id, exhausted: false, tokens: 0, fresh: true });
  game.events.push({ type: 'CardGained', seat, card: id, from });
  const card = game.content.card(id);
  const context = { source: { ref: 'card', id: card.id }, card: id };
  if (card.deck === 'special') {
    if (card.onGain.length > 0) yield* game.rules.run(game, seat, card.onGain, context);
  } else if (card.deck !== 'spell') {
    for (const ability of card.abilities)
      if (ability.timing === 'acquire') yield* game.rules.run(game, seat, ability.effect, context);
  }
}

/** Discards a card they hold: under its deck, a special card to the supply (2E-3902, 2E-3906). */
export function discardCard(game: Game, seat: Seat, id: Copy, why?: string): void {
  discardCards(game, seat, [id], why);
}

/** Discards several cards together; their order under a deck is random (2E-3909). */
export function discardCards(game: Game, seat: Seat, ids: readonly Copy[], why?: string): void {
  const gone = ids.filter((id) => {
    const { role } = game.content.card(id);
    if (role === 'blessing') endBlessing(game, seat);
    else if (role === 'curse') endCurse(game, seat);
    else return take(game, seat, id);
    return false;
  });
  for (const card of gone) {
    const to = game.content.card(card).deck === 'special' ? 'supply' : 'deck';
    game.events.push({ type: 'CardDiscarded', seat, card, to, ...(why ? { why } : {}) });
  }
  discardToDeck(game, gone);
  keepWithinMaximum(game, seat);
}

/** Puts a card of theirs out of the game (2E-3907). */
export function returnToBox(game: Game, seat: Seat, id: Copy): void {
  if (!take(game, seat, id)) return;
  game.state.box.push(id);
  game.events.push({ type: 'CardDiscarded', seat, card: id, to: 'box' });
  keepWithinMaximum(game, seat);
}

/** Exhausts a card of theirs until the next refresh (2E-503). */
export function exhaust(game: Game, seat: Seat, id: Copy): void {
  const card = held(game, seat, id);
  if (!card || card.exhausted) return;
  card.exhausted = true;
  game.events.push({ type: 'CardExhausted', seat, card: id });
}

/** Passes a card on in a trade: it stays exhausted (2E-4510) and counts as newly got (2E-510). */
export function handOver(game: Game, from: Seat, to: Seat, id: string): void {
  const card = held(game, from, id);
  if (!card || !take(game, from, id)) return;
  investigator(game, to).cards.push({ ...card, fresh: true });
}

/** How a loss of cards is to be asked for. */
interface CardLoss {
  rule: string;
  /** What may be lost; all their items unless said otherwise. */
  candidates?: () => HeldCard[];
  why?: string;
  to?: 'box';
}

/**
 * They lose `count` cards of their choice, items unless other candidates are named. Protected cards count, but go only
 * if their owner picks them in place of others. Silence follows the order of the decisions, section 5.
 * @returns the cards lost
 */
export function* loseItems(game: Game, seat: Seat, count: number, loss: CardLoss): Flow<Copy[]> {
  const candidates = loss.candidates ?? (() => itemsOf(game, seat));
  const compulsory = () => candidates().filter((card) => !isProtected(game.content, card.id));
  const offered = () => {
    const others = compulsory();
    // Where nothing else could go, or all of it goes anyway, a protected card would spare nothing.
    return others.length > 0 && count < candidates().length ? candidates() : others;
  };
  const chosen = yield* chooseMany(
    game,
    {
      seat,
      kind: 'loss.items',
      rule: loss.rule,
      count: () => ({ min: Math.min(count, compulsory().length), max: count }),
    },
    () =>
      offered().map(({ id }): Option<Copy> => {
        const gone = isProtected(game.content, id) ? {} : named([{ fate: 'discarded', card: ref('card', kindOf(id)) }]);
        return { ...cardOption(game, id), ...gone };
      }),
    () => ({
      args: { count: Math.min(count, candidates().length), what: loss.candidates ? 'card' : 'item' },
      default: lossOrder(game, seat, compulsory()).slice(0, count),
    }),
  );
  // Who picks a protected card and still owes some loses others beside it.
  const owed = lossOrder(
    game,
    seat,
    compulsory().filter(({ id }) => !chosen.includes(id)),
  );
  const lost = [...chosen, ...owed.slice(0, Math.max(0, count - chosen.length))];
  if (loss.to === 'box') for (const id of lost) returnToBox(game, seat, id);
  else discardCards(game, seat, lost, loss.why);
  return lost;
}

/** Cards from the one they can best spare to the most precious (decisions, section 5). */
export function lossOrder(game: Game, seat: Seat, cards: readonly HeldCard[]): Copy[] {
  const order = investigator(game, seat).cards.map((card) => card.id);
  const keys = new Map(
    cards.map((card) => {
      const printed = game.content.card(card.id);
      const price = 'price' in printed ? printed.price : Number.MAX_SAFE_INTEGER;
      const useless = game.state.ancientOne.awake && isUselessInBattle(printed);
      const key = [rank(printed) >= 5 ? 1 : 0, card.exhausted ? 0 : 1, useless ? 0 : 1, rank(printed), price];
      return [card.id, [...key, -order.indexOf(card.id)]];
    }),
  );
  return [...keys.keys()].sort((a, b) => compare(keys.get(a) ?? [], keys.get(b) ?? []));
}

/** Never taken by any effect unless the owner agrees, whatever the effect calls it. */
export function isProtected(content: Content, id: string): boolean {
  const card = content.card(id);
  return 'protected' in card && card.protected === true;
}

function isItem(card: Card): boolean {
  switch (card.deck) {
    case 'common':
    case 'unique':
    case 'spell':
      return true;
    case 'special':
      return card.item;
    case 'skill':
    case 'ally':
      return false; // 2E-3013
    default:
      return card satisfies never;
  }
}

/** Common Items, then Revolver and Wagon, Spells, Unique Items, Skills; Allies and Elder Signs are the very last. */
function rank(card: Card): number {
  switch (card.deck) {
    case 'common':
      return 0;
    case 'special':
      return 1;
    case 'spell':
      return 2;
    case 'unique':
      return card.type === 'elderSign' ? 6 : 3;
    case 'skill':
      return 4;
    case 'ally':
      return 5;
    default:
      return card satisfies never;
  }
}

/** Movement and gates are over once the Ancient One is awake. */
function isUselessInBattle(card: Card): boolean {
  return 'phase' in card && (card.phase === 'movement' || card.phase === 'arkhamEncounters');
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function take(game: Game, seat: Seat, id: string): boolean {
  const one = investigator(game, seat);
  const before = one.cards.length;
  one.cards = one.cards.filter((card) => card.id !== id);
  return one.cards.length < before;
}
