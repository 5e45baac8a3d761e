import { type Arrow, LOOKS, stepsOf } from '../drawing/arrow.ts';
import type { MapPlan } from './plan.ts';
import { balanceOf, between, type Point } from './polygon.ts';
import type { Standing } from './standing.ts';
import type { MapView } from './view.ts';

/** Room for an arrow's head, in pixels. */
const HEAD = { w: 40, h: 40 } as const;
/** From where an arrow begins to where the way crosses into the next space, in pixels. */
const TAIL = 74;

/** Arrows of all that moved and of a planned way: from inside the one space to a free spot near the edge of the other. */
export function arrowsOf(view: MapView, plan: MapPlan, { floors }: Standing): Arrow[] {
  const seen = new Set<string>();
  return [...view.changes, ...stepsOf(view.route)].flatMap((change): Arrow[] => {
    if (change.kind !== 'monsterMoved' && change.kind !== 'investigatorMoved') return [];
    const key = `${change.kind} ${change.from} ${change.to}`;
    const [from, to] = [plan.regions.get(change.from), plan.regions.get(change.to)];
    if (!from || !to || change.from === change.to || seen.has(key)) return [];
    seen.add(key);
    const [a, b] = [balanceOf(from), balanceOf(to)];
    const target = between(a, b, 0.62);
    const floor = floors.get(change.to);
    const free = floor?.near(HEAD, target);
    if (free) floor?.take({ ...free, ...HEAD });
    const end = free ? { x: free.x + HEAD.w / 2, y: free.y + HEAD.h / 2 } : target;
    return [{ from: behind(a, end), to: end, bend: bent(behind(a, end), end), tailless: true, ...LOOKS[change.kind] }];
  });
}

/** The tail of an arrow: on the way, not further than need be. */
function behind(start: Point, end: Point): Point {
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  return between(end, start, Math.min(1, (TAIL * 2) / far));
}

function bent(a: Point, b: Point): Point {
  const middle = between(a, b);
  return { x: middle.x - (b.y - a.y) * 0.1, y: middle.y + (b.x - a.x) * 0.1 };
}
