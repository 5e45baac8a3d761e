import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Card } from '../content/card.ts';
import { loadContent } from '../content/content.ts';
import type { ModifyDraw } from '../content/effect.ts';
import { kindOf } from '../content/marker.ts';
import type { PlayerDeck } from '../content/vocabulary.ts';
import { investigator, sheetOf, upset, upsets } from '../investigators/investigator.ts';
import { bless, curse, inSupply } from '../investigators/status.ts';
import { choose, chooseMany } from '../state/question.ts';
import type { DeckName, Game } from '../state/state.ts';
import { cardIs, gainCard } from './card.ts';
import { cardNote, cardOption } from './cardnote.ts';

/** A draw as an effect orders it. */
interface Draw {
  deck: PlayerDeck;
  /** `all`: look through the whole deck and take freely. */
  count: number | 'all';
  /** Keeps that many of them, of his choice; all unless said otherwise. */
  keep?: number;
  /** Goes through the deck from the top and takes the first cards of that type. */
  filter?: 'weapon' | 'tome';
  from?: 'deck' | 'start';
}

/**
 * Draws cards and takes them (2E-3901), with the drawing abilities of his sheet: one card more and one back (once a
 * draw, however many cards), or either end of the deck. What is not kept goes under the deck.
 * @returns the cards kept
 */
export function* drawCards(game: Game, seat: Seat, draw: Draw): Flow<string[]> {
  const kept =
    draw.count === 'all'
      ? yield* search(game, seat, draw.deck, draw.keep ?? 1)
      : yield* keepSome(
          game,
          seat,
          draw.deck,
          yield* takeOff(game, seat, draw.deck, draw.count, draw.filter),
          draw.keep,
        );
  const before = upsets(game, seat);
  for (const id of kept) {
    yield* gainCard(game, seat, id, draw.from ?? 'deck');
    if (upset(game, seat, before)) break;
  }
  return kept;
}

/**
 * Turns up cards for somebody to choose among (a shop): his drawing abilities are used, and the cards are then in no
 * deck and nobody's. Whoever calls gives them out and puts the rest back with `discardToDeck`.
 */
export function* turnUp(game: Game, seat: Seat, deck: PlayerDeck, count: number): Flow<string[]> {
  return yield* keepSome(game, seat, deck, yield* takeOff(game, seat, deck, count));
}

/** The cards at an end of a deck, nearest the end first, without drawing them. */
export function lookAt(game: Game, deck: DeckName, count: number, end: 'top' | 'bottom' = 'top'): string[] {
  const cards = game.state.decks[deck];
  return end === 'top' ? cards.slice(0, count) : cards.slice(-count).reverse();
}

/** Puts cards face down under their decks, special cards back to the supply; several in random order (2E-3909). */
export function discardToDeck(game: Game, cards: string | readonly string[]): void {
  const content = loadContent();
  const list = typeof cards === 'string' ? [cards] : cards;
  const ordered = list.length > 1 ? game.chance.shuffled('discards', list) : list;
  for (const id of ordered) game.state.decks[content.card(id).deck].push(inSupply(id));
}

/**
 * Takes a named card out of its deck or the supply (2E-3910: the deck is shuffled then). Nobody gets more of a special
 * card than its limit (2E-4201, 2E-4202).
 * @returns false when there is none left or he may not have it
 */
export function* takeNamed(game: Game, seat: Seat, name: string, from: 'deck' | 'start' = 'deck'): Flow<boolean> {
  const card = cardCalled(name);
  if (card.id === 'blessing') return bless(game, seat);
  if (card.id === 'curse') return curse(game, seat);
  if (card.deck === 'special') {
    const owned = investigator(game, seat).cards.filter((held) => kindOf(held.id) === card.id).length;
    if (owned >= card.limit) return false;
  }
  const deck = game.state.decks[card.deck];
  const place = deck.findIndex((id) => kindOf(id) === card.id);
  const [id] = place < 0 ? [] : deck.splice(place, 1);
  if (id === undefined) return false;
  if (card.deck !== 'special' && from !== 'start') shuffleDeck(game, card.deck);
  const source = from === 'start' ? 'start' : card.deck === 'special' ? 'supply' : 'deck';
  yield* gainCard(game, seat, id, source);
  return true;
}

/** Is a card of that name, or any `ally`, left in its deck or supply? */
export function available(game: Game, name: string): boolean {
  if (name === 'ally') return game.state.decks.ally.length > 0;
  const card = cardCalled(name);
  const kind = card.id === 'curse' ? 'blessing' : card.id;
  return game.state.decks[card.deck].some((id) => kindOf(id) === kind);
}

/** Shuffles a deck as it lies. */
export function shuffleDeck(game: Game, deck: DeckName): void {
  game.state.decks[deck] = game.chance.shuffled(`deck ${deck}`, game.state.decks[deck]);
}

/** A card by its name or its id. @throws Error when there is none */
function cardCalled(name: string): Card {
  const content = loadContent();
  return content.cards.find((card) => card.id === name) ?? content.cardNamed(name);
}

interface Drawn {
  cards: string[];
  /** How many of them go back because of a drawing ability. */
  surplus: number;
}

function* takeOff(game: Game, seat: Seat, deck: PlayerDeck, count: number, filter?: string): Flow<Drawn> {
  if (count <= 0) return { cards: [], surplus: 0 };
  const ability = drawAbility(game, seat, deck);
  const extra = ability?.modify.extra ?? 0;
  if (ability && extra > 0)
    game.events.push({ type: 'AbilityUsed', seat, ability: ability.id, sheet: investigator(game, seat).sheet });
  const cards: string[] = [];
  const passed: string[] = [];
  while (cards.length < count + extra) {
    const next = yield* nextCard(game, seat, deck, ability?.modify.from, filter);
    if (next === undefined) {
      if (cards.length < count) game.events.push({ type: 'DeckEmpty', seat, deck });
      break;
    }
    if (filter && !cardIs(next, filter)) passed.push(next);
    else cards.push(next);
  }
  game.state.decks[deck].push(...passed);
  return { cards, surplus: Math.max(0, Math.min(ability?.modify.thenDiscard ?? 0, cards.length - count)) };
}

/** Takes the next card off a deck: the forced one, the top one, or the end of the owner's choice. */
function* nextCard(
  game: Game,
  seat: Seat,
  deck: PlayerDeck,
  ends: ModifyDraw['from'],
  filter: string | undefined,
): Flow<string | undefined> {
  const cards = () => game.state.decks[deck];
  const forced = game.chance.takeForced(cards());
  if (forced !== undefined) {
    game.state.decks[deck] = cards().filter((id) => id !== forced);
    return forced;
  }
  if (ends?.includes('bottom') && !filter && cards().length > 1) {
    const end = yield* choose(game, seat, 'draw.end', '2E-3901', () => endOptions(game, cards().at(-1)), {
      args: { deck: phrase(`deck-name-${deck}`) },
      about: { card: cards().at(-1) },
    });
    if (end === 'bottom') {
      game.events.push({ type: 'AbilityUsed', seat, ability: 'scrounge', sheet: investigator(game, seat).sheet });
      return cards().pop();
    }
  }
  return cards().shift();
}

/** He may look at the bottom card at any time, so he is shown it. */
function endOptions(game: Game, bottom: string | undefined): Option[] {
  const options: Option[] = [{ id: 'top', label: phrase('option-draw-top') }];
  if (bottom !== undefined)
    options.push({
      id: 'bottom',
      label: phrase('option-draw-bottom', { card: ref('card', bottom) }),
      ...cardNote(game, bottom),
      about: { ref: 'card', id: bottom },
    });
  return options;
}

function* keepSome(game: Game, seat: Seat, deck: PlayerDeck, drawn: Drawn, keep?: number): Flow<string[]> {
  const { cards, surplus } = drawn;
  const count = Math.max(0, Math.min(keep ?? cards.length, cards.length - surplus));
  if (count >= cards.length) return cards;
  game.events.push({ type: 'CardsOffered', seat, cards });
  const kept = yield* chooseMany(
    game,
    seat,
    'draw.keep',
    '2E-313',
    { min: count, max: count },
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
function* search(game: Game, seat: Seat, deck: PlayerDeck, keep: number): Flow<string[]> {
  const alike = new Set<string>();
  const offered = () => {
    alike.clear();
    return game.state.decks[deck].filter((id) => keep > 1 || (!alike.has(kindOf(id)) && alike.add(kindOf(id))));
  };
  if (offered().length === 0) {
    game.events.push({ type: 'DeckEmpty', seat, deck });
    return [];
  }
  const kept = yield* chooseMany(
    game,
    seat,
    'draw.search',
    '2E-3910',
    { min: keep, max: keep },
    () => offered().map((id) => cardOption(game, id)),
    { args: { count: keep, deck: phrase(`deck-name-${deck}`) } },
  );
  game.state.decks[deck] = game.state.decks[deck].filter((id) => !kept.includes(id));
  shuffleDeck(game, deck);
  return kept;
}

function drawAbility(game: Game, seat: Seat, deck: PlayerDeck): { id: string; modify: ModifyDraw } | null {
  for (const ability of sheetOf(game, seat).abilities) {
    if (ability.timing !== 'cardDraw') continue;
    const decks = ability.trigger?.deck;
    if (decks !== deck && !(Array.isArray(decks) && decks.includes(deck))) continue;
    for (const effect of ability.effect)
      if ('modifyDraw' in effect) return { id: ability.id ?? ability.timing, modify: effect.modifyDraw };
  }
  return null;
}
