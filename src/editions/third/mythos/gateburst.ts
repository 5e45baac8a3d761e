import type { Flow } from '../../../engine/flow.ts';
import type { Game } from '../state/state.ts';
import { placeDoomOnEach } from './doom.ts';
import { takeEventCard } from './eventdeck.ts';

/** A gate burst: doom on every space of a neighborhood, and the event discards go under their deck (3E-204.11). */
export function* gateBurst(game: Game): Flow {
  const { decks } = game.state;
  const card = yield* takeEventCard(game, 'top');
  if (card === null) return;
  const { neighborhood } = game.content.event(card);
  game.events.push({ type: 'GateBurst', card, neighborhood });
  // 3E-204.11a-1
  yield* placeDoomOnEach(game, game.content.spacesOf(neighborhood));
  // 3E-204.11a-2
  const pile = game.chance.shuffled('gate burst', [card, ...decks.eventDiscard]);
  decks.eventDiscard = [];
  // 3E-428.9
  decks.event.push(...pile);
  game.state.buried = [...(game.state.buried ?? []), pile.length];
}
