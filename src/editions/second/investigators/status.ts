import type { Seat } from '../../../engine/decision.ts';
import { type Copy, kindOf, otherSide } from '../../edition/copy.ts';
import type { Game } from '../state/state.ts';
import { investigator } from './investigator.ts';

/** Are they Blessed: have they the card with that side up (2E-3201)? */
export function isBlessed(game: Game, seat: Seat): boolean {
  return hasSide(game, seat, 'blessing');
}

/** Are they Cursed (2E-3202)? */
export function isCursed(game: Game, seat: Seat): boolean {
  return hasSide(game, seat, 'curse');
}

/**
 * Blesses them. Somebody Cursed only loses the Curse (2E-3203), somebody Blessed gets nothing (2E-3204), and without a
 * card in the supply nothing happens (2E-4204).
 * @returns whether anything changed
 */
export function bless(game: Game, seat: Seat): boolean {
  if (isCursed(game, seat)) return endCurse(game, seat);
  if (isBlessed(game, seat) || !takeSide(game, seat, 'blessing')) return false;
  game.events.push({ type: 'Blessed', seat });
  return true;
}

/** Curses them; the mirror of `bless`. */
export function curse(game: Game, seat: Seat): boolean {
  if (isBlessed(game, seat)) return endBlessing(game, seat);
  if (isCursed(game, seat) || !takeSide(game, seat, 'curse')) return false;
  game.events.push({ type: 'Cursed', seat });
  return true;
}

/** Ends their Blessing, if they have one; the card goes back to the supply. */
export function endBlessing(game: Game, seat: Seat): boolean {
  if (!putBack(game, seat, 'blessing')) return false;
  game.events.push({ type: 'BlessingEnded', seat });
  return true;
}

/** Ends their Curse, if they have one. */
export function endCurse(game: Game, seat: Seat): boolean {
  if (!putBack(game, seat, 'curse')) return false;
  game.events.push({ type: 'CurseEnded', seat });
  return true;
}

/** The name a special card has in the supply: a Curse is the back of a Blessing. */
export function inSupply(id: Copy): Copy {
  return kindOf(id) === 'curse' ? otherSide(id, 'blessing') : id;
}

type Side = 'blessing' | 'curse';

function hasSide(game: Game, seat: Seat, side: Side): boolean {
  return investigator(game, seat).cards.some((held) => kindOf(held.id) === side);
}

function takeSide(game: Game, seat: Seat, side: Side): boolean {
  const supply = game.state.decks.special;
  const place = supply.findIndex((id) => kindOf(id) === 'blessing');
  const [id] = place < 0 ? [] : supply.splice(place, 1);
  if (id === undefined) return false;
  investigator(game, seat).cards.push({
    id: otherSide(id, side),
    exhausted: false,
    tokens: 0,
    fresh: true,
  });
  return true;
}

function putBack(game: Game, seat: Seat, side: Side): boolean {
  const one = investigator(game, seat);
  const held = one.cards.find((card) => kindOf(card.id) === side);
  if (!held) return false;
  one.cards = one.cards.filter((card) => card !== held);
  game.state.decks.special.push(inSupply(held.id));
  return true;
}
