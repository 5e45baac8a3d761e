import { Chance } from './chance.ts';
import { type Flow, StepEnd } from './flow.ts';
import type { Game } from './game.ts';

/** Ways that are tried out at most: all orders of four things. */
const MOST_WAYS = 24;

/**
 * Whether all ways of doing something come to the same: each is tried out on a copy of the game, and what the flows
 * return is compared. Where chance or somebody would decide, or the step would end, or there are too many ways, they may not.
 */
export function comesToTheSame<G extends Game>(game: G, ways: readonly ((copy: G) => Flow<unknown>)[]): boolean {
  if (ways.length > MOST_WAYS) return false;
  let first: string | null = null;
  for (const way of ways) {
    const outcome = tried(game, way);
    if (outcome === null || (first !== null && outcome !== first)) return false;
    first = outcome;
  }
  return true;
}

/** Whether things that are done one after the other come to the same in any order. */
export function inAnyOrder<G extends Game, T>(
  game: G,
  things: readonly T[],
  inOrder: (copy: G, order: readonly T[]) => Flow<unknown>,
): boolean {
  const orders = ordersOf(things);
  return (
    orders !== null &&
    comesToTheSame(
      game,
      orders.map((order) => (copy) => inOrder(copy, order)),
    )
  );
}

/** All orders of some things; null when there are too many to try. */
function ordersOf<T>(things: readonly T[]): T[][] | null {
  let orders: T[][] = [[]];
  for (const thing of things) {
    orders = orders.flatMap((order) =>
      Array.from({ length: order.length + 1 }, (_, at) => [...order.slice(0, at), thing, ...order.slice(at)]),
    );
    if (orders.length > MOST_WAYS) return null;
  }
  return orders;
}

function tried<G extends Game>(game: G, way: (copy: G) => Flow<unknown>): string | null {
  const state: G['state'] = structuredClone(game.state);
  delete state.forced;
  const before = canonical(state.chances);
  try {
    const { done, value } = way({ ...game, state, events: [], chance: new Chance(state) }).next();
    return done && canonical(state.chances) === before ? canonical(value) : null;
  } catch (error) {
    if (error instanceof StepEnd) return null;
    throw error;
  }
}

/** As text, in which the order of a record's keys makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
