import { BOLD } from '../drawing/fonts.ts';
import { monsterIcon } from '../drawing/icon.ts';
import { type Box, type Circle, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn, MOVEMENT, mix, seatColor } from '../drawing/palette.ts';
import { dimension, disc, drop, flag, hourglass, magnifier } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { portrait } from '../portraits/portrait.ts';
import type { InvestigatorToken, MonsterToken } from '../view.ts';

/** Sizes of tokens at full scale, in pixels. */
export const DISC = 60;
export const TILE = { w: 74, h: 82 } as const;
/** A monster's tile without its name, for where it could not be read. */
export const BARE = { w: 78, h: 72 } as const;
export const LENS = { w: 52, h: 52 } as const;
export const MORE = { w: 54, h: 50 } as const;

const DANGEROUS_DAMAGE = 3;
const DANGER = '#a81a0c';
const ALARM = '#f0371f';

/** What befell an investigator beyond what their token says. */
export interface Plight {
  arrested?: boolean;
  lost?: boolean;
}

/** An investigator as a portrait disc of diameter DISC with its corner at the origin. */
export function investigatorDisc(page: Page, token: InvestigatorToken, plight: Plight = {}): void {
  const { ctx, colors } = page;
  const r = DISC / 2;
  const color = seatColor(token.seat);
  disc(page, { x: r, y: r, r }, { fill: colors.ink });
  ctx.save();
  ctx.beginPath();
  ctx.arc(r, r, r - 2, 0, 2 * Math.PI);
  ctx.clip();
  ctx.fillStyle = mix(color, '#ffffff', 0.35);
  ctx.fillRect(0, 0, DISC, DISC);
  portrait(page, token.sheet, { x: 4, y: -1, size: 52 }, true);
  if (token.delayed) {
    ctx.fillStyle = 'rgba(40,36,30,0.35)';
    ctx.fillRect(0, 0, DISC, DISC);
  }
  if (plight.arrested) bars(page);
  ctx.fillStyle = color;
  ctx.fillRect(0, DISC * 0.6, DISC, DISC);
  ctx.restore();
  ctx.beginPath();
  ctx.arc(r, r, r - 2.5, 0, 2 * Math.PI);
  ctx.strokeStyle = color;
  ctx.lineWidth = 3.5;
  ctx.setLineDash(token.delayed || plight.lost ? [7, 6] : []);
  ctx.stroke();
  ctx.setLineDash([]);
  const band = { x: r - 21, y: DISC * 0.6, w: 42, h: DISC * 0.33 };
  page.mark('token', token.initials, { x: 0, y: 0, w: DISC, h: DISC }, { x: 0, y: 0, w: DISC, h: DISC });
  const ink = inkOn(color, colors);
  drawText(page, token.initials, band, { face: BOLD, size: 21, least: 16, squeeze: 0.8, color: ink });
  if (token.explored) flag(page, { x: DISC - 9, y: 9, r: 10 });
  if (token.delayed) hourglass(page, { x: 9, y: 9, r: 10 });
}

function bars({ ctx, colors }: Page): void {
  ctx.strokeStyle = colors.black;
  ctx.lineWidth = 4;
  for (let x = 10; x < DISC; x += 13) {
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x, DISC);
    ctx.stroke();
  }
}

/** How a monster is shown: how many of its kind are in the pile, and whether its name can be read. */
interface Shown {
  count?: number;
  named?: boolean;
}

/** A monster as a tile with its corner at the origin: of size TILE, or BARE without its name. */
export function monsterTile(page: Page, token: MonsterToken, { count = 1, named = true }: Shown = {}): void {
  const colors = MOVEMENT[token.movement] ?? { ground: '#2e2722', line: '#e9dfc8' };
  const size = named ? TILE : BARE;
  const whole = { x: 0, y: 0, ...size };
  page.mark('token', token.name, whole, whole);
  if (count > 1)
    panel(page, { ...whole, x: 3, y: -4 }, { radius: 8, fill: colors.ground, line: page.colors.cream, width: 1.5 });
  border(page, token.movement, colors, whole);
  if (named) withName(page, token, colors.line);
  else withoutName(page, token, colors.line);
  if (count > 1) pile(page, count);
}

function withName(page: Page, token: MonsterToken, line: string): void {
  const picture = monsterIcon(token.kind, line);
  if (picture) page.ctx.drawImage(picture, 6, 6, 40, 40);
  dimension(page, token.dimension, { x: 57, y: 17, r: 10.5 }, page.colors.cream);
  drops(page, token.toughness);
  const dangerous = token.damage >= DANGEROUS_DAMAGE;
  const strip = { x: 3, y: 49, w: TILE.w - 6, h: TILE.h - 52 };
  panel(page, strip, { radius: 5, fill: dangerous ? DANGER : page.colors.cream });
  drawText(page, token.name, inset(strip, 1.5), {
    face: BOLD,
    size: 19,
    least: 13.5,
    lines: 2,
    squeeze: 0.74,
    leading: 0.98,
    color: dangerous ? page.colors.white : page.colors.ink,
  });
  if (token.damage > 0) damage(page, token.damage, dangerous, { x: 13, y: 41, r: 10 });
}

/** The drawing as large as may be, its toughness in a drop; a red frame and foot and its damage in large say that it is dangerous. */
function withoutName(page: Page, token: MonsterToken, line: string): void {
  const dangerous = token.damage >= DANGEROUS_DAMAGE;
  const foot = { x: 4, y: BARE.h - 12, w: BARE.w - 8, h: 8 };
  if (dangerous) {
    panel(page, foot, { radius: 3, fill: ALARM });
    panel(page, { x: 0, y: 0, ...BARE }, { radius: 9, line: ALARM, width: 4 });
  }
  const picture = monsterIcon(token.kind, line);
  if (picture) page.ctx.drawImage(picture, 5, 5, 48, 48);
  dimension(page, token.dimension, { x: 63, y: 15, r: 9.5 }, page.colors.cream);
  drop(page, { x: 63, y: 42, r: 13 }, page.colors.cream);
  const number = { x: 52, y: 33, w: 22, h: 24 };
  drawText(page, String(token.toughness), number, { face: BOLD, size: 21, color: page.colors.black });
  if (token.damage > 0) damage(page, token.damage, dangerous, { x: 16, y: BARE.h - 17, r: 13 });
}

function border(page: Page, movement: string, colors: { ground: string; line: string }, whole: Box): void {
  const { ctx } = page;
  if (movement === 'flying') wings(page, colors.line, whole.w);
  const square = movement === 'stationary';
  panel(page, whole, { radius: square ? 0 : 9, fill: page.colors.black });
  const inner = inset(whole, 2);
  const radius = square ? 0 : 8;
  switch (movement) {
    case 'fast':
      panel(page, inner, { radius, fill: colors.ground, line: colors.line, width: 2 });
      panel(page, inset(whole, 5.5), { radius: 5, line: colors.line, width: 1.6 });
      break;
    case 'stationary':
      panel(page, inner, { radius, fill: colors.ground, line: colors.line, width: 4 });
      break;
    case 'unique':
      panel(page, inner, { radius, fill: colors.ground, line: colors.line, width: 3, dash: [6, 6] });
      break;
    default:
      panel(page, inner, { radius, fill: colors.ground, line: colors.line, width: 2 });
  }
  ctx.lineWidth = 1;
}

function wings({ ctx, colors }: Page, color: string, wide: number): void {
  for (const side of [0, 1]) {
    ctx.save();
    if (side === 1) {
      ctx.translate(wide, 0);
      ctx.scale(-1, 1);
    }
    ctx.beginPath();
    ctx.moveTo(4, 10);
    ctx.quadraticCurveTo(-4, 4, -6, -4);
    ctx.quadraticCurveTo(-8, 14, -5, 24);
    ctx.quadraticCurveTo(-4, 30, 4, 34);
    ctx.fillStyle = color;
    ctx.fill();
    ctx.strokeStyle = colors.black;
    ctx.lineWidth = 1.5;
    ctx.stroke();
    ctx.restore();
  }
}

/** Toughness as drops of blood. */
function drops(page: Page, toughness: number): void {
  const shown = Math.min(toughness, 6);
  const columns = shown > 4 ? 3 : 2;
  for (let index = 0; index < shown; index++) {
    const inRow = Math.min(columns, shown - Math.floor(index / columns) * columns);
    const x = 57 + ((index % columns) - (inRow - 1) / 2) * (columns === 3 ? 8 : 10);
    drop(page, { x, y: 35 + Math.floor(index / columns) * 10, r: 3.7 }, '#ff5247');
  }
}

function damage(page: Page, amount: number, dangerous: boolean, at: Circle): void {
  const { colors } = page;
  disc(page, at, { fill: dangerous ? DANGER : colors.cream, line: colors.black });
  const box = { x: at.x - at.r + 1, y: at.y - at.r + 1, w: 2 * at.r - 2, h: 2 * at.r - 2 };
  const color = dangerous ? colors.white : colors.ink;
  drawText(page, String(amount), box, { face: BOLD, size: at.r * 1.6, color });
}

function pile(page: Page, count: number): void {
  const { colors } = page;
  const box = { x: 3, y: 3, w: 30, h: 24 };
  panel(page, box, { radius: 13, fill: colors.gold, line: colors.black, width: 2 });
  drawText(page, `×${count}`, box, { face: BOLD, size: 18, color: colors.black });
}

/** How many more monsters there are than could be shown. */
export function moreTile(page: Page, count: number, dangerous: boolean): void {
  const { colors } = page;
  const whole = { x: 0, y: 0, ...MORE };
  panel(page, whole, { radius: 9, fill: dangerous ? DANGER : colors.black, line: colors.cream, width: 2.5 });
  page.mark('token', `+${count}`, whole, whole);
  drawText(page, `+${count}`, inset(whole, 4), { face: BOLD, size: 29, color: colors.white, squeeze: 0.75 });
}

/** How many more investigators there are than could be shown. */
export function moreDisc(page: Page, count: number): void {
  const { colors } = page;
  const r = DISC / 2;
  const whole = { x: 0, y: 0, w: DISC, h: DISC };
  disc(page, { x: r, y: r, r: r - 1 }, { fill: colors.black, line: colors.cream, width: 2.5 });
  page.mark('token', `investigators +${count}`, whole, whole);
  drawText(page, `+${count}`, inset(whole, 9), { face: BOLD, size: 28, color: colors.white });
}

/** Clue tokens: a magnifying glass with their number in the lens. */
export function clueLens(page: Page, count: number): void {
  const whole = { x: 0, y: 0, w: LENS.w, h: LENS.h };
  page.mark('token', `clue ${count}`, whole, whole);
  magnifier(page, { x: 21, y: 21, r: 19 });
  drawText(page, String(count), { x: 7, y: 6, w: 28, h: 30 }, { face: BOLD, size: 27, color: page.colors.ink });
}
