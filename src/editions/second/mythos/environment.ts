import type { Flow } from '../../../engine/flow.ts';
import { reopenPlaces } from '../board/closure.ts';
import { loadContent } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import { endLasting } from '../investigators/modifier.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';

/** An effect that stands for everybody, and what it belongs to. */
interface Standing {
  effect: Effect;
  source: Cause;
  /** The turn in which the Mythos card came into play. */
  enteredOn?: number;
}

/**
 * The lasting effects and triggers of the environment, the rumor, and the Ancient One's power, which holds while it
 * sleeps.
 */
export function inForce(game: Game): Standing[] {
  const { environment, rumor, ancientOne } = game.state;
  const content = loadContent();
  const { power } = content.ancientOne(ancientOne.id);
  const standing: Standing[] = [];
  if (!ancientOne.awake && power.when === undefined)
    for (const effect of power.effects) standing.push({ effect, source: { ref: 'ancientOne', id: ancientOne.id } });
  for (const card of [rumor, environment]) {
    if (!card || card.ended) continue;
    const { ongoing } = content.mythos(card.card).ability;
    const source = { ref: 'mythos', id: card.card };
    for (const effect of ongoing ?? []) standing.push({ effect, source, enteredOn: card.enteredOn });
  }
  return standing;
}

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
  const { enter } = loadContent().mythos(card).ability;
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
  reopenPlaces(game, (closure) => closure.by === card && closure.until === 'cardLeaves');
  game.events.push({ type: 'MythosLeft', card });
}
