import type { Box } from '../drawing/page.ts';
import type { Spot } from './townplan.ts';

/** Something that looks for room near a spot. Pixels. */
export interface Seeker {
  w: number;
  h: number;
  near: Spot;
}

/** What is taken: `hard` is never covered, `soft` rather not, at so much for each pixel; what a middle costs by itself. */
export interface Taken {
  bounds: Box;
  hard: Box[];
  soft: { box: Box; price: number }[];
  dear?: (middle: Spot) => number;
}

/** How far anybody looks, and in which steps: finer up and down, for rows of the town leave little between them. */
const LOOK = { x: 1500, y: 744, step: 12 } as const;
const FINE = { x: 420, y: 96, step: 4 } as const;
const steps = (far: number, step: number): number[] =>
  Array.from({ length: (2 * far) / step + 1 }, (_, index) => index * step - far);

/** Ways from a spot, nearest first; up and down are dearer, for a row of the town is lower than it is wide. */
const WAYS = ((): { x: Int16Array; y: Int16Array; far: Float64Array } => {
  const coarse = steps(LOOK.y, LOOK.step);
  const fine = [...coarse.filter((y) => Math.abs(y) > FINE.y), ...steps(FINE.y, FINE.step)];
  const ways = steps(LOOK.x, LOOK.step)
    .flatMap((x) => (Math.abs(x) > FINE.x ? coarse : fine).map((y) => ({ x, y, far: Math.hypot(x, 1.15 * y) })))
    .sort((a, b) => a.far - b.far || a.y - b.y || a.x - b.x);
  return {
    x: Int16Array.from(ways, ({ x }) => x),
    y: Int16Array.from(ways, ({ y }) => y),
    far: Float64Array.from(ways, ({ far }) => far),
  };
})();

/**
 * The best room for somebody, of all in which nothing is covered that must not be; null where there is none
 * that costs less than `most`.
 */
export function roomFor(
  { w, h, near }: Seeker,
  { bounds, hard, soft, dear }: Taken,
  most = Number.POSITIVE_INFINITY,
): { box: Box; cost: number } | null {
  let best: Box | null = null;
  let least = most;
  const [right, bottom] = [bounds.x + bounds.w - w, bounds.y + bounds.h - h];
  const [left, top] = [Math.round(near.x - w / 2), Math.round(near.y - h / 2)];
  const walls = wallsOf(hard, { left, top, w, h, most });
  // What is in the way of one is most often in the way of the next.
  let wall = 0;
  for (let way = 0; way < WAYS.far.length; way++) {
    const far = WAYS.far[way] ?? 0;
    if (far >= least) break;
    const x = left + (WAYS.x[way] ?? 0);
    const y = top + (WAYS.y[way] ?? 0);
    if (x < bounds.x || x > right || y < bounds.y || y > bottom) continue;
    wall = hit(walls, wall, x, y);
    if (wall >= 0) continue;
    wall = 0;
    let cost = priceOf({ x, y, w, h }, soft, far);
    if (dear && cost < least) cost += dear({ x: x + w / 2, y: y + h / 2 });
    if (cost >= least) continue;
    least = cost;
    best = { x, y, w, h };
  }
  return best && { box: best, cost: least };
}

/** Where a corner must not be: from the left, to the right, from the top, to the bottom, of each that is near enough to matter. */
function wallsOf(
  hard: readonly Box[],
  { left, top, w, h, most }: { left: number; top: number; w: number; h: number; most: number },
): Float64Array {
  return Float64Array.from(
    hard.flatMap((box) => {
      const [from, to, high, low] = [box.x - w, box.x + box.w, box.y - h, box.y + box.h];
      const far = from - left > most || left - to > most || high - top > most || top - low > most;
      return far ? [] : [from, to, high, low];
    }),
  );
}

/** The wall that a corner would be in, looked for from one of them on; less than 0 for none. */
function hit(walls: Float64Array, first: number, x: number, y: number): number {
  const { length } = walls;
  for (let turn = 0; turn < length; turn += 4) {
    const at = (first + turn) % length;
    const [from = 0, to = 0] = [walls[at], walls[at + 1]];
    if (x <= from || x >= to) continue;
    const [high = 0, low = 0] = [walls[at + 2], walls[at + 3]];
    if (y > high && y < low) return at;
  }
  return -1;
}

function priceOf(box: Box, soft: Taken['soft'], far: number): number {
  let cost = far;
  for (const { box: other, price } of soft) cost += shared(box, other) * price;
  return cost;
}

/** How many pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}
