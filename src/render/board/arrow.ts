import { type Arrow, LOOKS, TIP, type Way } from '../drawing/arrow.ts';
import { type Box, center, inset } from '../drawing/page.ts';
import type { ChangeView } from '../view.ts';
import { TOWN } from './townplan.ts';

/** Where a place, a world's area or a zone lies in the picture; null for what isn't drawn. */
type Spots = (id: string) => Box | null;

/**
 * Arrows of all that moved. Shafts lie under the plots, so that no text is crossed; heads stand at the edges. To and
 * from the band below the town there are a sign at the plot and a head at the band.
 */
export function arrowsOf(changes: readonly ChangeView[], spots: Spots, way: typeof path = path): Arrow[] {
  const seen = new Set<string>();
  return changes.flatMap((change): Arrow[] => {
    if (change.kind !== 'monsterMoved' && change.kind !== 'investigatorMoved') return [];
    const from = spots(change.from);
    const to = spots(change.to);
    const key = `${change.kind} ${change.from} ${change.to}`;
    if (!from || !to || change.from === change.to || seen.has(key)) return [];
    seen.add(key);
    if (!isOutside(from) && !isOutside(to)) {
      const aside = change.kind === 'investigatorMoved' ? 12 : -12;
      return [{ ...way(from, to, aside), ...LOOKS[change.kind] }];
    }
    return beyond(change.kind, from, to);
  });
}

/** In the band below the town. */
function isOutside(box: Box): boolean {
  return box.y >= TOWN.h;
}

/** Out of the town or into it, or within the band. */
function beyond(kind: keyof typeof LOOKS, from: Box, to: Box): Arrow[] {
  const look = LOOKS[kind];
  const person = kind === 'investigatorMoved';
  const out = isOutside(to);
  const x = center(out ? to : from).x + (person ? 20 : -20);
  const edge = out
    ? { from: { x, y: TOWN.h - 24 }, to: { x, y: TOWN.h } }
    : { from: { x, y: TOWN.h + 14 }, to: { x, y: TOWN.h - 8 } };
  const stump: Arrow = { ...edge, bend: edge.from, ...look, tailless: true };
  if (isOutside(from) && out) return [stump];
  const town = out ? from : to;
  const badge = { x: town.x + town.w - 17, y: town.y + town.h - 17 + (person ? -34 : 0) };
  return [stump, { from: badge, to: badge, bend: badge, ...look, badge: out ? 'away' : 'here' }];
}

/** From edge to edge, its tip before the plot, whose letters it must not cover; a way that would pass under another plot swings out into the alley beside it. */
function path(from: Box, to: Box, aside: number): Way {
  const a = center(from);
  const b = center(to);
  const overlapX = Math.min(from.x + from.w, to.x + to.w) - Math.max(from.x, to.x);
  const overlapY = Math.min(from.y + from.h, to.y + to.h) - Math.max(from.y, to.y);
  if (overlapX > 14) {
    const x = Math.max(from.x, to.x) + overlapX / 2 + aside;
    const down = b.y > a.y;
    const start = { x, y: down ? from.y + from.h : from.y };
    const end = { x, y: down ? to.y - TIP : to.y + to.h + TIP };
    return { from: start, to: end, bend: middle(start, end) };
  }
  const gap = Math.max(from.x, to.x) - Math.min(from.x + from.w, to.x + to.w);
  if (overlapY > 40 && gap < 60) {
    const y = Math.max(from.y, to.y) + overlapY / 2 + aside;
    const right = b.x > a.x;
    const start = { x: right ? from.x + from.w : from.x, y };
    const end = { x: right ? to.x - TIP : to.x + to.w + TIP, y };
    return { from: start, to: end, bend: middle(start, end) };
  }
  if (overlapY > 40) {
    const y = Math.max(from.y + from.h, to.y + to.h);
    const start = { x: a.x + Math.sign(b.x - a.x) * 20, y: from.y + from.h };
    const end = { x: b.x + Math.sign(a.x - b.x) * 20 + aside, y: to.y + to.h + TIP };
    return { from: start, to: end, bend: { x: (start.x + end.x) / 2, y: y + 14 } };
  }
  const start = edge(from, b);
  const end = edge(inset(to, -TIP), a);
  return { from: start, to: end, bend: middle(start, end) };
}

function middle(a: { x: number; y: number }, b: { x: number; y: number }): { x: number; y: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Where the line from a box's center to a point leaves the box. */
function edge(box: Box, towards: { x: number; y: number }): { x: number; y: number } {
  const { x, y } = center(box);
  const dx = towards.x - x;
  const dy = towards.y - y;
  const share = Math.min(box.w / 2 / Math.max(Math.abs(dx), 0.01), box.h / 2 / Math.max(Math.abs(dy), 0.01));
  return { x: x + dx * share, y: y + dy * share };
}
