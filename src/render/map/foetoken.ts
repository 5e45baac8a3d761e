import { monsterIcon, symbolIcon } from '../drawing/icon.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { seatColor } from '../drawing/palette.ts';
import { drop, heart } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { BLOOD, LETTER, set, whole } from './token.ts';
import type { FoeView } from './view.ts';

/** Sizes of monsters on the map, in pixels. */
export const FOE = { w: 122, h: 92 } as const;
export const NAMED = { w: 232, h: 160 } as const;
/** Heights of an epic monster, the first that has room. */
export const EPIC = [260, 210, 160, 120, 100] as const;
export const HORDE = { w: 186, h: 96 } as const;

/** How it moves, by its ground and its border. */
const ACTIVATION: Record<FoeView['activation'], { ground: string; line: string }> = {
  hunter: { ground: '#5c1411', line: '#ff8d7e' },
  patrol: { ground: '#123c5e', line: '#8fd0ff' },
  lurker: { ground: '#4d3d0a', line: '#ffd83d' },
};
const ASLEEP = { ground: '#57534c', line: '#e4dfd2' };

/** A monster as it is shown: how many of its kind are in the pile, and its name where there is room for it. */
export interface Shown {
  foe: FoeView;
  count: number;
  named: boolean;
}

/** A monster: its picture, what it can still take in a heart, its harm as drops and eyes. */
export function foeTile(page: Page, { foe, count, named }: Shown): void {
  const { ctx, colors } = page;
  const size = named ? NAMED : FOE;
  const box = whole(page, foe.name, size);
  const asleep = foe.status === 'exhausted';
  const { ground, line } = asleep ? ASLEEP : ACTIVATION[foe.activation];
  if (count > 1)
    panel(page, { ...box, x: 5, y: -6 }, { radius: 9, fill: colors.grayDark, line: colors.cream, width: 2 });
  frame(page, foe, box, { ground, line });
  const [first] = foe.engagedWith;
  if (first !== undefined) panel(page, inset(box, 2), { radius: 10, line: seatColor(first), width: 9 });
  ctx.save();
  ctx.translate(37, 39);
  if (asleep) ctx.rotate(Math.PI / 2);
  const picture = monsterIcon(foe.kind, line);
  if (picture) ctx.drawImage(picture, -30, -32, 60, 60);
  ctx.restore();
  if (asleep) sleep(page, 60, 17);
  else if (first !== undefined) swords(page, { x: 52, y: 3 });
  harm(page, foe, { x: 11, y: 78 });
  const at = count > 1 && named ? { x: 190, y: 46 } : { x: 88, y: 46 };
  if (count > 1) {
    drawText(page, `×${count}`, { x: 62, y: 18, w: 58, h: 57 }, set(colors.white));
    if (named) life(page, foe.health, at);
  } else life(page, foe.health, at);
  if (named) {
    const strip = { x: 7, y: 90, w: size.w - 14, h: size.h - 97 };
    panel(page, strip, { radius: 5, fill: asleep ? '#d8d3c6' : colors.cream });
    drawText(page, foe.name, inset(strip, 2), { ...set(colors.black), lines: 1, squeeze: 0.3 });
  }
}

/** The border says how it moves: hunters double, patrols broken, lurkers heavy with square corners. */
function frame(page: Page, foe: FoeView, box: Box, { ground, line }: { ground: string; line: string }): void {
  const square = foe.activation === 'lurker';
  panel(page, box, { radius: square ? 0 : 12, fill: page.colors.black });
  const inner = inset(box, 3);
  const radius = square ? 0 : 10;
  if (foe.status === 'exhausted') {
    panel(page, inner, { radius, fill: ground, line, width: 2.5, dash: [5, 7] });
    return;
  }
  switch (foe.activation) {
    case 'hunter':
      panel(page, inner, { radius, fill: ground, line, width: 3 });
      panel(page, inset(box, 8), { radius: 6, line, width: 2 });
      break;
    case 'patrol':
      panel(page, inner, { radius, fill: ground, line, width: 4, dash: [11, 8] });
      break;
    case 'lurker':
      panel(page, inner, { radius, fill: ground, line, width: 6 });
      break;
    default:
      foe.activation satisfies never;
  }
}

function life(page: Page, health: number, { x, y }: { x: number; y: number }): void {
  heart(page, { x, y, r: 35 }, page.colors.black);
  heart(page, { x, y, r: 31 }, BLOOD);
  drawText(page, String(health), { x: x - 29, y: y - 31, w: 58, h: 57 }, set(page.colors.white));
}

/** Damage as drops of blood, horror as eyes, side by side. */
function harm(page: Page, { damage, horror }: FoeView, { x, y }: { x: number; y: number }): void {
  const eye = symbolIcon('horror', '#bfe0ff');
  const all = damage + horror;
  const step = Math.min(18, 62 / Math.max(1, all));
  for (let index = 0; index < all; index++) {
    const left = x + index * step;
    if (index < damage) drop(page, { x: left + 6, y: y + 1, r: 6.5 }, '#ff6a5c');
    else if (eye) page.ctx.drawImage(eye, left - 1, y - 9, 17, 17);
  }
}

/** Two letters z. */
function sleep({ ctx, colors }: Page, x: number, y: number): void {
  ctx.strokeStyle = colors.white;
  ctx.lineWidth = 3.4;
  ctx.beginPath();
  for (const [dx, dy, r] of [
    [-8, 6, 5],
    [6, -3, 8],
  ] as const) {
    ctx.moveTo(x + dx - r, y + dy - r);
    ctx.lineTo(x + dx + r, y + dy - r);
    ctx.lineTo(x + dx - r, y + dy + r);
    ctx.lineTo(x + dx + r, y + dy + r);
  }
  ctx.stroke();
}

function swords({ ctx, colors }: Page, { x, y }: { x: number; y: number }): void {
  const picture = symbolIcon('fight', colors.white);
  if (picture) ctx.drawImage(picture, x, y, 26, 26);
}

/** A crowd of monsters: the worst of them, and how many there are in all. */
export function horde(page: Page, worst: FoeView, count: number): void {
  const { ctx, colors } = page;
  const box = whole(page, `monsters ${count}`, HORDE);
  const { ground, line } = ACTIVATION[worst.activation];
  for (const off of [12, 6])
    panel(page, { ...box, x: off, y: off - 12, w: box.w - 12 }, { radius: 10, fill: colors.black, line, width: 2 });
  panel(page, { ...box, w: box.w - 12 }, { radius: 10, fill: colors.black });
  panel(page, inset({ ...box, w: box.w - 12 }, 3), { radius: 8, fill: ground, line, width: 4 });
  const picture = monsterIcon(worst.kind, line);
  if (picture) ctx.drawImage(picture, 10, 12, 72, 72);
  drawText(page, `×${count}`, { x: 82, y: 18, w: 84, h: 60 }, set(colors.white));
}

/** Size of an epic monster of a height: its heart stands at its side. */
export function epicSize(tall: number): { w: number; h: number } {
  return { w: Math.round(tall + heartOf(tall)), h: tall };
}

/** From the middle of its heart to the side, in pixels. */
function heartOf(tall: number): number {
  return Math.max(42, tall * 0.22);
}

/** An epic monster: a huge dark shape with a glowing rim, and what it can still take in a heart at its foot. */
export function epicFoe(page: Page, foe: FoeView, tall: number): void {
  const { ctx, colors, theme } = page;
  const { w, h } = whole(page, foe.name, epicSize(tall));
  const plain = theme === 'contrast';
  const body = monsterIcon(foe.kind, plain ? colors.black : '#120e16');
  const rim = monsterIcon(foe.kind, '#ff7a45');
  const wide = tall / 40;
  const side = tall - 2 * wide;
  if (rim && !plain)
    for (let step = 0; step < 8; step++) {
      const turn = (step * Math.PI) / 4;
      ctx.drawImage(rim, wide * (1 + Math.cos(turn)), wide * (1 + Math.sin(turn)), side, side);
    }
  if (body) ctx.drawImage(body, wide, wide, side, side);
  const r = heartOf(tall);
  const at = { x: w - r * 1.05, y: h - r };
  heart(page, { ...at, r: r * 1.08 }, colors.black);
  heart(page, { ...at, r }, BLOOD);
  const letter = Math.max(LETTER, Math.round(r * 1.2));
  const box = { x: at.x - r, y: at.y - letter * 0.55, w: 2 * r, h: letter };
  drawText(page, String(foe.health), box, set(colors.white, letter));
}
