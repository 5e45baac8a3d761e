import { BOLD } from '../drawing/fonts.ts';
import { monsterIcon, symbolIcon } from '../drawing/icon.ts';
import { SYMBOLS, type SymbolName } from '../drawing/mapicons.ts';
import { type Box, type Circle, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn, mix, seatColor } from '../drawing/palette.ts';
import { drop, heart } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import type { FoeView } from './view.ts';

/** A monster that stands, and one that is turned on its side, in pixels. */
const UPRIGHT = { w: 94, h: 100 } as const;
const LYING = { w: 112, h: 80 } as const;
/** How much taller both are in a close-up, for a name in larger letters. */
const TALLER = 14;
/** A name's strip taller than this is one of a close-up. */
const LARGE = 30;

/** How it moves, by its ground and its border. */
const ACTIVATION: Record<FoeView['activation'], { ground: string; line: string }> = {
  hunter: { ground: '#5c1411', line: '#ff8d7e' },
  patrol: { ground: '#123c5e', line: '#8fd0ff' },
  lurker: { ground: '#4d3d0a', line: '#ffd83d' },
};
/** How much lower a monster is drawn below the names of those it has hold of. */
const GRIP = 16;
/** How much larger numbers are where there is no name. */
const LARGER = 1.36;
const ASLEEP = { ground: '#6b675f', line: '#e4dfd2' };

/** A seat a monster is engaged with. */
export interface Grip {
  seat: number;
  initials: string;
}

/** How large a monster is drawn at full scale; taller from near. */
export function sizeOf(foe: FoeView, near: boolean): { w: number; h: number } {
  const { w, h } = foe.status === 'exhausted' ? LYING : UPRIGHT;
  return { w, h: near ? h + TALLER : h };
}

/** A monster as it is shown: whom it has hold of, how many of its kind are in the pile, and its name where it can be read. */
interface Shown {
  foe: FoeView;
  grips: readonly Grip[];
  count: number;
  size: { w: number; h: number };
  named: boolean;
}

/** A monster with its corner at the origin. */
export function foeTile(page: Page, { foe, grips, count, size, named }: Shown): void {
  const whole = { x: 0, y: 0, ...size };
  page.mark('token', foe.name, whole, whole);
  if (count > 1)
    panel(
      page,
      { ...whole, x: 3, y: -4 },
      { radius: 8, fill: page.colors.grayDark, line: page.colors.cream, width: 1.5 },
    );
  if (foe.status === 'exhausted') lying(page, foe, whole, named);
  else upright(page, foe, whole, named);
  const [first] = grips;
  if (first) panel(page, inset(whole, -1), { radius: 9, line: seatColor(first.seat), width: 6 });
  const wide = Math.min(52, (UPRIGHT.w - 4) / grips.length);
  grips.forEach((grip, index) => {
    tab(page, grip, { x: 2 + index * wide, y: 2, w: wide, h: 23 });
  });
  if (count > 1) pile(page, count);
}

function upright(page: Page, foe: FoeView, whole: Box, named: boolean): void {
  const colors = ACTIVATION[foe.activation];
  frame(page, foe, whole, colors);
  const picture = monsterIcon(foe.kind, colors.line);
  const size = named ? 44 : 58;
  const under = foe.engagedWith.length > 0 ? GRIP : 0;
  if (picture) page.ctx.drawImage(picture, 6 + under / 2, 7 + under, size - under, size - under);
  life(page, foe.health, { x: 72, y: 23, r: 18 });
  keywords(page, foe.keywords, { x: 72, y: 49 }, colors.line);
  if (!named) {
    page.at(7, 68, LARGER, () => harms(page, foe, { x: 0, y: 0, w: 50, h: 19 }));
    return;
  }
  const harm = { x: 5, y: 49, w: 50, h: 19 };
  harms(page, foe, harm);
  name(page, foe.name, { x: 4, y: 69, w: whole.w - 8, h: whole.h - 72 }, page.colors.cream);
}

function lying(page: Page, foe: FoeView, whole: Box, named: boolean): void {
  const { ctx, colors } = page;
  panel(page, whole, { radius: 9, fill: colors.black });
  panel(page, inset(whole, 2), { radius: 8, fill: ASLEEP.ground });
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(2, 2, whole.w - 4, whole.h - 4, 8);
  ctx.clip();
  ctx.strokeStyle = mix(ASLEEP.ground, colors.black, 0.35);
  ctx.lineWidth = 3;
  for (let x = -whole.h; x < whole.w; x += 11) {
    ctx.beginPath();
    ctx.moveTo(x, whole.h);
    ctx.lineTo(x + whole.h, 0);
    ctx.stroke();
  }
  ctx.restore();
  panel(page, inset(whole, 2.5), { radius: 8, line: ASLEEP.line, width: 2.5, dash: [7, 5] });
  const picture = monsterIcon(foe.kind, ASLEEP.line);
  if (picture) {
    ctx.save();
    ctx.translate(27, 27);
    ctx.rotate(Math.PI / 2);
    if (named) ctx.drawImage(picture, -19, -19, 38, 38);
    else ctx.drawImage(picture, -21, -26, 52, 52);
    ctx.restore();
  }
  life(page, foe.health, { x: 91, y: 21, r: 16 });
  sleep(page, 62, 14);
  if (!named) {
    page.at(62, 46, LARGER, () => harms(page, foe, { x: 0, y: 0, w: 30, h: 19 }));
    return;
  }
  harms(page, foe, { x: 46, y: 30, w: 30, h: 18 });
  name(page, foe.name, { x: 4, y: 51, w: whole.w - 8, h: whole.h - 55 }, '#d8d3c6');
}

/** The border says how it moves: hunters double, patrols broken, lurkers heavy with square corners; epic ones in gold. */
function frame(page: Page, foe: FoeView, whole: Box, colors: { ground: string; line: string }): void {
  const radius = foe.activation === 'lurker' ? 0 : 9;
  const line = foe.epic ? page.colors.gold : colors.line;
  panel(page, whole, { radius, fill: page.colors.black });
  const inner = inset(whole, 2);
  switch (foe.activation) {
    case 'hunter':
      panel(page, inner, { radius, fill: colors.ground, line, width: 2 });
      panel(page, inset(whole, 5.5), { radius: 6, line, width: 1.5 });
      break;
    case 'patrol':
      panel(page, inner, { radius, fill: colors.ground, line, width: 3, dash: [8, 6] });
      break;
    case 'lurker':
      panel(page, inner, { radius, fill: colors.ground, line, width: 4 });
      break;
    default:
      foe.activation satisfies never;
  }
}

/** What it can still take, in a heart. */
function life(page: Page, health: number, { x, y, r }: Circle): void {
  heart(page, { x, y, r: r * 1.1 }, page.colors.black);
  heart(page, { x, y, r }, '#a8211a');
  const box = { x: x - r, y: y - r * 0.75, w: 2 * r, h: r * 1.4 };
  drawText(page, String(health), box, { face: BOLD, size: r * 1.2, least: r * 0.7, color: page.colors.white });
}

/** Damage as a drop of blood, horror as a brain, each with its number. */
function harms(page: Page, foe: FoeView, box: Box): void {
  const { ctx, colors } = page;
  const both = [
    { amount: foe.damage, horror: false },
    { amount: foe.horror, horror: true },
  ].filter(({ amount }) => amount > 0);
  const narrow = box.w < 40;
  const wide = narrow && both.length > 1 ? box.w / 2 + 6 : 25;
  both.forEach(({ amount, horror }, index) => {
    const cell = { x: box.x + index * (wide + 1) - (narrow && both.length > 1 ? 8 : 0), y: box.y, w: wide, h: box.h };
    panel(page, cell, { radius: 4, fill: horror ? '#1d4f86' : '#a3150f', line: colors.black, width: 1 });
    const icon = horror ? symbolIcon('horror', colors.white) : null;
    if (icon) ctx.drawImage(icon, cell.x + 1, cell.y + cell.h / 2 - 5.5, 11, 11);
    else drop(page, { x: cell.x + 6.5, y: cell.y + cell.h / 2 + 1, r: 3.8 }, colors.white);
    const text = { x: cell.x + 11, y: cell.y, w: cell.w - 12, h: cell.h };
    drawText(page, String(amount), text, { face: BOLD, size: 16, least: 9, color: colors.white });
  });
}

function keywords(page: Page, words: readonly string[], { x, y }: { x: number; y: number }, color: string): void {
  const known = words.filter((word): word is SymbolName => word in SYMBOLS).slice(0, 2);
  known.forEach((word, index) => {
    const picture = symbolIcon(word, color);
    const left = x - (known.length * 17) / 2 + index * 17;
    if (picture) page.ctx.drawImage(picture, left, y - 4, 16, 16);
  });
}

function name(page: Page, text: string, strip: Box, ground: string): void {
  const large = strip.h > LARGE;
  panel(page, strip, { radius: 4, fill: ground });
  drawText(page, text, inset(strip, 1), {
    face: BOLD,
    size: large ? 20 : 17,
    least: 11.5,
    lines: 2,
    squeeze: 0.74,
    leading: large ? 1 : 0.94,
    color: page.colors.ink,
  });
}

/** Asleep: two letters z. */
function sleep({ ctx, colors }: Page, x: number, y: number): void {
  ctx.strokeStyle = colors.white;
  ctx.lineWidth = 2.5;
  for (const [dx, dy, r] of [
    [-7, 4, 4],
    [4, -1, 6],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + dx - r, y + dy - r);
    ctx.lineTo(x + dx + r, y + dy - r);
    ctx.lineTo(x + dx - r, y + dy + r);
    ctx.lineTo(x + dx + r, y + dy + r);
    ctx.stroke();
  }
}

/** Who it has hold of: crossed swords and initials in the seat's color on its upper edge. */
function tab(page: Page, grip: Grip, box: Box): void {
  const { ctx, colors } = page;
  const color = seatColor(grip.seat);
  panel(page, box, { radius: 6, fill: color, line: colors.black, width: 2 });
  const ink = inkOn(color, colors);
  const room = box.w > 40 ? 20 : 0;
  const swords = symbolIcon('fight', ink);
  if (swords && room > 0) ctx.drawImage(swords, box.x + 3, box.y + 3, 18, 18);
  const text = { x: box.x + room + 1, y: box.y + 2, w: box.w - room - 3, h: box.h - 4 };
  drawText(page, grip.initials, text, { face: BOLD, size: 18, least: 9, squeeze: 0.74, color: ink });
}

function pile(page: Page, count: number): void {
  const { colors } = page;
  const box = { x: 3, y: 3, w: 32, h: 24 };
  panel(page, box, { radius: 13, fill: colors.gold, line: colors.black, width: 2 });
  drawText(page, `×${count}`, box, { face: BOLD, size: 18, color: colors.black });
}
