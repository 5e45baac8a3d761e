import type { Ledger } from '../guests/ledger.ts';
import { reasonOf } from '../guests/trouble.ts';
import type { BusyTable } from './tables.ts';

/** Somebody whose press brought nothing tries again after this time, in milliseconds. */
const REST = 1000;

/** How often presses brought nothing, by why. */
type Failures = Map<string, number>;

/** Robots that answer what they are asked, at so many answers a second at most, until they are told to stop. */
export class Pressing {
  readonly failures: Failures = new Map();
  private readonly tables: readonly BusyTable[];
  private readonly rate: number;
  private readonly begun = performance.now();
  private given = 0;
  private stopped = false;
  private readonly playing: Promise<void>[];

  /** @param rate answers a second */
  constructor(tables: readonly BusyTable[], rate: number) {
    this.tables = tables;
    this.rate = rate;
    this.playing = tables.map((table) => this.play(table));
  }

  /** Answers that have been seen to be taken so far. */
  get acknowledged(): number {
    return this.tables.reduce((sum, { ledger }) => sum + seen(ledger).size, 0);
  }

  /** Resolves when nobody presses any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.playing);
  }

  private async play({ party }: BusyTable): Promise<void> {
    while (!this.stopped) {
      await this.turn();
      if (this.stopped) return;
      try {
        if (await party.play(1)) return;
      } catch (error) {
        const why = reasonOf(error);
        this.failures.set(why, (this.failures.get(why) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, REST));
      }
    }
  }

  /** Resolves when another answer may be given. What could not be given in time is not made up for. */
  private async turn(): Promise<void> {
    const due = (performance.now() - this.begun) * (this.rate / 1000);
    this.given = Math.max(this.given + 1, due - 1);
    const wait = ((this.given - due) / this.rate) * 1000;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** The decisions of which somebody has seen that an answer to them was taken, however often they pressed. */
export function seen({ acknowledged }: Ledger): Set<string> {
  return new Set(acknowledged.map(({ decision }) => decision));
}
