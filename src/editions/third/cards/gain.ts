import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import type { AssetCard } from '../content/card.ts';
import { upset, upsets } from '../investigators/investigator.ts';
import { gainCard } from '../investigators/playarea.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { wareNote } from './cardnote.ts';
import { itemValue, refillDisplay } from './display.ts';

/** Decks that cards are drawn from. */
type DrawDeck = 'item' | 'spell' | 'ally';

/** Which item is gained (3E-440.5, 3E-440.6). */
interface Wanted {
  trait?: string;
  valueAtMost?: number;
  valueAtLeast?: number;
}

/** Takes cards off the top of a deck, one after the other, free of charge (3E-486.3, 3E-493.5). */
export function* drawFrom(game: Game, deck: DrawDeck, seat: Seat, count: number): Flow<string[]> {
  const before = upsets(game, seat);
  const drawn: string[] = [];
  for (let index = 0; index < count && !upset(game, seat, before); index++) {
    const [top] = game.state.decks[deck];
    if (top === undefined) {
      game.events.push({ type: 'DeckEmpty', seat, deck });
      break;
    }
    game.chance.shown(top);
    yield* gainCard(game, seat, top, 'deck');
    drawn.push(top);
  }
  return drawn;
}

/**
 * One item that fits: from the display, or else the item deck is turned up until one does; what else was turned up is
 * shuffled and goes under the deck (3E-440.5, 3E-440.6). Asks `card.item`; silence takes the dearest on display.
 */
export function* gainItem(game: Game, seat: Seat, wanted: Wanted): Flow {
  const chosen = yield* choose(
    game,
    { seat, kind: 'card.item', rule: '3E-440.6-1' },
    () => itemOptions(game, seat, wanted),
    () => ({
      default: dearest(game, seat, onDisplay(game, seat, wanted)) ?? 'deck',
    }),
  );
  if (chosen === null) return nothingLeft(game, seat, 'item');
  if (chosen !== 'deck') {
    yield* gainCard(game, seat, chosen, 'display');
    refillDisplay(game);
    return;
  }
  const found = revealUntil(game, 'item', (card) => fits(card, card.value ?? 0, wanted));
  if (found === null) return nothingLeft(game, seat, 'item');
  yield* gainCard(game, seat, found, 'deck');
}

/** A spell or ally with that trait: the deck is turned up until one has it (3E-493.6). */
export function* gainWithTrait(game: Game, seat: Seat, deck: 'spell' | 'ally', trait: string): Flow {
  // 3E-493.6-1
  const found = revealUntil(game, deck, (card) => card.traits.includes(trait));
  if (found === null) return nothingLeft(game, seat, deck);
  yield* gainCard(game, seat, found, 'deck');
}

/** That special card (3E-471.4), from its pile; nothing if somebody has it (3E-471.5, 3E-005.2-2). */
export function* take(game: Game, seat: Seat, special: string): Flow {
  const lying = game.state.decks.special.find((card) => kindOf(card) === special);
  // 3E-471.6
  if (lying === undefined) return nothingLeft(game, seat, 'special');
  yield* gainCard(game, seat, lying, 'supply');
}

/**
 * Turns cards up from the top until one fits. The others turned up are shuffled and go under the deck (3E-440.6-2).
 * @returns the card, still on its deck's top, or null when none fits
 */
function revealUntil(game: Game, deck: DrawDeck, wanted: (card: AssetCard) => boolean): Copy | null {
  const cards = game.state.decks[deck];
  const at = cards.findIndex((id) => wanted(game.content.asset(id)));
  const passed = cards.slice(0, at < 0 ? cards.length : at);
  const found = at < 0 ? null : (cards[at] ?? null);
  const rest = cards.slice(passed.length);
  game.chance.shown(...passed, ...(found === null ? [] : [found]));
  // 3E-493.6-2
  game.state.decks[deck] = [...rest, ...(passed.length > 1 ? game.chance.shuffled(`under ${deck}`, passed) : passed)];
  return found;
}

function itemOptions(game: Game, seat: Seat, wanted: Wanted): Option<Copy | 'deck'>[] {
  const shown = onDisplay(game, seat, wanted).map((id) => ({
    id,
    label: phrase('third-option-card', { card: ref('card', kindOf(id)) }),
    ...wareNote(game, id, itemValue(game, seat, id)),
    about: ref('card', kindOf(id)),
  }));
  // 3E-440.5-1
  if (game.state.decks.item.length === 0) return shown;
  return [...shown, { id: 'deck', label: phrase('third-option-item-deck') }];
}

/** The items on display that fit, by what they are worth there. */
function onDisplay(game: Game, seat: Seat, wanted: Wanted): Copy[] {
  return game.state.display.filter((id) => fits(game.content.asset(id), itemValue(game, seat, id), wanted));
}

function fits({ traits }: AssetCard, value: number, { trait, valueAtMost, valueAtLeast }: Wanted): boolean {
  if (trait !== undefined && !traits.includes(trait)) return false;
  // 3E-440.2
  return value >= (valueAtLeast ?? 0) && value <= (valueAtMost ?? Number.POSITIVE_INFINITY);
}

function dearest(game: Game, seat: Seat, ids: readonly Copy[]): Copy | undefined {
  return [...ids].sort((a, b) => itemValue(game, seat, b) - itemValue(game, seat, a))[0];
}

function nothingLeft(game: Game, seat: Seat, deck: string): void {
  game.events.push({ type: 'DeckEmpty', seat, deck });
}
