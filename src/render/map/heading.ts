import { BOLD } from '../drawing/fonts.ts';
import type { Box, Page } from '../drawing/page.ts';
import { drawText } from '../drawing/text.ts';
import type { MapView } from './view.ts';

/** Room between the parts of the panel. */
export const GAP = 10;

/** A box cut into columns by their shares of it. */
export function columns(box: Box, shares: readonly number[]): Box[] {
  const room = box.w - GAP * 1.6 * (shares.length - 1);
  let x = box.x;
  return shares.map((share) => {
    const column = { x, y: box.y, w: room * share, h: box.h };
    x += column.w + GAP * 1.6;
    return column;
  });
}

/** A word of the view, by its key. */
export function word(view: MapView, key: string): string {
  return view.words[key] ?? key;
}

/** The heading of a part, with something at its right. @returns the room below it */
export function title(page: Page, text: string, box: Box, right = ''): Box {
  const line = { ...box, h: 30 };
  const side = right === '' ? 0 : 84;
  const setting = { face: BOLD, size: 25, least: 15, squeeze: 0.74, color: page.colors.accent } as const;
  drawText(page, text, { ...line, w: line.w - side }, { ...setting, align: 'left' });
  if (right !== '')
    drawText(page, right, { ...line, x: line.x + line.w - side, w: side }, { ...setting, align: 'right' });
  page.ctx.fillStyle = page.colors.accent;
  page.ctx.fillRect(box.x, box.y + 31, box.w, 2);
  return { x: box.x, y: box.y + 37, w: box.w, h: box.h - 37 };
}
