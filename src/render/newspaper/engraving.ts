import { ITALIC } from '../drawing/fonts.ts';
import { monsterIcon, placeIcon } from '../drawing/icon.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { drawText } from '../drawing/text.ts';
import { portrait } from '../portraits/portrait.ts';
import type { EngravingView } from '../view.ts';

const CAPTION = 30;

/** A woodcut for a newspaper: a night of ruled lines with its subject before the moon, and a caption under it. */
export function drawEngraving(page: Page, view: EngravingView, box: Box): void {
  const { ctx, colors } = page;
  const frame = { ...box, h: box.h - CAPTION };
  panel(page, frame, { fill: colors.paperLight, line: colors.ink, width: 3 });
  const inner = inset(frame, 6);
  ctx.save();
  ctx.beginPath();
  ctx.rect(inner.x, inner.y, inner.w, inner.h);
  ctx.clip();
  if (view.kind === 'sheet') {
    medallion(page, view.id, inner);
    ctx.restore();
    finish(page, view, box);
    return;
  }
  sky(page, inner);
  // A creature looms behind the roofs; a house stands before them.
  if (view.kind === 'monster') subject(page, view, inner);
  skyline(page, inner, view.id);
  if (view.kind === 'place') subject(page, view, inner);
  ctx.restore();
  finish(page, view, box);
}

/** The inner rule and the caption. */
function finish(page: Page, { caption: said }: EngravingView, box: Box): void {
  const { colors } = page;
  panel(page, inset({ ...box, h: box.h - CAPTION }, 6), { line: colors.ink, width: 1.5 });
  const caption = { x: box.x, y: box.y + box.h - CAPTION + 3, w: box.w, h: CAPTION - 3 };
  drawText(page, said, caption, { face: ITALIC, size: 22, least: 15, color: colors.ink });
}

/** Ruled lines, the closer the higher, left out where the moon hangs. */
function sky({ ctx, colors }: Page, { x, y, w, h }: Box): void {
  const r = h * 0.46;
  const moon = { x: x + w / 2, y: y + h * 0.48 };
  ctx.strokeStyle = colors.ink;
  for (let line = 3; line < h; line += 5) {
    ctx.lineWidth = 3.4 - (2.6 * line) / h;
    const reach = Math.sqrt(Math.max(0, r * r - (y + line - moon.y) ** 2));
    for (const [from, to] of [
      [x, moon.x - reach],
      [moon.x + reach, x + w],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(from, y + line);
      ctx.lineTo(to, y + line);
      ctx.stroke();
    }
  }
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.arc(moon.x, moon.y, r, 0, 2 * Math.PI);
  ctx.stroke();
}

/** Gambrel roofs along the foot, other ones for another subject. */
function skyline({ ctx, colors }: Page, { x, y, w, h }: Box, id: string): void {
  let seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const next = (most: number): number => {
    seed = (seed * 137 + 29) % 9973;
    return seed % most;
  };
  const foot = y + h;
  ctx.fillStyle = colors.ink;
  for (let at = x - 10; at < x + w; ) {
    const wide = 34 + next(36);
    const tall = h * 0.14 + next(Math.round(h * 0.16));
    const middle = Math.abs(at + wide / 2 - (x + w / 2)) < h * 0.3;
    const top = foot - (middle ? tall * 0.45 : tall);
    ctx.beginPath();
    ctx.moveTo(at, foot);
    ctx.lineTo(at, top);
    ctx.lineTo(at + wide * 0.14, top - 12);
    ctx.lineTo(at + wide * 0.5, top - 24);
    ctx.lineTo(at + wide * 0.86, top - 12);
    ctx.lineTo(at + wide, top);
    ctx.lineTo(at + wide, foot);
    ctx.fill();
    ctx.fillRect(at + wide * 0.68, top - 32, 7, 22);
    ctx.fillStyle = colors.paperLight;
    if (next(3) > 0) ctx.fillRect(at + wide * 0.3, top + 8, 6, 9);
    if (next(3) > 1) ctx.fillRect(at + wide * 0.6, top + 8, 6, 9);
    ctx.fillStyle = colors.ink;
    at += wide + next(9) - 2;
  }
}

function subject(page: Page, { kind, id }: EngravingView, box: Box): void {
  if (kind === 'place') {
    building(page, id, box);
    return;
  }
  const { ctx, colors } = page;
  const size = box.h * 0.8;
  const picture = monsterIcon(id, colors.ink);
  if (picture) ctx.drawImage(picture, box.x + (box.w - size) / 2, box.y + box.h * 0.06, size, size);
}

/** A portrait in an oval, on ruled paper. */
function medallion(page: Page, id: string, { x, y, w, h }: Box): void {
  const { ctx, colors } = page;
  ctx.strokeStyle = colors.ink;
  for (let line = 3; line < h; line += 5) {
    ctx.lineWidth = 1 + (1.4 * Math.abs(line - h / 2)) / h;
    ctx.beginPath();
    ctx.moveTo(x, y + line);
    ctx.lineTo(x + w, y + line);
    ctx.stroke();
  }
  const middle = { x: x + w / 2, y: y + h / 2 };
  const [rx, ry] = [h * 0.4, h * 0.47];
  for (const [grow, fill] of [
    [7, colors.ink],
    [4, colors.paperLight],
    [0, colors.paperDark],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(middle.x, middle.y, rx + grow, ry + grow, 0, 0, 2 * Math.PI);
    ctx.fillStyle = fill;
    ctx.fill();
  }
  ctx.clip();
  const size = Math.round(2 * ry);
  ctx.drawImage(face(page, id, size), middle.x - ry, middle.y - ry, size, size);
}

/** A house before the moon with the sign of the place over its door. */
function building(page: Page, id: string, box: Box): void {
  const { ctx, colors } = page;
  const wide = box.h * 0.74;
  const x = box.x + (box.w - wide) / 2;
  const foot = box.y + box.h;
  const eaves = box.y + box.h * 0.4;
  ctx.fillStyle = colors.ink;
  ctx.beginPath();
  ctx.moveTo(x, foot);
  ctx.lineTo(x, eaves);
  ctx.lineTo(x + wide * 0.16, eaves - box.h * 0.16);
  ctx.lineTo(x + wide * 0.5, eaves - box.h * 0.27);
  ctx.lineTo(x + wide * 0.84, eaves - box.h * 0.16);
  ctx.lineTo(x + wide, eaves);
  ctx.lineTo(x + wide, foot);
  ctx.fill();
  ctx.fillRect(x + wide * 0.72, eaves - box.h * 0.34, wide * 0.08, box.h * 0.2);
  ctx.fillStyle = colors.paperLight;
  const pane = { w: wide * 0.1, h: box.h * 0.12 };
  for (const share of [0.1, 0.8])
    for (const row of [0.14, 0.36]) ctx.fillRect(x + wide * share, eaves + box.h * row, pane.w, pane.h);
  ctx.fillRect(x + wide * 0.44, foot - box.h * 0.16, wide * 0.12, box.h * 0.16);
  const sign = { x: x + wide * 0.5, y: eaves + box.h * 0.17, r: box.h * 0.19 };
  ctx.beginPath();
  ctx.arc(sign.x, sign.y, sign.r, 0, 2 * Math.PI);
  ctx.fill();
  const picture = placeIcon(id, colors.ink);
  const size = sign.r * 1.5;
  if (picture) ctx.drawImage(picture, sign.x - size / 2, sign.y - size / 2, size, size);
}

/** A portrait as a picture of its own. */
export function face(page: Page, sheet: string, size: number): Page['canvas'] {
  const bare = Page.bare(Math.ceil(size), Math.ceil(size), page);
  portrait(bare, sheet, { x: 0, y: 0, size: bare.width });
  return bare.canvas;
}
