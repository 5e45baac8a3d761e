import { describe, expect, it } from 'vitest';
import { chances, quantile } from '../../../src/lab/week/chance.ts';
import { LIVES, Liver, lifeSchema } from '../../../src/lab/week/life.ts';
import { DAY, HOUR, MINUTE, START } from '../../table/group.ts';

const MIDNIGHT = START - (START % DAY);
/** Noon, so that short waits end before the night. */
const NOON = MIDNIGHT + 12 * HOUR;
const place = { index: 0, count: 4, begun: MIDNIGHT };

function looking(life: keyof typeof LIVES, index = 0): (now: number) => number {
  const liver = new Liver(LIVES[life]!, { ...place, index }, chances('life'));
  return (now) => liver.next(now);
}

describe('people', () => {
  it('who answer pings do so within 45 waking minutes, a tenth of them later than four hours', () => {
    const look = looking('pinged');
    const minutes = Array.from({ length: 800 }, () => (look(NOON) - NOON) / MINUTE);
    expect(quantile(minutes, 0.5)).toBeGreaterThan(39);
    expect(quantile(minutes, 0.5)).toBeLessThan(52);
    expect(quantile(minutes, 0.9)).toBeGreaterThan(190);
    expect(quantile(minutes, 0.9)).toBeLessThan(300);
  });

  it('never look in their nights', () => {
    for (const life of Object.keys(LIVES)) {
      const look = looking(life);
      for (let hour = 0; hour < 400; hour++) {
        const of = new Date(look(MIDNIGHT + hour * HOUR)).getUTCHours();
        expect(of >= 7 && of <= 23, `${life} at ${of}`).toBe(true);
      }
    }
  });

  it('who look three times a day do so at their hours, give or take one', () => {
    const look = looking('looks');
    let now = MIDNIGHT;
    const looks = Array.from({ length: 30 }, () => {
      now = look(now);
      return now;
    });
    expect((looks.at(-1)! - MIDNIGHT) / DAY).toBeGreaterThan(9);
    expect((looks.at(-1)! - MIDNIGHT) / DAY).toBeLessThan(11);
  });

  it('who are gone for a day come back after it', () => {
    const gone = MIDNIGHT + 2 * DAY + 12 * HOUR;
    expect(looking('mixed', 3)(gone)).toBeGreaterThanOrEqual(MIDNIGHT + 3 * DAY);
    expect(looking('mixed', 1)(gone)).toBeLessThan(MIDNIGHT + 3 * DAY);
  });

  it('may be described in a file', () => {
    const people = [{ looks: 'at hours', hours: [21] }];
    expect(lifeSchema.parse({ people })).toEqual({
      people: [{ looks: 'at hours', hours: [21], giveOrTake: 0 }],
      night: { from: 23, to: 8 },
    });
    expect(lifeSchema.safeParse({ people: [] }).success).toBe(false);
  });
});
