const MINUTES_AN_HOUR = 60;

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
