import type { Flow } from '../../engine/flow.ts';
import { codexWatch } from './codex.ts';
import { sheetDoom } from './sheet.ts';
import type { Game } from './state.ts';

/**
 * Takes a card off the event deck (3E-428.2). With an empty deck 1 doom goes on the scenario sheet, the discard pile is
 * shuffled into a new deck, and nothing else happens (3E-R1).
 * @returns null when there was none to take
 */
export function* takeEventCard(game: Game, from: 'top' | 'bottom'): Flow<string | null> {
  const { decks } = game.state;
  const card = from === 'top' ? decks.event.shift() : decks.event.pop();
  if (card !== undefined) return card;
  sheetDoom(game, 1, { ref: 'deck', id: 'event' });
  decks.event = game.chance.shuffled('deck event', decks.eventDiscard);
  decks.eventDiscard = [];
  game.events.push({ type: 'EventDeckRefilled' });
  yield* codexWatch(game);
  return null;
}

/** Shuffles a card with the top cards of a neighbourhood's deck and puts them back on top (3E-445.3-2, 3E-R3). */
export function shuffleIntoTop(game: Game, card: string, neighbourhood: string, top = 2): void {
  const deck = game.state.decks.neighbourhood[neighbourhood];
  if (!deck) return;
  const few = [card, ...deck.splice(0, top)];
  deck.unshift(...game.chance.shuffled(`top of ${neighbourhood}`, few));
  const { shuffled } = game.state;
  game.state.shuffled = { ...shuffled, [neighbourhood]: Math.max(few.length, (shuffled?.[neighbourhood] ?? 0) + 1) };
}
