import type { Box } from './page.ts';
import type { Ctx, Oval } from './pen.ts';

/** Light or dark around a point in flat steps, as a print has it: a palette of few colors has no even gradients. */
export interface Halo {
  /** The first step's edge. */
  from: Oval;
  /** How many times as large the last one's edge is. */
  reach: number;
  steps: number;
  /** The color at a share of the way, 0 inside the first edge, 1 outside the last. */
  color: (share: number) => string;
}

/** Fills a box with it. */
export function drawHalo(ctx: Ctx, { x, y, w, h }: Box, { from, reach, steps, color }: Halo): void {
  const edge = (step: number): void => {
    const scale = 1 + ((reach - 1) * step) / (steps - 1);
    ctx.ellipse(from.x, from.y, from.rx * scale, from.ry * scale, 0, 0, 2 * Math.PI);
  };
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  for (let step = 0; step <= steps; step++) {
    ctx.beginPath();
    if (step < steps) edge(step);
    else ctx.rect(x, y, w, h);
    if (step > 0) {
      ctx.closePath();
      edge(step - 1);
    }
    ctx.fillStyle = color(step / steps);
    ctx.fill('evenodd');
  }
  ctx.restore();
}
