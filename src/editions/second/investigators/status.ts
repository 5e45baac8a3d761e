import type { Seat } from '../../../engine/decision.ts';
import { type Copy, otherSide } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';
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
export function inSupply(content: Content, id: Copy): Copy {
  return content.card(id).role === 'curse' ? otherSide(id, content.cardFor('blessing').id) : id;
}

type Side = 'blessing' | 'curse';

function hasSide(game: Game, seat: Seat, side: Side): boolean {
  return investigator(game, seat).cards.some((held) => game.content.card(held.id).role === side);
}

function takeSide(game: Game, seat: Seat, side: Side): boolean {
  const supply = game.state.decks.special;
  const place = supply.findIndex((id) => game.content.card(id).role === 'blessing');
  const [id] = place < 0 ? [] : supply.splice(place, 1);
  if (id === undefined) return false;
  investigator(game, seat).cards.push({
    id: otherSide(id, game.content.cardFor(side).id),
    exhausted: false,
    tokens: 0,
    fresh: true,
  });
  return true;
}

function putBack(game: Game, seat: Seat, side: Side): boolean {
  const one = investigator(game, seat);
  const held = one.cards.find((card) => game.content.card(card.id).role === side);
  if (!held) return false;
  one.cards = one.cards.filter((card) => card !== held);
  game.state.decks.special.push(inSupply(game.content, held.id));
  return true;
}
