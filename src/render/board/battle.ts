import { BOLD, SERIF, TYPE } from '../drawing/fonts.ts';
import { ancientOneIcon, sanityIcon } from '../drawing/icon.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { mix, seatColor } from '../drawing/palette.ts';
import { heart } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { portrait } from '../portraits/portrait.ts';
import type { BattleView, BoardView, FighterView } from '../view.ts';
import { drawCandle, drawRoofs } from './skyline.ts';
import { BOARD } from './townplan.ts';

const GROUND = 690;
const FIGURE = 600;
const PAD = 24;
/** How many investigators stand in one row; more stand in two. */
const A_ROW = 4;

/** The colors of the last night, in each theme. */
interface Night {
  top: string;
  low: string;
  moon: string;
  figure: string;
  roof: string;
  window: string;
  text: string;
  alarm: string;
}

/** The final battle, 1600 × 1000: the Ancient One over the roofs of the town, doom as candles, those who stand against it. */
export function drawBattle(view: BoardView, battle: BattleView): Page {
  const page = new Page(BOARD.width, BOARD.height, view);
  const night = nightOf(page);
  sky(page, night);
  figure(page, battle, night);
  drawRoofs(page, { x: 0, y: GROUND - 120, w: BOARD.width, h: 120 }, night);
  heading(page, { view, battle, night });
  candles(page, view);
  fighters(page, battle, night);
  return page;
}

function nightOf({ theme, colors }: Page): Night {
  const { black, white, cream, gold } = colors;
  if (theme === 'contrast')
    return {
      top: white,
      low: white,
      moon: white,
      figure: black,
      roof: black,
      window: white,
      text: black,
      alarm: black,
    };
  return {
    top: '#0a0c1a',
    low: '#6a1c12',
    moon: '#d9542b',
    figure: '#0b070a',
    roof: '#120b0b',
    window: gold,
    text: cream,
    alarm: '#ff7a5c',
  };
}

/** Dusk in ruled lines, as a woodcut has it, and a moon that is none. */
function sky({ ctx, theme, colors }: Page, night: Night): void {
  const shade = ctx.createLinearGradient(0, 0, 0, GROUND);
  shade.addColorStop(0, night.top);
  shade.addColorStop(1, night.low);
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, BOARD.width, GROUND);
  const moon = { x: BOARD.width / 2, y: 340, r: 318 };
  if (theme === 'paper') {
    const glow = ctx.createRadialGradient(moon.x, moon.y, moon.r * 0.4, moon.x, moon.y, moon.r * 2);
    glow.addColorStop(0, 'rgba(255,140,70,0.55)');
    glow.addColorStop(1, 'rgba(255,90,40,0)');
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, BOARD.width, GROUND);
    ctx.strokeStyle = 'rgba(0,0,0,0.34)';
    for (let y = 4; y < GROUND; y += 9) {
      ctx.lineWidth = 4 - (3 * y) / GROUND;
      ctx.beginPath();
      ctx.moveTo(0, y);
      ctx.lineTo(BOARD.width, y);
      ctx.stroke();
    }
  }
  ctx.beginPath();
  ctx.arc(moon.x, moon.y, moon.r, 0, 2 * Math.PI);
  ctx.fillStyle = night.moon;
  ctx.fill();
  ctx.strokeStyle = theme === 'paper' ? mix(night.moon, '#ffe3b0', 0.5) : colors.black;
  ctx.lineWidth = 6;
  ctx.stroke();
}

/** The Ancient One, three fifths of the picture tall. */
function figure({ ctx }: Page, { ancientOne }: BattleView, night: Night): void {
  const drawing = ancientOneIcon(ancientOne, night.figure);
  if (drawing) ctx.drawImage(drawing, (BOARD.width - FIGURE) / 2, 46, FIGURE, FIGURE);
}

/** Whom one fights and how it stands: on the left the name and the round, on the right the battle's numbers. */
function heading(page: Page, { view, battle, night }: { view: BoardView; battle: BattleView; night: Night }): void {
  const left = { x: PAD, y: PAD, w: 450, h: 84 };
  const { text: color, alarm } = night;
  drawText(page, view.ancientOne.name, left, { face: SERIF, size: 76, least: 52, align: 'left', color, squeeze: 0.8 });
  const second = { ...left, y: left.y + 92, h: 56 };
  drawText(page, battle.round, second, { face: TYPE, size: 50, align: 'left', color: alarm, squeeze: 0.8 });
  battle.numbers.forEach(({ label, value }, index) => {
    const box = { x: BOARD.width - PAD - 450, y: PAD + index * 112, w: 450, h: 60 };
    drawText(page, value, box, { face: BOLD, size: 58, align: 'right', color, squeeze: 0.8 });
    const under = { ...box, y: box.y + 58, h: 42 };
    drawText(page, label, under, { face: BOLD, size: 34, align: 'right', color: alarm, squeeze: 0.8 });
  });
}

/** Doom as candles along the roofs, and how many of how many. */
function candles(page: Page, { ancientOne: { doom, of } }: BoardView): void {
  const { ctx, colors } = page;
  ctx.fillStyle = colors.black;
  ctx.fillRect(0, GROUND, BOARD.width, 76);
  const label = { x: BOARD.width - PAD - 150, y: GROUND + 8, w: 150, h: 60 };
  const step = Math.min(84, (label.x - PAD * 2) / of);
  for (let index = 0; index < of; index++)
    drawCandle(page, { x: PAD + index * step, y: GROUND - 4, w: Math.min(56, step - 6), h: 76 }, index < doom);
  drawText(page, `${doom}/${of}`, label, { face: BOLD, size: 56, align: 'right', color: colors.gold });
}

/** Everybody who stands against it, in one row or two. */
function fighters(page: Page, { fighters: all }: BattleView, night: Night): void {
  const { ctx, colors } = page;
  const top = GROUND + 76;
  ctx.fillStyle = page.theme === 'paper' ? colors.night : colors.white;
  ctx.fillRect(0, top, BOARD.width, BOARD.height - top);
  const rows = all.length > A_ROW ? 2 : 1;
  const columns = Math.min(A_ROW, Math.ceil(all.length / rows));
  const tall = (BOARD.height - top - PAD) / rows;
  const wide = (BOARD.width - PAD) / columns;
  all.forEach((one, index) => {
    const x = PAD / 2 + (index % columns) * wide;
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
