import { Chance } from './chance.ts';
import type { Decision } from './decision.ts';
import { type Draw, isAddressed } from './draw.ts';
import type { Entry } from './entry.ts';
import { type Flow, StepEnd } from './flow.ts';
import type { Game } from './game.ts';
import { Play } from './play.ts';

/** Ways that are tried out at most: all orders of four things. */
const MOST_WAYS = 24;

/**
 * Whether all ways of doing something come to the same: each is tried out on a copy of the game, and what the flows
 * return is compared. Where chance or somebody would decide, or the step would end, or there are too many ways, they may not.
 */
export function comesToTheSame<G extends Game>(game: G, ways: readonly ((copy: G) => Flow<unknown>)[]): boolean {
  if (ways.length > MOST_WAYS) return false;
  let first: { value: unknown } | null = null;
  for (const way of ways) {
    const outcome = tried(game, way);
    if (outcome === null || (first !== null && !isSame(outcome.value, first.value))) return false;
    first ??= outcome;
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

/**
 * Whether something happens without a question to anybody, and the step goes on to its end: it is tried on a copy of the
 * game. Where that took a look at what lies face down, whoever is asked or not learns something of it.
 */
export function asksNobody<G extends Game>(game: G, flow: (copy: G) => Flow<unknown>): boolean {
  const { done, draws } = attempt(game, flow);
  if (draws.length > 0) game.chance.shown(LOOKED);
  return done;
}

/** What would be asked once an entry was accepted; the game itself stays as it is. @throws Refused when it does not fit */
export function askedAfter(play: Play, entry: Entry): Decision[] {
  return Play.resume(play.edition, play.snapshot, [...play.since, entry]).open;
}

function tried<G extends Game>(game: G, way: (copy: G) => Flow<unknown>): { value: unknown } | null {
  const { done, value, draws } = attempt(game, way);
  if (!draws.every(isAddressed)) game.chance.shown(LOOKED);
  if (draws.some(isAddressed)) return null;
  return done ? { value } : null;
}

/** What was done on a copy of a game has shown: to nobody, but what is asked or not may depend on it. */
const LOOKED = 'tried';

/** What comes of a flow on a copy of the game up to its first question, and what it drew; not done where it ends the step. */
function attempt<G extends Game>(
  game: G,
  way: (copy: G) => Flow<unknown>,
): { done: boolean; value: unknown; draws: Draw[] } {
  const state: G['state'] = copied(game.state);
  delete state.forced;
  const chance = new Chance(state);
  try {
    const { done = false, value } = way({ ...game, state, events: [], chance }).next();
    return { done, value, draws: chance.take() };
  } catch (error) {
    if (error instanceof StepEnd) return { done: false, value: undefined, draws: chance.take() };
    throw error;
  }
}

/** A copy of a plain value; quicker than what copies anything. */
function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = copied(part);
  return copy as T;
}

/** Whether two plain values are the same, in whatever order a record's keys are; what is not defined is not there. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, index) => isSame(part, other[index]))
    );
  return isRecord(one) && isRecord(other) && areSame(one, other);
}

type PlainRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null;

function areSame(one: PlainRecord, other: PlainRecord): boolean {
  for (const key of Object.keys(one)) if (!isSame(one[key], other[key])) return false;
  for (const key of Object.keys(other)) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}
