import { minuteOfDay } from '../../../src/table/waiting/calendar.ts';
import { DAY, type Group, granted, HOUR, MINUTE, START } from '../../table/group.ts';

/** When somebody who is asked looks at the game next; null = they do not. */
export type Habit = (now: number) => number | null;

/** Looks a while after they could be pinged, in their waking hours. */
const awake =
  (after: number, zone: string, from: number, to: number): Habit =>
  (now) => {
    let at = now + after;
    while (!inside(minuteOfDay(at, zone), from * 60, to * 60)) at += 10 * MINUTE;
    return at;
  };

const inside = (minute: number, from: number, to: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** Looks once a day, at this hour. */
const daily =
  (hour: number, zone: string): Habit =>
  (now) => {
    const wait = (hour * 60 - minuteOfDay(now, zone) + 1440) % 1440;
    return now + (wait === 0 ? 1440 : wait) * MINUTE;
  };

/** Like another habit, but not between two moments. */
const except =
  (from: number, until: number, habit: Habit): Habit =>
  (now) => {
    const at = habit(now);
    return at !== null && at >= from && at < until ? habit(Math.max(until, now)) : at;
  };

export const VANISHED = { from: START + 2 * DAY, until: START + 5 * DAY };
export const AWAY = { from: START + DAY, until: START + 3 * DAY };
export const LEFT = START + 3 * DAY + 5 * HOUR;

/** Eight people and how they play. */
export const PEOPLE: Readonly<Record<string, Habit>> = {
  mara: awake(4 * MINUTE, 'UTC', 7, 23),
  jonas: awake(9 * MINUTE, 'UTC', 7, 23),
  ines: daily(20, 'Europe/Lisbon'),
  tomas: daily(0, 'Europe/Berlin'),
  yuki: awake(25 * MINUTE, 'Asia/Tokyo', 8, 22),
  vera: except(VANISHED.from, VANISHED.until, awake(12 * MINUTE, 'UTC', 8, 22)),
  otto: except(AWAY.from, AWAY.until, awake(30 * MINUTE, 'America/New_York', 7, 22)),
  leo: awake(15 * MINUTE, 'UTC', 8, 22),
};

/** What they told the bot about themselves. */
export function settle({ table }: Group): void {
  const { preferences } = table;
  const night = { from: 22 * 60, to: 8 * 60 };
  granted(preferences.setZone('yuki', 'Asia/Tokyo'));
  granted(preferences.setQuiet('yuki', night));
  granted(preferences.setZone('ines', 'Europe/Lisbon'));
  granted(preferences.setQuiet('ines', { from: 23 * 60, to: 8 * 60 }));
  granted(preferences.setZone('otto', 'America/New_York'));
  granted(preferences.setQuiet('otto', { from: 22 * 60, to: 7 * 60 }));
  granted(preferences.goAway('otto', AWAY.from, AWAY.until));
  granted(preferences.setNotify('jonas', 'direct'));
  granted(preferences.setQuiet('vera', { from: 23 * 60, to: 7 * 60 }));
}
