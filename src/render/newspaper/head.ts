import { SERIF, TYPE } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { drawText, heightOf, type Setting } from '../drawing/text.ts';
import type { NewspaperView } from '../view.ts';
import { drawJustified } from './column.ts';
import type { Layout } from './plan.ts';

/** Sizes of a lead. */
const LARGEST = 36;
const SMALLEST = 15;

/** Kicker and headline. */
export function headline(
  page: Page,
  view: NewspaperView,
  layout: Pick<Layout, 'kicker' | 'headline' | 'inverse'>,
): void {
  const { colors } = page;
  const { kicker, headline: box, inverse } = layout;
  const ink = inverse ? colors.paperLight : colors.ink;
  if (inverse) panel(page, { ...kicker, y: kicker.y - 6, h: box.y + box.h - kicker.y + 14 }, { fill: colors.black });
  drawText(page, view.kicker.toUpperCase(), kicker, { face: TYPE, size: 21, least: 14, color: ink });
  const room = inset(box, 2);
  drawText(page, view.headline, inverse ? { ...room, x: room.x + 20, w: room.w - 40 } : room, {
    face: SERIF,
    size: 92,
    least: 38,
    lines: box.h > 120 ? 3 : 1,
    squeeze: 0.8,
    leading: 1,
    color: ink,
  });
}

/** The lead, as large as it fits. */
export function drawLead(page: Page, text: string, box: Box): void {
  for (let size = LARGEST; size >= SMALLEST; size--) {
    const setting: Setting = { face: SERIF, size, color: page.colors.ink, leading: 1.16 };
    const tall = heightOf(page, text, setting, box.w);
    if (tall > box.h) continue;
    drawJustified(page, text, { ...box, y: box.y + (box.h - tall) / 2 }, setting);
    return;
  }
  const lines = Math.floor(box.h / (SMALLEST * 1.16));
  drawText(page, text, box, {
    face: SERIF,
    size: SMALLEST,
    color: page.colors.ink,
    leading: 1.16,
    lines,
    align: 'left',
  });
}
