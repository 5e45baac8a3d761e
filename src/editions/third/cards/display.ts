import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { modified } from '../investigators/modifier.ts';
import { chooseMany } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { wareNote } from './cardnote.ts';

/** Items on offer (3E-107.2, 3E-418.1). */
export const ON_DISPLAY = 5;

/** What an item is worth to them: more on display while a rumor says so (card 29). */
export function itemValue(game: Game, seat: Seat, card: Copy): number {
  // 3E-493.2
  return modified(game, 'itemValue', game.content.asset(card).value ?? 0, { seat, card });
}

/** Fills the display from the top of the item deck (3E-418.4). */
export function refillDisplay(game: Game, discarded: readonly Copy[] = []): void {
  const { state } = game;
  const revealed = state.decks.item.splice(0, Math.max(0, ON_DISPLAY - state.display.length));
  state.display.push(...revealed);
  game.chance.shown(...revealed);
  if (revealed.length > 0 || discarded.length > 0)
    game.events.push({ type: 'DisplayChanged', discarded: [...discarded], revealed });
}

/** Who may buy from the display and does not may discard up to two of its cards (3E-418.3, 3E-451.4). */
export function* discardFromDisplay(game: Game, seat: Seat): Flow {
  const chosen = yield* chooseMany(
    game,
    { seat, kind: 'shop.discard', rule: '3E-418.3', count: { min: 0, max: 2 } },
    () =>
      game.state.display.map((id) => ({
        id,
        label: phrase('third-option-card', { card: ref('card', kindOf(id)) }),
        ...wareNote(game, id, itemValue(game, seat, id)),
        about: ref('card', kindOf(id)),
      })),
  );
  if (chosen.length === 0) return;
  game.state.display = game.state.display.filter((id) => !chosen.includes(id));
  // Under the deck before the display is filled: a deck that has run out gives them back (3E-440.9-1).
  game.state.decks.item.push(...chosen);
  refillDisplay(game, chosen);
}
