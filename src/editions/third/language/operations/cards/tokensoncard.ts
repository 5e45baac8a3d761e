import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { list } from '../../../../language/joining.ts';
import { inCodex } from '../../../codex/codex.ts';
import { CARD_TOKENS, type CardToken } from '../../../content/vocabulary.ts';
import { isFull, room } from '../../../investigators/harmassign.ts';
import { ownerOf } from '../../../investigators/investigator.ts';
import { discardCard } from '../../../investigators/playarea.ts';
import { recover } from '../../../investigators/recovery.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game, HeldCard } from '../../../state/state.ts';
import { tokensOn } from '../../conditions/game/tokensoncard.ts';
import type { Operation, Payable } from '../../operation.ts';
import { exact, named, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { ownerOfThis, thisCard } from './thiscard.ts';

const token = z.enum(CARD_TOKENS);
const schema = exact({
  tokensOnCard: z.union([
    named(z.partialRecord(token, positive), 'token'),
    named(z.partialRecord(token, exact({ minus: positive })), 'token'),
  ]),
});
/** So many of each kind put on the card, or (`minus`) taken off. */
export type TokensOnCard = z.output<typeof schema>;

/**
 * Puts tokens on the card the text stands on, or takes them off. On an asset damage and horror count against its health
 * and sanity, and as much as it bears discards it (3E-485.9).
 */
export const tokensOnCard: Operation<TokensOnCard> = {
  schema,
  personal: false,
  run: (game, _seat, effect, context) => changeTokens(game, effect, context),
  words: {
    kind: 'order',
    clause(effect, form) {
      const changes = changesOf(effect);
      const what = changes.map(([kind, by]) => say(`token-${kind}`, { count: Math.abs(by) }));
      if (changes.every(([, by]) => by < 0)) return { key: 'tokens-off', what };
      return say('tokens-on', { what: list(what), form });
    },
  },
  worth: () => 0,
  changes: (game, _seat, effect, context) =>
    changesOf(effect).some(([kind, by]) => by > 0 || tokensOn(game, context, kind) > 0),
  isPrice: (effect) => changesOf(effect).some(([kind, by]) => isHarm(kind) && by > 0),
  reach(_effect, reach) {
    const { card } = reach.context;
    const owner = card === undefined ? null : ownerOf(reach.game.state, card);
    reach.uses(owner === null ? 'rumor' : `harm:${owner}`);
  },
};

/** Tokens of a cost must fit on the card (3E-R6), or be there to be taken off. */
export const tokensOnCardCost: Payable<TokensOnCard> = {
  schema,
  canPay: (game, _seat, cost, context) =>
    changesOf(cost).every(([kind, by]) =>
      by < 0 ? tokensOn(game, context, kind) >= -by : by <= roomOnCard(game, context, kind),
    ),
  pay: (game, _seat, cost, context) => changeTokens(game, cost, context),
};

function* changeTokens(game: Game, effect: TokensOnCard, context: EffectContext): Flow {
  for (const [kind, by] of changesOf(effect)) {
    if (context.archive !== undefined) onArchive(game, context.archive, kind, by);
    else if (context.card === undefined) onRumor(game, context, kind, by);
    else onHeld(game, context, kind, by);
  }
  const held = thisCard(game, context);
  const owner = ownerOfThis(game, context);
  if (held && owner !== null && isFull(game, owner, held.id)) yield* discardCard(game, owner, held.id);
}

/** By how much each kind changes. */
function changesOf({ tokensOnCard: changes }: TokensOnCard): [CardToken, number][] {
  return (Object.entries(changes) as [CardToken, number | { minus: number }][]).map(([kind, change]) => [
    kind,
    typeof change === 'number' ? change : -change.minus,
  ]);
}

const isHarm = (kind: CardToken): kind is 'damage' | 'horror' => kind === 'damage' || kind === 'horror';

/** How many more tokens of a kind the card holds: damage and horror up to what is left of its health and sanity (3E-R6). */
function roomOnCard(game: Game, context: EffectContext, kind: CardToken): number {
  const held = thisCard(game, context);
  if (!held || !isHarm(kind)) return Number.POSITIVE_INFINITY;
  const owner = ownerOfThis(game, context);
  return owner === null ? 0 : room(game, owner, held.id, kind);
}

function onHeld(game: Game, context: EffectContext, kind: CardToken, by: number): void {
  const owner = ownerOfThis(game, context);
  const held = thisCard(game, context);
  if (owner === null || !held) return;
  if (isHarm(kind)) {
    harmOnHeld(game, owner, held, { kind, by, context });
    return;
  }
  const now = Math.max(0, (held.tokens[kind] ?? 0) + by);
  game.events.push({ type: 'CardMarked', seat: owner, card: held.id, what: kind, by: now - (held.tokens[kind] ?? 0) });
  held.tokens[kind] = now;
}

function harmOnHeld(
  game: Game,
  owner: Seat,
  held: HeldCard,
  { kind, by, context }: { kind: 'damage' | 'horror'; by: number; context: EffectContext },
): void {
  if (by < 0) {
    const amounts = kind === 'damage' ? { health: -by } : { sanity: -by };
    recover(game, { seat: owner, card: held.id }, amounts, context.source);
    return;
  }
  const put = Math.min(by, roomOnCard(game, context, kind));
  if (put <= 0) return;
  held[kind] += put;
  const damage = kind === 'damage' ? put : 0;
  const horror = put - damage;
  game.events.push({ type: 'AssetSuffered', seat: owner, card: held.id, damage, horror, by: context.source });
}

function onArchive(game: Game, number: number, kind: CardToken, by: number): void {
  const card = inCodex(game.state, number);
  if (card) card.tokens[kind] = Math.max(0, (card.tokens[kind] ?? 0) + by);
}

function onRumor({ state }: Game, { source }: EffectContext, kind: CardToken, by: number): void {
  const { rumor } = state;
  if (source.ref !== 'headline' || rumor?.headline !== source.id) return;
  rumor.tokens[kind] = Math.max(0, (rumor.tokens[kind] ?? 0) + by);
}
