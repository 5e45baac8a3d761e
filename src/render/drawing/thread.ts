import type { Page } from './page.ts';

/** A thread between what has found no room where it is and where it is. Pixels. */
export interface Thread {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Draws one, beneath whatever stands at its ends. */
export function drawThread(page: Page, { from, to }: Thread): void {
  const { ctx, colors } = page;
  const box = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.abs(to.x - from.x),
    h: Math.abs(to.y - from.y),
  };
  page.mark('thread', '', box, box);
  for (const [color, width] of [
    [colors.black, 7],
    [colors.cream, 3],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}
