import type { Flow } from '../../../engine/flow.ts';
import { sheetDoom } from '../board/scenariosheet.ts';
import { codexWatch } from '../codex/codexwatch.ts';
import type { Game, Position, State } from '../state/state.ts';

/** The neighborhood on the back of the top card, which everybody sees (3E-428.4); null for an empty deck. */
export function nextNeighborhood({ content, state }: Position): string | null {
  const [top] = state.decks.event;
  return top === undefined ? null : content.event(top).neighborhood;
}

/**
 * Takes a card off the event deck (3E-428.2). With an empty deck 1 doom goes on the scenario sheet, the discard pile is
 * shuffled into a new deck, and nothing else happens (3E-R1).
 * @returns null when there was none to take
 */
export function* takeEventCard(game: Game, from: 'top' | 'bottom'): Flow<string | null> {
  const { decks } = game.state;
  const card = from === 'top' ? decks.event.shift() : decks.event.pop();
  if (card !== undefined) {
    unbury(game, from);
    game.chance.shown(card);
    return card;
  }
  sheetDoom(game, 1, { ref: 'deck', id: 'event' });
  decks.event = game.chance.shuffled('deck event', decks.eventDiscard);
  decks.eventDiscard = [];
  game.state.buried = [];
  game.events.push({ type: 'EventDeckRefilled' });
  yield* codexWatch(game);
  return null;
}

/** A card has left one of the piles that were put under the event deck: the lowest one, or at last the uppermost. */
function unbury({ state }: Game, from: 'top' | 'bottom'): void {
  const piles = [...(state.buried ?? [])];
  const at = from === 'bottom' ? piles.length - 1 : state.decks.event.length < buriedCards(state) ? 0 : -1;
  const size = piles[at];
  if (size === undefined) return;
  piles[at] = size - 1;
  state.buried = piles.filter((left) => left > 0);
}

/** The top card is about to leave unseen: if it lies in such a pile, nobody knows any more what is left of it. */
export function forgetTopPile({ state }: Game): void {
  if (state.decks.event.length === buriedCards(state)) state.buried = (state.buried ?? []).slice(1);
}

/** How many cards lie in the piles under the event deck. */
export function buriedCards({ buried = [] }: State): number {
  return buried.reduce((sum, size) => sum + size, 0);
}
