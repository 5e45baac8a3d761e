import type { Clock } from '../world/clock.ts';

/** First second of 2015, where Discord's ids begin, in milliseconds since 1970. */
const discordEpoch = 1_420_070_400_000;

/** Makes ids that only ever grow, even when the clock stands still or goes back. */
export class Snowflakes {
  private last: bigint;

  /** `last` is the largest id ever given out, from before a restart. */
  private readonly clock: Clock;

  constructor(clock: Clock, last = 0n) {
    this.clock = clock;
    this.last = last;
  }

  next(): string {
    const now = BigInt(Math.max(0, this.clock.now() - discordEpoch)) << 22n;
    this.last = now > this.last ? now : this.last + 1n;
    return this.last.toString();
  }
}

/** When an id was made, in milliseconds since 1970. */
export function madeAt(id: string): number {
  return Number(BigInt(id) >> 22n) + discordEpoch;
}

/** Whether `text` can be an id at all. */
export function isSnowflake(text: string): boolean {
  return /^(0|[1-9][0-9]{0,19})$/.test(text);
}

/** Orders ids by age, oldest first. */
export function byAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
