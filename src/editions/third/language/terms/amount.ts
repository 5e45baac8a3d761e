import { z } from 'zod';
import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { doomAt } from '../../board/area.ts';
import { findMonster } from '../../board/monster.ts';
import { COUNTS, type Count } from '../../content/vocabulary.ts';
import { investigator } from '../../investigators/investigator.ts';
import { cardsWith } from '../../investigators/playarea.ts';
import { remainingHealth } from '../../monsters/health.ts';
import { rollDice } from '../../skilltests/roll.ts';
import { asked } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import { chooseAmount } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { count, exact } from './field.ts';

/**
 * Worked out when the operation is reached: a number, as many as there are, a die, what was just paid, as many as
 * would have been placed, the successes of the check just made, the player's choice from 1 up to a limit, something
 * counted, a sum, or a difference (not below 0).
 */
export type Amount =
  | number
  | 'all'
  | 'd6'
  | 'spent'
  | 'sameAmount'
  | { per: 'success' }
  | { upTo: 'all' | Amount }
  | { count: Count }
  | { sum: [Amount, Amount] }
  | { difference: [Amount, Amount] };

export const amount: z.ZodType<Amount> = z.lazy(() =>
  z.union([
    count,
    z.enum(['all', 'd6', 'spent', 'sameAmount']),
    exact({ per: z.literal('success') }),
    exact({ upTo: z.union([z.literal('all'), amount]) }),
    exact({ count: z.enum(COUNTS) }),
    exact({ sum: z.tuple([amount, amount]) }),
    exact({ difference: z.tuple([amount, amount]) }),
  ]),
);

/** What a list stands under when it names no rule of its own. */
export const CARD_TEXT = '3E-400.1';

/** An amount of something of which there is so much, for `all` and `upTo: all`. */
export interface Share {
  amount: Amount;
  have: number;
}

/**
 * Works an amount out at this moment; a die is rolled and announced, an `upTo` is asked of the investigator, or of the
 * leader where there is none (`effect.amount`; silence takes as much as there is). Never below 0.
 */
export function* amountOf(game: Game, seat: Seat | null, amount: Amount, context: EffectContext): Flow<number> {
  return yield* shareOf(game, seat, { amount, have: Number.POSITIVE_INFINITY }, context);
}

/** As `amountOf`, of something of which there is so much. */
export function* shareOf(game: Game, seat: Seat | null, { amount, have }: Share, context: EffectContext): Flow<number> {
  if (typeof amount === 'number') return amount;
  if (amount === 'd6') return yield* rolled(game, seat, context);
  const part = (one: Amount) => shareOf(game, seat, { amount: one, have }, context);
  if (typeof amount === 'object') {
    if ('upTo' in amount) return yield* upTo(game, seat, Math.min(have, yield* part(amount.upTo)), context);
    if ('sum' in amount) {
      const [a, b] = amount.sum;
      return (yield* part(a)) + (yield* part(b));
    }
    if ('difference' in amount) {
      const [a, b] = amount.difference;
      const whole = yield* part(a);
      return Math.max(0, whole - (yield* part(b)));
    }
  }
  return amount === 'all' ? finite(have) : known(game, seat, amount, context);
}

/**
 * The least that an amount can come to, without rolling or asking: what a cost takes at the very least. `upTo` is at
 * least 1, `all` counts as it does when it is reached.
 */
export function leastOf(game: Game, seat: Seat | null, { amount, have }: Share, context: EffectContext): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'd6') return 1;
  if (typeof amount === 'object') {
    if ('upTo' in amount) return 1;
    if ('sum' in amount)
      return amount.sum.reduce<number>((sum, part) => sum + leastOf(game, seat, { amount: part, have }, context), 0);
    if ('difference' in amount) return 0;
  }
  // Of something of which all goes there must be some.
  return amount === 'all' ? Math.max(1, have) : known(game, seat, amount, context);
}

const finite = (have: number): number => (Number.isFinite(have) ? have : 0);

/** How many there are of something, seen from an investigator; 0 without one where they are asked for. */
export function countOf(game: Game, seat: Seat | null, count: Count, context: EffectContext): number {
  const { state } = game;
  if (count === 'remainingHealthOfThatMonster') {
    const monster = context.thatMonster === undefined ? null : findMonster(state, context.thatMonster);
    return monster ? remainingHealth(game, monster) : 0;
  }
  if (seat === null) return 0;
  const one = investigator(game, seat);
  const neighborhood = game.content.neighborhoodOf(one.at);
  switch (count) {
    case 'doomInYourSpace':
      return doomAt(state, one.at);
    case 'monstersInYourNeighborhood':
      return neighborhood === null
        ? 0
        : state.monsters.filter(({ at }) => game.content.neighborhoodOf(at) === neighborhood).length;
    case 'cluesYouHave':
      return one.clues;
    case 'cluesInYourNeighborhood':
      return neighborhood === null ? 0 : (state.centers[neighborhood]?.clues ?? 0);
    case 'spellsYouHave':
      return cardsWith(game, seat, { type: 'spell' }).length;
    case 'horrorYouHaveSuffered':
      return one.horror;
    default:
      return count satisfies never;
  }
}

type Known = Extract<Amount, 'spent' | 'sameAmount' | { per: 'success' } | { count: Count }>;

/** Amounts that need neither dice nor an answer. */
function known(game: Game, seat: Seat | null, amount: Known, context: EffectContext): number {
  switch (amount) {
    case 'spent':
      return context.spent ?? 0;
    case 'sameAmount':
      return context.sameAmount ?? 0;
    default:
      return 'per' in amount ? (context.successes ?? 0) : countOf(game, seat, amount.count, context);
  }
}

/** The player's choice from 1 to that many (0 of nothing). */
function* upTo(game: Game, seat: Seat | null, most: number, context: EffectContext): Flow<number> {
  if (most < 1) return 0;
  return yield* chooseAmount(
    game,
    {
      seat: seat ?? game.state.leader,
      kind: 'effect.amount',
      rule: context.rule ?? CARD_TEXT,
      range: { min: 1, max: most },
    },
    asked(game, seat, context, { kind: 'effect.amount', default: String(most) }),
  );
}

function* rolled(game: Game, seat: Seat | null, context: EffectContext): Flow<number> {
  if (seat === null) {
    const dice = game.chance.dice('amount', 1);
    game.events.push({ type: 'DiceRolled', seat: game.state.leader, purpose: context.source, dice });
    return dice[0] ?? 1;
  }
  const [die = 1] = yield* rollDice(game, seat, 1, context.source);
  return die;
}

/** Whether an amount is more than 0, as far as that is known. */
export function isSome(game: Game, seat: Seat, amount: Amount | undefined, context: EffectContext): boolean {
  if (amount === undefined || amount === 0) return false;
  return typeof amount !== 'object' || !('count' in amount) || countOf(game, seat, amount.count, context) > 0;
}
