import type { Table } from '../table/table.ts';

/** Timers of the process reach no further than this, in milliseconds; then it looks again. */
const FARTHEST = 3_600_000;
/** However much is due, the rest of the program gets its turn in between. */
const NEAREST = 250;

/** Wakes the table when the next of its clocks is due. The clocks themselves are in the database. */
export class Alarm {
  private readonly table: Table;
  private readonly clock: () => number;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(table: Table, clock: () => number) {
    this.table = table;
    this.clock = clock;
  }

  /** Does what became due while the program was not running, and goes on from there. */
  start(): void {
    this.table.onOutbox(() => this.set());
    this.table.digests.onChange(() => this.set());
    this.ring();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private ring(): void {
    this.table.deadlines.tick();
    this.table.digests.tick();
    this.set();
  }

  private set(): void {
    if (this.stopped) return;
    if (this.timer) clearTimeout(this.timer);
    const { deadlines, digests } = this.table;
    const next = Math.min(deadlines.next() ?? Number.POSITIVE_INFINITY, digests.next() ?? Number.POSITIVE_INFINITY);
    const wait = Math.min(FARTHEST, Math.max(NEAREST, next - this.clock()));
    this.timer = setTimeout(() => this.ring(), wait);
    this.timer.unref();
  }
}
