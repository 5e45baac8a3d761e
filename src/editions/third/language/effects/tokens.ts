import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { inCodex } from '../../codex/codex.ts';
import type { TokenChange } from '../../content/effect.ts';
import type { CardToken } from '../../content/vocabulary.ts';
import { isFull, room } from '../../investigators/harmassign.ts';
import { heldCard, ownerOf } from '../../investigators/investigator.ts';
import { discardCard } from '../../investigators/playarea.ts';
import { recover } from '../../investigators/recovery.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game, HeldCard } from '../../state/state.ts';
import { amountOf } from '../amount.ts';

/** Whose card `this` is. */
export function ownerOfThis(game: Game, { card, owner }: EffectContext): Seat | null {
  if (card === undefined) return null;
  return ownerOf(game.state, card) ?? owner ?? null;
}

/** How many more tokens of a kind the card holds: damage and horror up to what is left of its health and sanity (3E-R6). */
export function roomOnCard(game: Game, context: EffectContext, token: CardToken): number {
  const held = thisCard(game, context);
  if (!held || (token !== 'damage' && token !== 'horror')) return Number.POSITIVE_INFINITY;
  const owner = ownerOfThis(game, context);
  return owner === null ? 0 : room(game, owner, held.id, token);
}

/**
 * Puts tokens on the card the text stands on, or takes them off. On an asset damage and horror count against its health
 * and sanity, and as much as it bears discards it (3E-485.9).
 */
export function* changeTokens(
  game: Game,
  seat: Seat | null,
  changes: Partial<Record<CardToken, TokenChange>>,
  context: EffectContext,
): Flow {
  for (const [token, change] of Object.entries(changes) as [CardToken, TokenChange][]) {
    const off = typeof change === 'object' && 'minus' in change;
    const by = off ? -change.minus : yield* amountOf(game, seat, change, context);
    if (context.archive !== undefined) onArchive(game, context.archive, token, by);
    else if (context.card === undefined) onRumor(game, context, token, by);
    else onHeld(game, context, token, by);
  }
  yield* discardFull(game, context);
}

function onHeld(game: Game, context: EffectContext, token: CardToken, by: number): void {
  const owner = ownerOfThis(game, context);
  const held = thisCard(game, context);
  if (owner === null || !held) return;
  if (token === 'damage' || token === 'horror') {
    if (by < 0) {
      const amounts = token === 'damage' ? { health: -by } : { sanity: -by };
      recover(game, { seat: owner, card: held.id }, amounts, context.source);
      return;
    }
    const put = Math.min(by, roomOnCard(game, context, token));
    if (put <= 0) return;
    held[token] += put;
    const damage = token === 'damage' ? put : 0;
    game.events.push({
      type: 'AssetSuffered',
      seat: owner,
      card: held.id,
      damage,
      horror: put - damage,
      by: context.source,
    });
    return;
  }
  const now = Math.max(0, (held.tokens[token] ?? 0) + by);
  game.events.push({
    type: 'CardMarked',
    seat: owner,
    card: held.id,
    what: token,
    by: now - (held.tokens[token] ?? 0),
  });
  held.tokens[token] = now;
}

function onArchive(game: Game, number: number, token: CardToken, by: number): void {
  const card = inCodex(game.state, number);
  if (!card) return;
  card.tokens[token] = Math.max(0, (card.tokens[token] ?? 0) + by);
}

function onRumor({ state }: Game, { source }: EffectContext, token: CardToken, by: number): void {
  const { rumor } = state;
  if (source.ref !== 'headline' || rumor?.headline !== source.id) return;
  rumor.tokens[token] = Math.max(0, (rumor.tokens[token] ?? 0) + by);
}

/** An asset with as much damage as health, or as much horror as sanity, is discarded. */
function* discardFull(game: Game, context: EffectContext): Flow {
  const held = thisCard(game, context);
  const owner = ownerOfThis(game, context);
  if (held && owner !== null && isFull(game, owner, held.id)) yield* discardCard(game, owner, held.id);
}

function thisCard(game: Game, context: EffectContext): HeldCard | null {
  const owner = ownerOfThis(game, context);
  return context.card === undefined || owner === null ? null : heldCard(game, owner, context.card);
}
