import { Drawer, weightOf } from '../drawing/drawer.ts';
import { type Box, Page } from '../drawing/page.ts';

/** Drawings that come again and again (tokens, headers, rows), kept as they were drawn at one scale. */
const stamps = new Drawer<Page>('stamp', weightOf);

/** What is drawn: by which name it is kept, how large it is, and how far it may stick out of that. */
interface Drawing {
  key: string;
  box: Pick<Box, 'w' | 'h'>;
  room: number;
}

/**
 * Draws something at the origin of the transform in force, or lays in what was drawn for the same key, scale and theme
 * before. Sizes are in the units of the transform.
 */
export function stamp(page: Page, { key, box, room }: Drawing, draw: (on: Page) => void): void {
  const { ctx, scale, theme } = page;
  const whole = `${theme}|${key}|${scale.toFixed(3)}|${box.w}x${box.h}`;
  const margin = Math.ceil(room * scale);
  const made = stamps.take(whole, () => {
    const on = Page.bare(Math.ceil(box.w * scale) + 2 * margin, Math.ceil(box.h * scale) + 2 * margin, page);
    on.at(margin, margin, scale, () => draw(on));
    return on;
  });
  const { e, f } = ctx.getTransform();
  const x = Math.round(e) - margin;
  const y = Math.round(f) - margin;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(made.canvas, x, y);
  ctx.restore();
  for (const mark of made.marks)
    page.marks.push({ ...mark, box: moved(mark.box, x, y), within: moved(mark.within, x, y) });
}

function moved(box: Box, x: number, y: number): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}
