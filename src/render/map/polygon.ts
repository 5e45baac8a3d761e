import type { Box } from '../drawing/page.ts';

/** A point in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A corner of a convex shape, clockwise; `edge` says what lies beyond the line to the next corner. */
export interface Corner<Edge> extends Point {
  edge: Edge;
}

/** A line that cuts: what lies on its side where `x * nx + y * ny > at` goes. */
export interface Cut<Edge> {
  nx: number;
  ny: number;
  at: number;
  edge: Edge;
}

/** What a cut leaves of a convex shape. */
export function clipped<Edge>(shape: readonly Corner<Edge>[], { nx, ny, at, edge }: Cut<Edge>): Corner<Edge>[] {
  const beyond = ({ x, y }: Point): number => x * nx + y * ny - at;
  return shape.flatMap((corner, index): Corner<Edge>[] => {
    const next = shape[(index + 1) % shape.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const share = here / (here - there || 1);
    const cross = { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share };
    if (here <= 0 && there <= 0) return [corner];
    if (here <= 0) return [corner, { ...cross, edge }];
    return there < 0 ? [{ ...cross, edge: corner.edge }] : [];
  });
}

/** Pixels that a shape covers. */
export function areaOf(shape: readonly Point[]): number {
  return Math.abs(doubled(shape)) / 2;
}

function doubled(shape: readonly Point[]): number {
  return shape.reduce((sum, a, index) => {
    const b = shape[(index + 1) % shape.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/** Where a shape would balance. */
export function balanceOf(shape: readonly Point[]): Point {
  const whole = 3 * doubled(shape);
  const sum = shape.reduce(
    (all, a, index) => {
      const b = shape[(index + 1) % shape.length] ?? a;
      const cross = a.x * b.y - b.x * a.y;
      return { x: all.x + (a.x + b.x) * cross, y: all.y + (a.y + b.y) * cross };
    },
    { x: 0, y: 0 },
  );
  return { x: sum.x / whole, y: sum.y / whole };
}

/** True for a point inside a shape, however it is bent. */
export function holds(shape: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  shape.forEach((a, index) => {
    const b = shape[(index + 1) % shape.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

/** How far a point is from the nearest edge of a shape, in pixels. */
export function toEdge(shape: readonly Point[], { x, y }: Point): number {
  return shape.reduce((least, a, index) => {
    const b = shape[(index + 1) % shape.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    return Math.min(least, Math.hypot(x - a.x - along * dx, y - a.y - along * dy));
  }, Number.POSITIVE_INFINITY);
}

/** The point between two others. */
export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The box around a shape. */
export function boundsOf(shape: readonly Point[]): Box {
  const xs = shape.map(({ x }) => x);
  const ys = shape.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
