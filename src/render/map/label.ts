import { NARROW } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn, mix, plate } from '../drawing/palette.ts';
import { drawText, fitText, type Setting, widthOf, wordsOf } from '../drawing/text.ts';
import { stamp } from '../tokens/stamp.ts';
import type { Floor } from './floor.ts';
import { colorOf } from './ground.ts';
import type { Point } from './polygon.ts';
import { LENS, LETTER, lens } from './token.ts';
import type { TileView } from './view.ts';

/** A name and the plate it stands on. */
export interface Label {
  id: string;
  text: string;
  box: Box;
  set: Setting;
  fill: string;
  /** Of the rim; null for none. */
  line: string | null;
  /** The rim is broken. */
  alarm?: true;
  radius: number;
  /** Pixels at its right for something else. */
  slot?: number;
}

const PAD = 9;
/** How wide the names at a picture's edge may be, the wider first, and on how many lines. */
const LEADS = [
  { wide: 330, lines: 1 },
  { wide: 250, lines: 2 },
] as const;
/** Only where no name of any language would find room otherwise: smaller, pressed and broken. */
export const SMALLER = [50, 44, 38, 28, 20, 14] as const;
export const PRESSED = 0.3;
export const FORMS = [
  { wide: 300, lines: 1 },
  { wide: 250, lines: 2 },
  { wide: 176, lines: 3 },
] as const;
const DANGER = '#8e1620';
/** Names lie on the night, darkened, with a rim of brass. */
const SHADE = '#17121d';
export const RIM = '#8a7a60';

/** Size of a plate, in pixels. */
export interface Size {
  w: number;
  h: number;
}

/** The size of a plate for a name in one of its forms; null where the name doesn't fit whole. */
export function plateOf(page: Page, text: string, set: Setting, wide: number): Size | null {
  const lines = set.lines ?? 1;
  const tall = lines * set.size * (set.leading ?? 1);
  const fitted = fitText(page, text, set, { w: wide, h: tall + 2 });
  if (fitted.lines.some((line) => line.text.endsWith('…'))) return null;
  const w = Math.max(...fitted.lines.map((line) => line.width * fitted.squeeze));
  return { w: Math.ceil(w) + 2 * PAD, h: Math.ceil(fitted.lines.length * set.size * (set.leading ?? 1)) + PAD };
}

/** A name as it is drawn, in one line and in up to `most` of much the same length: its setting and its plate. */
export function formsOf(page: Page, text: string, base: Setting, most = 2): { set: Setting; size: Size }[] {
  const words = wordsOf(text);
  return Array.from({ length: Math.min(most, words.length) }, (_, index) => index + 1).flatMap((lines) => {
    const set = { ...base, lines, squeeze: 1 };
    const size = plateOf(page, text, set, narrowest(page, words, base, lines) + 1);
    return size ? [{ set, size }] : [];
  });
}

/** How narrow words can be set on so many lines, in pixels. */
function narrowest(page: Page, words: readonly string[], base: Setting, lines: number): number {
  if (lines === 1) return Math.ceil(widthOf(page, words.join(' '), base));
  const widths = words.slice(lines - 1).map((_, at) => {
    const first = Math.ceil(widthOf(page, words.slice(0, at + 1).join(' '), base));
    return Math.max(first, narrowest(page, words.slice(at + 1), base, lines - 1));
  });
  return Math.min(...widths);
}

/** How names of spaces are set in letters of a size, and the plate they stand on. */
export function lettering({ colors, theme }: Page, size: number): { base: Setting; fill: string } {
  const fill = theme === 'contrast' ? colors.black : SHADE;
  return { base: { face: NARROW, size, least: size, leading: 1, color: colors.cream }, fill };
}

/** A name that is too long for all forms, as small and pressed as it must be. @throws Error where even that is too long */
export function pressedIn(
  page: Page,
  text: string,
  base: Setting,
  { wide, lines }: { wide: number; lines: number },
): { set: Setting; size: Size } {
  for (const letter of [base.size, ...SMALLER]) {
    const set = { ...base, size: letter, least: letter, lines, squeeze: PRESSED };
    const size = plateOf(page, text, set, wide);
    if (size) return { set, size };
  }
  throw new Error(`no room for "${text}"`);
}

/** Room at the right of a neighborhood's name, always, for its clues. */
export const SLOT = LENS.w - 12;

/** All that a label covers, with what stands at its right. */
export function coverOf({ box, slot }: Label): Box[] {
  if (slot === undefined) return [box];
  return [box, { x: box.x + box.w - slot - 2, y: box.y + box.h / 2 - 40, w: LENS.w + 4, h: LENS.h + 6 }];
}

/** Draws a neighborhood's name, with its clues or without; the plate is no wider than what stands on it. */
export function drawWard(
  page: Page,
  label: Label,
  clues: number,
): { x: number; y: number; w: number; h: number } | null {
  const { box, slot = 0 } = label;
  if (clues === 0) {
    drawLabel(page, { ...label, box: { ...box, x: box.x + slot / 2, w: box.w - slot } });
    return null;
  }
  panel(page, { ...box, x: box.x + box.w - slot - 16, w: slot + 16 }, { radius: label.radius, fill: label.fill });
  drawLabel(page, { ...label, box: { ...box, w: box.w - slot } });
  const at = { x: box.x + box.w - slot, y: box.y + box.h / 2 - 38, w: 76, h: 76 };
  page.at(at.x, at.y, 1, () => lens(page, clues));
  return at;
}

/** The same name in red, for a space where a gate may burst any time. */
export function alarmed({ colors }: Page, label: Label): Label {
  return { ...label, set: { ...label.set, color: colors.white }, fill: DANGER, line: colors.gold, alarm: true };
}

/** Draws a name on its plate. */
export function drawLabel(page: Page, { text, box, set, fill, line, radius, alarm }: Label): null {
  const key = JSON.stringify([text, set, fill, line]);
  page.at(box.x, box.y, 1, () =>
    stamp(page, { key, box, room: 5 }, (on) => {
      const own = { ...box, x: 0, y: 0 };
      const rim = { line: line ?? '', ...(alarm ? { width: 5, dash: [12, 7] } : { width: 3 }) };
      panel(on, own, { radius, fill, ...(line === null ? {} : rim) });
      drawText(on, text, inset(own, PAD / 2), set);
    }),
  );
  return null;
}

/** The name of a place that is nowhere in the town, on its upper edge. */
export function beyondLabel(page: Page, { x, y, w }: Box, { id, name }: { id: string; name: string }): Label {
  const set = { face: NARROW, size: LETTER, least: 14, squeeze: PRESSED, color: page.colors.cream };
  const box = { x: x + 10, y: y + 9, w: w - 20, h: LETTER + PAD };
  return { id, text: name, box, set, fill: page.colors.gate, line: null, radius: 9 };
}

/** Everything that is not on a picture. */
export function outsideOf({ x, y, w, h }: Box): Box[] {
  const far = 4000;
  return [
    { x: x - far, y: y - far, w: far, h: 2 * far },
    { x: x + w, y: y - far, w: far, h: 2 * far },
    { x: x - far, y: y - far, w: 2 * far, h: far },
    { x: x - far, y: y + h, w: 2 * far, h: far },
  ];
}

/** The name of the neighborhood that a street leads to, on its ground; null where too little of that is to be seen. */
export function leadLabel(page: Page, floor: Floor, tile: TileView, from: Point): Label | null {
  const { colors } = page;
  const fill = plate(mix(colorOf(page, tile), colors.black, 0.5), colors);
  const base = { face: NARROW, size: LETTER, least: LETTER, leading: 1, color: inkOn(fill, colors) };
  for (const { wide, lines } of LEADS) {
    const set = { ...base, lines, squeeze: 1 };
    const size = plateOf(page, tile.name, set, wide);
    const at = size && floor.near(size, from);
    if (size && at) return { id: tile.id, text: tile.name, box: { ...at, ...size }, set, fill, line: null, radius: 14 };
  }
  return null;
}
