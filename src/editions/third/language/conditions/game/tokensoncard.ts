import { z } from 'zod';
import { list } from '../../../../language/joining.ts';
import { inCodex } from '../../../codex/codex.ts';
import { CARD_TOKENS, type CardToken } from '../../../content/vocabulary.ts';
import { heldCard, ownerOf } from '../../../investigators/investigator.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import { exact, named, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ tokensOnCard: named(z.partialRecord(z.enum(CARD_TOKENS), positive), 'token') });
/** The card holds at least that many. */
export type TokensHeld = z.output<typeof schema>;

export const tokensOnCard: Reading<TokensHeld> = {
  schema,
  holds: (game, _seat, condition, context) =>
    partsOf(condition).every(([token, least]) => tokensOn(game, context, token) >= least),
  words: (condition) =>
    say('if-tokens', { what: list(partsOf(condition).map(([token, count]) => say(`token-${token}`, { count }))) }),
  // One may have come before.
  canHold: (game, condition, context) =>
    partsOf(condition).every(([token, least]) => tokensOn(game, context, token) + 1 >= least),
};

function partsOf({ tokensOnCard: tokens }: TokensHeld): [CardToken, number][] {
  return Object.entries(tokens) as [CardToken, number][];
}

/** Tokens of a kind on the card the text stands on: a held one, an archive card, or the rumor. */
export function tokensOn(game: Game, { card, archive, source }: EffectContext, token: CardToken): number {
  const { state } = game;
  if (archive !== undefined) return inCodex(state, archive)?.tokens[token] ?? 0;
  if (card === undefined)
    return source.ref === 'headline' && state.rumor?.headline === source.id ? (state.rumor.tokens[token] ?? 0) : 0;
  const owner = ownerOf(state, card);
  const held = owner === null ? null : heldCard(game, owner, card);
  if (!held) return 0;
  return token === 'damage' || token === 'horror' ? held[token] : (held.tokens[token] ?? 0);
}
