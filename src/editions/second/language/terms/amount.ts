import { z } from 'zod';
import type { Seat } from '../../../../engine/decision.ts';
import { RESOURCES, type Resource } from '../../content/vocabulary.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { change, positive } from './scalar.ts';

/** An amount worked out when the operation is reached. */
export const amount = z.union([change, z.enum(['all', 'halfDown', 'halfUp', 'd6', '2d6', 'spent'])]);
/** As many as successes were just rolled. */
export const perSuccess = z.strictObject({ per: z.literal('success') });
/** The player's choice, asked for where it is paid. */
export const upTo = z.strictObject({ upTo: z.union([positive, z.literal('tokensOnCard')]) });
/** What was spent taken off. */
export const minusSpent = z.strictObject({ minus: z.literal('spent') });

/** A number, a word, the successes just rolled, the player's choice up to a limit, or what was spent taken off. */
export type Amount =
  | z.infer<typeof amount>
  | z.infer<typeof perSuccess>
  | z.infer<typeof upTo>
  | z.infer<typeof minusSpent>;

/** Resources and how much of each. */
export type Amounts = { [R in Resource]?: Amount | undefined };

/** At least one of those resources. */
export function amountsOf<R extends Resource, S extends z.ZodType>(resources: readonly R[], schema: S) {
  const shape = Object.fromEntries(resources.map((one) => [one, schema.optional()])) as Record<R, z.ZodOptional<S>>;
  return z.strictObject(shape).refine((value) => Object.keys(value).length > 0, 'names no resource');
}

/** The resources named, in the order in which they are always dealt with. */
export function entriesOf(amounts: Amounts): [Resource, Amount][] {
  return RESOURCES.flatMap((name): [Resource, Amount][] => {
    const value = amounts[name];
    return value === undefined ? [] : [[name, value]];
  });
}

/**
 * Works an amount out at this moment; dice are rolled and announced. `have` is how much there is, for `all` and the
 * halves. An `upTo` is the player's choice and is asked for where it is paid; here it is its upper end.
 */
export function amountOf(
  game: Game,
  seat: Seat,
  { amount, have }: { amount: Amount; have: number },
  context: EffectContext,
): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    if ('per' in amount) return context.successes ?? 0;
    if ('minus' in amount) return -(context.spent ?? 0);
    return Math.min(have, upperEnd(game, amount.upTo));
  }
  switch (amount) {
    case 'all':
      return have;
    // 2E-104
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

/** About how much that is, for somebody who has so much. */
export function expected(amount: Amount, have: number): number {
  if (typeof amount === 'number') return amount;
  switch (amount) {
    case 'all':
      return have;
    case 'halfDown':
      return Math.floor(have / 2);
    case 'halfUp':
      return Math.ceil(have / 2);
    case 'd6':
      return 3.5;
    case '2d6':
      return 7;
    default:
      return 1;
  }
}

function rolled(game: Game, seat: Seat, count: number, context: EffectContext): number {
  const dice = game.chance.dice(`amount seat ${seat}`, count);
  game.events.push({ type: 'DiceRolled', seat, purpose: context.source, dice });
  return dice.reduce((sum, die) => sum + die, 0);
}
