import { BOLD, SERIF, TYPE } from '../drawing/fonts.ts';
import { sanityIcon, symbolIcon } from '../drawing/icon.ts';
import { type Box, type Circle, inset, type Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { disc, heart, magnifier } from '../drawing/symbol.ts';
import { drawText, type Setting } from '../drawing/text.ts';
import { portrait } from '../portraits/portrait.ts';
import type { SheetView } from '../view.ts';

/** A sheet's width, its margin, and the width between its margins, in pixels. */
export const WIDTH = 1100;
export const PAD = 30;
/** The smallest letters of a sheet, 11 pixels on a telephone of 350. */
export const LEAST = 35;
const INNER = WIDTH - 2 * PAD;
/** Heights of its head and of what stands below it in two columns, and the gap below each. */
const HEAD = 210;
const BODY = 264;
const GAP = 18;
const METER = 124;

/** The parts of a sheet: who they are; health and purse, and beside it their skills; below it what they have. */
export interface Parts {
  head: Box;
  health: Box;
  skills: Box;
  below: Box;
}

/** Lays out a sheet. */
export function partsOf(): Parts {
  const y = PAD + HEAD + GAP;
  const w = (INNER - GAP) / 2;
  return {
    head: { x: PAD, y: PAD, w: INNER, h: HEAD },
    health: { x: PAD, y, w, h: BODY },
    skills: { x: PAD + w + GAP, y, w, h: BODY },
    below: { x: PAD, y: y + BODY + GAP, w: INNER, h: 0 },
  };
}

/** Paper with a double frame. */
export function sheetGround(page: Page): void {
  const { colors } = page;
  panel(page, { x: 0, y: 0, w: page.width, h: page.height }, { fill: colors.paper });
  panel(page, { x: 8, y: 8, w: page.width - 16, h: page.height - 16 }, { line: colors.ink, width: 5 });
  panel(page, { x: 16, y: 16, w: page.width - 32, h: page.height - 32 }, { line: colors.inkFaint, width: 2 });
}

/** Where a line stands below the top of the head, and how tall it is. */
interface Line {
  top: number;
  tall: number;
}

/** Who they are: portrait, name, occupation, player, place, conditions. */
export function sheetHead(
  page: Page,
  view: Pick<SheetView, 'name' | 'occupation' | 'player' | 'sheet' | 'place' | 'conditions'>,
  head: Box,
): void {
  const { ctx, colors } = page;
  const r = head.h / 2 - 2;
  const x = head.x + r + 2;
  const y = head.y + head.h / 2;
  disc(page, { x, y, r }, { fill: colors.paperDark, line: colors.ink, width: 6 });
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r - 4, 0, 2 * Math.PI);
  ctx.clip();
  portrait(page, view.sheet, { x: x - r, y: y - r + 4, size: 2 * r });
  ctx.restore();
  const left = head.x + head.h + 26;
  const wide = head.x + head.w - left;
  const line = (text: string, { top, tall, ...setting }: Omit<Setting, 'align'> & Line): void => {
    const box = { x: left, y: head.y + top, w: wide, h: tall };
    drawText(page, text, box, { ...setting, least: setting.size * 0.5, align: 'left' });
  };
  const second = [view.occupation, view.player].filter((part) => part !== '').join(' · ');
  line(view.name, { top: 0, tall: 66, face: SERIF, size: 66, color: colors.ink });
  line(second, { top: 68, tall: 42, face: TYPE, size: 37, squeeze: 0.7, color: colors.inkSoft });
  line(view.place, { top: 110, tall: 42, face: TYPE, size: 37, squeeze: 0.7, color: colors.ink });
  badges(page, view.conditions, { x: left, y: head.y + 158, w: wide, h: 50 });
}

function badges(page: Page, conditions: readonly string[], box: Box): void {
  const { colors } = page;
  if (conditions.length === 0) return;
  const wide = Math.min(280, (box.w - 10 * (conditions.length - 1)) / conditions.length);
  conditions.forEach((condition, index) => {
    const badge = { x: box.x + index * (wide + 10), y: box.y, w: wide, h: box.h };
    panel(page, badge, { radius: 25, fill: colors.danger, line: colors.ink, width: 3 });
    drawText(page, condition, inset(badge, 6), {
      face: BOLD,
      size: LEAST,
      least: 20,
      squeeze: 0.66,
      color: colors.white,
    });
  });
}

/** What an investigator can take of horror or damage. */
interface Meter {
  kind: 'mind' | 'heart';
  label: string;
  now: number;
  of: number;
}

/** Two meters and below them what an investigator has three kinds of. */
export function drawHealth(page: Page, box: Box, { meters, purse }: { meters: Meter[]; purse: Purse[] }): void {
  const half = (box.w - 12) / 2;
  meters.forEach((one, index) => {
    meter(page, one, { ...box, x: box.x + index * (half + 12), w: half, h: METER });
  });
  const third = (box.w - 24) / 3;
  purse.forEach((one, index) => {
    const cell = { x: box.x + index * (third + 12), y: box.y + METER + 12, w: third, h: box.h - METER - 12 };
    purseCell(page, one, cell);
  });
}

/** As tokens: full ones in color, lost ones hollow. */
function meter(page: Page, { kind, label, now, of: most }: Meter, box: Box): void {
  const { colors } = page;
  const color = kind === 'mind' ? colors.sanity : colors.stamina;
  panel(page, box, { radius: 12, fill: colors.paperLight, line: color, width: 4 });
  drawText(
    page,
    label,
    { x: box.x + 14, y: box.y + 8, w: box.w - 124, h: 46 },
    {
      face: BOLD,
      size: LEAST,
      least: LEAST,
      squeeze: 0.66,
      align: 'left',
      color,
    },
  );
  drawText(
    page,
    `${now}/${most}`,
    { x: box.x + box.w - 112, y: box.y + 4, w: 100, h: 52 },
    {
      face: BOLD,
      size: 44,
      least: 24,
      align: 'right',
      color,
    },
  );
  const shown = Math.max(now, most, 1);
  const step = Math.min(48, (box.w - 28) / shown);
  const r = step * 0.4;
  for (let index = 0; index < shown; index++) {
    const x = box.x + 14 + step * (index + 0.5);
    const y = box.y + box.h - 32;
    const paint = index < now ? color : mix(color, colors.paperLight, 0.82);
    if (kind === 'heart') heart(page, { x, y, r }, paint);
    else brain(page, { x, y, r: r * 1.2 }, paint);
  }
}

function brain(page: Page, { x, y, r }: Circle, color: string): void {
  const picture = sanityIcon(color);
  if (picture) page.ctx.drawImage(picture, x - r, y - r, 2 * r, 2 * r);
}

interface Purse {
  kind: 'money' | 'clues' | 'focus' | 'remnants';
  label: string;
  value: string;
}

/** Something counted: its token, the number, its name. */
function purseCell(page: Page, { kind, label, value }: Purse, box: Box): void {
  const { colors } = page;
  panel(page, box, { radius: 12, fill: colors.paperLight, line: colors.ink, width: 2.5 });
  const number = { x: box.x + 50, y: box.y + 6, w: box.w - 58, h: 56 };
  drawText(page, value, number, { face: BOLD, size: 48, least: 26, squeeze: 0.7, color: colors.ink });
  const name = { x: box.x + 6, y: box.y + box.h - 48, w: box.w - 12, h: 44 };
  drawText(page, label, name, { face: BOLD, size: LEAST, least: 24, squeeze: 0.66, color: colors.inkSoft });
  const x = box.x + 32;
  const y = box.y + 34;
  if (kind === 'remnants') {
    const crystal = symbolIcon('remnant', colors.gateBright);
    if (crystal) page.ctx.drawImage(crystal, x - 19, y - 19, 38, 38);
  }
  if (kind === 'clues') magnifier(page, { x: x - 4, y: y - 4, r: 14 });
  if (kind === 'money') disc(page, { x, y, r: 16 }, { fill: '#d8b44a', line: colors.ink, width: 3 });
  if (kind === 'focus') {
    disc(page, { x, y, r: 17 }, { fill: colors.paperLight, line: colors.ink, width: 3 });
    disc(page, { x, y, r: 10 }, { fill: colors.paperLight, line: colors.danger, width: 4 });
    disc(page, { x, y, r: 3.5 }, { fill: colors.ink });
  }
}
