import { BOLD, SERIF, TYPE } from './drawing/fonts.ts';
import { type Box, inset, Page, panel } from './drawing/page.ts';
import { disc, magnifier } from './drawing/symbol.ts';
import { drawText, widthOf } from './drawing/text.ts';
import type { DiceView } from './view.ts';

const WIDTH = 1000;
const MARGIN = 32;
const TITLE = 66;
const FORTUNE = 58;
const GAP = 18;
const BIGGEST = 104;
const SMALLEST = 52;
const LIT = '#2f9e5b';
const FELT = '#2c3f35';

type Die = DiceView['dice'][number];

/** A roll: the dice as they lie, those of Clue tokens set apart, the formula and the result under them. */
export function drawDice(view: DiceView): Page {
  const plain = view.dice.filter(({ clue }) => !clue);
  const clues = view.dice.filter(({ clue }) => clue);
  const size = sizeFor(plain.length, clues.length);
  const rows = rowsOf(plain, size);
  const clueRows = rowsOf(clues, size);
  const tall = (rows.length + clueRows.length) * (size + GAP) - GAP + (clueRows.length > 0 ? 26 : 0);
  const above = view.fortune ? FORTUNE : 0;
  const tray = { x: MARGIN, y: MARGIN + TITLE + 8 + above, w: WIDTH - 2 * MARGIN, h: Math.max(size, tall) + 48 };
  const page = new Page(WIDTH, Math.round(tray.y + tray.h + 142), view);
  const { colors } = page;
  ground(page);
  drawText(
    page,
    view.title,
    { x: MARGIN, y: MARGIN - 6, w: WIDTH - 2 * MARGIN, h: TITLE },
    {
      face: SERIF,
      size: 54,
      least: 30,
      color: colors.ink,
    },
  );
  if (view.fortune)
    fortune(page, view.fortune, { x: MARGIN, y: MARGIN + TITLE, w: WIDTH - 2 * MARGIN, h: FORTUNE - 4 });
  panel(page, tray, { radius: 26, fill: isPlain(page) ? colors.white : FELT, line: colors.ink, width: 5 });
  if (!isPlain(page)) panel(page, inset(tray, 9), { radius: 19, line: 'rgba(255,255,255,0.14)', width: 2 });
  let y = tray.y + 24;
  for (const row of rows) {
    drawRow(page, row, size, y);
    y += size + GAP;
  }
  if (clueRows.length > 0) y += 26;
  for (const row of clueRows) {
    apart(page, row, size, y);
    drawRow(page, row, size, y);
    y += size + GAP;
  }
  const under = tray.y + tray.h;
  drawText(
    page,
    view.formula,
    { x: MARGIN, y: under + 10, w: WIDTH - 2 * MARGIN, h: 52 },
    {
      face: TYPE,
      size: 33,
      least: 19,
      lines: 2,
      leading: 1,
      color: colors.ink,
    },
  );
  result(page, view, { x: MARGIN, y: under + 66, w: WIDTH - 2 * MARGIN, h: 60 });
  return page;
}

/** Black on white: no felt, no shadows. */
function isPlain({ theme }: Page): boolean {
  return theme === 'contrast';
}

function ground(page: Page): void {
  const { colors } = page;
  panel(page, { x: 0, y: 0, w: page.width, h: page.height }, { fill: colors.paper });
  panel(page, { x: 7, y: 7, w: page.width - 14, h: page.height - 14 }, { line: colors.ink, width: 4 });
  panel(page, { x: 14, y: 14, w: page.width - 28, h: page.height - 28 }, { line: colors.inkFaint, width: 2 });
}

/** Between title and dice: blessed with rays and pointing up, cursed pointing down. */
function fortune(page: Page, { kind, text }: NonNullable<DiceView['fortune']>, box: Box): void {
  const { ctx, colors } = page;
  const face = BOLD;
  const size = 32;
  const wide = Math.min(box.w, widthOf(page, text, { face, size }) + 120);
  const plate = { x: box.x + (box.w - wide) / 2, y: box.y, w: wide, h: box.h };
  const fill = kind === 'blessed' ? '#fff1b8' : kind === 'cursed' ? '#3a1f47' : colors.paper;
  const ink = kind === 'cursed' ? '#ffffff' : colors.black;
  panel(page, plate, { radius: box.h / 2, fill, line: colors.ink, width: 3 });
  for (const x of kind === 'other' ? [] : [plate.x + 30, plate.x + plate.w - 30]) {
    const y = plate.y + plate.h / 2;
    const up = kind === 'blessed' ? -1 : 1;
    ctx.beginPath();
    ctx.moveTo(x, y + up * 14);
    ctx.lineTo(x + 14, y - up * 9);
    ctx.lineTo(x - 14, y - up * 9);
    ctx.closePath();
    ctx.fillStyle = kind === 'blessed' ? '#b97f00' : '#ff8f7d';
    ctx.fill();
  }
  drawText(
    page,
    text,
    { ...inset(plate, 3), x: plate.x + 52, w: plate.w - 104 },
    { face, size, least: 16, squeeze: 0.8, color: ink },
  );
}

function perRow(size: number): number {
  return Math.floor((WIDTH - 2 * MARGIN - 60 + GAP) / (size + GAP));
}

function sizeFor(plain: number, clues: number): number {
  for (let size = BIGGEST; size > SMALLEST; size -= 4) {
    const rows = Math.ceil(plain / perRow(size)) + Math.ceil(clues / perRow(size));
    if (rows * (size + GAP) <= 380) return size;
  }
  return SMALLEST;
}

function rowsOf(dice: readonly Die[], size: number): Die[][] {
  const count = Math.ceil(dice.length / perRow(size));
  const each = Math.ceil(dice.length / Math.max(1, count));
  return Array.from({ length: count }, (_, row) => dice.slice(row * each, (row + 1) * each));
}

function leftOf(row: readonly Die[], size: number): number {
  return (WIDTH - row.length * (size + GAP) + GAP) / 2;
}

function drawRow(page: Page, row: readonly Die[], size: number, y: number): void {
  row.forEach((die, index) => {
    drawDie(page, die, { x: leftOf(row, size) + index * (size + GAP), y, w: size, h: size });
  });
}

/** A dashed fence with a magnifying glass: these dice were bought with Clue tokens. */
function apart(page: Page, row: readonly Die[], size: number, y: number): void {
  const left = leftOf(row, size);
  const box = { x: left - 12, y: y - 11, w: row.length * (size + GAP) - GAP + 24, h: size + 22 };
  panel(page, box, { radius: 18, line: '#e6d79a', width: 3, dash: [10, 8] });
  magnifier(page, { x: box.x - 42, y: box.y + box.h / 2 - 6, r: 20 });
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function drawDie(page: Page, die: Die, box: Box): void {
  const { colors } = page;
  const { w, h } = box;
  page.mark('token', `die ${die.face}`, box, box);
  const radius = w * 0.19;
  if (isPlain(page)) panel(page, box, { radius, fill: colors.white, line: colors.ink, width: die.success ? 9 : 2 });
  else {
    if (die.success) {
      panel(page, inset(box, -7), { radius: radius + 7, fill: 'rgba(255,209,82,0.35)' });
      panel(page, inset(box, -4), { radius: radius + 4, fill: colors.gold });
    } else panel(page, { ...box, y: box.y + 4 }, { radius, fill: 'rgba(0,0,0,0.4)' });
    panel(page, box, { radius, fill: die.success ? '#fffdf4' : '#b9b3a3', line: colors.ink, width: 3 });
  }
  for (const [dx, dy] of PIPS[die.face] ?? []) {
    const x = box.x + w / 2 + dx * w * 0.25;
    const y = box.y + h / 2 + dy * h * 0.25;
    disc(page, { x, y, r: w * 0.092 }, { fill: die.success ? colors.ink : '#5d574b' });
  }
  if (die.success) tick(page, box.x + w - 4, box.y + 4, w * 0.17);
}

function tick(page: Page, x: number, y: number, r: number): void {
  const { ctx, colors } = page;
  disc(page, { x, y, r }, { fill: LIT, line: colors.white, width: 3 });
  ctx.strokeStyle = colors.white;
  ctx.lineWidth = r * 0.34;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.45, y);
  ctx.lineTo(x - r * 0.08, y + r * 0.4);
  ctx.lineTo(x + r * 0.5, y - r * 0.4);
  ctx.stroke();
}

function cross(page: Page, x: number, y: number, r: number): void {
  const { ctx, colors } = page;
  disc(page, { x, y, r }, { fill: colors.danger, line: colors.white, width: 3 });
  ctx.strokeStyle = colors.white;
  ctx.lineWidth = r * 0.34;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.4, y - r * 0.4);
  ctx.lineTo(x + r * 0.4, y + r * 0.4);
  ctx.moveTo(x + r * 0.4, y - r * 0.4);
  ctx.lineTo(x - r * 0.4, y + r * 0.4);
  ctx.stroke();
}

function result(page: Page, view: DiceView, box: Box): void {
  const { colors } = page;
  const { passed } = view;
  const fill = passed === null ? colors.inkSoft : passed ? colors.stable : colors.danger;
  const plate = inset(box, 2);
  panel(page, plate, { radius: 30, fill, line: colors.ink, width: 3 });
  const y = plate.y + plate.h / 2;
  if (passed === true) tick(page, plate.x + 34, y, 19);
  if (passed === false) cross(page, plate.x + 34, y, 19);
  const text = { x: plate.x + 62, y: plate.y, w: plate.w - 124, h: plate.h };
  drawText(page, view.result, text, { face: BOLD, size: 34, least: 20, color: colors.white });
}
