/** Time as the local Discord sees it, so that tests can make three seconds or fifteen minutes pass at will. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `act` once after `milliseconds`; the returned function calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** What a clock is to wake somebody for, so that all of it can be called off at once. */
export class Alarms {
  private readonly clock: Clock;
  private readonly pending = new Set<() => void>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Runs `act` once after `milliseconds`, at once (but not now) when that is past. */
  after(milliseconds: number, act: () => void): void {
    const cancel = this.clock.after(Math.max(0, milliseconds), () => {
      this.pending.delete(cancel);
      act();
    });
    this.pending.add(cancel);
  }

  close(): void {
    for (const cancel of this.pending) cancel();
    this.pending.clear();
  }
}
