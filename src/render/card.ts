import { BOLD, ITALIC, SANS, SERIF } from './drawing/fonts.ts';
import { type Box, inset, Page, panel } from './drawing/page.ts';
import { inkOn, mix, plate } from './drawing/palette.ts';
import { dimension } from './drawing/symbol.ts';
import { drawText, heightOf, type Setting, widthOf } from './drawing/text.ts';
import { drawPlate } from './plate.ts';
import type { CardView } from './view.ts';

const WIDTH = 760;
const EDGE = 16;
const PAD = 40;
const INNER = WIDTH - 2 * PAD;
/** The picture, and below it title and kind. */
const PLATE = 240;
const FOOT = 106;
const BANNER = PLATE + FOOT;
const SHORTEST = 560;
/** Longer cards are set in smaller type before they grow. */
const WANTED = 960;

interface Type {
  prose: Setting;
  rules: Setting;
}

/** A card: its family's banner, title, facts, prose and rules, as tall as its texts need. */
export function drawCard(card: CardView): Page {
  // High contrast has no colors but black.
  const view = card.theme === 'contrast' ? { ...card, color: '#000000' } : card;
  const draft = Page.bare(1, 1, view);
  const facts = factRows(draft, view);
  const factsTall = facts.length * (FACT_HEIGHT + 10);
  let type = typeOf(draft, 1);
  for (const scale of [1, 0.94, 0.88, 0.82]) {
    type = typeOf(draft, scale);
    if (textTall(draft, view, type) + BANNER + factsTall <= WANTED) break;
  }
  const needed = EDGE * 2 + BANNER + factsTall + textTall(draft, view, type) + 62;
  const page = new Page(WIDTH, Math.round(Math.max(SHORTEST, needed)), view);
  frame(page, view);
  banner(page, view);
  let y = EDGE + BANNER + 18;
  for (const row of facts) {
    for (const one of row) fact(page, view, { ...one, box: { ...one.box, y } });
    y += FACT_HEIGHT + 10;
  }
  const free = page.height - EDGE - 18 - y - textTall(page, view, type);
  y += Math.max(0, Math.min(free / 2, 60));
  if (view.prose !== '') {
    const tall = heightOf(page, view.prose, type.prose, INNER);
    setLines(page, view.prose, type.prose, { x: PAD, y, w: INNER, h: tall });
    y += tall;
  }
  if (view.prose !== '' && view.rules !== '') {
    ornament(page, y + ORNAMENT / 2, view.color);
    y += ORNAMENT;
  }
  for (const paragraph of paragraphs(view.rules)) {
    const tall = heightOf(page, paragraph, type.rules, INNER);
    setLines(page, paragraph, type.rules, { x: PAD, y, w: INNER, h: tall });
    y += tall + BETWEEN;
  }
  return page;
}

const FACT_HEIGHT = 74;
/** The smallest letters of a card, 11 pixels on a telephone of 350. */
const LEAST = 24;
const ORNAMENT = 44;
const BETWEEN = 12;

function typeOf({ colors }: Page, scale: number): Type {
  return {
    prose: { face: ITALIC, size: 33 * scale, color: '#3d2f22', leading: 1.2 },
    rules: { face: SANS, size: Math.max(LEAST, 27 * scale), color: colors.ink, leading: 1.28 },
  };
}

function paragraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function textTall(page: Page, view: CardView, type: Type): number {
  const rules = paragraphs(view.rules).map((line) => heightOf(page, line, type.rules, INNER) + BETWEEN);
  const prose = heightOf(page, view.prose, type.prose, INNER);
  return prose + (view.prose !== '' && view.rules !== '' ? ORNAMENT : 0) + rules.reduce((sum, tall) => sum + tall, 0);
}

/** A paragraph on as many lines as its box was measured for. */
function setLines(page: Page, text: string, setting: Setting, box: Box): void {
  drawText(page, text, box, {
    ...setting,
    least: setting.size * 0.8,
    lines: Math.round(box.h / (setting.size * (setting.leading ?? 1))),
    squeeze: 1,
    align: 'left',
    valign: 'top',
  });
}

function frame(page: Page, view: CardView): void {
  const { colors } = page;
  const whole = { x: 0, y: 0, w: page.width, h: page.height };
  panel(page, whole, { fill: mix(view.color, colors.black, 0.45) });
  panel(page, inset(whole, EDGE - 6), { radius: 16, fill: view.color });
  panel(page, inset(whole, EDGE), { radius: 12, fill: colors.paperLight });
  panel(page, inset(whole, EDGE + 8), { radius: 8, line: mix(view.color, colors.paperLight, 0.6), width: 2 });
}

function banner(page: Page, view: CardView): void {
  const { ctx, colors } = page;
  const box = { x: EDGE, y: EDGE, w: WIDTH - 2 * EDGE, h: BANNER };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, PLATE, [12, 12, 0, 0]);
  ctx.clip();
  drawPlate(page, view, { ...box, h: PLATE });
  ctx.restore();
  const foot = { ...box, y: box.y + PLATE, h: FOOT };
  ctx.fillStyle = plate(view.color, colors);
  ctx.fillRect(foot.x, foot.y, foot.w, foot.h);
  ctx.fillStyle = colors.ink;
  ctx.fillRect(foot.x, foot.y, foot.w, 4);
  ctx.fillStyle = colors.ink;
  ctx.fillRect(box.x, box.y + box.h - 3, box.w, 3);
  ctx.fillStyle = mix(view.color, colors.white, 0.5);
  ctx.fillRect(box.x, box.y + box.h - 7, box.w, 3);
  const ink = inkOn(plate(view.color, colors), colors);
  drawText(
    page,
    view.title,
    { x: PAD, y: foot.y + 6, w: INNER, h: 58 },
    {
      face: SERIF,
      size: 52,
      least: 26,
      squeeze: 0.6,
      align: 'left',
      color: ink,
    },
  );
  drawText(
    page,
    view.subtitle,
    { x: PAD, y: foot.y + 62, w: INNER, h: 32 },
    {
      face: BOLD,
      size: LEAST,
      least: LEAST,
      squeeze: 0.7,
      align: 'left',
      color: ink,
    },
  );
}

interface Fact {
  label: string;
  value: string;
  symbol: string | undefined;
  box: Box;
}

/** Room before a value for its symbol. */
const SYMBOL = 38;

/** Facts side by side, in rows as wide as the card. */
function factRows(page: Page, view: CardView): Fact[][] {
  const rows: Fact[][] = [];
  let row: Fact[] = [];
  let x = PAD;
  for (const { label, value, symbol } of view.facts) {
    const said = widthOf(page, value, { face: BOLD, size: 29 }) + (symbol ? SYMBOL : 0);
    const wide = Math.min(INNER, Math.max(widthOf(page, label, { face: BOLD, size: LEAST }) * 0.86, said) + 36);
    if (x + wide > PAD + INNER && row.length > 0) {
      rows.push(row);
      row = [];
      x = PAD;
    }
    row.push({ label, value, symbol, box: { x, y: 0, w: wide, h: FACT_HEIGHT } });
    x += wide + 10;
  }
  if (row.length > 0) rows.push(row);
  return rows.map(stretched);
}

/** A row of facts made to fill the width. */
function stretched(row: Fact[]): Fact[] {
  const last = row[row.length - 1];
  if (!last || row.length < 2) return row;
  const more = (PAD + INNER - last.box.x - last.box.w) / row.length;
  return row.map((one, index) => ({ ...one, box: { ...one.box, x: one.box.x + index * more, w: one.box.w + more } }));
}

function fact(page: Page, view: CardView, { label, value, symbol, box }: Fact): void {
  const { colors } = page;
  panel(page, box, {
    radius: 8,
    fill: page.theme === 'contrast' ? colors.white : mix(view.color, colors.paperLight, 0.86),
    line: view.color,
    width: 2,
  });
  drawText(
    page,
    label,
    { x: box.x + 8, y: box.y + 4, w: box.w - 16, h: 28 },
    {
      face: BOLD,
      size: LEAST,
      least: LEAST,
      squeeze: 0.7,
      color: colors.inkSoft,
    },
  );
  const side = symbol ? SYMBOL : 0;
  if (symbol) dimension(page, symbol, { x: box.x + 14 + SYMBOL / 2, y: box.y + 52, r: 13 }, colors.ink);
  drawText(
    page,
    value,
    { x: box.x + 8 + side, y: box.y + 33, w: box.w - 16 - side, h: 36 },
    {
      face: BOLD,
      size: 29,
      least: LEAST,
      squeeze: 0.7,
      color: colors.ink,
    },
  );
}

/** A rule with a diamond in its middle, between prose and rules. */
function ornament({ ctx }: Page, y: number, color: string): void {
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineWidth = 2;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(WIDTH / 2 + side * 22, y);
    ctx.lineTo(WIDTH / 2 + side * 190, y);
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(WIDTH / 2 - 12, y);
  ctx.lineTo(WIDTH / 2, y - 8);
  ctx.lineTo(WIDTH / 2 + 12, y);
  ctx.lineTo(WIDTH / 2, y + 8);
  ctx.fill();
}
