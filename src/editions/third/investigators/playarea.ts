import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import type { AssetDeck, AssetType } from '../content/vocabulary.ts';
import type { EventOf } from '../state/event.ts';
import type { Decks, Game, HeldCard, State } from '../state/state.ts';
import { abilitiesOfCard, abilitiesOfKind, isOfKind } from './ability.ts';
import { heldCard, investigator } from './investigator.ts';

/** How a card comes into a play area. */
type Gained = EventOf<'CardGained'>['from'];

/** A card fresh in a play area: nothing on it, nothing under it. */
export function freshCard(id: Copy): HeldCard {
  return { id, damage: 0, horror: 0, tokens: {}, under: [], usedIn: null, lockedIn: null };
}

/** Takes a card out of wherever it lies and puts it into a play area, with what follows (3E-440.5-2, 3E-486.3). */
export function* gainCard(game: Game, seat: Seat, id: Copy, from: Gained): Flow {
  takeOut(game.state, id);
  // 3E-485.1
  investigator(game, seat).cards.push(freshCard(id));
  game.events.push({ type: 'CardGained', seat, card: id, from });
  yield* dropForbidden(game, seat);
  if (from !== 'trade') yield* game.rules.happened(game, { event: 'thisGainedFromDeck', seat, card: id });
}

/** Takes a card off every deck, pile and row it could lie in. */
export function takeOut(state: State, id: Copy): void {
  const without = (cards: Copy[]) => cards.filter((card) => card !== id);
  // 3E-005.2-1
  for (const pile of PILES) state.decks[pile] = without(state.decks[pile]);
  state.display = without(state.display);
}

// 3E-477.5, 3E-485.2
const PILES = ['item', 'ally', 'spell', 'special', 'starting', 'condition'] as const satisfies readonly (AssetDeck &
  keyof Decks)[];

/** Whether an ability of the card keeps it from ever being discarded. */
export function isUndiscardable(game: Game, id: Copy): boolean {
  return abilitiesOfCard(game, 0, id).some(({ ability }) => isOfKind(ability, 'undiscardable'));
}

/**
 * Discards a card from a play area; tokens on it are gone, cards under it are discarded with it (3E-485.10).
 * @returns whether it left: not if they have no such card, or it can't be discarded
 */
export function* discardCard(game: Game, seat: Seat, id: Copy): Flow<boolean> {
  const one = investigator(game, seat);
  const held = heldCard(game, seat, id);
  if (!held || isUndiscardable(game, id)) return false;
  // 3E-438.12
  one.cards = one.cards.filter((card) => card !== held);
  for (const card of [id, ...held.under]) toDeck(game, card);
  game.events.push({ type: 'CardDiscarded', seat, card: id, to: isSorted(game, id) ? 'supply' : 'deck' });
  // A card that hid them may be gone (3E-452.5).
  yield* game.rules.settle(game);
  return true;
}

/** Puts a card that nobody has where discarded ones go: under its deck, or back to its sorted pile (appendix D). */
function toDeck(game: Game, id: Copy): void {
  // 3E-482.3, 3E-486.6-2, 3E-493.12-2
  const deck = game.state.decks[game.content.asset(id).deck];
  const front = game.content.frontOf(id);
  // 3E-440.9-1, 3E-440.9-2, 3E-477.6, 3E-485.10-1, 3E-485.10-2, 3E-486.6-1, 3E-493.12-1, 3E-495.8
  if (!deck.includes(front)) deck.push(front);
}

/** Whether it comes from a sorted pile and not from a shuffled deck. */
function isSorted(game: Game, id: Copy): boolean {
  const { deck } = game.content.asset(id);
  return deck === 'special' || deck === 'starting' || deck === 'condition';
}

/** Assets that a trade can move: allies, items and spells (3E-409.2). */
export function isTradable(game: Game, id: Copy): boolean {
  // 3E-440.1
  return TRADED.includes(game.content.asset(id).type);
}

// 3E-409.2-2, 3E-486.5, 3E-493.11, 3E-495.9
const TRADED: readonly AssetType[] = ['ally', 'item', 'spell'];

/** The cards in their play area of that type, or with that trait. */
export function cardsWith(game: Game, seat: Seat, { type, trait }: { type?: AssetType; trait?: string }): HeldCard[] {
  return investigator(game, seat).cards.filter(({ id }) => {
    const card = game.content.asset(id);
    return (type === undefined || card.type === type) && (trait === undefined || card.traits.includes(trait));
  });
}

/** Discards what a card of theirs does not let them have (`cannotHave` with `discardHeld`). */
export function* dropForbidden(game: Game, seat: Seat): Flow {
  for (const { ability } of abilitiesOfKind(game, seat, 'cannotHave')) {
    if (!ability.discardHeld) continue;
    for (const status of ability.cannotHave) {
      const held = investigator(game, seat).cards.find(({ id }) => kindOf(id) === status);
      if (held) yield* discardCard(game, seat, held.id);
    }
  }
}
