import { type Arrow, HEAD, LOOKS, type Way } from '../drawing/arrow.ts';
import { type Box, inset } from '../drawing/page.ts';
import { middleOf } from './ground.ts';
import type { MapPlan, Point } from './plan.ts';
import type { MapChange } from './view.ts';

/** How far an arrow reaches into a space, in pixels. */
const REACH = 24;
const LENGTH = 48;

/** Arrows of all that moved, over the borders, where they cross the least of what lies there. */
export function arrowsOn(plan: MapPlan, changes: readonly MapChange[], taken: readonly Box[]): Arrow[] {
  const seen = new Set<string>();
  const crossed = [...taken];
  return changes.flatMap((change): Arrow[] => {
    if (change.kind !== 'monsterMoved' && change.kind !== 'investigatorMoved') return [];
    const from = plan.regions.get(change.from);
    const to = plan.regions.get(change.to);
    const key = `${change.kind} ${change.from} ${change.to}`;
    if (!from || !to || change.from === change.to || seen.has(key)) return [];
    seen.add(key);
    const ways = waysOf(plan, { change, from, to });
    const way = ways.sort((a, b) => burden(a, crossed) - burden(b, crossed))[0];
    if (!way) return [];
    crossed.push({ x: way.to.x - 14, y: way.to.y - 14, w: 28, h: 28 });
    return [{ ...way, ...LOOKS[change.kind] }];
  });
}

/** What an arrow covers. */
export function reachOf({ from, to }: Arrow): Box {
  const x = Math.min(from.x, to.x);
  const y = Math.min(from.y, to.y);
  return inset({ x, y, w: Math.abs(to.x - from.x), h: Math.abs(to.y - from.y) }, -HEAD);
}

/** How much of what lies there a way crosses; its head counts most. */
function burden({ from, to }: Way, taken: readonly Box[]): number {
  return [0, 0.25, 0.5, 0.75, 1].reduce((sum, share) => {
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    const r = share === 1 ? 15 : 7;
    const hits = taken.filter(
      (box) => x + r > box.x && x - r < box.x + box.w && y + r > box.y && y - r < box.y + box.h,
    );
    return sum + hits.length * (share === 1 ? 3 : 1);
  }, 0);
}

/** A move, and the shapes of the spaces it leads out of and into. */
interface Crossing {
  change: { from: string; to: string };
  from: readonly Point[];
  to: readonly Point[];
}

function waysOf(plan: MapPlan, crossing: Crossing): Way[] {
  const { change, from, to } = crossing;
  const signs = plan.signs.has(change.from) || plan.signs.has(change.to);
  const border = signs ? null : borderOf(from, to);
  if (border) return [0.74, 0.6, 0.86, 0.5, 0.94].map((share) => across(border, from, to, share));
  const all = [13, -13, 28, -28, 46, -46, 64, -64, 84, -84].map((aside) => path(plan, crossing, aside));
  const direct = all.filter((way) => isAt(way.from, from) && isAt(way.to, to));
  return direct.length > 0 ? direct : all;
}

/** How far outside a space an arrow of it may begin or end, in pixels. */
const OUTSIDE = 22;

/** True for a point in what a shape spans, or just outside. */
function isAt({ x, y }: Point, shape: readonly Point[]): boolean {
  const xs = shape.map((corner) => corner.x);
  const ys = shape.map((corner) => corner.y);
  return (
    x > Math.min(...xs) - OUTSIDE &&
    x < Math.max(...xs) + OUTSIDE &&
    y > Math.min(...ys) - OUTSIDE &&
    y < Math.max(...ys) + OUTSIDE
  );
}

/** The border of two spaces of one tile: from its middle to its edge; null for others. */
function borderOf(from: readonly Point[], to: readonly Point[]): [Point, Point] | null {
  const near = (p: Point, q: Point): boolean => Math.hypot(p.x - q.x, p.y - q.y) < 1;
  const middle = from[from.length - 1];
  if (!middle || !to.some((point) => near(point, middle))) return null;
  const edge = from.find((p) => !near(p, middle) && to.some((q) => near(p, q)));
  return edge ? [middle, edge] : null;
}

/** Over a border at a part of its length. */
function across([middle, edge]: [Point, Point], from: readonly Point[], to: readonly Point[], share: number): Way {
  const long = Math.hypot(edge.x - middle.x, edge.y - middle.y) || 1;
  const along = { x: (edge.x - middle.x) / long, y: (edge.y - middle.y) / long };
  const at = { x: middle.x + along.x * long * share, y: middle.y + along.y * long * share };
  const a = middleOf(from);
  const b = middleOf(to);
  const side = (b.x - a.x) * -along.y + (b.y - a.y) * along.x > 0 ? 1 : -1;
  const over = { x: -along.y * side * REACH, y: along.x * side * REACH };
  return { from: { x: at.x - over.x, y: at.y - over.y }, to: { x: at.x + over.x, y: at.y + over.y }, bend: at };
}

/** A little aside of the straight way, from inside the one to inside the other; only up to the signs of streets. */
function path(plan: MapPlan, { change, from, to }: Crossing, aside: number): Way {
  const a = middleOf(from);
  const b = middleOf(to);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const unit = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
  const off = { x: -unit.y * aside, y: unit.x * aside };
  const at = (share: number): Point => ({
    x: a.x + (b.x - a.x) * share + off.x,
    y: a.y + (b.y - a.y) * share + off.y,
  });
  const leaves = edgeAlong(from, a, b, 'last');
  const enters = edgeAlong(to, a, b, 'first');
  const begins = plan.signs.has(change.from) ? leaves + 20 / far : leaves - REACH / far;
  const ends = plan.signs.has(change.to) ? enters - 18 / far : enters + REACH / far;
  const start = at(plan.signs.has(change.to) ? Math.min(begins, ends - LENGTH / far) : begins);
  const end = at(plan.signs.has(change.from) ? Math.max(ends, begins + LENGTH / far) : ends);
  return { from: start, to: end, bend: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } };
}

/** At which part of a way it crosses the border of a shape: first or last; its end where it doesn't. */
function edgeAlong(shape: readonly Point[], a: Point, b: Point, which: 'first' | 'last'): number {
  const shares = shape.flatMap((p, index) => {
    const q = shape[(index + 1) % shape.length] ?? p;
    const cross = (b.x - a.x) * (q.y - p.y) - (b.y - a.y) * (q.x - p.x);
    if (Math.abs(cross) < 1e-6) return [];
    const along = ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / cross;
    const across = ((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / cross;
    return along >= 0 && along <= 1 && across >= 0 && across <= 1 ? [along] : [];
  });
  if (shares.length === 0) return which === 'first' ? 1 : 0;
  return which === 'first' ? Math.min(...shares) : Math.max(...shares);
}
