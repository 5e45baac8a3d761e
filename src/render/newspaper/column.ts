import { letter, SANS, SERIF } from '../drawing/fonts.ts';
import type { Box, Page } from '../drawing/page.ts';
import { DEPTH, drawText, heightOf, plainly, SEEN, type Setting, widthOf, wrap } from '../drawing/text.ts';
import type { ArticleView } from '../view.ts';

const HEAD = 31;
const BODY = 23;
const LEADING = 1.17;
/** A line whose words would stand further apart than this part of its size is not set to both margins. */
const LOOSEST = 1.1;
const BETWEEN = 24;
/** The most that is put between two articles to fill a column. */
const MOST_AIR = 34;
const AFTER_HEAD = 5;
const SCALES = [1.14, 1.06, 1, 0.94, 0.88, 0.82] as const;
/** Small advertisements are set small. */
const FILLERS = 0.82;

interface Column {
  box: Box;
  articles: { article: ArticleView; scale: number }[];
  left: number;
}

/** Sets articles into columns, as large as all of them fit; what then is free is filled up, and the rest is air. */
export function drawColumns(
  page: Page,
  boxes: readonly Box[],
  articles: readonly ArticleView[],
  fillers: readonly ArticleView[],
): void {
  const scale = SCALES.find((one) => fill(page, columnsOf(boxes), articles, one) === articles.length) ?? SCALES.at(-1);
  if (scale === undefined) return;
  const columns = columnsOf(boxes);
  fill(page, columns, articles, scale);
  fill(page, columns, fillers, Math.min(scale, FILLERS));
  for (const column of columns) drawColumn(page, column);
}

function columnsOf(boxes: readonly Box[]): Column[] {
  return boxes.map((box) => ({ box, articles: [], left: box.h + BETWEEN }));
}

/** Puts each article into the emptiest column; how many found room. */
function fill(page: Page, columns: readonly Column[], articles: readonly ArticleView[], scale: number): number {
  let placed = 0;
  for (const article of articles) {
    const emptiest = [...columns].sort((a, b) => b.left - a.left)[0];
    if (!emptiest) break;
    const tall = articleTall(page, article, emptiest.box.w, scale) + BETWEEN;
    if (tall > emptiest.left) continue;
    emptiest.left -= tall;
    emptiest.articles.push({ article, scale });
    placed += 1;
  }
  return placed;
}

function headOf({ colors }: Page, scale: number): Setting {
  return { face: SERIF, size: HEAD * scale, color: colors.ink, lines: 3, leading: 1.02, squeeze: 0.9 };
}

function bodyOf({ colors }: Page, scale: number): Setting {
  return { face: SERIF, size: BODY * scale, color: colors.ink, leading: LEADING };
}

function articleTall(page: Page, { head, text }: ArticleView, width: number, scale: number): number {
  return (
    heightOf(page, head, headOf(page, scale), width) + AFTER_HEAD + heightOf(page, text, bodyOf(page, scale), width)
  );
}

function drawColumn(page: Page, { box, articles, left }: Column): void {
  const air = Math.min(MOST_AIR, left / Math.max(1, articles.length));
  let { y } = box;
  articles.forEach(({ article, scale }, index) => {
    if (index > 0) {
      const between = BETWEEN + air;
      dash(page, box.x + box.w / 2, y + between / 2, box.w * 0.16);
      y += between;
    }
    y = drawArticle(page, article, { ...box, y }, scale);
  });
  const rest = box.y + box.h - y;
  if (rest > 44) fleuron(page, box.x + box.w / 2, y + rest / 2);
}

/** Head and text from the top of a box; returns where it ends. */
function drawArticle(page: Page, { head, text }: ArticleView, box: Box, scale: number): number {
  const setting = headOf(page, scale);
  const headTall = heightOf(page, head, setting, box.w);
  drawText(page, head, { ...box, h: headTall }, { ...setting, lines: Math.round(headTall / (setting.size * 1.02)) });
  return drawJustified(page, text, { ...box, y: box.y + headTall + AFTER_HEAD }, bodyOf(page, scale));
}

/** A text set to both margins from the top of a box; returns where it ends. */
export function drawJustified(page: Page, text: string, box: Box, setting: Setting): number {
  const { ctx } = page;
  const { face, size, color } = setting;
  const leading = size * (setting.leading ?? LEADING);
  const lines = wrap(page, text, { face, size }, box.w);
  lines.forEach((line, index) => {
    const y = box.y + leading * index;
    const width = widthOf(page, line, { face, size });
    if (width > box.w) {
      drawText(page, line, { ...box, y, h: leading }, { ...setting, lines: 1, align: 'left' });
      return;
    }
    const words = line.split(' ');
    const last = index === lines.length - 1;
    const apart = (box.w - width) / Math.max(1, words.length - 1);
    const spare = last || width < box.w * 0.7 || apart > size * LOOSEST ? 0 : apart;
    const baseline = y + leading / 2 + size * 0.35;
    letter(ctx, face, size);
    ctx.fillStyle = color;
    ctx.textBaseline = 'alphabetic';
    ctx.textAlign = 'left';
    let x = box.x;
    for (const word of words) {
      ctx.fillText(word, x, baseline);
      x += widthOf(page, `${word} `, { face, size }) + spare;
    }
    const seen = { x: box.x, y: baseline - size * (SEEN - DEPTH), w: spare === 0 ? width : box.w, h: size * SEEN };
    page.mark('text', plainly(line), seen, { ...box, y: y - 2, h: leading + 4 });
  });
  return box.y + leading * lines.length;
}

function dash({ ctx, colors }: Page, x: number, y: number, half: number): void {
  ctx.fillStyle = colors.ink;
  ctx.fillRect(x - half, y - 0.75, 2 * half, 1.5);
  ctx.beginPath();
  ctx.moveTo(x - 6, y);
  ctx.lineTo(x, y - 4);
  ctx.lineTo(x + 6, y);
  ctx.lineTo(x, y + 4);
  ctx.fill();
}

/** What a printer puts where a column is too short: three stars. */
function fleuron({ ctx, colors }: Page, x: number, y: number): void {
  ctx.fillStyle = colors.ink;
  for (const [dx, dy] of [
    [0, -9],
    [-14, 9],
    [14, 9],
  ] as const) {
    ctx.beginPath();
    for (let point = 0; point < 10; point++) {
      const r = point % 2 === 0 ? 7 : 2.8;
      const angle = (point * Math.PI) / 5 - Math.PI / 2;
      ctx.lineTo(x + dx + r * Math.cos(angle), y + dy + r * Math.sin(angle));
    }
    ctx.fill();
  }
}

/** Small print of a newspaper. */
export function print({ colors }: Page, size: number): Setting {
  return { face: SANS, size, color: colors.ink };
}
