import type { Game } from '../state/state.ts';

/** Shuffles a card with the top cards of a neighborhood's deck and puts them back on top (3E-445.3-2, 3E-R3). */
export function shuffleIntoTop(game: Game, card: string, neighborhood: string, top = 2): void {
  const deck = game.state.decks.neighborhood[neighborhood];
  if (!deck) return;
  const few = [card, ...deck.splice(0, top)];
  // 3E-428.5
  deck.unshift(...game.chance.shuffled(`top of ${neighborhood}`, few));
  const { shuffled } = game.state;
  game.state.shuffled = { ...shuffled, [neighborhood]: Math.max(few.length, (shuffled?.[neighborhood] ?? 0) + 1) };
}
