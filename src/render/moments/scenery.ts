import type { Box } from '../drawing/page.ts';
import { SCENE, type Stage } from './stage.ts';

/** Numbers that look like chance and are the same for the same seed: 0 up to 1. */
export function chance(seed: number): () => number {
  let at = (seed * 48_271 + 11) % 2_147_483_647;
  return () => {
    at = (at * 48_271) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

/** Fills a closed shape of points. */
export function fill({ ctx }: Pick<Stage, 'ctx'>, color: string, points: readonly (readonly [number, number])[]): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
}

/** Rising ground along the foot of the scene; `height` at a place across. Pixels. */
export function land(stage: Stage, color: string, height: (x: number) => number): void {
  const points: [number, number][] = [[0, SCENE.h]];
  for (let x = 0; x <= SCENE.w; x += 10) points.push([x, SCENE.h - height(x)]);
  fill(stage, color, [...points, [SCENE.w, SCENE.h]]);
}

/** A pine of ragged boughs, by its foot and height. */
export function pine(stage: Stage, color: string, { x, y, h }: { x: number; y: number; h: number }): void {
  const next = chance(Math.round(x * 7 + h));
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const boughs = 7;
  for (let bough = 0; bough <= boughs; bough++) {
    const top = y - h + (h * 0.92 * bough) / boughs;
    const wide = h * 0.045 + (h * 0.2 * bough) / boughs;
    left.push([x - wide * (0.75 + 0.4 * next()), top + h * 0.09], [x - wide * 0.42, top + h * 0.075]);
    right.push([x + wide * (0.75 + 0.4 * next()), top + h * 0.09], [x + wide * 0.42, top + h * 0.075]);
  }
  fill(stage, color, [[x, y - h], ...left, [x - h * 0.03, y], [x + h * 0.03, y], ...right.reverse()]);
}

/** A house of Arkham with a gambrel roof, a chimney and windows; `lit` = the color of those. */
export function house(stage: Pick<Stage, 'ctx'>, color: string, { x, y, w, h }: Box, lit: string | null): void {
  const { ctx } = stage;
  const eaves = y + h * 0.42;
  fill(stage, color, [
    [x, y + h],
    [x, eaves],
    [x - w * 0.04, eaves],
    [x + w * 0.16, y + h * 0.14],
    [x + w * 0.5, y],
    [x + w * 0.84, y + h * 0.14],
    [x + w * 1.04, eaves],
    [x + w, eaves],
    [x + w, y + h],
  ]);
  ctx.fillRect(x + w * 0.68, y - h * 0.1, w * 0.11, h * 0.3);
  if (!lit) return;
  ctx.fillStyle = lit;
  for (const [across, down] of [
    [0.42, 0.2],
    [0.2, 0.54],
    [0.62, 0.54],
  ] as const) {
    const pane = { x: x + w * across, y: y + h * down, w: w * 0.16, h: h * 0.15 };
    ctx.fillRect(pane.x, pane.y, pane.w, pane.h);
    ctx.fillStyle = color;
    ctx.fillRect(pane.x + pane.w * 0.44, pane.y, pane.w * 0.12, pane.h);
    ctx.fillRect(pane.x, pane.y + pane.h * 0.44, pane.w, pane.h * 0.12);
    ctx.fillStyle = lit;
  }
}

/** A church with its steeple, by its box. */
export function steeple(stage: Pick<Stage, 'ctx'>, color: string, { x, y, w, h }: Box): void {
  fill(stage, color, [
    [x, y + h],
    [x, y + h * 0.42],
    [x + w * 0.25, y],
    [x + w * 0.5, y + h * 0.42],
    [x + w * 0.5, y + h * 0.6],
    [x + w * 0.78, y + h * 0.52],
    [x + w * 1.08, y + h * 0.68],
    [x + w * 1.08, y + h],
  ]);
  stage.ctx.fillRect(x + w * 0.235, y - h * 0.1, w * 0.03, h * 0.12);
  stage.ctx.fillRect(x + w * 0.18, y - h * 0.06, w * 0.14, h * 0.022);
}

/** A row of houses along the foot of the scene, others for another seed. */
export function street(
  stage: Pick<Stage, 'ctx'>,
  color: string,
  { seed, foot, tall, lit }: { seed: number; foot: number; tall: number; lit: string | null },
): void {
  const next = chance(seed);
  for (let x = -30; x < SCENE.w; ) {
    const h = tall * (0.7 + 0.5 * next());
    const w = h * (0.62 + 0.3 * next());
    if (next() < 0.13) steeple(stage, color, { x, y: foot - h * 1.7, w: h * 0.75, h: h * 1.7 });
    else house(stage, color, { x, y: foot - h, w, h: h + 4 }, next() < 0.6 ? lit : null);
    x += w * (0.96 + 0.2 * next());
  }
}

/** Draws a line around a closed shape of points. */
export function outline(
  { ctx, inks }: Pick<Stage, 'ctx' | 'inks'>,
  points: readonly (readonly [number, number])[],
  width = 5,
): void {
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.stroke();
}

/** An eye, open, by its middle and half its width. */
export function openEye({ ctx, inks }: Stage, { x, y, wide }: { x: number; y: number; wide: number }): void {
  ctx.fillStyle = inks.light;
  ctx.beginPath();
  ctx.moveTo(x - wide, y);
  ctx.quadraticCurveTo(x, y - wide * 0.92, x + wide, y);
  ctx.quadraticCurveTo(x, y + wide * 0.92, x - wide, y);
  ctx.fill();
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.fillStyle = inks.ink;
  ctx.beginPath();
  ctx.arc(x, y, wide * 0.36, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = inks.light;
  ctx.beginPath();
  ctx.arc(x + wide * 0.1, y - wide * 0.12, wide * 0.1, 0, 2 * Math.PI);
  ctx.fill();
}
