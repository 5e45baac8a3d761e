import type { Box } from '../drawing/page.ts';
import type { Stage } from './stage.ts';

/** A line cut into the block, by the points it runs through. */
type Curve = readonly (readonly [x: number, y: number])[];
interface Point {
  x: number;
  y: number;
}

/** A cut thinner than this is no cut. Pixels. */
const THINNEST = 0.7;
const STEP = 7;

/** Shades by ruled lines, whose width says how dark it is there; none where contrast counts. Pixels. */
export function rule(
  { ctx, plain }: Pick<Stage, 'ctx' | 'plain'>,
  curves: readonly Curve[],
  ink: string,
  width: (x: number, y: number) => number,
): void {
  if (plain) return;
  ctx.fillStyle = ink;
  for (const [index, curve] of curves.entries()) {
    let run: [x: number, y: number, half: number][] = [];
    for (const [at, [x, y]] of curve.entries()) {
      const half = (width(x, y) * (1 + 0.16 * Math.sin(at * 0.9 + index * 2.3) * Math.sin(at * 0.37 + index))) / 2;
      if (half >= THINNEST / 2) run.push([x, y, half]);
      else {
        cut(ctx, run);
        run = [];
      }
    }
    cut(ctx, run);
  }
}

/** One cut: a band along its points, pointed at both ends. */
function cut(ctx: Stage['ctx'], run: readonly (readonly [number, number, number])[]): void {
  if (run.length < 2) return;
  const side = (sign: number): [number, number][] =>
    run.map(([x, y, half], at) => {
      const [fromX, fromY] = run[Math.max(0, at - 1)] ?? [x, y];
      const [toX, toY] = run[Math.min(run.length - 1, at + 1)] ?? [x, y];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      return [x - (sign * half * (toY - fromY)) / length, y + (sign * half * (toX - fromX)) / length];
    });
  ctx.beginPath();
  for (const [x, y] of [...side(1), ...side(-1).reverse()]) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
}

/** Rows across a box, perhaps swaying as water does. */
export function rows({ x, y, w, h }: Box, pitch: number, sway: (x: number, y: number) => number = () => 0): Curve[] {
  const curves: [number, number][][] = [];
  for (let row = y + pitch / 2; row < y + h + pitch; row += pitch) {
    const curve: [number, number][] = [];
    for (let at = x - STEP; at <= x + w + STEP; at += STEP) curve.push([at, row + sway(at, row)]);
    curves.push(curve);
  }
  return curves;
}

/** Rays around a point. */
export function rays({ x, y }: Point, count: number, from: number, to: number): Curve[] {
  return Array.from({ length: count }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / count;
    const curve: [number, number][] = [];
    for (let r = from; r <= to; r += 2 * STEP) curve.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
    return curve;
  });
}

/** Rings around a point. */
export function rings({ x, y }: Point, pitch: number, from: number, to: number): Curve[] {
  const curves: [number, number][][] = [];
  for (let r = from; r <= to; r += pitch) {
    const parts = Math.max(24, Math.round((2 * Math.PI * r) / STEP));
    curves.push(
      Array.from({ length: parts + 1 }, (_, part): [number, number] => {
        const angle = (part * 2 * Math.PI) / parts;
        return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
      }),
    );
  }
  return curves;
}

/** Arms that turn into a point. @param turns how often each goes around; `flat`: its height to its width */
export function whorl(
  { x, y }: Point,
  arms: number,
  { reach, turns, flat }: { reach: number; turns: number; flat: number },
): Curve[] {
  return Array.from({ length: arms }, (_, arm) => {
    const curve: [number, number][] = [];
    for (let step = 0; step <= 150; step++) {
      const share = step / 150;
      const angle = (arm / arms + share * turns) * 2 * Math.PI;
      const r = reach * (1 - share) ** 1.35;
      curve.push([x + r * Math.cos(angle), y + r * flat * Math.sin(angle)]);
    }
    return curve;
  });
}

/** How far from a light, 0 at its edge or nearer, 1 from `reach` on. */
export function away({ x, y }: Point, near: number, reach: number, flat = 1): (x: number, y: number) => number {
  return (atX, atY) => {
    const far = (Math.hypot(atX - x, (atY - y) / flat) - near) / (reach - near);
    const share = Math.max(0, Math.min(1, far));
    return share * share * (3 - 2 * share);
  };
}
