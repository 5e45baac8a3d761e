import { HOUR, type Pace } from './pace.ts';

/** When a person wants to be left alone. */
export interface Calendar {
  /** Name of a time zone in the IANA database. */
  zone: string;
  /** Minutes of the day, 0 to 1439, in that zone; from 1380 to 480 = from 23:00 to 8:00. */
  quiet: { from: number; to: number } | null;
  /** Announced absences, in milliseconds since 1970. */
  absences: readonly { from: number; until: number }[];
}

/** What comes while somebody is awaited: they are told, reminded twice, and then their time is up. */
export const STAGES = ['asked', 'first', 'second', 'deadline'] as const;
export type Stage = (typeof STAGES)[number];

const MINUTES_A_DAY = 1440;
const MINUTE = 60_000;
/** How closely time awake is measured. */
const LOOK = 10 * MINUTE;
/** Even after quiet hours, that much lies between two stages of a clock, unless the pace itself has less (DP-17). */
const GRACE = HOUR;
/** Quiet hours can end in an absence and an absence in quiet hours, but not for ever. */
const MOST_MOVES = 64;

const formats = new Map<string, Intl.DateTimeFormat>();

/** True for a zone that time can be told in. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The minute of the day in a zone, 0 to 1439. */
export function minuteOfDay(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at);
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
}

/** True while the person may not be pinged: in their quiet hours, or while they are away. */
export function isQuiet(at: number, calendar: Calendar): boolean {
  return isAway(at, calendar) || inQuietHours(at, calendar);
}

/** True during an announced absence. */
export function isAway(at: number, { absences }: Calendar): boolean {
  return absences.some(({ from, until }) => at >= from && at < until);
}

/** The first moment, from `at` on, at which the person may be pinged. */
export function openFrom(at: number, calendar: Calendar): number {
  let moment = at;
  for (let move = 0; move < MOST_MOVES; move++) {
    const absence = calendar.absences.find(({ from, until }) => moment >= from && moment < until);
    if (absence) moment = absence.until;
    else if (inQuietHours(moment, calendar)) moment = quietEnd(moment, calendar);
    else break;
  }
  return moment;
}

/**
 * When the stages of a clock come that begins at `since`; null = never. Announced absences stop the clock. Quiet hours
 * let it run, but nothing comes in them: what would, waits for their end, and what follows keeps its distance, at least
 * an hour or what the pace has between the two.
 */
export function clockOf(since: number, pace: Pace, calendar: Calendar): Record<Stage, number | null> {
  const asked = openFrom(since, calendar);
  let before = { at: asked, span: 0 };
  const next = (span: number | null): number | null => {
    if (span === null) return null;
    const distance = Math.min(span - before.span, GRACE);
    const at = openFrom(Math.max(counted(asked, span, calendar), before.at + distance), calendar);
    before = { at, span };
    return at;
  };
  const first = next(pace.first);
  const second = next(pace.second);
  return { asked, first, second, deadline: next(pace.deadline) };
}

/** The moment at which a person has been awake and there for so long. */
export function awake(from: number, span: number, calendar: Calendar): number {
  let moment = openFrom(from, calendar);
  for (let left = span; left > 0; ) {
    const step = Math.min(left, LOOK);
    left -= step;
    moment = openFrom(moment + step, calendar);
  }
  return moment;
}

/**
 * When a vote closes that began at `since`: not in the quiet hours of anybody who has yet to vote. Who is away holds
 * the vote up only when nobody else is left to cast one.
 */
export function voteClose(since: number, span: number, waiting: readonly Calendar[]): number {
  const plain = since + span;
  const present = waiting.filter((calendar) => !isAway(plain, calendar));
  const moments = (present.length > 0 ? present : waiting).map((calendar) =>
    openFrom(counted(openFrom(since, { ...calendar, absences: [] }), span, calendar), calendar),
  );
  return Math.max(plain, ...moments);
}

/** The moment at which so much time has passed that no absence stopped. */
function counted(from: number, span: number, { absences }: Calendar): number {
  let moment = from + span;
  for (const absence of [...absences].sort((a, b) => a.from - b.from))
    if (absence.from < moment && absence.until > from) moment += absence.until - Math.max(absence.from, from);
  return moment;
}

function inQuietHours(at: number, { zone, quiet }: Calendar): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const minute = minuteOfDay(at, zone);
  return quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
}

/** The end of the quiet hours that `at` lies in; where the clocks change in them, still at the time agreed. */
function quietEnd(at: number, { zone, quiet }: Calendar): number {
  if (!quiet) return at;
  const whole = at - (at % MINUTE);
  const left = (moment: number): number => (quiet.to - minuteOfDay(moment, zone) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const end = whole + left(whole) * MINUTE;
  const over = left(end);
  if (over === 0) return end;
  const mended = end + (over > MINUTES_A_DAY / 2 ? over - MINUTES_A_DAY : over) * MINUTE;
  // On the night the clocks go forward the time agreed may not exist; then it is the first that does.
  return minuteOfDay(mended, zone) === quiet.to ? mended : end;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { timeZone: zone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en', options);
  formats.set(zone, format);
  return format;
}
