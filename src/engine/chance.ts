import { createHash, createHmac } from 'node:crypto';
import type { Draw } from './draw.ts';

/** The part of a game's state that chance needs. */
export interface ChanceState {
  /** 64 hexadecimal digits; every roll, draw and shuffle derives from it and an address. */
  seed: string;
  /** The address of the running step, for instance `turn 4/movement/seat 2`; the first part of every chance address. */
  step: string;
  /** Counters of the running step's chance addresses; cleared at each step. */
  chances: Record<string, number>;
  /** Dice, draws and shuffles forced by a scenario, used up in order before chance is asked. */
  forced?: Outcomes;
  /** Where everything that chance decides is written down, for a report. */
  recorded?: Outcomes;
}

/** What chance comes to, in order; a shuffle is told by the list it leaves. */
export interface Outcomes {
  dice: number[];
  /** What was drawn where chance picks it, by id. */
  draws: string[];
  shuffles?: unknown[][];
  /** What lay face down and was shown, by id; only while it is recorded. */
  shown?: string[];
}

/**
 * Chance is addressed, not streamed: a number is HMAC-SHA256(seed, address), the address naming step, purpose and
 * count (`turn 4/movement/seat 1/check 2/die 3`). Nothing depends on the order in which people answer, and going back
 * never rerolls.
 */
export class Chance {
  private readonly state: ChanceState;
  private readonly draws: Draw[];

  /** Goes on where another one has left that very state: what it drew there is still to be taken. */
  constructor(state: ChanceState) {
    this.state = state;
    this.draws = DRAWS.get(state) ?? [];
    DRAWS.set(state, this.draws);
  }

  /** How much has been drawn and shown since it was last taken. */
  get drawn(): number {
    return this.draws.length;
  }

  /** Takes what has been drawn, and shown of what lay face down, since the last time. */
  take(): Draw[] {
    return this.draws.splice(0);
  }

  /** Somebody is shown what lay face down: cards, a marker, a whole pile. Nothing is decided by it. */
  shown(...what: readonly string[]): void {
    if (what.length > 0) this.draws.push({ kind: 'shown', step: this.state.step, what: [...what] });
    this.state.recorded?.shown?.push(...what);
  }

  /** Rolls `count` six-sided dice for one purpose; the results are 1 to 6. */
  dice(purpose: string, count: number): number[] {
    const name = this.named(purpose);
    const { forced, seed, step } = this.state;
    const given = forced?.dice.splice(0, Math.max(0, count)) ?? [];
    const thrown = Array.from({ length: Math.max(0, count - given.length) }, (_, index) => {
      return 1 + pick(seed, `${step}/${name}/die ${given.length + index + 1}`, 6);
    });
    const dice = [...given, ...thrown];
    this.state.recorded?.dice.push(...dice);
    if (given.length > 0) this.shown(...dice.map(String));
    else if (dice.length > 0) this.draws.push({ kind: 'dice', step, name, outcome: [...dice] });
    return dice;
  }

  /** Picks a number from 0 to `size` - 1. @throws RangeError when there is nothing to pick from */
  index(purpose: string, size: number): number {
    return this.picked(purpose, size);
  }

  /** Picks one of the items, honoring a forced draw that names one of them (by id or by kind before `#`). */
  one<T extends string>(purpose: string, items: readonly T[]): T {
    const forced = this.takeForced(items);
    if (forced !== undefined) this.shown(forced);
    const picked = forced ?? (items[this.picked(purpose, items.length, items)] as T);
    this.state.recorded?.draws.push(picked);
    return picked;
  }

  /** The top one of a pile, or the forced one: what comes off a pile that has been shuffled before, for somebody to see. */
  top<T extends string>(pile: readonly T[]): T | undefined {
    const card = this.takeForced(pile) ?? pile[0];
    if (card === undefined) return undefined;
    this.state.recorded?.draws.push(card);
    this.shown(card);
    return card;
  }

  /** Returns a shuffled copy (Fisher–Yates), honoring a forced shuffle of just these items. */
  shuffled<T>(purpose: string, items: readonly T[]): T[] {
    const result = this.forcedShuffle(items) ?? this.mixed(purpose, items);
    this.state.recorded?.shuffles?.push([...result]);
    return result;
  }

  private picked(purpose: string, size: number, items: readonly string[] = []): number {
    if (size < 1) throw new RangeError(`nothing to pick from: ${purpose}`);
    const name = this.named(purpose);
    const { seed, step } = this.state;
    const outcome = pick(seed, `${step}/${name}`, size);
    const what = items[outcome];
    this.draws.push({ kind: 'pick', step, name, size, outcome, ...(what === undefined ? {} : { what }) });
    return outcome;
  }

  private mixed<T>(purpose: string, items: readonly T[]): T[] {
    const name = this.named(purpose);
    const { seed, step } = this.state;
    const outcome = mixed(seed, `${step}/${name}`, [...items.keys()]);
    this.draws.push({ kind: 'order', step, name, outcome });
    return outcome.map((place) => items[place] as T);
  }

  /** Takes the next forced draw if it names one of these items. */
  private takeForced<T extends string>(items: readonly T[]): T | undefined {
    const wanted = this.state.forced?.draws[0];
    if (wanted === undefined) return undefined;
    const found = items.find((item) => item === wanted || item.split('#')[0] === wanted);
    if (found !== undefined) this.state.forced?.draws.shift();
    return found;
  }

  private forcedShuffle<T>(items: readonly T[]): T[] | undefined {
    const [wanted] = this.state.forced?.shuffles ?? [];
    if (wanted === undefined || alphabetical(wanted) !== alphabetical(items)) return undefined;
    this.state.forced?.shuffles?.shift();
    this.shown('shuffle');
    return [...wanted] as T[];
  }

  /** The purpose with its count in this step: with the step, the address. */
  private named(purpose: string): string {
    const count = (this.state.chances[purpose] ?? 0) + 1;
    this.state.chances[purpose] = count;
    return `${purpose} ${count}`;
  }
}

/** What has been drawn in a state and not been taken yet: a state is made, with its draws, before anybody plays it. */
const DRAWS = new WeakMap<ChanceState, Draw[]>();

function alphabetical(items: readonly unknown[]): string {
  return items
    .map((item) => JSON.stringify(item))
    .sort()
    .join();
}

/** Items in the order that a seed says at an address (Fisher–Yates), as a copy. */
export function mixed<T>(seed: string, address: string, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = pick(seed, `${address}/card ${last}`, last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** A number from 0 to `size` - 1 for one address; unbiased by rejection. Anybody's own script can recompute it. */
export function pick(seed: string, address: string, size: number): number {
  const limit = Math.floor(2 ** 48 / size) * size;
  for (let attempt = 0; ; attempt++) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(attempt === 0 ? address : `${address}/again ${attempt}`)
      .digest('hex');
    const number = Number.parseInt(digest.slice(0, 12), 16);
    if (number < limit) return number % size;
  }
}

/** The seal of a seed, announced at the start of a game: SHA-256 of its bytes, in hexadecimal. */
export function sealOf(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}
