import type { Seat } from '../../../../../engine/decision.ts';
import type { Resource } from '../../../content/vocabulary.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import { type Amounts, amountOf, entriesOf } from '../../terms/amount.ts';
import { countedOf } from '../../terms/held.ts';

/** The amounts as numbers, worked out now and in a fixed order. */
export function worked(
  game: Game,
  seat: Seat,
  amounts: Amounts,
  context: EffectContext,
): Partial<Record<Resource, number>> {
  const result: Partial<Record<Resource, number>> = {};
  for (const [resource, amount] of entriesOf(amounts)) {
    const have = countedOf(game, seat, resource, context);
    result[resource] = amountOf(game, seat, { amount, have }, context);
  }
  return result;
}
