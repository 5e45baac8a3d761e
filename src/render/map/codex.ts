import { BOLD, SANS, SERIF, TYPE } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { magnifier } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { columns, title, word } from './heading.ts';
import type { CodexView, MapView } from './view.ts';

/** Narrower lines of the codex have no bar. */
const NARROW = 240;

/** Cards in the codex with what each waits for; in two columns where they are many. */
export function drawCodex(page: Page, view: MapView, box: Box): void {
  const body = title(page, word(view, 'codex'), box);
  if (view.codex.length === 0) {
    drawText(
      page,
      word(view, 'none'),
      { ...body, h: 30 },
      { face: TYPE, size: 22, align: 'left', color: page.colors.cream },
    );
    return;
  }
  const perColumn = Math.max(1, Math.floor((body.h + 7) / 67));
  const count = Math.ceil(view.codex.length / perColumn);
  const rows = Math.ceil(view.codex.length / count);
  const tall = Math.min(104, (body.h - (rows - 1) * 7) / rows);
  const lists = columns(body, Array<number>(count).fill(1 / count));
  view.codex.forEach((card, index) => {
    const column = lists[Math.floor(index / rows)];
    if (!column) return;
    drawCodexCard(page, card, { ...column, y: column.y + (index % rows) * (tall + 7), h: tall });
  });
}

function drawCodexCard(page: Page, card: CodexView, box: Box): void {
  const { colors } = page;
  panel(page, box, { radius: 9, fill: colors.paperLight, line: colors.inkFaint, width: 2 });
  const number = { x: box.x + 6, y: box.y + 6, w: 36, h: 30 };
  panel(page, number, { radius: 7, fill: colors.ink });
  drawText(page, String(card.number), number, { face: BOLD, size: 22, least: 14, color: colors.cream });
  const side = card.tokens === '' ? 0 : 46;
  const name = { x: box.x + 50, y: box.y + 4, w: box.w - 58 - side, h: 34 };
  drawText(page, card.name, name, {
    face: SERIF,
    size: 28,
    least: 16,
    squeeze: 0.78,
    align: 'left',
    color: colors.ink,
  });
  if (side > 0) {
    const plate = { x: box.x + box.w - side - 4, y: box.y + 7, w: side, h: 28 };
    panel(page, plate, { radius: 14, fill: colors.gold, line: colors.ink, width: 2 });
    drawText(page, card.tokens, inset(plate, 4), { face: BOLD, size: 20, least: 10, color: colors.ink });
  }
  const body = { x: box.x + 8, y: box.y + 39, w: box.w - 16, h: box.h - 43 };
  const waits = card.waits.slice(0, 2);
  const each = body.h / Math.max(1, waits.length);
  waits.forEach((wait, index) => {
    waiting(page, wait, { ...body, y: body.y + index * each, h: Math.min(each, 34) });
  });
}

type Wait = CodexView['waits'][number];

/** An objective or a setback: its sign, what it waits for, how far it is. */
function waiting(page: Page, wait: Wait, box: Box): void {
  const { ctx, colors } = page;
  const y = box.y + box.h / 2;
  const doom = wait.kind === 'doom';
  const r = Math.min(10, box.h * 0.46);
  if (doom) {
    const skull = symbolIcon('doom', colors.danger);
    if (skull) ctx.drawImage(skull, box.x + 11 - r, y - r, 2 * r, 2 * r);
  } else magnifier(page, { x: box.x + 9, y: y - r * 0.2, r: r * 0.72 });
  const measured = wait.now !== undefined && wait.of !== undefined;
  const bare = box.w < NARROW;
  const side = !measured ? 0 : bare ? 46 : Math.min(126, box.w * 0.5);
  const text = { x: box.x + 27, y: box.y, w: box.w - 29 - side, h: box.h };
  const long = box.h >= 30;
  const setting = { face: SANS, size: long ? 19 : 17, least: 10.5, lines: box.h > 24 ? 2 : 1, leading: 1 } as const;
  drawText(page, wait.text, text, { ...setting, squeeze: 0.76, align: 'left', color: colors.ink });
  if (!measured) return;
  const field = { x: box.x + box.w - side + 4, y: y - 10, w: side - 4, h: 20 };
  meter(page, wait, bare, field);
}

/** A bar with its number; only the number where there is no room. */
function meter(page: Page, { kind, now = 0, of = 1 }: Wait, bare: boolean, box: Box): void {
  const { colors } = page;
  const bar = { ...box, w: box.w - 50 };
  const color = kind === 'doom' ? colors.danger : colors.stable;
  if (!bare) panel(page, bar, { radius: 5, fill: colors.paper, line: color, width: 2 });
  const share = Math.min(1, now / Math.max(1, of));
  if (share > 0 && !bare) panel(page, { ...inset(bar, 2.5), w: (bar.w - 5) * share }, { radius: 3, fill: color });
  const text = { x: box.x + box.w - 47, y: box.y - 2, w: 47, h: 24 };
  drawText(page, `${now}/${of}`, text, { face: BOLD, size: 20, least: 12, squeeze: 0.76, align: 'right', color });
}
