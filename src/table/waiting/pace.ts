/** The paces a table can simply choose. */
export const PACES = ['week', 'unhurried', 'evening', 'blitz'] as const;
/** Those of games begun before there were waking hours; they keep them. */
const FORMER = ['relaxed', 'daily', 'none'] as const;
type PaceName = (typeof PACES | typeof FORMER)[number];

export const SILENCES = ['turn', 'wait', 'default', 'autopilot'] as const;
/**
 * What happens when somebody does not answer in time (DP-18): the autopilot plays that one `turn` for them, as announced;
 * the table `wait`s; the `default` is taken; the `autopilot` has the seat until they are back.
 */
export type Silence = (typeof SILENCES)[number];

/** How long a game waits, in milliseconds; null = for ever. */
export interface Pace {
  /** To the first and the second reminder of somebody who is asked, and to their deadline. */
  first: number | null;
  second: number | null;
  deadline: number | null;
  /** To the close of a vote. */
  vote: number | null;
  /** Only a person's waking hours count. */
  waking: boolean;
}

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const plain = (first: number | null, second: number | null, deadline: number | null, vote: number | null): Pace => ({
  first,
  second,
  deadline,
  vote,
  waking: false,
});

/** The paces that have a name. */
export const PRESETS: Readonly<Record<PaceName, Pace>> = {
  week: { first: 3 * HOUR, second: 8 * HOUR, deadline: 12 * HOUR, vote: 8 * HOUR, waking: true },
  unhurried: { first: 12 * HOUR, second: 36 * HOUR, deadline: null, vote: 36 * HOUR, waking: true },
  evening: plain(HOUR / 2, HOUR, 2 * HOUR, HOUR),
  blitz: plain(3 * MINUTE, 5 * MINUTE, 10 * MINUTE, 5 * MINUTE),
  relaxed: plain(48 * HOUR, 96 * HOUR, 168 * HOUR, 72 * HOUR),
  daily: plain(12 * HOUR, 20 * HOUR, 24 * HOUR, 24 * HOUR),
  none: plain(null, null, null, null),
};

/** A time that does not run out is written so. */
const NEVER = '-';
/** Behind the times of a pace whose hours are waking hours. */
const WAKING = 'waking';
const UNITS = { m: MINUTE, h: HOUR, d: DAY } as const;
const LONGEST = 90 * DAY;

/** Reads a length of time: `30m`, `12h`, `2d`, or `-` for never; undefined when it is none, or is below a minute or above 90 days. */
export function readSpan(text: string): number | null | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === NEVER) return null;
  const match = /^(\d{1,4}(?:\.\d{1,2})?)\s*([mhd])$/.exec(plain);
  const unit = match?.[2];
  if (!match || (unit !== 'm' && unit !== 'h' && unit !== 'd')) return undefined;
  const span = Math.round(Number(match[1]) * UNITS[unit]);
  return span >= MINUTE && span <= LONGEST ? span : undefined;
}

/** Writes a length of time as `readSpan` reads it. */
export function spanText(span: number | null): string {
  if (span === null) return NEVER;
  if (span % HOUR !== 0) return `${Math.round(span / MINUTE)}m`;
  return `${span / HOUR}h`;
}

/**
 * Reads a game's pace: the name of a preset, or four times with strokes between, `12h/20h/24h/24h`: first and second
 * reminder, deadline, vote; `3h/8h/12h/8h/waking` where only waking hours count. Null when it is neither, or when a later
 * time is not longer than an earlier one.
 */
export function readPace(text: string): Pace | null {
  const preset = [...PACES, ...FORMER].find((name) => name === text);
  if (preset) return PRESETS[preset];
  const parts = text.split('/');
  const waking = parts.at(-1) === WAKING;
  const [first, second, deadline, vote, ...more] = (waking ? parts.slice(0, -1) : parts).map(readSpan);
  if (first === undefined || second === undefined || deadline === undefined || vote === undefined || more.length > 0)
    return null;
  const inOrder = [first, second, deadline].filter((span) => span !== null);
  if (inOrder.some((span, index) => index > 0 && span <= (inOrder[index - 1] ?? 0))) return null;
  return { first, second, deadline, vote, waking };
}

/** Writes a pace as `readPace` reads it: by its name where it has one. */
export function paceText(pace: Pace): string {
  const text = ({ first, second, deadline, vote, waking }: Pace): string =>
    [...[first, second, deadline, vote].map(spanText), ...(waking ? [WAKING] : [])].join('/');
  return PACES.find((name) => text(PRESETS[name]) === text(pace)) ?? text(pace);
}

/** The same pace with shorter clocks: a share of every time. */
export function hastened({ first, second, deadline, vote, waking }: Pace, share: number): Pace {
  const part = (span: number | null): number | null => (span === null ? null : Math.max(MINUTE, span * share));
  return { first: part(first), second: part(second), deadline: part(deadline), vote: part(vote), waking };
}
