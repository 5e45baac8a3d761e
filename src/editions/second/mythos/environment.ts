import type { Flow } from '../../../engine/flow.ts';
import { reopenPlaces } from '../board/closure.ts';

import { endLasting } from '../investigators/modifier.ts';
import type { Game } from '../state/state.ts';

/**
 * An environment comes into play; the one before it goes under the deck (2E-1702, 2E-1703). The card must have been
 * taken out of the deck.
 */
export function* enterEnvironment(game: Game, card: string): Flow {
  const { state } = game;
  const replaced = state.environment?.card ?? null;
  if (state.environment) leaveEnvironment(game);
  state.environment = { card, enteredOn: state.turn, tokens: 0 };
  game.events.push({ type: 'EnvironmentEntered', card, replaced });
  const { enter } = game.content.mythos(card).ability;
  if (enter) yield* game.rules.run(game, state.first, enter, { source: { ref: 'mythos', id: card } });
}

/** The environment goes to the bottom of the Mythos deck, with all that it ordered (2E-1707). */
export function leaveEnvironment(game: Game): void {
  const { state } = game;
  const card = state.environment?.card;
  if (card === undefined) return;
  state.environment = null;
  state.decks.mythos.push(card);
  cardLeft(game, card);
}

/** What a Mythos card ordered for as long as it lies there ends with it. */
export function cardLeft(game: Game, card: string): void {
  endLasting(game, (lasting) => lasting.source === card && lasting.until === 'cardLeaves');
  game.events.push({ type: 'MythosLeft', card });
  reopenPlaces(game, (closure) => closure.by === card && closure.until === 'cardLeaves');
}
