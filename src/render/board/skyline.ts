import type { Box, Page } from '../drawing/page.ts';

/** Numbers that look like chance and are the same for the same seed: 0 to `most` − 1. */
function drawn(seed: string): (most: number) => number {
  let at = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return (most) => {
    at = (at * 137 + 29) % 9973;
    return at % most;
  };
}

/** The roofs of Arkham along the foot of a box, in one color, with lit windows in another. */
export function drawRoofs({ ctx }: Page, { x, y, w, h }: Box, colors: { roof: string; window: string }): void {
  const next = drawn('arkham');
  const foot = y + h;
  for (let at = x - 20; at < x + w; ) {
    const wide = 62 + next(60);
    const tall = h * 0.3 + next(Math.round(h * 0.42));
    const top = foot - tall;
    const steeple = next(7) === 0;
    ctx.fillStyle = colors.roof;
    ctx.beginPath();
    ctx.moveTo(at, foot);
    ctx.lineTo(at, top);
    if (steeple) {
      ctx.lineTo(at + wide * 0.34, top);
      ctx.lineTo(at + wide * 0.5, top - h * 0.55);
      ctx.lineTo(at + wide * 0.66, top);
    } else {
      ctx.lineTo(at + wide * 0.14, top - 18);
      ctx.lineTo(at + wide * 0.5, top - 36);
      ctx.lineTo(at + wide * 0.86, top - 18);
    }
    ctx.lineTo(at + wide, top);
    ctx.lineTo(at + wide, foot);
    ctx.fill();
    if (!steeple) ctx.fillRect(at + wide * 0.68, top - 46, 11, 34);
    ctx.fillStyle = colors.window;
    for (const share of [0.24, 0.54]) if (next(3) > 0) ctx.fillRect(at + wide * share, top + 14, 10, 15);
    at += wide + next(12) - 6;
  }
}

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
