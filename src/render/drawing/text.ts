import { Drawer, weightOf } from './drawer.ts';
import { type Face, font, letter } from './fonts.ts';
import { type Box, Page } from './page.ts';

/** Letters of a typeface. Size in pixels. */
interface Letters {
  face: Face;
  size: number;
}

/** How a text is set. Sizes in pixels. */
export interface Setting extends Letters {
  /** Never smaller than this; what still doesn't fit ends in an ellipsis. */
  least?: number;
  color: string;
  align?: 'left' | 'center' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
  /** Lines at most. */
  lines?: number;
  /** How narrow letters may be pressed, 1 for not at all. */
  squeeze?: number;
  /** Line height as a multiple of the size. */
  leading?: number;
}

/** A text that fits: its lines and how they are set. */
interface Fitted {
  lines: { text: string; width: number }[];
  size: number;
  squeeze: number;
}

const ELLIPSIS = '…';
/** Parts of a size: from the top of a capital to the depth of a p; that depth; half a capital. */
export const SEEN = 0.98;
export const DEPTH = 0.22;
const MIDDLE = 0.35;
/** How far an accent stands above its capital, and how deep letters reach that have no tail: parts of a size. */
const ACCENT = 0.2;
const FOOT = 0.02;
const DEFAULT_LEADING = 1.14;
const MOST_REMEMBERED = 20_000;
/** In steps of so much letters are pressed where that saves lines, so that they are pressed no more than they must be. */
const PRESS = 0.06;
/** Where a word may be parted. */
const SOFT = '\u00ad';
/** Keeps two words together. */
const HARD = '\u00a0';
const widths = new Map<string, number>();
const pressed = new Drawer<Page>('pressed', weightOf);

/** Width of a text in pixels, before the transform in force. Letters are set on whole pixels, so the scale counts. */
export function widthOf(page: Page, text: string, { face, size }: Letters): number {
  const wanted = font(face, size);
  const key = `${wanted}|${page.scale}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  letter(page.ctx, face, size);
  const width = page.ctx.measureText(text.replaceAll(SOFT, '')).width;
  if (widths.size > MOST_REMEMBERED) widths.clear();
  widths.set(key, width);
  return width;
}

/**
 * Breaks a text into lines no wider than `width` where words allow: at spaces, and at soft hyphens, which then show; a word
 * may stick out.
 */
export function wrap(page: Page, text: string, letters: Letters, width: number): string[] {
  const lines: string[] = [];
  const fits = (line: string): boolean => widthOf(page, line, letters) <= width;
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of wordsOf(paragraph)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      const parted = partedIn(longer, line.length, fits);
      if (parted) lines.push(parted.line);
      else if (line !== '') lines.push(line);
      line = parted?.rest ?? word;
    }
    lines.push(line);
  }
  return lines.map((line) => line.replaceAll(SOFT, ''));
}

/** A line as it would be typed. */
export function plainly(line: string): string {
  return line.replaceAll(HARD, ' ');
}

/** The words of a text between which a line may end. */
export function wordsOf(text: string): string[] {
  return typeset(text).split(/[ \t]+/);
}

/** The least parts of a text that have no room for a line's end in them; what is parted at a soft hyphen shows one. */
export function partsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const parts = word.split(SOFT);
    return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part));
  });
}

/** A line that ends with as much of its last word as fits, and what is left of that; null where the word can't be parted. */
function partedIn(
  longer: string,
  from: number,
  fits: (line: string) => boolean,
): { line: string; rest: string } | null {
  for (let at = longer.lastIndexOf(SOFT); at > from; at = longer.lastIndexOf(SOFT, at - 1)) {
    const line = `${longer.slice(0, at)}-`;
    if (fits(line)) return { line, rest: longer.slice(at + 1) };
  }
  return null;
}

/**
 * A text as printers set it: quotation marks that open and close, whatever a name is typed with; and no line ends with a
 * preposition of one letter ("v lese"), as Slavic languages have them and English none.
 */
function typeset(text: string): string {
  const quoted = text.replace(/"([^"\n]*)"/g, '“$1”');
  return quoted.replace(/(?<=^|[\s(„“‚])([iksouvzKSOUVZ]) (?=\S)/g, `$1${HARD}`);
}

/** Fits a text into a width and height: breaks, presses, shrinks, and at last shortens it. */
export function fitText(page: Page, text: string, setting: Setting, room: { w: number; h: number }): Fitted {
  const least = Math.min(setting.least ?? setting.size * 0.7, setting.size);
  const most = setting.lines ?? 1;
  const narrow = setting.squeeze ?? 0.86;
  const leading = setting.leading ?? DEFAULT_LEADING;
  for (let size = setting.size; ; size = Math.max(least, size - 1)) {
    const letters = { face: setting.face, size };
    const fits = Math.max(1, Math.min(most, Math.floor((room.h - size * SEEN) / (size * leading) + 1.02)));
    if (size > least && size * SEEN > room.h + 0.5) continue;
    for (const pressure of pressures(narrow, fits)) {
      const lines = balanced(page, text, letters, { width: room.w / pressure, most: fits });
      if (lines) return { lines, size, squeeze: Math.min(1, room.w / Math.max(...lines.map(({ width }) => width), 1)) };
    }
    if (size === least) {
      const lines = shortened(page, text, letters, { width: room.w / narrow, most: fits });
      return { lines, size, squeeze: narrow };
    }
  }
}

/** True when a text has no room even in the smallest letters it may have. */
export function isCut(
  page: Page,
  text: string,
  setting: Omit<Setting, 'color'>,
  room: { w: number; h: number },
): boolean {
  const { lines } = fitText(page, text, { ...setting, color: '' }, room);
  return !text.includes(ELLIPSIS) && lines.some((line) => line.text.endsWith(ELLIPSIS));
}

/** How narrow letters are pressed, first not at all; one line is as narrow as it must be in any case. */
function pressures(narrow: number, lines: number): number[] {
  const steps = lines === 1 ? 0 : Math.max(0, Math.ceil((1 - narrow) / PRESS - 1));
  return [1, ...Array.from({ length: steps }, (_, step) => 1 - PRESS * (step + 1)), ...(narrow < 1 ? [narrow] : [])];
}

/** Draws a text so that it stays in its box, and reports it. Returns what was drawn. */
export function drawText(page: Page, text: string, box: Box, setting: Setting): Fitted {
  const fitted = fitText(page, text, setting, box);
  const { ctx } = page;
  const leading = fitted.size * (setting.leading ?? DEFAULT_LEADING);
  const tall = leading * fitted.lines.length;
  const valign = setting.valign ?? 'middle';
  const top = valign === 'top' ? box.y : valign === 'bottom' ? box.y + box.h - tall : box.y + (box.h - tall) / 2;
  // Capitals stand in the middle of the line; where that would push the depth of a p out of the box, they stand higher.
  const lowest = top + tall - leading / 2 + fitted.size * (MIDDLE + DEPTH);
  const lift = Math.max(0, lowest - (box.y + box.h));
  const highest = top + leading / 2 - fitted.size * (SEEN - DEPTH - MIDDLE) - lift;
  const sunk = sinking(fitted, highest - box.y, box.y + box.h - (lowest - lift));
  letter(ctx, setting.face, fitted.size);
  ctx.fillStyle = setting.color;
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
  fitted.lines.forEach((line, index) => {
    const width = line.width * fitted.squeeze;
    const align = setting.align ?? 'center';
    const x = align === 'left' ? box.x : align === 'right' ? box.x + box.w - width : box.x + (box.w - width) / 2;
    const y = top + leading * index;
    const baseline = y + leading / 2 + fitted.size * MIDDLE - lift;
    const foot = baseline + sunk;
    if (fitted.squeeze === 1 || line.text === '') ctx.fillText(line.text, x, foot);
    else drawPressed(page, line.text, { ...setting, size: fitted.size }, { x, y: foot, w: width });
    const seen = { x, y: baseline - fitted.size * (SEEN - DEPTH), w: width, h: fitted.size * SEEN };
    if (line.text !== '')
      page.report({ kind: 'text', what: plainly(line.text), box: seen, within: box, color: setting.color });
  });
  return fitted;
}

/** How much lower a text stands so that an accent on a capital of its first line has room, as far as there is room below. */
function sinking({ lines, size }: Fitted, above: number, below: number): number {
  const isAccented = /\p{Lu}\p{M}/u.test(lines[0]?.text.normalize('NFD') ?? '');
  if (!isAccented) return 0;
  const spare = /[gjpqy,;()Q]/.test(lines.at(-1)?.text ?? '') ? 0 : size * (DEPTH - FOOT);
  return Math.max(0, Math.min(size * ACCENT - above, below + spare));
}

/** Letters don't press together by a transform alone: such a text is set large by itself and laid in narrower. */
function drawPressed(
  page: Page,
  text: string,
  { face, size, color }: Setting,
  at: { x: number; y: number; w: number },
): void {
  const big = size * page.scale * 2;
  const key = `${font(face, big)}|${color}|${text}`;
  const set = pressed.take(key, () => {
    const wide = Page.bare(1, 1, page);
    const made = Page.bare(
      Math.max(1, Math.ceil(widthOf(wide, text, { face, size: big }))),
      Math.ceil(big * 1.5),
      page,
    );
    letter(made.ctx, face, big);
    made.ctx.fillStyle = color;
    made.ctx.fillText(text, 0, big * 1.08);
    return made;
  });
  const tall = size * (set.height / big);
  page.ctx.drawImage(set.canvas, at.x, at.y - size * 1.08, at.w, tall);
}

/** How tall a text of many lines is when set in a width. Pixels. */
export function heightOf(page: Page, text: string, setting: Setting, width: number): number {
  if (text === '') return 0;
  const lines = wrap(page, text, setting, width).length;
  return lines * setting.size * (setting.leading ?? DEFAULT_LEADING);
}

/** How wide lines may be, and how many. */
interface Measure {
  width: number;
  most: number;
}

function balanced(page: Page, text: string, letters: Letters, { width, most }: Measure): Fitted['lines'] | null {
  const lines = wrap(page, text, letters, width);
  if (lines.length > most) return null;
  const measured = lines.map((line) => ({ text: line, width: widthOf(page, line, letters) }));
  return measured.every((line) => line.width <= width + 0.01) ? measured : null;
}

function shortened(page: Page, text: string, letters: Letters, { width, most }: Measure): Fitted['lines'] {
  const wrapped = wrap(page, text, letters, width);
  const kept = wrapped.slice(0, most);
  if (wrapped.length > most) kept[most - 1] = wrapped.slice(most - 1).join(' ');
  return kept.map((line) => {
    let short = line;
    while (short.length > 1 && widthOf(page, short, letters) > width) {
      short = `${short.replace(ELLIPSIS, '').slice(0, -1).trimEnd()}${ELLIPSIS}`;
    }
    return { text: short, width: widthOf(page, short, letters) };
  });
}
