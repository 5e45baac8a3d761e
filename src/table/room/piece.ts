import type { Continued, Moment, Telling } from '../../editions/edition/edition.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { ToldMoment } from './greatmoment.ts';

/** Happenings of the autopilot are told together up to this many characters. */
const TOGETHER = 1500;

/** What may stand before the name that a line begins with. */
const BEFORE_NAMES = /^[*#>\s]+/;

/** What is told of one step, or of several together. */
export interface Piece {
  lines: string[];
  pictures: PictureSpec[];
  heads: string[];
  /** What is said before it, also to a quiet table. */
  leads?: string[];
  frame: string | null;
  continued?: Continued | string | undefined;
  paper?: PictureSpec | undefined;
  moment?: ToldMoment | undefined;
}

/** What is told, and what is told after it: a line that goes on does so, a moment may take the place of the one before. */
export function goneOn(
  lines: readonly string[],
  next: { lines: readonly string[]; continued?: Continued | string | undefined; moment?: Moment | undefined },
): string[] {
  const last = lines.at(-1);
  const [heading = '', ...others] = next.lines;
  if (next.moment?.instead && last !== undefined) return [heading, ...lines.slice(1), ...others];
  if (last === undefined || next.continued === undefined) return [...lines, ...next.lines];
  const { text, at } = goesOn(lines, next.continued);
  const begun = lines[at];
  if (begun === undefined) return [...lines, ...next.lines];
  return [...lines.slice(0, at), `${begun} — ${text}`, ...lines.slice(at + 1), ...next.lines.slice(1)];
}

/** With what a line goes on, and which: two people may roll at the same time. */
function goesOn(lines: readonly string[], continued: Continued | string): { text: string; at: number } {
  if (typeof continued === 'string') return { text: continued, at: lines.length - 1 };
  const { text, whose } = continued;
  return { text, at: lines.findLastIndex((line) => line.replace(BEFORE_NAMES, '').startsWith(whose)) };
}

/** What is told, with the pictures that belong there. @param frame `apart`: a great moment in a message of its own */
export function pieceOf(
  { lines, pictures, continued, moment }: Telling,
  heads: string[],
  frame: string | null,
): Piece[] {
  if (lines.length === 0 && pictures.length === 0) return [];
  if (frame === 'apart') return [{ lines, pictures: [], heads, frame: null, moment }];
  if (frame === null) return [{ lines, pictures, heads, frame, continued, moment }];
  const paper = pictures.find(({ kind }) => kind === 'newspaper');
  const shown = moment ? [] : pictures.filter(isBoard);
  return [{ lines, pictures: shown, heads, frame, continued, paper, moment }];
}

export function mayJoin(one: Piece, other: Piece): boolean {
  if (one.frame !== other.frame || (one.moment && other.moment)) return false;
  if (one.frame === null && (one.moment || other.moment)) return false;
  const length = [...one.lines, ...other.lines].reduce((sum, line) => sum + line.length + 1, 0);
  return length <= TOGETHER && (one.frame !== null || one.pictures.length === 0);
}

/** Cards are told and dice are digits in a message that grows; its one picture shows the board. */
function isBoard({ kind }: PictureSpec): boolean {
  return kind === 'board' || kind === 'map';
}

/** In a frame the last picture stays, or that of a great moment. */
export function joinedTo(one: Piece, other: Piece): Piece {
  const pictures = [...one.pictures, ...other.pictures];
  return {
    lines: other.moment ? underHeading(one, other) : goneOn(one.lines, other),
    pictures: one.frame === null ? pictures : one.moment || other.moment ? [] : pictures.slice(-1),
    heads: [...one.heads, ...other.heads],
    leads: [...(one.leads ?? []), ...(other.leads ?? [])],
    frame: one.frame,
    continued: other.moment ? undefined : one.continued,
    moment: one.moment ?? other.moment,
    paper: other.paper ?? one.paper,
  };
}

/** What is said before comes first, but for the heading of a great moment. */
export function led({ moment, lines }: Piece, lead: string): string[] {
  return moment ? [...lines.slice(0, 1), lead, ...lines.slice(1)] : [lead, ...lines];
}

/** The heading of a great moment stands above what led to it. */
function underHeading({ lines }: Piece, { lines: [heading = '', ...others] }: Piece): string[] {
  return [heading, ...lines, ...others];
}
