import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { only, type Spec } from '../content/effect.ts';
import type { PlayerDeck } from '../content/vocabulary.ts';
import { investigator, sheetOf, upset, upsets } from '../investigators/investigator.ts';
import { bless, curse } from '../investigators/status.ts';
import { choose, chooseMany } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { cardIs, gainCard } from './card.ts';
import { cardNote, cardOption } from './cardnote.ts';
import { cardCalled, discardToDeck, shuffleDeck } from './deck.ts';

/** A draw as an effect orders it. */
interface Draw {
  deck: PlayerDeck;
  /** `all`: look through the whole deck and take freely. */
  count: number | 'all';
  /** Keeps that many of them, of their choice; all unless said otherwise. */
  keep?: number;
  /** Goes through the deck from the top and takes the first cards of that type. */
  filter?: 'weapon' | 'tome';
  from?: 'deck' | 'start';
}

/**
 * Draws cards and takes them (2E-3901), with the drawing abilities of their sheet: one card more and one back (once a
 * draw, however many cards), or either end of the deck. What is not kept goes under the deck.
 * @returns the cards kept
 */
export function* drawCards(game: Game, seat: Seat, draw: Draw): Flow<string[]> {
  const { count } = draw;
  const kept = yield* count === 'all' ? search(game, seat, draw) : takeSome(game, seat, { ...draw, count });
  const before = upsets(game, seat);
  for (const id of kept) {
    yield* gainCard(game, seat, id, draw.from ?? 'deck');
    if (upset(game, seat, before)) break;
  }
  return kept;
}

/**
 * Turns up cards for somebody to choose among (a shop): their drawing abilities are used, and the cards are then in no
 * deck and nobody's. Whoever calls gives them out and puts the rest back with `discardToDeck`.
 * @param back gets those that a drawing ability puts back at once
 */
export function* turnUp(
  game: Game,
  seat: Seat,
  { deck, count }: Pick<Pull, 'deck' | 'count'>,
  back: Copy[] = [],
): Flow<Copy[]> {
  const drawn = yield* takeOff(game, seat, { deck, count });
  const kept = yield* keepSome(game, seat, { deck, count }, drawn);
  back.push(...drawn.cards.filter((card) => !kept.includes(card)));
  return kept;
}

/**
 * Takes a named card out of its deck or the supply (2E-3910: the deck is shuffled then). Nobody gets more of a special
 * card than its limit (2E-4201, 2E-4202).
 * @returns false when there is none left or they may not have it
 */
export function* takeNamed(game: Game, seat: Seat, name: string, from: 'deck' | 'start' = 'deck'): Flow<boolean> {
  const card = cardCalled(game.content, name);
  if (card.role === 'blessing') return bless(game, seat);
  if (card.role === 'curse') return curse(game, seat);
  if (card.deck === 'special') {
    const owned = investigator(game, seat).cards.filter((held) => kindOf(held.id) === card.id).length;
    if (owned >= card.limit) return false;
  }
  const deck = game.state.decks[card.deck];
  const id = game.chance.top(deck.filter((copy) => kindOf(copy) === card.id));
  if (id === undefined) return false;
  game.state.decks[card.deck] = deck.filter((copy) => copy !== id);
  if (card.deck !== 'special' && from !== 'start') shuffleDeck(game, card.deck);
  const source = from === 'start' ? 'start' : card.deck === 'special' ? 'supply' : 'deck';
  yield* gainCard(game, seat, id, source);
  return true;
}

/** A draw of so many cards. */
interface Pull extends Draw {
  count: number;
}

interface Drawn {
  cards: Copy[];
  /** How many of them go back because of a drawing ability. */
  surplus: number;
}

function* takeSome(game: Game, seat: Seat, pull: Pull): Flow<Copy[]> {
  return yield* keepSome(game, seat, pull, yield* takeOff(game, seat, pull));
}

function* takeOff(game: Game, seat: Seat, pull: Pull): Flow<Drawn> {
  const { deck, count, filter } = pull;
  if (count <= 0) return { cards: [], surplus: 0 };
  const ability = drawAbility(game, seat, deck);
  const { extra = 0, thenDiscard = 0 } = waysOf(ability?.modify);
  if (ability && extra > 0)
    game.events.push({ type: 'AbilityUsed', seat, ability: ability.id, sheet: investigator(game, seat).sheet });
  const cards: Copy[] = [];
  const passed: Copy[] = [];
  while (cards.length < count + extra) {
    const next = yield* nextCard(game, seat, pull, ability);
    if (next === undefined) {
      // 2E-3908
      if (cards.length < count) game.events.push({ type: 'DeckEmpty', seat, deck });
      break;
    }
    if (filter && !cardIs(game.content, next, filter)) passed.push(next);
    else cards.push(next);
  }
  game.state.decks[deck].push(...passed);
  return { cards, surplus: Math.max(0, Math.min(thenDiscard, cards.length - count)) };
}

/** An ability of a sheet that changes how cards are drawn. */
interface Drawing {
  id: string;
  modify: Spec<'modifyDraw'>;
}

/** What of a way of drawing there is. */
function waysOf(spec: Spec<'modifyDraw'> | undefined): { extra?: number; thenDiscard?: number; from?: string[] } {
  return spec ?? {};
}

/** Takes the next card off a deck: the top one, or the end of the owner's choice. */
function* nextCard(game: Game, seat: Seat, pull: Pull, ability: Drawing | null): Flow<Copy | undefined> {
  const { deck, filter } = pull;
  const cards = () => game.state.decks[deck];
  const bottom = cards().at(-1);
  const { from = [] } = waysOf(ability?.modify);
  if (ability && from.includes('bottom') && !filter && bottom !== undefined && cards().length > 1) {
    game.chance.shown(bottom);
    const end = yield* choose(game, { seat, kind: 'draw.end', rule: '2E-3901' }, () => endOptions(game, bottom), {
      args: { deck: phrase(`deck-name-${deck}`) },
      about: { card: bottom },
    });
    if (end === 'bottom') {
      game.events.push({ type: 'AbilityUsed', seat, ability: ability.id, sheet: investigator(game, seat).sheet });
      const card = cards().pop();
      if (card !== undefined) game.chance.shown(card);
      return card;
    }
  }
  const top = game.chance.top(cards());
  game.state.decks[deck] = cards().filter((id) => id !== top);
  return top;
}

/** They may look at the bottom card at any time, so they are shown it. */
function endOptions(game: Game, bottom: Copy): Option[] {
  return [
    { id: 'top', label: phrase('option-draw-top') },
    {
      id: 'bottom',
      label: phrase('option-draw-bottom', { card: ref('card', bottom) }),
      ...cardNote(game, bottom),
      about: { ref: 'card', id: bottom },
    },
  ];
}

function* keepSome(game: Game, seat: Seat, { deck, keep }: Draw, drawn: Drawn): Flow<Copy[]> {
  const { cards, surplus } = drawn;
  const count = Math.max(0, Math.min(keep ?? cards.length, cards.length - surplus));
  if (count >= cards.length) return cards;
  game.events.push({ type: 'CardsOffered', seat, cards });
  const kept = yield* chooseMany(
    game,
    { seat, kind: 'draw.keep', rule: '2E-313', count: { min: count, max: count } },
    cards.map((id) => cardOption(game, id)),
    {
      args: { count, deck: phrase(`deck-name-${deck}`) },
    },
  );
  discardToDeck(
    game,
    cards.filter((id) => !kept.includes(id)),
  );
  return kept;
}

/** Looks through a whole deck and takes cards freely; the deck is shuffled afterwards (2E-3910). */
function* search(game: Game, seat: Seat, { deck, keep = 1 }: Draw): Flow<Copy[]> {
  const alike = new Set<string>();
  const offered = () => {
    alike.clear();
    return game.state.decks[deck].filter((id) => keep > 1 || (!alike.has(kindOf(id)) && alike.add(kindOf(id))));
  };
  if (offered().length === 0) {
    game.events.push({ type: 'DeckEmpty', seat, deck });
    return [];
  }
  game.chance.shown(`deck ${deck}`);
  const kept = yield* chooseMany(
    game,
    { seat, kind: 'draw.search', rule: '2E-3910', count: { min: keep, max: keep } },
    () => offered().map((id) => cardOption(game, id)),
    { args: { count: keep, deck: phrase(`deck-name-${deck}`) } },
  );
  game.state.decks[deck] = game.state.decks[deck].filter((id) => !kept.includes(id));
  shuffleDeck(game, deck);
  return kept;
}

function drawAbility(game: Game, seat: Seat, deck: PlayerDeck): Drawing | null {
  for (const ability of sheetOf(game, seat).abilities) {
    if (ability.timing !== 'cardDraw') continue;
    const decks = ability.trigger?.deck;
    if (decks !== deck && !(Array.isArray(decks) && decks.includes(deck))) continue;
    const [modify] = only(ability.effect, 'modifyDraw');
    if (modify) return { id: ability.id ?? ability.timing, modify };
  }
  return null;
}
