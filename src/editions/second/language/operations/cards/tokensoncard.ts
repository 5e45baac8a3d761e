import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import { discardCard, held } from '../../../cards/card.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { PaidOperation } from '../../operation.ts';
import { amountOf, minusSpent } from '../../terms/amount.ts';
import { fateOf } from '../../terms/fate.ts';
import { say } from '../../terms/noun.ts';
import { count, positive } from '../../terms/scalar.ts';
import { atOnce, order } from '../../terms/way.ts';
import { multiplied } from '../gains/resources.ts';

const onHeld = z.strictObject({ tokensOnCard: z.strictObject({ stamina: positive }), discardAt: positive });
const onRumor = z.strictObject({ tokensOnCard: z.strictObject({ clue: z.union([count, minusSpent]) }) });
const schema = z.union([onRumor, onHeld]);

/**
 * `{ "tokensOnCard": { "clue": 1 } }` on the rumor in play; `{ "tokensOnCard": { "stamina": 1 }, "discardAt": 3 }` on
 * the card at hand, which is discarded when it holds so many.
 */
export type TokensOnCard = z.output<typeof schema>;
export type TokensOnHeld = z.output<typeof onHeld>;

function put(game: Game, seat: Seat, effect: TokensOnCard, context: EffectContext): void {
  const { rumor, monsters } = game.state;
  if (!('discardAt' in effect)) {
    if (!rumor || context.source.id !== rumor.card) return;
    const amount = effect.tokensOnCard.clue;
    rumor.tokens = Math.max(0, rumor.tokens + amountOf(game, seat, { amount, have: 0 }, context));
    const onCard = monsters.filter(({ at }) => at === 'rumor').length;
    game.events.push({ type: 'RumorTokens', card: rumor.card, tokens: rumor.tokens, monsters: onCard });
    return;
  }
  const card = context.card === undefined ? undefined : held(game, seat, context.card);
  if (!card) return;
  card.tokens += effect.tokensOnCard.stamina;
  if (card.tokens >= effect.discardAt) discardCard(game, seat, card.id, 'tokens');
}

export const tokensOnCard: PaidOperation<TokensOnCard, TokensOnHeld> = {
  schema,
  run: atOnce(put),
  words: order((effect, form) => {
    if ('discardAt' in effect)
      return say('marker-on-card', { count: effect.tokensOnCard.stamina, limit: effect.discardAt, form });
    const { clue } = effect.tokensOnCard;
    return typeof clue === 'object' ? say('tokens-off-card', { form }) : say('tokens-on-card', { count: clue, form });
  }),
  worth: () => 0,
  together: () => 'first',
  times: (effect, factor) => {
    if ('discardAt' in effect) return undefined;
    const all = multiplied(effect.tokensOnCard, factor);
    return all && { tokensOnCard: all };
  },
  cost: {
    schema: onHeld,
    payable: (game, seat, _effect, { card }) => card !== undefined && held(game, seat, card) !== undefined,
    pay: atOnce(put),
    takes: (game, seat, { tokensOnCard: { stamina }, discardAt }, { card }) => {
      const tokens = card === undefined ? 0 : (held(game, seat, card)?.tokens ?? 0);
      return tokens + stamina >= discardAt ? fateOf(card, 'discarded') : [];
    },
    price: () => 0,
  },
};
