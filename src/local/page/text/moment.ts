import { LANGUAGE } from '../elements/language.ts';
import type { TimeStyle } from './inline.ts';

const clock = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' });
const SHAPES: Readonly<Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormat>> = {
  t: clock,
  T: new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  d: new Intl.DateTimeFormat(LANGUAGE, { day: '2-digit', month: '2-digit', year: 'numeric' }),
  D: new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' }),
  f: new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' }),
  F: new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'full', timeStyle: 'short' }),
};

const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'always' });

const UNITS: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly seconds: number }[] = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];

/** Words for a moment (Unix seconds) in one of Discord's timestamp styles, seen from `now` (Unix seconds). */
export function momentWords(seconds: number, style: TimeStyle, now: number): string {
  if (style !== 'R') return SHAPES[style].format(seconds * 1000);
  const away = Math.round(seconds - now);
  const { unit, seconds: size } = UNITS.find((each) => Math.abs(away) >= each.seconds) ?? {
    unit: 'second',
    seconds: 1,
  };
  return relative.format(Math.round(away / size), unit);
}

/** The time of day, as it stands beside a message. */
export function clockWords(moment: Date): string {
  return clock.format(moment);
}

/** The day, as it stands on the line between two days. */
export function dayWords(moment: Date): string {
  return SHAPES.D.format(moment);
}

/** How many midnights lie between a moment and now: 0 today, 1 yesterday. */
export function daysAgo(moment: Date, now: Date): number {
  const midnight = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return Math.round((midnight(now) - midnight(moment)) / 86_400_000);
}

/** Keeps every relative time on the page true. */
export function keepTimes(): void {
  setInterval(() => {
    if (document.hidden) return;
    const now = Date.now() / 1000;
    for (const time of document.querySelectorAll<HTMLElement>('time[data-style="R"]')) {
      const words = momentWords(Number(time.dataset.seconds), 'R', now);
      if (time.textContent !== words) time.textContent = words;
    }
  }, 1000);
}
