export const PACES = ['relaxed', 'daily', 'evening', 'blitz', 'none'] as const;
type PaceName = (typeof PACES)[number];

export const SILENCES = ['wait', 'default', 'autopilot'] as const;
/** What happens when somebody does not answer in time (DP-18). */
export type Silence = (typeof SILENCES)[number];

/** How long a game waits, in milliseconds; null = for ever. */
export interface Pace {
  /** To the first and the second reminder of somebody who is asked, and to their deadline. */
  first: number | null;
  second: number | null;
  deadline: number | null;
  /** To the close of a vote. */
  vote: number | null;
}

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The paces a game can simply be given. */
export const PRESETS: Readonly<Record<PaceName, Pace>> = {
  relaxed: { first: 48 * HOUR, second: 96 * HOUR, deadline: 168 * HOUR, vote: 72 * HOUR },
  daily: { first: 12 * HOUR, second: 20 * HOUR, deadline: 24 * HOUR, vote: 24 * HOUR },
  evening: { first: HOUR / 2, second: HOUR, deadline: 2 * HOUR, vote: HOUR },
  blitz: { first: 3 * MINUTE, second: 5 * MINUTE, deadline: 10 * MINUTE, vote: 5 * MINUTE },
  none: { first: null, second: null, deadline: null, vote: null },
};

/** A time that does not run out is written so. */
const NEVER = '-';
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
 * reminder, deadline, vote. Null when it is neither, or when a later time is not longer than an earlier one.
 */
export function readPace(text: string): Pace | null {
  const preset = PACES.find((name) => name === text);
  if (preset) return PRESETS[preset];
  const [first, second, deadline, vote, ...more] = text.split('/').map(readSpan);
  if (first === undefined || second === undefined || deadline === undefined || vote === undefined || more.length > 0)
    return null;
  const inOrder = [first, second, deadline].filter((span) => span !== null);
  if (inOrder.some((span, index) => index > 0 && span <= (inOrder[index - 1] ?? 0))) return null;
  return { first, second, deadline, vote };
}

/** Writes a pace as `readPace` reads it: by its name where it has one. */
export function paceText(pace: Pace): string {
  const text = ({ first, second, deadline, vote }: Pace): string =>
    [first, second, deadline, vote].map(spanText).join('/');
  return PACES.find((name) => text(PRESETS[name]) === text(pace)) ?? text(pace);
}

/** The same pace with shorter clocks: a share of every time. */
export function hastened(pace: Pace, share: number): Pace {
  const part = (span: number | null): number | null => (span === null ? null : Math.max(MINUTE, span * share));
  return { first: part(pace.first), second: part(pace.second), deadline: part(pace.deadline), vote: part(pace.vote) };
}
