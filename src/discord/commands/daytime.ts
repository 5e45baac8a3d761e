import { minuteOfDay } from '../../table/waiting/calendar.ts';

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 1440;
const MINUTE = 60_000;
/** Days nearer than that have names of their own. */
const WEEK = 6.5 * MINUTES_A_DAY * MINUTE;

/** A time of day as people write it, `8`, `8:30`, `20.15`: minutes of the day, 0 to 1439; null when it is none. */
export function readDaytime(text: string): number | null {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.h](\d\d))?$/.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * MINUTES_AN_HOUR + Number(minutes);
}

/** `8:05` */
export function daytimeText(minute: number): string {
  return `${Math.floor(minute / MINUTES_AN_HOUR)}:${String(minute % MINUTES_AN_HOUR).padStart(2, '0')}`;
}

/** Names of all time zones, the one without a place first. */
export function zones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}

/** The time zone that was typed: its name, or a city that only one zone is named after; else what was typed. */
export function zoneMeant(typed: string): string {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const named = zones().find((zone) => zone.toLowerCase() === wanted);
  const [only, ...others] = zones().filter((zone) => zone.toLowerCase().split('/').at(-1) === wanted);
  return named ?? (others.length === 0 ? only : undefined) ?? typed;
}

/** Reads a day, `2026-12-24`: when it begins in a zone, in milliseconds since 1970; null when it is none. */
export function readDay(text: string, zone: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (!match) return null;
  const day = Date.parse(`${match[0]}T00:00:00Z`);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== match[0]) return null;
  const ahead = minuteOfDay(day, zone);
  // Zones reach from twelve hours behind to fourteen ahead; what looks like more ahead is behind.
  return day - (ahead >= 14 * MINUTES_AN_HOUR + 1 ? ahead - MINUTES_A_DAY : ahead) * MINUTE;
}

/** A day as people call it: within a week by its weekday, else by its date. @param now milliseconds since 1970 */
export function dayText(at: number, zone: string, { locale, now }: { locale: string; now: number }): string {
  const near = at - now < WEEK;
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    ...(near ? { weekday: 'long' } : { month: 'long', day: 'numeric' }),
  }).format(at);
}
