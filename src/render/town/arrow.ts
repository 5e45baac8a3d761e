import { type Arrow, HEAD, LOOKS, stepsOf, TIP } from '../drawing/arrow.ts';
import type { Box } from '../drawing/page.ts';
import type { BoardView } from '../view.ts';
import type { Spot } from './townplan.ts';

/** From a spot to the near end of an arrow, and how far it may be moved back along its way to keep clear, in pixels. */
const BEFORE = 46;
const BACK = 14;
const BEND = 0.12;

/** Arrows of all that moved and of a planned way; their heads keep clear of what must be read, or they are left out: the text says it, too. */
export function arrowsOf(view: BoardView, spots: (id: string) => Spot | null, kept: readonly Box[]): Arrow[] {
  const seen = new Set<string>();
  return [...view.changes, ...stepsOf(view.route)].flatMap((change): Arrow[] => {
    if (change.kind !== 'monsterMoved' && change.kind !== 'investigatorMoved') return [];
    const from = spots(change.from);
    const to = spots(change.to);
    const key = `${change.kind} ${change.from} ${change.to}`;
    if (!from || !to || change.from === change.to || seen.has(key)) return [];
    seen.add(key);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (far < 2 * BEFORE) return [];
    const aside = change.kind === 'investigatorMoved' ? BEND : -BEND;
    const bend = { x: (from.x + to.x) / 2 - (to.y - from.y) * aside, y: (from.y + to.y) / 2 + (to.x - from.x) * aside };
    for (let back = BEFORE; back < far * 0.75; back += BACK) {
      const share = 1 - back / far;
      const tip = on(from, bend, to, share);
      if (kept.some((box) => near(tip, box))) continue;
      const rest = on(from, bend, to, share / 2);
      // A quadratic curve through the middle of what is left of the way.
      const own = { x: 2 * rest.x - (from.x + tip.x) / 2, y: 2 * rest.y - (from.y + tip.y) / 2 };
      return [{ from, to: tip, bend: own, ...LOOKS[change.kind] }];
    }
    return [];
  });
}

function on(from: Spot, bend: Spot, to: Spot, share: number): Spot {
  const rest = 1 - share;
  return {
    x: rest * rest * from.x + 2 * rest * share * bend.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * bend.y + share * share * to.y,
  };
}

function near({ x, y }: Spot, box: Box): boolean {
  const reach = HEAD + TIP;
  return x > box.x - reach && x < box.x + box.w + reach && y > box.y - reach && y < box.y + box.h + reach;
}
