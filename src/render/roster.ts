import { BOLD, SERIF } from './drawing/fonts.ts';
import { sanityIcon, symbolIcon } from './drawing/icon.ts';
import { type Box, type Circle, type Page, panel } from './drawing/page.ts';
import { mix, seatColor } from './drawing/palette.ts';
import { heart, magnifier } from './drawing/symbol.ts';
import { drawText } from './drawing/text.ts';
import { stamp } from './tokens/stamp.ts';
import { DISC, investigatorDisc } from './tokens/token.ts';
import type { RowSign, RowView } from './view.ts';

/** Pixels of a board 1600 wide: at the 350 of a telephone letters of this size are 11 tall. */
const LETTER = 51;
const ROW = 66;
const PAD = 5;
/** Widths of a row's cells: whose turn it is, the face, the name; values by their signs; the place has the rest. */
const CELL = { mark: 56, face: 68, name: 304 } as const;
const VALUE: Readonly<Record<RowSign, number>> = { sanity: 156, stamina: 156, clues: 108, remnants: 108, money: 118 };
const SET = { size: LETTER, least: LETTER, squeeze: 0.56, align: 'left' } as const;

/** Height of the rows of so many investigators, in pixels. */
export function rosterHeight(rows: number): number {
  return rows === 0 ? 0 : rows * ROW + 2 * PAD;
}

/** One row per investigator: whose turn it is, portrait, name, place, and all that is counted of them. */
export function drawRoster(page: Page, rows: readonly RowView[], box: Box): void {
  const { ctx, colors } = page;
  ctx.fillStyle = colors.desk;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  rows.forEach((row, index) => {
    const place = { x: 0, y: 0, w: box.w - 2 * PAD, h: ROW - 4 };
    page.at(box.x + PAD, box.y + PAD + index * ROW, 1, () =>
      stamp(page, { key: JSON.stringify(row), box: place, room: 3 }, (on) => drawRow(on, row, place)),
    );
  });
}

function drawRow(page: Page, row: RowView, box: Box): void {
  const { colors } = page;
  const now = row.turn === 'now';
  const plain = page.theme === 'contrast';
  const ground = plain ? colors.desk : mix(seatColor(row.token.seat), colors.black, now ? 0.72 : 0.82);
  const line = now ? { line: colors.accent, width: 5 } : plain ? { line: colors.deskInk, width: 1.5 } : {};
  panel(page, box, { radius: 10, fill: ground, ...line });
  const ink = row.turn === 'out' ? mix(colors.deskInk, colors.desk, 0.3) : colors.deskInk;
  mark(page, row.turn, { x: box.x + CELL.mark / 2 + 3, y: box.y + box.h / 2, r: 20 });
  page.at(box.x + CELL.mark + 4, box.y + (box.h - DISC) / 2, 1, () => investigatorDisc(page, row.token));
  let right = box.x + box.w - 6;
  for (const value of [...row.values].reverse()) {
    right -= VALUE[value.sign];
    drawValue(page, value, { x: right, y: box.y, w: VALUE[value.sign], h: box.h });
  }
  const name = { x: box.x + CELL.mark + CELL.face + 8, y: box.y, w: CELL.name, h: box.h };
  drawText(page, row.token.name, name, { ...SET, face: SERIF, color: now ? colors.accent : ink });
  const place = { ...name, x: name.x + name.w + 22, w: right - name.x - name.w - 34 };
  drawText(page, row.place, place, { ...SET, face: SERIF, color: ink });
}

/** An arrow for whose turn it is, a tick once it is over, a ring before, a cross for who is out. */
function mark({ ctx, colors }: Page, turn: RowView['turn'], { x, y, r }: Circle): void {
  ctx.beginPath();
  ctx.lineWidth = 6;
  ctx.strokeStyle = turn === 'out' ? colors.gray : colors.deskInk;
  switch (turn) {
    case 'now':
      ctx.moveTo(x - r * 0.7, y - r);
      ctx.lineTo(x + r, y);
      ctx.lineTo(x - r * 0.7, y + r);
      ctx.closePath();
      ctx.fillStyle = colors.accent;
      ctx.fill();
      return;
    case 'done':
      ctx.moveTo(x - r * 0.8, y);
      ctx.lineTo(x - r * 0.2, y + r * 0.7);
      ctx.lineTo(x + r * 0.9, y - r * 0.7);
      break;
    case 'ahead':
      ctx.arc(x, y, r * 0.5, 0, 2 * Math.PI);
      break;
    case 'out':
      ctx.moveTo(x - r * 0.6, y - r * 0.6);
      ctx.lineTo(x + r * 0.6, y + r * 0.6);
      ctx.moveTo(x + r * 0.6, y - r * 0.6);
      ctx.lineTo(x - r * 0.6, y + r * 0.6);
      break;
    default:
      turn satisfies never;
  }
  ctx.stroke();
}

/** A value behind its sign; what is nearly gone is in a color of its own. */
function drawValue(page: Page, { sign, now, of }: RowView['values'][number], box: Box): void {
  const { colors } = page;
  const text = sign === 'money' ? `$${now}` : of === undefined ? String(now) : `${now}/${of}`;
  const at = { x: box.x + 24, y: box.y + box.h / 2, r: 21 };
  const room = sign === 'money' ? { ...box, w: box.w - 4 } : { ...box, x: box.x + 50, w: box.w - 54 };
  drawSign(page, sign, at);
  const color = of !== undefined && now <= 1 ? colors.alarm : colors.deskInk;
  drawText(page, text, room, { ...SET, face: BOLD, color });
}

function drawSign(page: Page, sign: RowSign, at: Circle): void {
  const { ctx, colors, theme } = page;
  const plain = theme === 'contrast';
  if (sign === 'stamina') heart(page, at, plain ? colors.deskInk : '#f0665a');
  if (sign === 'clues') magnifier(page, { x: at.x - 4, y: at.y - 4, r: 13 }, plain ? colors.deskInk : colors.cream);
  const picture =
    sign === 'sanity'
      ? sanityIcon(plain ? colors.deskInk : '#8fc0f2')
      : sign === 'remnants'
        ? symbolIcon('remnant', plain ? colors.deskInk : '#c79bff')
        : null;
  if (picture) ctx.drawImage(picture, at.x - at.r, at.y - at.r, 2 * at.r, 2 * at.r);
}
