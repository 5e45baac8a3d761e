import { drawHalo } from './drawing/halo.ts';
import type { Box, Page } from './drawing/page.ts';

/** How dark it gets at most, in the middle and at the corners. */
const MIDDLE = 0.66;
const CORNER = 0.5;

/** Dusk over a town and its houses, deeper the nearer the end, 0 to 1; none where contrast counts. */
export function drawDusk({ ctx, theme }: Page, depth: number, { x, y, w, h }: Box): void {
  if (theme === 'contrast') return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = `rgba(92,106,140,${(MIDDLE * depth + 0.08).toFixed(3)})`;
  ctx.fillRect(x, y, w, h);
  ctx.globalCompositeOperation = 'source-over';
  const from = { x: x + w / 2, y: y + h / 2, rx: w * 0.34, ry: h * 0.34 };
  const dark = CORNER * (0.3 + 0.7 * depth);
  drawHalo(
    ctx,
    { x, y, w, h },
    { from, reach: 1.9, steps: 8, color: (share) => `rgba(14,16,34,${(dark * share).toFixed(3)})` },
  );
  grain({ ctx }, { x, y, w, h }, 0.05 + 0.05 * depth);
  ctx.restore();
}

/** Specks, the same on every picture. */
function grain({ ctx }: Pick<Page, 'ctx'>, { x, y, w, h }: Box, alpha: number): void {
  ctx.fillStyle = `rgba(20,16,30,${alpha.toFixed(3)})`;
  let seed = 1926;
  for (let speck = 0; speck < 5200; speck++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const across = seed % 9973;
    seed = (seed * 48_271) % 2_147_483_647;
    const down = seed % 9973;
    ctx.fillRect(x + (across / 9973) * w, y + (down / 9973) * h, 1.6, 1.6);
  }
}
