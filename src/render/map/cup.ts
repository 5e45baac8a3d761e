import { BOLD, SANS } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { SYMBOLS, type SymbolName } from '../drawing/mapicons.ts';
import type { Box, Page } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { disc } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { columns, title, word } from './heading.ts';
import type { MapView } from './view.ts';

/** From this height on a kind's name stands below its number, else beside it. Pixels. */
const TALL = 48;

/** Tokens left in the cup, by kind: those drawn already stand as empty rings. */
export function drawCup(page: Page, view: MapView, box: Box): void {
  const { colors } = page;
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
    const under = cell.h >= TALL;
    const y = cell.y + cell.h / 2;
    disc(
      page,
      { x: cell.x + r + 1, y, r },
      { fill: spent ? colors.desk : colors.cream, line: spent ? colors.deskSoft : colors.ink },
    );
    const symbol = kind.token in SYMBOLS ? (kind.token as SymbolName) : 'blank';
    const picture = symbolIcon(symbol, spent ? colors.deskSoft : colors.ink);
    if (picture) page.ctx.drawImage(picture, cell.x + 1 + r * 0.3, y - r * 0.7, r * 1.4, r * 1.4);
    const color = spent ? mix(colors.deskInk, colors.desk, 0.3) : colors.deskInk;
    const number = { x: cell.x + 2 * r + 6, y: cell.y, w: 44, h: under ? cell.h * 0.54 : cell.h };
    drawText(page, `${kind.left}/${kind.of}`, number, {
      face: BOLD,
      size: 28,
      least: 14,
      squeeze: 0.7,
      align: 'left',
      color,
    });
    const beside = { x: number.x + 48, y: cell.y, w: cell.x + cell.w - number.x - 48, h: cell.h };
    const below = { x: number.x, y: cell.y + cell.h * 0.54, w: cell.x + cell.w - number.x, h: cell.h * 0.46 };
    const name = under ? below : beside;
    drawText(page, kind.name, name, {
      face: SANS,
      size: 22,
      least: 13,
      lines: under ? 1 : 2,
      leading: 0.96,
      squeeze: 0.68,
      align: 'left',
      color,
    });
  });
}
