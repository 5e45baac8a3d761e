import { BOLD, SERIF, TYPE } from '../drawing/fonts.ts';
import { ancientOneIcon, sanityIcon } from '../drawing/icon.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { mix, seatColor } from '../drawing/palette.ts';
import { heart } from '../drawing/symbol.ts';
import { drawText, widthOf, wrap } from '../drawing/text.ts';
import { away, rays, rows, rule } from '../moments/ruling.ts';
import { street } from '../moments/scenery.ts';
import { portrait } from '../portraits/portrait.ts';
import type { BattleView, BoardView, FighterView } from '../view.ts';
import { drawCandle } from './candle.ts';

const WIDTH = 1600;
const TOP = 30;
/** Room for the candles below the roofs. */
const CANDLES = 116;
/** What counts them is no narrower. */
const DOOM = 170;
/** The widest card of somebody who fights. */
const WIDEST = 520;
const PAD = 24;
/** How many investigators stand in one row; more stand in two. */
const A_ROW = 4;
/** The smallest letters, 11 pixels on a telephone of 350. */
const LEAST = 51;
/** A number of the battle, and each line of what it counts. */
const NUMBER = { w: 440, number: 68, line: 50, gap: 12 } as const;

/** Where the last night is drawn: how tall it is, where the ground lies, the figure, three fifths of it, its moon. */
interface Place {
  height: number;
  ground: number;
  figure: number;
  moon: { x: number; y: number; r: number };
}

const placeOf = (height: number, ground: number): Place => {
  const figure = height * 0.6;
  return { height, ground, figure, moon: { x: WIDTH / 2, y: TOP + figure / 2, r: figure * 0.52 } };
};
/** With one row of those who fight, and with two. */
const PLACES = [placeOf(1000, 672), placeOf(1140, 744)] as const;

/** The colors of the last night, in each theme. */
interface Night {
  low: string;
  /** Under what is written in the sky. */
  plate: string;
  edge: string;
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

/** A picture of the battle in the making. */
interface Stage {
  page: Page;
  night: Night;
  place: Place;
}

/** The final battle, 1600 × 1000 (1140 with more than four who fight): the Ancient One over the roofs of the town, doom as candles, those who stand against it. */
export function drawBattle(view: BoardView, battle: BattleView): Page {
  const place = PLACES[battle.fighters.length > A_ROW ? 1 : 0];
  const page = new Page(WIDTH, place.height, view);
  const stage = { page, night: nightOf(page), place };
  sky(stage);
  figure(stage, battle);
  town(stage);
  heading(stage, view, battle);
  candles(stage, view);
  fighters(stage, battle);
  return page;
}

function nightOf({ theme, colors }: Page): Night {
  const { black, white, cream, gold } = colors;
  if (theme === 'contrast')
    return {
      low: white,
      plate: white,
      edge: black,
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
    edge: '#f4b860',
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
function sky({ page: { ctx, theme }, night, place: { ground, moon } }: Stage): void {
  const plain = theme === 'contrast';
  ctx.fillStyle = night.low;
  ctx.fillRect(0, 0, WIDTH, ground);
  const far = away(moon, moon.r, 1000, 0.86);
  const width = (x: number, y: number): number =>
    Math.hypot(x - moon.x, y - moon.y) * 0.042 * (0.16 + 0.76 * far(x, y));
  rule({ ctx, plain }, rays(moon, 150, moon.r + 6, 1060), night.figure, width);
  ctx.beginPath();
  ctx.arc(moon.x, moon.y, moon.r, 0, 2 * Math.PI);
  ctx.fillStyle = night.moon;
  ctx.fill();
  ctx.strokeStyle = night.figure;
  ctx.lineWidth = 6;
  ctx.stroke();
}

/** The Ancient One, three fifths of the picture tall, its foot lost in the mist above the roofs. */
function figure({ page, night, place: { figure: size } }: Stage, { ancientOne }: BattleView): void {
  const { ctx } = page;
  const plain = page.theme === 'contrast';
  const x = (WIDTH - size) / 2;
  const drawing = ancientOneIcon(ancientOne, night.figure);
  if (!drawing) return;
  const edge = plain ? null : ancientOneIcon(ancientOne, night.moon);
  for (let turn = 0; edge && turn < 12; turn++) {
    const angle = (turn * Math.PI) / 6;
    ctx.drawImage(edge, x + 7 * Math.cos(angle), TOP + 7 * Math.sin(angle), size, size);
  }
  const block = Page.bare(size, size, page);
  block.ctx.drawImage(drawing, 0, 0, size, size);
  block.ctx.globalCompositeOperation = 'source-atop';
  const mist = { x: 0, y: size * 0.6, w: size, h: size * 0.4 };
  rule({ ctx: block.ctx, plain }, rows(mist, 13), night.moon, (_, y) => 8 * ((y - mist.y) / mist.h) - 1);
  ctx.drawImage(block.canvas, x, TOP);
}

/** Arkham, in two rows of roofs, the nearer with lit windows. */
function town({ page, night, place: { ground } }: Stage): void {
  const { ctx, theme } = page;
  const scale = WIDTH / 1100;
  const rowsOf = theme === 'contrast' ? [] : [{ seed: 23, tall: 82, color: night.behind, lit: null, up: 26 }];
  for (const { seed, tall, color, lit, up } of [
    ...rowsOf,
    { seed: 7, tall: 64, color: night.roof, lit: night.window, up: 0 },
  ])
    page.at(0, ground - up, scale, () => street({ ctx }, color, { seed, foot: 4, tall, lit }));
  ctx.fillStyle = night.roof;
  ctx.fillRect(0, ground, WIDTH, CANDLES);
}

/** Whom one fights and how it stands: on the left the name and the round, on the right the battle's numbers. */
function heading({ page, night }: Stage, view: BoardView, battle: BattleView): void {
  const { text: color, alarm } = night;
  const said = { face: BOLD, size: LEAST, least: LEAST, leading: NUMBER.line / LEAST, squeeze: 0.66 } as const;
  const lines = battle.numbers.map(({ label }) => wrap(page, label, said, NUMBER.w / said.squeeze).length);
  const talls = lines.map((count) => NUMBER.number + count * NUMBER.line + NUMBER.gap);
  for (const plate of [
    { x: -20, y: -20, w: 456, h: 220 },
    { x: WIDTH - NUMBER.w - 2 * PAD, y: -20, w: NUMBER.w + 68, h: talls.reduce((sum, h) => sum + h, 40) },
  ])
    panel(page, plate, { radius: 20, fill: night.plate, line: night.edge, width: 4 });
  const left = { x: PAD, y: PAD, w: 390, h: 84 };
  drawText(page, view.ancientOne.name, left, { face: SERIF, size: 76, least: 52, align: 'left', color, squeeze: 0.8 });
  const second = { ...left, y: left.y + 92, h: 60 };
  drawText(page, battle.round, second, {
    face: TYPE,
    size: 54,
    least: LEAST,
    align: 'left',
    color: alarm,
    squeeze: 0.7,
  });
  let y: number = NUMBER.gap;
  battle.numbers.forEach(({ label, value }, index) => {
    const box = { x: WIDTH - PAD - NUMBER.w, y, w: NUMBER.w, h: NUMBER.number };
    drawText(page, value, box, { face: BOLD, size: 64, align: 'right', color, squeeze: 0.8 });
    const under = { ...box, y: y + NUMBER.number, h: (lines[index] ?? 1) * NUMBER.line };
    drawText(page, label, under, { ...said, lines: lines[index] ?? 1, align: 'right', color: alarm });
    y += talls[index] ?? 0;
  });
}

/** Doom as candles in front of the town, and how many of how many. */
function candles({ page, night, place: { ground } }: Stage, view: BoardView): void {
  const { doom, of } = view.ancientOne;
  const said = { face: BOLD, least: LEAST, squeeze: 0.7, align: 'right', color: night.count } as const;
  const word = view.words.doom ?? '';
  const wide = Math.max(DOOM, Math.ceil(widthOf(page, word, { face: BOLD, size: LEAST }) * said.squeeze) + 2);
  const label = { x: WIDTH - PAD - wide, y: ground + 2, w: wide, h: 62 };
  const step = Math.min(136, (label.x - PAD * 2) / of);
  const w = Math.min(76, step - 6);
  for (let index = 0; index < of; index++)
    drawCandle(page, { x: PAD + index * step, y: ground - 12, w, h: CANDLES + 4 }, index < doom);
  drawText(page, `${doom}/${of}`, label, { ...said, size: 60 });
  drawText(page, word, { ...label, y: label.y + 58, h: 54 }, { ...said, size: LEAST });
}

/** Everybody who stands against it, in one row or two. */
function fighters({ page, night, place: { ground, height } }: Stage, { fighters: all }: BattleView): void {
  const { ctx, colors } = page;
  const top = ground + CANDLES;
  ctx.fillStyle = page.theme === 'paper' ? colors.night : colors.white;
  ctx.fillRect(0, top, WIDTH, height - top);
  const rows = all.length > A_ROW ? 2 : 1;
  const columns = Math.min(A_ROW, Math.ceil(all.length / rows));
  const tall = (height - top - PAD) / rows;
  const wide = Math.min(WIDEST, (WIDTH - PAD) / columns);
  const left = (WIDTH - wide * columns) / 2;
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
  const [edge, turn] = theme === 'paper' ? [color, colors.gold] : [colors.grayDark, colors.black];
  panel(page, box, { radius: 12, fill: ground, line: one.acts ? turn : edge, width: one.acts ? 10 : 3 });
  const size = Math.min(box.h - 16, 150, box.w * 0.34);
  const face = { x: box.x + 10, y: box.y + (box.h - size) / 2, w: size, h: size };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(face.x, face.y, face.w, face.h, 10);
  ctx.clip();
  ctx.fillStyle = mix(color, '#ffffff', 0.3);
  ctx.fillRect(face.x, face.y, face.w, face.h);
  portrait(page, one.sheet, { x: face.x, y: face.y, size }, size < 100);
  if (one.out) cross(page, face);
  ctx.restore();
  page.mark('token', one.name, face, box);
  const room = { x: face.x + size + 12, y: box.y + 6, w: box.x + box.w - face.x - size - 22, h: box.h - 12 };
  const ink = theme === 'paper' ? colors.cream : colors.black;
  const name = { ...room, h: room.h * 0.5 };
  drawText(page, one.name, name, { face: SERIF, size: 58, least: LEAST, align: 'left', squeeze: 0.66, color: ink });
  const values = { ...room, y: room.y + room.h * 0.5, h: room.h * 0.5 };
  if (one.out) {
    drawText(page, one.out, values, {
      face: BOLD,
      size: LEAST,
      least: LEAST,
      align: 'left',
      squeeze: 0.66,
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
  drawText(page, text, number, { face: BOLD, size: 54, least: LEAST, align: 'left', squeeze: 0.66, color: ink });
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
