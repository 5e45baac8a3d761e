import { type Clock, systemClock } from '../../src/local/world/clock.ts';

/** Real milliseconds in one of this clock's. */
const SLOWNESS = 20;

/** A clock so slow that Discord's three seconds for an answer are long enough for a bot on any machine. */
export function slowClock(): Clock {
  const start = systemClock.now();
  return {
    now: () => start + Math.floor((systemClock.now() - start) / SLOWNESS),
    after: (milliseconds, act) => systemClock.after(milliseconds * SLOWNESS, act),
  };
}
