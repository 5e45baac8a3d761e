import { BOLD, SERIF, TYPE } from '../drawing/fonts.ts';
import { ancientOneIcon, sanityIcon } from '../drawing/icon.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { mix, seatColor } from '../drawing/palette.ts';
import { heart } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { away, rays, rows, rule } from '../moments/ruling.ts';
import { street } from '../moments/scenery.ts';
import { portrait } from '../portraits/portrait.ts';
import type { BattleView, BoardView, FighterView } from '../view.ts';
import { drawCandle } from './candle.ts';

/** The whole picture, in pixels. */
const BATTLE = { width: 1600, height: 1000 } as const;
const GROUND = 672;
const FIGURE = 600;
const TOP = 30;
const MOON = { x: BATTLE.width / 2, y: 330, r: 312 } as const;
/** Room for the candles below the roofs. */
const CANDLES = 116;
/** The widest card of somebody who fights. */
const WIDEST = 520;
const PAD = 24;
/** How many investigators stand in one row; more stand in two. */
const A_ROW = 4;

/** The colors of the last night, in each theme. */
interface Night {
  low: string;
  /** Under what is written in the sky. */
  plate: string;
  moon: string;
  figure: string;
  behind: string;
  roof: string;
  window: string;
  text: string;
  alarm: string;
  /** On the roofs. */
  count: string;
}

/** The final battle, 1600 × 1000: the Ancient One over the roofs of the town, doom as candles, those who stand against it. */
export function drawBattle(view: BoardView, battle: BattleView): Page {
  const page = new Page(BATTLE.width, BATTLE.height, view);
  const night = nightOf(page);
  sky(page, night);
  figure(page, battle, night);
  town(page, night);
  heading(page, { view, battle, night });
  candles(page, view, night);
  fighters(page, battle, night);
  return page;
}

function nightOf({ theme, colors }: Page): Night {
  const { black, white, cream, gold } = colors;
  if (theme === 'contrast')
    return {
      low: white,
      plate: white,
      moon: white,
      figure: black,
      behind: black,
      roof: black,
      window: white,
      text: black,
      alarm: black,
      count: white,
    };
  return {
    low: '#b8402a',
    plate: '#150a12',
    moon: '#f4b860',
    figure: '#150a12',
    behind: '#5a1c1a',
    roof: '#120b0b',
    window: gold,
    text: cream,
    alarm: '#ffb199',
    count: gold,
  };
}

/** Rays around a moon that is none, cut into the block as a great moment is. */
function sky({ ctx, theme }: Page, night: Night): void {
  const plain = theme === 'contrast';
  ctx.fillStyle = night.low;
  ctx.fillRect(0, 0, BATTLE.width, GROUND);
  const far = away(MOON, MOON.r, 1000, 0.86);
  const width = (x: number, y: number): number =>
    Math.hypot(x - MOON.x, y - MOON.y) * 0.042 * (0.16 + 0.76 * far(x, y));
  rule({ ctx, plain }, rays(MOON, 150, MOON.r + 6, 1060), night.figure, width);
  ctx.beginPath();
  ctx.arc(MOON.x, MOON.y, MOON.r, 0, 2 * Math.PI);
  ctx.fillStyle = night.moon;
  ctx.fill();
  ctx.strokeStyle = night.figure;
  ctx.lineWidth = 6;
  ctx.stroke();
}

/** The Ancient One, three fifths of the picture tall, its foot lost in the mist above the roofs. */
function figure(page: Page, { ancientOne }: BattleView, night: Night): void {
  const { ctx } = page;
  const plain = page.theme === 'contrast';
  const x = (BATTLE.width - FIGURE) / 2;
  const drawing = ancientOneIcon(ancientOne, night.figure);
  if (!drawing) return;
  const edge = plain ? null : ancientOneIcon(ancientOne, night.moon);
  for (let turn = 0; edge && turn < 12; turn++) {
    const angle = (turn * Math.PI) / 6;
    ctx.drawImage(edge, x + 7 * Math.cos(angle), TOP + 7 * Math.sin(angle), FIGURE, FIGURE);
  }
  const block = Page.bare(FIGURE, FIGURE, page);
  block.ctx.drawImage(drawing, 0, 0, FIGURE, FIGURE);
  block.ctx.globalCompositeOperation = 'source-atop';
  const mist = { x: 0, y: FIGURE * 0.6, w: FIGURE, h: FIGURE * 0.4 };
  rule({ ctx: block.ctx, plain }, rows(mist, 13), night.moon, (_, y) => 8 * ((y - mist.y) / mist.h) - 1);
  ctx.drawImage(block.canvas, x, TOP);
}

/** Arkham, in two rows of roofs, the nearer with lit windows. */
function town(page: Page, night: Night): void {
  const { ctx, theme } = page;
  const scale = BATTLE.width / 1100;
  const rowsOf = theme === 'contrast' ? [] : [{ seed: 23, tall: 82, color: night.behind, lit: null, up: 26 }];
  for (const { seed, tall, color, lit, up } of [
    ...rowsOf,
    { seed: 7, tall: 64, color: night.roof, lit: night.window, up: 0 },
  ])
    page.at(0, GROUND - up, scale, () => street({ ctx }, color, { seed, foot: 4, tall, lit }));
  ctx.fillStyle = night.roof;
  ctx.fillRect(0, GROUND, BATTLE.width, CANDLES);
}

/** Whom one fights and how it stands: on the left the name and the round, on the right the battle's numbers. */
function heading(page: Page, { view, battle, night }: { view: BoardView; battle: BattleView; night: Night }): void {
  const tall = 20 + battle.numbers.length * 112;
  for (const plate of [
    { x: -20, y: -20, w: 456, h: 220 },
    { x: BATTLE.width - 476, y: -20, w: 496, h: tall + 20 },
  ])
    panel(page, plate, { radius: 20, fill: night.plate, line: night.moon, width: 4 });
  const left = { x: PAD, y: PAD, w: 390, h: 84 };
  const { text: color, alarm } = night;
  drawText(page, view.ancientOne.name, left, { face: SERIF, size: 76, least: 52, align: 'left', color, squeeze: 0.8 });
  const second = { ...left, y: left.y + 92, h: 56 };
  drawText(page, battle.round, second, { face: TYPE, size: 50, align: 'left', color: alarm, squeeze: 0.8 });
  battle.numbers.forEach(({ label, value }, index) => {
    const box = { x: BATTLE.width - PAD - 430, y: 12 + index * 112, w: 430, h: 60 };
    drawText(page, value, box, { face: BOLD, size: 58, align: 'right', color, squeeze: 0.8 });
    const under = { ...box, y: box.y + 58, h: 42 };
    drawText(page, label, under, { face: BOLD, size: 34, align: 'right', color: alarm, squeeze: 0.8 });
  });
}

/** Doom as candles in front of the town, and how many of how many. */
function candles(page: Page, { ancientOne: { doom, of } }: BoardView, night: Night): void {
  const label = { x: BATTLE.width - PAD - 170, y: GROUND + 22, w: 170, h: 80 };
  const step = Math.min(136, (label.x - PAD * 2) / of);
  const w = Math.min(76, step - 6);
  for (let index = 0; index < of; index++)
    drawCandle(page, { x: PAD + index * step, y: GROUND - 12, w, h: CANDLES + 4 }, index < doom);
  drawText(page, `${doom}/${of}`, label, {
    face: BOLD,
    size: 72,
    least: 50,
    squeeze: 0.8,
    align: 'right',
    color: night.count,
  });
}

/** Everybody who stands against it, in one row or two. */
function fighters(page: Page, { fighters: all }: BattleView, night: Night): void {
  const { ctx, colors } = page;
  const top = GROUND + CANDLES;
  ctx.fillStyle = page.theme === 'paper' ? colors.night : colors.white;
  ctx.fillRect(0, top, BATTLE.width, BATTLE.height - top);
  const rows = all.length > A_ROW ? 2 : 1;
  const columns = Math.min(A_ROW, Math.ceil(all.length / rows));
  const tall = (BATTLE.height - top - PAD) / rows;
  const wide = Math.min(WIDEST, (BATTLE.width - PAD) / columns);
  const left = (BATTLE.width - wide * columns) / 2;
  all.forEach((one, index) => {
    const x = left + (index % columns) * wide;
    const y = top + PAD / 2 + Math.floor(index / columns) * tall;
    fighter(page, one, { box: inset({ x, y, w: wide, h: tall }, 5), night });
  });
}

function fighter(page: Page, one: FighterView, { box, night }: { box: Box; night: Night }): void {
  const { ctx, colors, theme } = page;
  const color = seatColor(one.seat);
  const ground = theme === 'paper' ? mix(color, '#15172a', 0.72) : colors.white;
  panel(page, box, { radius: 12, fill: ground, line: one.acts ? colors.gold : color, width: one.acts ? 8 : 4 });
  const size = Math.min(box.h - 16, 150, box.w * 0.34);
  const face = { x: box.x + 10, y: box.y + (box.h - size) / 2, w: size, h: size };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(face.x, face.y, face.w, face.h, 10);
  ctx.clip();
  ctx.fillStyle = mix(color, '#ffffff', 0.3);
  ctx.fillRect(face.x, face.y, face.w, face.h);
  page.at(face.x, face.y, size / 100, () => portrait(ctx, one.sheet, color));
  if (one.out) cross(page, face);
  ctx.restore();
  page.mark('token', one.name, face, box);
  const room = { x: face.x + size + 12, y: box.y + 6, w: box.x + box.w - face.x - size - 22, h: box.h - 12 };
  const ink = theme === 'paper' ? colors.cream : colors.black;
  const name = { ...room, h: room.h * 0.46 };
  drawText(page, one.name, name, { face: SERIF, size: 58, least: 40, align: 'left', squeeze: 0.72, color: ink });
  const values = { ...room, y: room.y + room.h * 0.5, h: room.h * 0.48 };
  if (one.out) {
    drawText(page, one.out, values, {
      face: BOLD,
      size: 44,
      least: 34,
      align: 'left',
      squeeze: 0.75,
      color: night.alarm,
    });
    return;
  }
  track(page, { ...values, w: room.w / 2 - 4 }, { text: `${one.sanity}`, sign: 'sanity', ink });
  track(page, { ...values, x: room.x + room.w / 2, w: room.w / 2 }, { text: `${one.stamina}`, sign: 'stamina', ink });
}

/** A value with its sign before it. */
function track(
  page: Page,
  box: Box,
  { text, sign, ink }: { text: string; sign: 'sanity' | 'stamina'; ink: string },
): void {
  const r = Math.min(24, box.h / 2 - 2);
  const at = { x: box.x + r, y: box.y + box.h / 2, r };
  if (sign === 'stamina') heart(page, { ...at, r: r * 0.9 }, page.theme === 'paper' ? '#e2564b' : ink);
  else {
    const brain = sanityIcon(page.theme === 'paper' ? '#7db4ee' : ink);
    if (brain) page.ctx.drawImage(brain, at.x - r, at.y - r, 2 * r, 2 * r);
  }
  const number = { ...box, x: box.x + 2 * r + 8, w: box.w - 2 * r - 8 };
  drawText(page, text, number, { face: BOLD, size: 54, least: 40, align: 'left', squeeze: 0.75, color: ink });
}

/** Through somebody who is out of the game. */
function cross({ ctx, colors }: Page, { x, y, w, h }: Box): void {
  ctx.fillStyle = 'rgba(20,16,14,0.55)';
  ctx.fillRect(x, y, w, h);
  ctx.strokeStyle = colors.danger;
  ctx.lineWidth = 9;
  ctx.beginPath();
  ctx.moveTo(x + 8, y + 8);
  ctx.lineTo(x + w - 8, y + h - 8);
  ctx.moveTo(x + w - 8, y + 8);
  ctx.lineTo(x + 8, y + h - 8);
  ctx.stroke();
}
