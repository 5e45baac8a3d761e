import { type Clock, systemClock } from '../../local/world/clock.ts';

/** Real milliseconds in one of the local Discord's. */
const SLOWNESS = 20;

/** A clock so slow that Discord's patience is long enough for a bot on any machine. */
export function slowClock(): Clock {
  const start = systemClock.now();
  return {
    now: () => start + Math.floor((systemClock.now() - start) / SLOWNESS),
    after: (milliseconds, act) => systemClock.after(milliseconds * SLOWNESS, act),
  };
}
