/** What gains, losses and payments of resources have in common. */
import type { Resource } from '../../../content/vocabulary.ts';
import { investigator } from '../../../investigators/investigator.ts';
import type { Judge } from '../../judge.ts';
import { type Amounts, expected } from '../../terms/amount.ts';

/** What amounts are worth when gained (`sign` 1), or what losing them costs, as a negative number (-1). */
export function amountsWorth(amounts: Amounts, sign: 1 | -1, judge: Judge): number {
  const one = investigator(judge.game, judge.seat);
  const size = (what: Resource, have: number) => expected(amounts[what] ?? 0, have);
  let sum = sign * (size('clue', one.clues) * judge.clue() + 0.2 * size('money', one.money));
  sum += sign * 1.5 * (size('maxSanity', 1) + size('maxStamina', 1));
  for (const what of ['sanity', 'stamina'] as const) {
    const points = size(what, one[what]);
    sum += sign > 0 ? judge.gained(what, points) : -judge.lost(what, points);
  }
  return sum;
}

/** So many times as much, if all are plain numbers. */
export function multiplied<A extends Amounts>(amounts: A, count: number): A | undefined {
  const entries = Object.entries(amounts);
  if (entries.some(([, amount]) => typeof amount !== 'number')) return undefined;
  return Object.fromEntries(entries.map(([what, amount]) => [what, Number(amount) * count])) as A;
}

/** Leaves out what is undefined or nothing. */
export function some<T extends Record<string, number | undefined>>(amounts: T): { [K in keyof T]?: number } {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount)) as { [K in keyof T]?: number };
}
