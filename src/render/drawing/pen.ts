import type { CanvasRenderingContext2D } from 'canvas';

export type Ctx = CanvasRenderingContext2D;

/** Fills a shape. */
export function shape(ctx: Ctx, fill: string, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.fillStyle = fill;
  ctx.fill();
}

/** Draws a line. */
export function stroke(ctx: Ctx, color: string, width: number, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** The middle of an ellipse and its radii. */
export interface Oval {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** Fills an ellipse. */
export function ellipse(ctx: Ctx, fill: string, { x, y, rx, ry }: Oval): void {
  shape(ctx, fill, () => ctx.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI));
}
