import { createHash, createHmac } from 'node:crypto';

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
}

/**
 * Chance is addressed, not streamed: a number is HMAC-SHA256(seed, address), the address naming step, purpose and
 * count (`turn 4/movement/seat 1/check 2/die 3`). Nothing depends on the order in which people answer, and going back
 * never rerolls.
 */
export class Chance {
  private readonly state: ChanceState;

  constructor(state: ChanceState) {
    this.state = state;
  }

  /** Rolls `count` six-sided dice for one purpose; the results are 1 to 6. */
  dice(purpose: string, count: number): number[] {
    const address = this.address(purpose);
    const dice = Array.from({ length: Math.max(0, count) }, (_, index) => {
      const forced = this.state.forced?.dice.shift();
      return forced ?? 1 + pick(this.state.seed, `${address}/die ${index + 1}`, 6);
    });
    this.state.recorded?.dice.push(...dice);
    return dice;
  }

  /** Picks a number from 0 to `size` - 1. @throws RangeError when there is nothing to pick from */
  index(purpose: string, size: number): number {
    if (size < 1) throw new RangeError(`nothing to pick from: ${purpose}`);
    return pick(this.state.seed, this.address(purpose), size);
  }

  /** Picks one of the items, honoring a forced draw that names one of them (by id or by kind before `#`). */
  one<T extends string>(purpose: string, items: readonly T[]): T {
    const picked = this.takeForced(items) ?? (items[this.index(purpose, items.length)] as T);
    this.state.recorded?.draws.push(picked);
    return picked;
  }

  /** The top one of a pile, or the forced one: what comes off a pile that has been shuffled before. */
  top<T extends string>(pile: readonly T[]): T | undefined {
    const card = this.takeForced(pile) ?? pile[0];
    if (card !== undefined) this.state.recorded?.draws.push(card);
    return card;
  }

  /** Returns a shuffled copy (Fisher–Yates), honoring a forced shuffle of just these items. */
  shuffled<T>(purpose: string, items: readonly T[]): T[] {
    const result = this.forcedShuffle(items) ?? this.mixed(this.address(purpose), items);
    this.state.recorded?.shuffles?.push([...result]);
    return result;
  }

  private mixed<T>(address: string, items: readonly T[]): T[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
      const other = pick(this.state.seed, `${address}/card ${last}`, last + 1);
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
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
    return [...wanted] as T[];
  }

  private address(purpose: string): string {
    const count = (this.state.chances[purpose] ?? 0) + 1;
    this.state.chances[purpose] = count;
    return `${this.state.step}/${purpose} ${count}`;
  }
}

function alphabetical(items: readonly unknown[]): string {
  return items
    .map((item) => JSON.stringify(item))
    .sort()
    .join();
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
