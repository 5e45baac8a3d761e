import type { Seat } from '../../../engine/decision.ts';
import type { Amount } from '../content/effect.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';

/**
 * Works an amount out at this moment; dice are rolled and announced. `have` is how much there is, for `all` and the
 * halves. An `upTo` is the player's choice and is asked for where it is paid; here it is its upper end.
 */
export function amountOf(game: Game, seat: Seat, amount: Amount, have: number, context: EffectContext): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    if ('per' in amount) return context.successes ?? 0;
    if ('minus' in amount) return -(context.spent ?? 0);
    return Math.min(have, upperEnd(game, amount.upTo));
  }
  switch (amount) {
    case 'all':
      return have;
    case 'halfDown':
      return Math.floor(have / 2);
    case 'halfUp':
      return Math.ceil(have / 2);
    case 'd6':
      return rolled(game, seat, 1, context);
    case '2d6':
      return rolled(game, seat, 2, context);
    case 'spent':
      return context.spent ?? 0;
    default:
      return amount satisfies never;
  }
}

/** The most that an `upTo` allows. */
export function upperEnd(game: Game, upTo: number | 'tokensOnCard'): number {
  return upTo === 'tokensOnCard' ? (game.state.rumor?.tokens ?? 0) : upTo;
}

function rolled(game: Game, seat: Seat, count: number, context: EffectContext): number {
  const dice = game.chance.dice(`amount seat ${seat}`, count);
  game.events.push({ type: 'DiceRolled', seat, purpose: context.source, dice });
  return dice.reduce((sum, die) => sum + die, 0);
}
