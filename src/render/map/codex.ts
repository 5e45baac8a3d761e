import { BOLD, SANS, SERIF, TYPE } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { magnifier } from '../drawing/symbol.ts';
import { drawText, wrap } from '../drawing/text.ts';
import { columns, title, word } from './heading.ts';
import type { CodexView, MapView } from './view.ts';

/** Narrower lines of the codex have no bar. */
const NARROW = 240;
/** Height of a card's name; of what it waits for besides its lines; between two cards. */
const HEAD = 42;
const EDGE = 8;
const GAP = 7;
/** Sizes of letters that are tried, the largest first, and in how many columns. */
const SIZES = [29, 26, 24, 21, 19, 17, 15, 13] as const;
const COLUMNS = [1, 2, 3] as const;
const LEADING = 1.16;
const SQUEEZE = 0.8;
const SIGN = 27;

/** How the codex is set: the cards' heights, column by column. */
interface Setting {
  size: number;
  columns: { card: CodexView; h: number }[][];
}

/** Cards in the codex, each as tall as what it waits for; in columns where they are many. */
export function drawCodex(page: Page, view: MapView, box: Box): void {
  const body = title(page, word(view, 'codex'), box);
  if (view.codex.length === 0) {
    drawText(
      page,
      word(view, 'none'),
      { ...body, h: 30 },
      { face: TYPE, size: 22, align: 'left', color: page.colors.deskInk },
    );
    return;
  }
  const { size, columns: lists } = settingOf(page, view.codex, body);
  const boxes = columns(body, Array<number>(lists.length).fill(1 / lists.length));
  lists.forEach((cards, index) => {
    const column = boxes[index];
    if (!column) return;
    let { y } = column;
    for (const { card, h } of cards) {
      drawCard(page, card, { ...column, y, h }, size);
      y += h + GAP;
    }
  });
}

/**
 * The largest letters, and of these the fewest columns, with which all cards have room; else without what cards do that
 * wait for nothing; else all are made shorter.
 */
function settingOf(page: Page, codex: readonly CodexView[], body: Box): Setting {
  const bare = codex.map(({ rules: _, ...card }) => card);
  for (const cards of [codex, bare]) {
    for (const size of SIZES) {
      for (const count of COLUMNS) {
        const wide = columns(body, Array<number>(count).fill(1 / count))[0]?.w ?? body.w;
        const heights = cards.map((card) => heightOf(page, card, wide, size));
        const lists = packed(cards, heights, body.h);
        if (lists.length <= count) return { size, columns: lists };
      }
    }
  }
  const rows = Math.ceil(codex.length / 2);
  return { size: 13, columns: [bare.slice(0, rows), bare.slice(rows)].map((cards) => squeezed(cards, body.h)) };
}

/** Cards that share a height by how much each waits for. */
function squeezed(cards: readonly CodexView[], tall: number): Setting['columns'][number] {
  const waits = cards.reduce((sum, card) => sum + card.waits.length, 0);
  const spare = tall - cards.length * (HEAD + GAP) + GAP;
  return cards.map((card) => ({ card, h: HEAD + (spare * card.waits.length) / Math.max(1, waits) }));
}

/** Card under card, and the next column where one is full. */
function packed(codex: readonly CodexView[], heights: readonly number[], most: number): Setting['columns'] {
  const lists: Setting['columns'] = [];
  let used = Number.POSITIVE_INFINITY;
  codex.forEach((card, index) => {
    const h = heights[index] ?? 0;
    if (used + h > most) {
      lists.push([]);
      used = 0;
    }
    lists.at(-1)?.push({ card, h });
    used += h + GAP;
  });
  return lists;
}

function heightOf(page: Page, { waits, rules = '' }: CodexView, wide: number, size: number): number {
  if (waits.length === 0 && rules !== '')
    return HEAD + wrap(page, rules, { face: SANS, size }, (wide - 2 * EDGE) / SQUEEZE).length * size * LEADING + 8;
  const lines = waits.map((wait) => linesOf(page, wait, wide - 2 * EDGE, size));
  const all = lines.reduce((sum, count) => sum + count * size * LEADING + 5, 0);
  return HEAD + (waits.length > 0 ? all + 3 : 0);
}

function linesOf(page: Page, wait: Wait, wide: number, size: number): number {
  return wrap(page, wait.text, { face: SANS, size }, (wide - SIGN - sideOf(wait, wide)) / SQUEEZE).length;
}

function drawCard(page: Page, card: CodexView, box: Box, size: number): void {
  const { colors } = page;
  panel(page, box, { radius: 9, fill: colors.paperLight, line: colors.inkFaint, width: 2 });
  const number = { x: box.x + 6, y: box.y + 6, w: 36, h: 30 };
  panel(page, number, { radius: 7, fill: colors.ink });
  drawText(page, String(card.number), number, { face: BOLD, size: 22, least: 14, color: colors.cream });
  const side = card.tokens === '' ? 0 : 46;
  const name = { x: box.x + 50, y: box.y + 4, w: box.w - 58 - side, h: 34 };
  drawText(page, card.name, name, {
    face: SERIF,
    size: 34,
    least: 18,
    squeeze: 0.68,
    align: 'left',
    color: colors.ink,
  });
  if (side > 0) {
    const plate = { x: box.x + box.w - side - 4, y: box.y + 7, w: side, h: 28 };
    panel(page, plate, { radius: 14, fill: colors.gold, line: colors.ink, width: 2 });
    drawText(page, card.tokens, inset(plate, 4), { face: BOLD, size: 20, least: 10, color: colors.ink });
  }
  const body = { x: box.x + EDGE, y: box.y + HEAD - 3, w: box.w - 2 * EDGE, h: box.h - HEAD };
  if (card.waits.length === 0 && card.rules) {
    const set = {
      face: SANS,
      size,
      least: 10.5,
      lines: 12,
      leading: LEADING,
      squeeze: SQUEEZE,
      align: 'left',
    } as const;
    drawText(page, card.rules, body, { ...set, color: colors.ink });
    return;
  }
  const lines = card.waits.map((wait) => linesOf(page, wait, body.w, size));
  const all = lines.reduce((sum, count) => sum + count, 0);
  let { y } = body;
  card.waits.forEach((wait, index) => {
    const h = (body.h * (lines[index] ?? 1)) / all;
    waiting(page, wait, { ...body, y, h }, size);
    y += h;
  });
}

type Wait = CodexView['waits'][number];

function isMeasured({ now, of }: Wait): boolean {
  return now !== undefined && of !== undefined;
}

/** How much of a line its bar and number take. */
function sideOf(wait: Wait, wide: number): number {
  if (!isMeasured(wait)) return 0;
  return wide < NARROW ? 46 : Math.min(126, wide * 0.5);
}

/** An objective or a setback: its sign, what it waits for, how far it is. */
function waiting(page: Page, wait: Wait, box: Box, size: number): void {
  const { ctx, colors } = page;
  const y = box.y + box.h / 2;
  const r = Math.min(10, box.h * 0.46);
  if (wait.kind === 'doom') {
    const skull = symbolIcon('doom', colors.danger);
    if (skull) ctx.drawImage(skull, box.x + 11 - r, y - r, 2 * r, 2 * r);
  } else magnifier(page, { x: box.x + 9, y: y - r * 0.2, r: r * 0.72 });
  const side = sideOf(wait, box.w);
  const text = { x: box.x + SIGN, y: box.y, w: box.w - SIGN - side, h: box.h };
  drawText(page, wait.text, text, {
    face: SANS,
    size,
    least: 10.5,
    lines: 4,
    leading: LEADING,
    squeeze: SQUEEZE,
    align: 'left',
    color: colors.ink,
  });
  if (!isMeasured(wait)) return;
  const h = Math.min(20, box.h - 3);
  meter(page, wait, box.w < NARROW, { x: box.x + box.w - side + 4, y: y - h / 2, w: side - 4, h });
}

/** A bar with its number; only the number where there is no room. */
function meter(page: Page, { kind, now = 0, of = 1 }: Wait, bare: boolean, box: Box): void {
  const { colors } = page;
  const bar = { ...box, w: box.w - 50 };
  const color = kind === 'doom' ? colors.danger : colors.stable;
  if (!bare) panel(page, bar, { radius: 5, fill: colors.paper, line: color, width: 2 });
  const share = Math.min(1, now / Math.max(1, of));
  if (share > 0 && !bare) panel(page, { ...inset(bar, 2.5), w: (bar.w - 5) * share }, { radius: 3, fill: color });
  const text = { x: box.x + box.w - 47, y: box.y - 2, w: 47, h: box.h + 4 };
  drawText(page, `${now}/${of}`, text, { face: BOLD, size: 22, least: 9, squeeze: 0.76, align: 'right', color });
}
