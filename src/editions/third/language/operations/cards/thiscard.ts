import type { Seat } from '../../../../../engine/decision.ts';
import { heldCard, ownerOf } from '../../../investigators/investigator.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game, HeldCard } from '../../../state/state.ts';

/** Whose card `this` is. */
export function ownerOfThis(game: Game, { card, owner }: EffectContext): Seat | null {
  if (card === undefined) return null;
  return ownerOf(game.state, card) ?? owner ?? null;
}

/** The card the text stands on, where it is a held one. */
export function thisCard(game: Game, context: EffectContext): HeldCard | null {
  const owner = ownerOfThis(game, context);
  return context.card === undefined || owner === null ? null : heldCard(game, owner, context.card);
}
