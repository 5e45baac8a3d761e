import { BOLD, SERIF, TYPE } from '../drawing/fonts.ts';
import { cardIcon, symbolIcon } from '../drawing/icon.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn } from '../drawing/palette.ts';
import { disc, magnifier } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { drawAims } from './aim.ts';
import { drawCodex } from './codex.ts';
import { drawCup } from './cup.ts';
import { columns, GAP, title, word } from './heading.ts';
import type { MapPlan } from './plan.ts';
import type { MapView } from './view.ts';

const PAD = 14;
/** Height of the event deck's line. */
const NEXT = 58;
const RUMOR = 76;
const OFFERS = 226;
/** The scenario sheet's counts are no taller. */
const SHEET = 190;
/** Plates in the country at most. */
const AIMS = { w: 330, h: 300 } as const;
const DISPLAY = { w: 340, h: 280 } as const;

/**
 * What lies on the table: beside the map the scenario sheet, the codex, the rumor, the cup and the event deck; in the
 * country around the town goal and danger, and the items on display where there is room for them too.
 */
export function drawPanel(page: Page, view: MapView, plan: MapPlan): void {
  const { ctx, colors } = page;
  const [first, second] = plan.niches;
  if (first) drawAims(page, view, plaque(page, first, AIMS));
  if (second) drawDisplay(page, view, plaque(page, second, DISPLAY));
  ctx.fillStyle = colors.desk;
  ctx.fillRect(plan.panel.x, plan.panel.y, plan.panel.w, plan.panel.h);
  const inner = inset(plan.panel, PAD);
  if (plan.wide) {
    const [left, middle, right, last] = columns(inner, second ? [0.21, 0.59, 0.2] : [0.2, 0.45, 0.175, 0.175]);
    if (!left || !middle || !right) return;
    if (last) drawDisplay(page, view, last);
    drawHead(page, view, { ...left, h: 158 });
    drawSheet(page, view, { ...left, y: left.y + 168, h: Math.min(left.h - 168, SHEET) });
    drawCodex(page, view, middle);
    const below = RUMOR + NEXT + 2 * GAP;
    drawCup(page, view, { ...right, h: right.h - below });
    drawRumor(page, view, { ...right, y: right.y + right.h - below + GAP, h: RUMOR });
    drawNext(page, view, { ...right, y: right.y + right.h - NEXT, h: NEXT });
    return;
  }
  const tall = { head: 152, sheet: 88, cup: 196, rumor: RUMOR, next: NEXT, ...(second ? {} : { display: OFFERS }) };
  const codex = inner.h - Object.values(tall).reduce((sum, h) => sum + h + GAP, 0);
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
  drawNext(page, view, next(tall.next));
  if (!second) drawDisplay(page, view, next(OFFERS));
}

/** A plate in the country, in the middle of its niche and no larger than it need be. @returns the room on it */
function plaque(page: Page, niche: Box, { w: wide, h: tall }: { w: number; h: number }): Box {
  const { colors } = page;
  const w = Math.min(niche.w, wide);
  const h = Math.min(niche.h, tall);
  const box = { x: niche.x + (niche.w - w) / 2, y: niche.y + (niche.h - h) / 2, w, h };
  panel(page, box, { radius: 14, fill: colors.desk, line: colors.accent, width: 3 });
  return inset(box, PAD);
}

function drawHead(page: Page, view: MapView, box: Box): void {
  const { colors } = page;
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
      color: colors.deskInk,
    },
  );
  const disced = { x: box.x, y: box.y + 84, w: 64, h: 66 };
  panel(page, disced, { radius: 10, fill: colors.cream, line: colors.ink });
  const label = { x: disced.x + 3, y: disced.y + 3, w: 58, h: 18 };
  drawText(page, word(view, 'round'), label, { face: BOLD, size: 18, least: 12, squeeze: 0.7, color: colors.ink });
  const number = { x: disced.x + 4, y: disced.y + 19, w: 56, h: 46 };
  drawText(page, String(view.round), number, { face: BOLD, size: 44, least: 20, color: colors.ink });
  const left = box.x + 76;
  const phase = { x: left, y: box.y + 82, w: box.w - 76, h: 38 };
  drawText(page, view.phase, phase, {
    face: BOLD,
    size: 34,
    least: 22,
    squeeze: 0.66,
    align: 'left',
    color: colors.accent,
  });
  const leader = { x: left, y: box.y + 120, w: box.w - 76, h: 30 };
  const said = `${word(view, 'leader')}: ${view.leader}`;
  drawText(page, said, leader, {
    face: TYPE,
    size: 28,
    least: 16,
    squeeze: 0.66,
    align: 'left',
    color: colors.deskInk,
  });
}

/** Doom, clues and markers on the scenario sheet. */
function drawSheet(page: Page, view: MapView, box: Box): void {
  const { ctx, colors } = page;
  const plain = page.theme === 'contrast';
  const cells = columns(box, [1 / 3, 1 / 3, 1 / 3]);
  const counts = [
    { label: word(view, 'doom'), count: view.sheet.doom },
    { label: word(view, 'clues'), count: view.sheet.clues },
    { label: word(view, 'markers'), count: view.sheet.markers },
  ];
  counts.forEach(({ label, count }, index) => {
    const cell = cells[index];
    if (!cell) return;
    panel(page, cell, {
      radius: 10,
      fill: plain ? colors.desk : index === 0 ? '#5c0f0a' : '#3a2f25',
      line: colors.deskSoft,
      width: 2,
    });
    const middle = cell.y + (cell.h - 26) / 2;
    const x = cell.x + 28;
    if (index === 0) {
      const skull = symbolIcon('doom', colors.deskInk);
      if (skull) ctx.drawImage(skull, x - 20, middle - 18, 38, 38);
    } else if (index === 1) {
      disc(page, { x, y: middle, r: 20 }, { fill: colors.cream });
      magnifier(page, { x: x - 3, y: middle - 3, r: 11 });
    } else hexagon(page, x, middle, 19);
    const number = { x: cell.x + 50, y: cell.y + 4, w: cell.w - 56, h: cell.h - 32 };
    drawText(page, String(count), number, { face: BOLD, size: 50, least: 22, color: colors.deskInk });
    const name = { x: cell.x + 5, y: cell.y + cell.h - 32, w: cell.w - 10, h: 28 };
    drawText(page, label, name, { face: BOLD, size: 25, least: 14, squeeze: 0.68, color: colors.deskInk });
  });
}

function hexagon({ ctx, colors }: Page, x: number, y: number, r: number): void {
  ctx.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3 - Math.PI / 2;
    ctx.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fillStyle = colors.cream;
  ctx.fill();
  ctx.strokeStyle = colors.danger;
  ctx.lineWidth = 4;
  ctx.stroke();
}

function drawRumor(page: Page, view: MapView, box: Box): void {
  const body = title(page, word(view, 'rumor'), box);
  const tokens = view.rumor?.tokens ?? '';
  const side = tokens === '' ? 0 : 60;
  const name = { ...body, w: body.w - side, h: Math.min(body.h, 56) };
  drawText(page, view.rumor?.name ?? word(view, 'none'), name, {
    face: SERIF,
    size: 32,
    least: 20,
    lines: 2,
    squeeze: 0.72,
    leading: 0.96,
    align: 'left',
    valign: 'top',
    color: page.colors.deskInk,
  });
  if (side === 0) return;
  const plate = { x: body.x + body.w - 54, y: body.y, w: 54, h: Math.min(body.h, 34) };
  panel(page, plate, { radius: 8, fill: page.colors.alarm });
  const ink = inkOn(page.colors.alarm, page.colors);
  drawText(page, tokens, inset(plate, 4), { face: BOLD, size: 24, least: 12, color: ink });
}

/** The event deck: a pile of as many cards, and beside it the neighborhood that the back of the top one shows. */
function drawNext(page: Page, view: MapView, box: Box): void {
  const { colors } = page;
  const { left, next } = view.eventDeck;
  const card = { x: box.x + 6, y: box.y, w: 34, h: box.h - 6 };
  const style = { radius: 5, line: colors.inkFaint, width: 2 };
  for (const under of left === 0 ? [] : [6, 3])
    panel(page, { ...card, x: card.x - under, y: card.y + under }, { ...style, fill: colors.inkSoft });
  panel(page, card, { ...style, fill: left === 0 ? colors.desk : colors.cream });
  const ink = left === 0 ? colors.deskSoft : colors.ink;
  drawText(page, String(left), inset(card, 3), { face: BOLD, size: 24, least: 12, squeeze: 0.76, color: ink });
  const text = { x: card.x + card.w + 12, y: box.y, w: box.w - card.w - 18, h: 25 };
  drawText(page, word(view, 'next'), text, {
    face: BOLD,
    size: 23,
    least: 14,
    squeeze: 0.68,
    align: 'left',
    color: colors.accent,
  });
  drawText(
    page,
    next ?? word(view, 'none'),
    { ...text, y: box.y + 25, h: box.h - 25 },
    {
      face: SERIF,
      size: 32,
      least: 18,
      squeeze: 0.7,
      align: 'left',
      color: colors.deskInk,
    },
  );
}

/** Items on offer with their values. */
function drawDisplay(page: Page, view: MapView, box: Box): void {
  const { colors } = page;
  const body = title(page, word(view, 'display'), box);
  const tall = Math.min(50, body.h / 5);
  view.display.slice(0, 5).forEach(({ id, name, value }, index) => {
    const row = { x: body.x, y: body.y + index * tall, w: body.w, h: tall - 4 };
    panel(page, row, page.theme === 'contrast' ? { radius: 6, line: colors.deskSoft } : { radius: 6, fill: '#3a2f25' });
    const price = { x: row.x + 4, y: row.y + 3, w: 46, h: row.h - 6 };
    panel(page, price, { radius: 5, fill: colors.gold });
    drawText(page, `$${value}`, inset(price, 2), {
      face: BOLD,
      size: 26,
      least: 14,
      squeeze: 0.7,
      color: colors.black,
    });
    const icon = id === undefined ? null : cardIcon(id, colors.accent);
    const size = row.h - 6;
    if (icon) page.ctx.drawImage(icon, row.x + 56, row.y + 3, size, size);
    const left = icon ? 62 + size : 60;
    const text = { x: row.x + left, y: row.y, w: row.w - left - 6, h: row.h };
    drawText(page, name, text, {
      face: SERIF,
      size: 32,
      least: 17,
      lines: 2,
      leading: 1,
      squeeze: 0.66,
      align: 'left',
      color: colors.deskInk,
    });
  });
}
