import type { Box, Page } from '../drawing/page.ts';

/** A candle on its foot at the middle of a box's lower edge: burning for a doom token, cold for none. */
export function drawCandle({ ctx, colors }: Page, { x, y, w, h }: Box, burning: boolean): void {
  const body = { x: x + w * 0.3, y: y + h * 0.46, w: w * 0.4, h: h * 0.54 };
  ctx.fillStyle = burning ? colors.cream : colors.gray;
  ctx.fillRect(body.x, body.y, body.w, body.h);
  ctx.strokeStyle = colors.black;
  ctx.lineWidth = 2;
  ctx.strokeRect(body.x, body.y, body.w, body.h);
  if (!burning) return;
  const [middle, tip] = [x + w / 2, y + h * 0.04];
  for (const [color, wide, top] of [
    ['#ff7a2f', 0.27, tip],
    [colors.gold, 0.15, y + h * 0.18],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(middle, top);
    ctx.quadraticCurveTo(middle + w * wide * 2, y + h * 0.3, middle, body.y);
    ctx.quadraticCurveTo(middle - w * wide * 2, y + h * 0.3, middle, top);
    ctx.fill();
  }
}
