import { type Copy, isCopy, kindNamed, otherSide } from '../../../edition/copy.ts';
import { isOf, taken } from '../../../tools/box.ts';
import { Misplaced } from '../../../tools/scenario/reading.ts';
import { ON_DISPLAY } from '../../cards/display.ts';
import type { Content } from '../../content/content.ts';
import { OPTION } from '../../state/option.ts';
import type { Position, State } from '../../state/state.ts';
import type { Given } from './schema.ts';

/** Takes a card out of its pile. @throws Misplaced where there is none left */
export function take<T extends string>(pile: T[], wanted: string, path: readonly PropertyKey[]): T {
  try {
    return taken(pile, wanted);
  } catch (error) {
    throw new Misplaced(path, error instanceof Error ? error.message : String(error));
  }
}

/** A card of that kind from the deck or of those set aside; epic monsters come from the archive. */
export function monsterCard(content: Content, state: State, kind: string, path: readonly PropertyKey[]): Copy {
  if (content.monster(kind).epic) return isCopy(kind) ? kind : (`${kind}#1` as const);
  const piles = [state.decks.monster, state.setAside.monsters, state.box];
  const pile = piles.find((candidate) => candidate.some((id) => isOf(id, kind)));
  const card = take(pile ?? [], kind, path);
  return isCopy(card) ? card : (`${card}#1` as const);
}

/** Display, discards, tops and bottoms of decks, and piles that hold just what is said. */
export function arrangePiles(content: Content, state: State, given: Given): void {
  const { decks } = state;
  if (given.display.length > 0) {
    decks.item.push(...state.display);
    state.display = given.display.map((card, index) => take(decks.item, card, ['display', index]));
  }
  state.display.push(...decks.item.splice(0, Math.max(0, ON_DISPLAY - state.display.length)));
  for (const [index, id] of given.eventDiscard.entries())
    decks.eventDiscard.push(take(decks.event, id, ['eventDiscard', index]));
  for (const [index, id] of given.headlineDiscard.entries())
    decks.headlineDiscard.push(forDeck({ content, state }, decks.headline, id, ['headlineDiscard', index]));
  for (const [name, cards] of Object.entries(given.decks)) {
    const deck = deckNamed(state, name, ['decks', name]);
    const top = cards.map((card, index) => forDeck({ content, state }, deck, card, ['decks', name, index]));
    if (name === 'monster') deck.push(...top);
    else deck.unshift(...top);
  }
  for (const [name, cards] of Object.entries(given.bottoms)) {
    const deck = deckNamed(state, name, ['bottoms', name]);
    deck.push(...cards.map((card, index) => take(deck, card, ['bottoms', name, index])));
  }
  // What lies in neighborhoods comes out of the event deck.
  const piles = Object.entries(given.piles).sort(
    ([one], [other]) => Number(one === 'event') - Number(other === 'event'),
  );
  for (const [name, cards] of piles) {
    const deck = deckNamed(state, name, ['piles', name]);
    const wanted = cards.map((card, index) => forDeck({ content, state }, deck, card, ['piles', name, index]));
    state.box.push(...deck.splice(0, deck.length, ...wanted));
  }
}

/** Takes a card from whichever deck it lies in. */
export function anywhere({ content, state }: Position, id: string, path: readonly PropertyKey[]): string {
  const { neighborhood, ...decks } = state.decks;
  const piles: string[][] = [...Object.values(decks), ...Object.values(neighborhood), state.setAside.monsters];
  const front = content.assets.has(kindNamed(id)) ? content.frontOf(id) : id;
  const found = take(piles.find((pile) => pile.some((card) => isOf(card, front))) ?? [], front, path);
  return isCopy(found) && front !== id ? sideOf(content, found, id) : found;
}

/** The side of a card that was meant. */
export function sideOf(content: Content, card: Copy, wanted: string): Copy {
  return content.frontOf(wanted) === wanted ? card : otherSide(card, kindNamed(wanted));
}

/** Event and archive cards come into a neighborhood's deck from where they lie, headlines also from the box. */
function forDeck({ content, state }: Position, deck: string[], card: string, path: readonly PropertyKey[]): string {
  const number = OPTION.archive.read(card);
  if (number !== undefined) {
    if (!content.archive.has(number)) throw new Misplaced(path, `no archive card ${number}`);
    return card;
  }
  const { event, headline } = state.decks;
  if (deck === headline && !headline.includes(card)) return take(state.box, card, path);
  return take(deck !== event && event.includes(card) ? event : deck, card, path);
}

function deckNamed(state: State, name: string, path: readonly PropertyKey[]): string[] {
  const { neighborhood, ...decks } = state.decks;
  const deck = Object.entries({ ...decks, ...neighborhood }).find(([id]) => id === name)?.[1];
  if (!deck) throw new Misplaced(path, `not on the board of this scenario: ${name}`);
  return deck;
}
