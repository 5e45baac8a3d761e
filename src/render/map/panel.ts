import { BOLD, SANS, SERIF, TYPE } from '../fonts.ts';
import { symbolIcon } from '../icon.ts';
import { type Box, inset, type Page, panel } from '../page.ts';
import { COLOUR } from '../palette.ts';
import { disc, magnifier } from '../symbol.ts';
import { drawText } from '../text.ts';
import { SYMBOLS, type SymbolName } from './icons.ts';
import type { MapPlan } from './plan.ts';
import type { CodexView, MapView } from './view.ts';

const EMBER = '#ff7a5c';
const PAD = 14;
const GAP = 10;
/** Narrower lines of the codex have no bar. */
const NARROW = 240;

/** What lies beside the map: scenario sheet, codex, rumor, cup, display. */
export function drawPanel(page: Page, view: MapView, plan: MapPlan): void {
  const { ctx } = page;
  ctx.fillStyle = COLOUR.ink;
  ctx.fillRect(plan.panel.x, plan.panel.y, plan.panel.w, plan.panel.h);
  const inner = inset(plan.panel, PAD);
  if (plan.wide) {
    const [first, second, third, fourth] = columns(inner, [0.23, 0.39, 0.19, 0.19]);
    if (!first || !second || !third || !fourth) return;
    drawHead(page, view, { ...first, h: 158 });
    drawSheet(page, view, { ...first, y: first.y + 168, h: first.h - 168 });
    drawCodex(page, view, second);
    drawCup(page, view, { ...third, h: 196 });
    drawRumor(page, view, { ...third, y: third.y + 206, h: third.h - 206 });
    drawDisplay(page, view, fourth);
    return;
  }
  const tall = { head: 152, sheet: 98, cup: 184, rumor: 74, display: 196 };
  const codex = inner.h - tall.head - tall.sheet - tall.cup - tall.rumor - tall.display - 5 * GAP;
  let y = inner.y;
  const next = (h: number): Box => {
    const box = { x: inner.x, y, w: inner.w, h };
    y += h + GAP;
    return box;
  };
  drawHead(page, view, next(tall.head));
  drawSheet(page, view, next(tall.sheet));
  drawCodex(page, view, next(codex));
  drawRumor(page, view, next(tall.rumor));
  drawCup(page, view, next(tall.cup));
  drawDisplay(page, view, next(tall.display));
}

function columns(box: Box, shares: readonly number[]): Box[] {
  const room = box.w - GAP * 1.6 * (shares.length - 1);
  let x = box.x;
  return shares.map((share) => {
    const column = { x, y: box.y, w: room * share, h: box.h };
    x += column.w + GAP * 1.6;
    return column;
  });
}

function word(view: MapView, key: string): string {
  return view.words[key] ?? key;
}

function drawHead(page: Page, view: MapView, box: Box): void {
  drawText(
    page,
    view.title,
    { ...box, h: 76 },
    {
      face: SERIF,
      size: 46,
      least: 26,
      lines: 2,
      leading: 0.96,
      align: 'left',
      colour: COLOUR.cream,
    },
  );
  const disced = { x: box.x, y: box.y + 84, w: 64, h: 66 };
  panel(page, disced, { radius: 10, fill: COLOUR.cream });
  const label = { x: disced.x + 3, y: disced.y + 3, w: 58, h: 18 };
  drawText(page, word(view, 'round'), label, { face: BOLD, size: 15, least: 9, squeeze: 0.76, colour: COLOUR.ink });
  const number = { x: disced.x + 4, y: disced.y + 19, w: 56, h: 46 };
  drawText(page, String(view.round), number, { face: BOLD, size: 44, least: 20, colour: COLOUR.ink });
  const left = box.x + 76;
  const phase = { x: left, y: box.y + 82, w: box.w - 76, h: 38 };
  drawText(page, view.phase, phase, { face: BOLD, size: 31, least: 18, align: 'left', colour: COLOUR.gold });
  const leader = { x: left, y: box.y + 120, w: box.w - 76, h: 30 };
  const said = `${word(view, 'leader')}: ${view.leader}`;
  drawText(page, said, leader, { face: TYPE, size: 23, least: 14, align: 'left', colour: COLOUR.cream });
}

/** Doom, clues and markers on the scenario sheet. */
function drawSheet(page: Page, view: MapView, box: Box): void {
  const { ctx } = page;
  const cells = columns(box, [1 / 3, 1 / 3, 1 / 3]);
  const counts = [
    { label: word(view, 'doom'), count: view.sheet.doom },
    { label: word(view, 'clues'), count: view.sheet.clues },
    { label: word(view, 'markers'), count: view.sheet.markers },
  ];
  counts.forEach(({ label, count }, index) => {
    const cell = cells[index];
    if (!cell) return;
    panel(page, cell, { radius: 10, fill: index === 0 ? '#5c0f0a' : '#3a2f25', line: COLOUR.inkFaint, width: 2 });
    const middle = cell.y + (cell.h - 26) / 2;
    const x = cell.x + 28;
    if (index === 0) {
      const skull = symbolIcon('doom', COLOUR.cream);
      if (skull) ctx.drawImage(skull, x - 20, middle - 18, 38, 38);
    } else if (index === 1) {
      disc(ctx, x, middle, 20, COLOUR.cream);
      magnifier(ctx, x - 3, middle - 3, 11);
    } else hexagon(page, x, middle, 19);
    const number = { x: cell.x + 50, y: cell.y + 4, w: cell.w - 56, h: cell.h - 32 };
    drawText(page, String(count), number, { face: BOLD, size: 50, least: 22, colour: COLOUR.white });
    const name = { x: cell.x + 5, y: cell.y + cell.h - 28, w: cell.w - 10, h: 24 };
    drawText(page, label, name, { face: BOLD, size: 19, least: 12, squeeze: 0.76, colour: COLOUR.cream });
  });
}

function hexagon({ ctx }: Page, x: number, y: number, r: number): void {
  ctx.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3 - Math.PI / 2;
    ctx.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fillStyle = COLOUR.cream;
  ctx.fill();
  ctx.strokeStyle = COLOUR.danger;
  ctx.lineWidth = 4;
  ctx.stroke();
}

function title(page: Page, text: string, box: Box, right = ''): Box {
  const line = { ...box, h: 25 };
  const side = right === '' ? 0 : 70;
  const setting = { face: BOLD, size: 19, least: 13, colour: COLOUR.gold } as const;
  drawText(page, text, { ...line, w: line.w - side }, { ...setting, align: 'left' });
  if (right !== '')
    drawText(page, right, { ...line, x: line.x + line.w - side, w: side }, { ...setting, align: 'right' });
  page.ctx.fillStyle = COLOUR.gold;
  page.ctx.fillRect(box.x, box.y + 26, box.w, 2);
  return { x: box.x, y: box.y + 32, w: box.w, h: box.h - 32 };
}

/** Cards in the codex with what each waits for; in two columns where they are many. */
function drawCodex(page: Page, view: MapView, box: Box): void {
  const body = title(page, word(view, 'codex'), box);
  if (view.codex.length === 0) {
    drawText(
      page,
      word(view, 'none'),
      { ...body, h: 30 },
      { face: TYPE, size: 22, align: 'left', colour: COLOUR.cream },
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
  panel(page, box, { radius: 9, fill: COLOUR.paperLight, line: COLOUR.inkFaint, width: 2 });
  const number = { x: box.x + 6, y: box.y + 6, w: 36, h: 30 };
  panel(page, number, { radius: 7, fill: COLOUR.ink });
  drawText(page, String(card.number), number, { face: BOLD, size: 22, least: 14, colour: COLOUR.cream });
  const side = card.tokens === '' ? 0 : 46;
  const name = { x: box.x + 50, y: box.y + 4, w: box.w - 58 - side, h: 34 };
  drawText(page, card.name, name, {
    face: SERIF,
    size: 28,
    least: 16,
    squeeze: 0.78,
    align: 'left',
    colour: COLOUR.ink,
  });
  if (side > 0) {
    const plate = { x: box.x + box.w - side - 4, y: box.y + 7, w: side, h: 28 };
    panel(page, plate, { radius: 14, fill: COLOUR.gold, line: COLOUR.ink, width: 2 });
    drawText(page, card.tokens, inset(plate, 4), { face: BOLD, size: 20, least: 10, colour: COLOUR.ink });
  }
  const body = { x: box.x + 8, y: box.y + 39, w: box.w - 16, h: box.h - 43 };
  const waits = card.waits.slice(0, 2);
  const each = body.h / Math.max(1, waits.length);
  waits.forEach((wait, index) => {
    waiting(page, wait, { ...body, y: body.y + index * each, h: Math.min(each, 34) });
  });
}

/** An objective or a setback: its sign, what it waits for, how far it is. */
function waiting(page: Page, wait: CodexView['waits'][number], box: Box): void {
  const { ctx } = page;
  const y = box.y + box.h / 2;
  const doom = wait.kind === 'doom';
  const r = Math.min(10, box.h * 0.46);
  if (doom) {
    const skull = symbolIcon('doom', COLOUR.danger);
    if (skull) ctx.drawImage(skull, box.x + 11 - r, y - r, 2 * r, 2 * r);
  } else magnifier(ctx, box.x + 9, y - r * 0.2, r * 0.72);
  const measured = wait.now !== undefined && wait.of !== undefined;
  const bare = box.w < NARROW;
  const side = !measured ? 0 : bare ? 46 : Math.min(126, box.w * 0.5);
  const text = { x: box.x + 27, y: box.y, w: box.w - 29 - side, h: box.h };
  const long = box.h >= 30;
  const setting = { face: SANS, size: long ? 19 : 17, least: 10.5, lines: box.h > 24 ? 2 : 1, leading: 1 } as const;
  drawText(page, wait.text, text, { ...setting, squeeze: 0.76, align: 'left', colour: COLOUR.ink });
  if (!measured) return;
  const field = { x: box.x + box.w - side + 4, y: y - 10, w: side - 4, h: 20 };
  meter(page, wait.now ?? 0, wait.of ?? 1, doom, bare, field);
}

/** A bar with its number; only the number where there is no room. */
function meter(page: Page, now: number, of: number, doom: boolean, bare: boolean, box: Box): void {
  const bar = { ...box, w: box.w - 50 };
  const colour = doom ? COLOUR.danger : COLOUR.stable;
  if (!bare) panel(page, bar, { radius: 5, fill: COLOUR.paper, line: colour, width: 2 });
  const share = Math.min(1, now / Math.max(1, of));
  if (share > 0 && !bare) panel(page, { ...inset(bar, 2.5), w: (bar.w - 5) * share }, { radius: 3, fill: colour });
  const text = { x: box.x + box.w - 47, y: box.y - 2, w: 47, h: 24 };
  drawText(page, `${now}/${of}`, text, { face: BOLD, size: 20, least: 12, squeeze: 0.76, align: 'right', colour });
}

function drawRumor(page: Page, view: MapView, box: Box): void {
  const body = title(page, word(view, 'rumor'), box);
  const tokens = view.rumor?.tokens ?? '';
  const side = tokens === '' ? 0 : 60;
  const name = { ...body, w: body.w - side, h: Math.min(body.h, 56) };
  drawText(page, view.rumor?.name ?? word(view, 'none'), name, {
    face: SERIF,
    size: 29,
    least: 17,
    lines: 2,
    leading: 0.96,
    align: 'left',
    valign: 'top',
    colour: COLOUR.cream,
  });
  if (side === 0) return;
  const plate = { x: body.x + body.w - 54, y: body.y, w: 54, h: 34 };
  panel(page, plate, { radius: 8, fill: EMBER });
  drawText(page, tokens, inset(plate, 4), { face: BOLD, size: 24, least: 12, colour: COLOUR.black });
}

/** Tokens left in the cup, by kind: those drawn already stand as empty rings. */
function drawCup(page: Page, view: MapView, box: Box): void {
  const left = view.cup.reduce((sum, kind) => sum + kind.left, 0);
  const all = view.cup.reduce((sum, kind) => sum + kind.of, 0);
  const body = title(page, word(view, 'cup'), box, `${left}/${all}`);
  const rows = Math.ceil(view.cup.length / 2);
  const tall = body.h / rows;
  const halves = columns(body, [0.5, 0.5]);
  view.cup.forEach((kind, index) => {
    const column = halves[index % 2];
    if (!column) return;
    const cell = { ...column, y: body.y + Math.floor(index / 2) * tall, h: tall - 4 };
    const spent = kind.left === 0;
    const r = Math.min(17, cell.h / 2);
    const y = cell.y + cell.h / 2;
    disc(page.ctx, cell.x + r + 1, y, r, spent ? COLOUR.ink : COLOUR.cream, COLOUR.inkFaint, 2);
    const symbol = kind.token in SYMBOLS ? (kind.token as SymbolName) : 'blank';
    const picture = symbolIcon(symbol, spent ? COLOUR.inkFaint : COLOUR.ink);
    if (picture) page.ctx.drawImage(picture, cell.x + 1 + r * 0.3, y - r * 0.7, r * 1.4, r * 1.4);
    const colour = spent ? COLOUR.inkFaint : COLOUR.cream;
    const number = { x: cell.x + 2 * r + 6, y: cell.y, w: 40, h: cell.h };
    drawText(page, `${kind.left}/${kind.of}`, number, {
      face: BOLD,
      size: 22,
      least: 12,
      squeeze: 0.76,
      align: 'left',
      colour,
    });
    const name = { x: number.x + 43, y: cell.y, w: cell.x + cell.w - number.x - 43, h: cell.h };
    drawText(page, kind.name, name, {
      face: SANS,
      size: 17,
      least: 10.5,
      lines: 2,
      leading: 0.96,
      squeeze: 0.76,
      align: 'left',
      colour,
    });
  });
}

/** Items on offer with their values. */
function drawDisplay(page: Page, view: MapView, box: Box): void {
  const body = title(page, word(view, 'display'), box);
  const tall = Math.min(46, body.h / 5);
  view.display.slice(0, 5).forEach(({ name, value }, index) => {
    const row = { x: body.x, y: body.y + index * tall, w: body.w, h: tall - 4 };
    panel(page, row, { radius: 6, fill: '#3a2f25' });
    const price = { x: row.x + 4, y: row.y + 3, w: 46, h: row.h - 6 };
    panel(page, price, { radius: 5, fill: COLOUR.gold });
    drawText(page, `$${value}`, inset(price, 2), { face: BOLD, size: 21, least: 12, colour: COLOUR.black });
    const text = { x: row.x + 60, y: row.y, w: row.w - 66, h: row.h };
    drawText(page, name, text, {
      face: SERIF,
      size: 25,
      least: 14,
      squeeze: 0.78,
      align: 'left',
      colour: COLOUR.cream,
    });
  });
}
