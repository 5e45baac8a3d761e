import { type Copy, kindOf } from '../../edition/copy.ts';
import type { Card } from '../content/card.ts';
import type { Content } from '../content/content.ts';

import type { CardDeck } from '../content/vocabulary.ts';
import { inSupply } from '../investigators/status.ts';
import type { DeckName, Game } from '../state/state.ts';

/** The cards at an end of a deck, nearest the end first, without drawing them. */
export function lookAt(game: Game, deck: CardDeck, count: number, end: 'top' | 'bottom' = 'top'): Copy[] {
  const cards = game.state.decks[deck];
  return end === 'top' ? cards.slice(0, count) : cards.slice(-count).reverse();
}

/** Puts cards face down under their decks, special cards back to the supply; several in random order (2E-3909). */
export function discardToDeck(game: Game, cards: Copy | readonly Copy[]): void {
  const { content } = game;
  const list = typeof cards === 'string' ? [cards] : cards;
  const ordered = list.length > 1 ? game.chance.shuffled('discards', list) : list;
  for (const id of ordered) game.state.decks[content.card(id).deck].push(inSupply(content, id));
}

/** Is a card of that name, or any `ally`, left in its deck or supply? */
export function available(game: Game, name: string): boolean {
  if (name === 'ally') return game.state.decks.ally.length > 0;
  const card = cardCalled(game.content, name);
  const kind = card.role === 'curse' ? game.content.cardFor('blessing').id : card.id;
  return game.state.decks[card.deck].some((id) => kindOf(id) === kind);
}

/** Shuffles a deck as it lies: in setup, after a search (2E-3910), else only where a card says so (2E-3903). */
export function shuffleDeck({ state: { decks }, chance }: Game, deck: DeckName): void {
  const purpose = `deck ${deck}`;
  if (deck === 'mythos' || deck === 'gate') decks[deck] = chance.shuffled(purpose, decks[deck]);
  else decks[deck] = chance.shuffled(purpose, decks[deck]);
}

/** A card by its name or its id. @throws Error when there is none */
export function cardCalled(content: Content, name: string): Card {
  return content.cards.find((card) => card.id === name) ?? content.cardNamed(name);
}
