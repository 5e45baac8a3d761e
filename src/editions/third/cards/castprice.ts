import type { Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import type { Price } from '../../../engine/prospect.ts';
import type { Copy } from '../../edition/copy.ts';
import { abilitiesOfKind } from '../investigators/ability.ts';
import { has } from '../investigators/resource.ts';
import type { Game } from '../state/state.ts';
import { isSpell } from './spell.ts';

/** The horror of casting a card, 0 where it is no spell (3E-493.4). */
function castHorror(game: Game, card: Copy | null): number {
  return card !== null && isSpell(game, card) ? (game.content.asset(card).castHorror ?? 0) : 0;
}

/** Whether they could pay some of it otherwise: with remnants (3E-493.9), or by damage (`mayReplace`). */
function hasWayOut(game: Game, seat: Seat): boolean {
  return has(game, seat, 'remnant') > 0 || abilitiesOfKind(game, seat, 'mayReplace').length > 0;
}

/** The horror that casting a card is sure to cost them. */
export function castPrice(game: Game, seat: Seat, card: Copy | null): Price[] {
  const amount = castHorror(game, card);
  return amount > 0 && !hasWayOut(game, seat) ? [{ what: 'horror', amount }] : [];
}

/** What is said where they could pay the horror of casting it otherwise; null where it is a plain price. */
export function castNote(game: Game, seat: Seat, card: Copy | null): Phrase | null {
  const horror = castHorror(game, card);
  return horror > 0 && hasWayOut(game, seat) ? phrase('third-note-cast', { horror }) : null;
}
