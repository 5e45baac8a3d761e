import type { Calls } from '../driver/serve.ts';
import { Side } from '../side/side.ts';
import { HERE, type Tree } from '../side/tree.ts';
import type { Measured } from './compared.ts';

/** The same on this side and on the other. */
export interface Pair<T> {
  here: T;
  there: T;
}

export const SIDES = ['here', 'there'] as const;

export const EDITIONS = ['second', 'third'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** How often both sides do something, and how many of these turns come before those that count: until it is compiled. */
interface Turns {
  turns: number;
  warm: number;
}

/** Does something with each thing, turn after turn; one side follows the other at once, and the next time goes first. */
export async function inTurns<T>(
  { turns, warm }: Turns,
  things: readonly T[],
  work: (thing: T, side: keyof Pair<unknown>, counts: boolean) => Promise<void>,
): Promise<void> {
  for (let turn = 0; turn < turns; turn++)
    for (const thing of things)
      for (const side of turn % 2 === 0 ? SIDES : SIDES.toReversed()) await work(thing, side, turn >= warm);
}

/** Runs a driver on both sides, and ends both. */
export async function withSides<Driver extends Calls, T>(
  there: Tree,
  driver: string,
  work: (sides: Pair<Side<Driver>>) => Promise<T>,
): Promise<T> {
  const here = await Side.start<Driver>(HERE, driver);
  try {
    const other = await Side.start<Driver>(there, driver);
    try {
      return await work({ here, there: other });
    } finally {
      await other.stop();
    }
  } finally {
    await here.stop();
  }
}

/** Where numbers of both sides are gathered. */
export const pools = (): Pair<number[]> => ({ here: [], there: [] });

export function together(pairs: readonly Measured[]): Measured {
  return { here: pairs.flatMap(({ here }) => here), there: pairs.flatMap(({ there }) => there) };
}
