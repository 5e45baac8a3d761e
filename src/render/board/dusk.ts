import type { Box, Page } from '../drawing/page.ts';
import type { BoardView } from '../view.ts';
import { plotOf, TOWN } from './townplan.ts';

/** How far dusk has fallen at a terror level, 0 to 1. */
function depthOf({ level, of }: BoardView['terror']): number {
  return of === 0 ? 0 : Math.min(1, level / of);
}

/** How dark it gets at most, in the middle and at the corners of the town. */
const MIDDLE = 0.42;
const CORNER = 0.3;
const GLOW = 9;
const LAMP = '255,196,84';
const RIFT = '150,84,255';

/** Dusk over the ground of the town, deeper with terror; none where contrast counts. */
export function drawDusk({ ctx, theme }: Page, view: BoardView): void {
  if (theme === 'contrast') return;
  const depth = depthOf(view.terror);
  const { x, y, w, h } = TOWN;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = `rgba(92,106,140,${(MIDDLE * depth + 0.06).toFixed(3)})`;
  ctx.fillRect(x, y, w, h);
  ctx.globalCompositeOperation = 'source-over';
  const middle = { x: x + w / 2, y: y + h / 2 };
  const vignette = ctx.createRadialGradient(middle.x, middle.y, h * 0.45, middle.x, middle.y, w * 0.68);
  vignette.addColorStop(0, 'rgba(14,16,34,0)');
  vignette.addColorStop(1, `rgba(14,16,34,${(CORNER * (0.35 + depth)).toFixed(3)})`);
  ctx.fillStyle = vignette;
  ctx.fillRect(x, y, w, h);
  grain({ ctx }, TOWN, 0.05 + 0.05 * depth);
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

/** Lamplight behind places where somebody is, violet light behind gates. */
export function drawLights(page: Page, view: BoardView): void {
  if (page.theme === 'contrast') return;
  const strength = 0.12 + 0.16 * depthOf(view.terror);
  for (const place of view.places) {
    if (place.gate) glow(page, plotOf(view, place), RIFT, strength * 1.25);
    else if (place.investigators.length > 0) glow(page, plotOf(view, place), LAMP, strength);
  }
}

/** Light around a box, fading outward. */
function glow({ ctx }: Page, { x, y, w, h }: Box, color: string, strength: number): void {
  ctx.lineWidth = 4;
  for (let ring = 1; ring <= GLOW; ring++) {
    const by = ring * 2.4;
    ctx.strokeStyle = `rgba(${color},${(strength * (1 - ring / (GLOW + 1))).toFixed(3)})`;
    ctx.beginPath();
    ctx.roundRect(x - by, y - by, w + 2 * by, h + 2 * by, 12 + by);
    ctx.stroke();
  }
}
