import type { Card } from '../content/card.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/marker.ts';
import { inSupply } from '../investigators/status.ts';
import type { DeckName, Game } from '../state/state.ts';

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

/** Is a card of that name, or any `ally`, left in its deck or supply? */
export function available(game: Game, name: string): boolean {
  if (name === 'ally') return game.state.decks.ally.length > 0;
  const card = cardCalled(name);
  const kind = card.id === 'curse' ? 'blessing' : card.id;
  return game.state.decks[card.deck].some((id) => kindOf(id) === kind);
}

/** Shuffles a deck as it lies: in setup, after a search (2E-3910), else only where a card says so (2E-3903). */
export function shuffleDeck(game: Game, deck: DeckName): void {
  game.state.decks[deck] = game.chance.shuffled(`deck ${deck}`, game.state.decks[deck]);
}

/** A card by its name or its id. @throws Error when there is none */
export function cardCalled(name: string): Card {
  const content = loadContent();
  return content.cards.find((card) => card.id === name) ?? content.cardNamed(name);
}
