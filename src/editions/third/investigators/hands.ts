import type { Seat } from '../../../engine/decision.ts';
import type { Copy, Kind } from '../../edition/copy.ts';
import type { Game } from '../state/state.ts';
import { useCard } from './ability.ts';

/** Hands an investigator has for a test or an action (3E-463.2c). */
export const HANDS = 2;

/** Hands a card takes up. */
export function handsOf(game: Game, card: Kind | Copy): number {
  return game.content.asset(card).hands;
}

/** Hands of several cards together. */
export function handsIn(game: Game, cards: readonly Copy[]): number {
  return cards.reduce((sum, card) => sum + handsOf(game, card), 0);
}

/**
 * Cards whose hands are already taken up: in their action at hand (3E-463.2c-2, 3E-R24); outside one in their test, or
 * by the spell they are casting (3E-493.3).
 */
export function inHands(game: Game, seat: Seat): Copy[] {
  const { action, test } = game.state;
  if (action?.seat === seat) return action.hands;
  return test?.seat === seat ? test.chosen : spellInHands(game, seat);
}

/** The spell they are casting, where it takes up hands: they count in the test that belongs to it (3E-493.3). */
export function spellInHands(game: Game, seat: Seat): Copy[] {
  const {
    state: { casting },
  } = game;
  return casting?.seat === seat && handsOf(game, casting.card) > 0 ? [casting.card] : [];
}

/** Whether they have the hands to use that card now. */
export function hasHandsFor(game: Game, seat: Seat, card: Copy): boolean {
  const taken = inHands(game, seat);
  // 3E-440.3
  return taken.includes(card) || handsIn(game, taken) + handsOf(game, card) <= HANDS;
}

/** Takes up the hands of a card, for the whole action if one is at hand, and notes its use. */
export function takeHands(game: Game, seat: Seat, card: Copy): void {
  useCard(game, seat, card);
  const taken = inHands(game, seat);
  if (handsOf(game, card) > 0 && !taken.includes(card)) taken.push(card);
}
