import { type Box, type Circle, inset, type Page, panel } from './page.ts';

/** A golden ring. Pixels. */
export function ring({ ctx, colors }: Page, { x, y, r }: Circle): void {
  for (const [color, width] of [
    [colors.black, 9],
    [colors.gold, 6],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 2 * Math.PI);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/** A golden frame around a box. */
export function ringBox(page: Page, box: Box, radius: number): void {
  panel(page, inset(box, -2), { radius, line: page.colors.black, width: 7 });
  panel(page, inset(box, -2), { radius, line: page.colors.gold, width: 4.5 });
}
