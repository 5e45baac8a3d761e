import type { Clock } from '../../src/local/world/clock.ts';

/** A clock that stands still until told otherwise. */
export class ManualClock implements Clock {
  private time: number;
  private alarms: { at: number; act: () => void }[] = [];

  constructor(start = Date.UTC(2026, 8, 1)) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, act: () => void): () => void {
    const alarm = { at: this.time + milliseconds, act };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  }

  /** Lets time pass, ringing alarms in order. */
  advance(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const next = this.alarms.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.alarms = this.alarms.filter((each) => each !== next);
      this.time = next.at;
      next.act();
    }
    this.time = until;
  }
}
