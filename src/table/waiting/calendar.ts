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
/** When somebody is reminded. */
export type ReminderStage = Exclude<Stage, 'deadline'>;

const MINUTES_A_DAY = 1440;
const MINUTE = 60_000;
/** Even after quiet hours, that much lies between two stages of a clock, unless the pace itself has less (DP-17). */
const GRACE = HOUR;
/** Quiet hours can end in an absence and an absence in quiet hours, but not for ever. */
const MOST_MOVES = 64;
/** The night of somebody who has said nothing of theirs, where waking hours are counted. */
const NIGHT = { from: 23 * 60, to: 8 * 60 };
/** Stretches between nights that the longest time of a pace can hold. */
const MOST_DAYS = 400;

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

/** No clock is put forward or back within such a stretch, in milliseconds, so its first minute tells the others. */
const STRETCH = 15 * MINUTE;
const MOST_STRETCHES = 10_000;
const stretches = new Map<string, number>();

/** The minute of the day in a zone, 0 to 1439. */
export function minuteOfDay(at: number, zone: string): number {
  const stretch = Math.floor(at / STRETCH);
  const key = `${zone} ${stretch}`;
  let first = stretches.get(key);
  if (first === undefined) {
    if (stretches.size >= MOST_STRETCHES) stretches.clear();
    first = firstMinute(stretch * STRETCH, zone);
    stretches.set(key, first);
  }
  return (first + Math.floor((at - stretch * STRETCH) / MINUTE)) % MINUTES_A_DAY;
}

function firstMinute(at: number, zone: string): number {
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

/** The moment at which so much time has passed since `from` in which the person was neither away nor asleep. */
export function awake(from: number, span: number, calendar: Calendar): number {
  let moment = openFrom(from, calendar);
  let left = span;
  for (let day = 0; day < MOST_DAYS; day++) {
    const end = moment + Math.min(left, untilQuiet(moment, calendar));
    left -= end - moment;
    if (left <= 0) return end;
    moment = openFrom(end, calendar);
  }
  return moment + left;
}

/**
 * When the stages of a clock come that begins at `since`; null = never. Announced absences stop the clock. Quiet hours
 * stop it too where only waking hours count; else they let it run, but nothing comes in them: what would, waits for
 * their end, and what follows keeps its distance, at least an hour or what the pace has between the two.
 */
export function clockOf(since: number, pace: Pace, calendar: Calendar): Record<Stage, number | null> {
  const asked = openFrom(since, calendar);
  let before = { at: asked, span: 0 };
  const next = (span: number | null): number | null => {
    if (span === null) return null;
    const distance = Math.min(span - before.span, GRACE);
    const plain = pace.waking ? awake(asked, span, sleeping(calendar)) : counted(asked, span, calendar);
    const at = openFrom(Math.max(plain, before.at + distance), calendar);
    before = { at, span };
    return at;
  };
  const first = next(pace.first);
  const second = next(pace.second);
  return { asked, first, second, deadline: next(pace.deadline) };
}

/**
 * When a vote closes that began at `since`: not in the quiet hours of anybody who has yet to vote. Who is away holds
 * the vote up only when nobody else is left to cast one.
 */
export function voteClose(
  since: number,
  { vote, waking }: Pace & { vote: number },
  waiting: readonly Calendar[],
): number {
  const plain = since + vote;
  const moments = heardAt(plain, waiting).map((calendar) => {
    if (waking) return awake(since, vote, sleeping(calendar));
    return openFrom(counted(openFrom(since, { ...calendar, absences: [] }), vote, calendar), calendar);
  });
  return Math.max(plain, ...moments);
}

/** When all who have yet to vote have had that much time awake to object; who is away then does not count. */
export function unopposed(since: number, span: number, waiting: readonly Calendar[]): number {
  const moments = heardAt(since + span, waiting).map((calendar) => awake(since, span, calendar));
  return Math.max(since + span, ...moments);
}

/** Those who are there, or everybody when nobody is. */
function heardAt(moment: number, waiting: readonly Calendar[]): readonly Calendar[] {
  const present = waiting.filter((calendar) => !isAway(moment, calendar));
  return present.length > 0 ? present : waiting;
}

/** With a night for those who have said nothing of theirs. */
function sleeping(calendar: Calendar): Calendar {
  return { ...calendar, quiet: calendar.quiet ?? NIGHT };
}

/** How long it is to the beginning of the person's next quiet time. */
function untilQuiet(at: number, { zone, quiet, absences }: Calendar): number {
  const away = absences.flatMap(({ from }) => (from > at ? [from - at] : []));
  if (!quiet || quiet.from === quiet.to) return Math.min(Number.POSITIVE_INFINITY, ...away);
  const minutes = (quiet.from - minuteOfDay(at, zone) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return Math.min(Math.max(minutes * MINUTE - (at % MINUTE), MINUTE), ...away);
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
