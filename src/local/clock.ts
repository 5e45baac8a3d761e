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
