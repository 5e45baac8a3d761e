/** Ways through Arkham with the monsters on them taken into account. */
import type { Seat } from '../../../engine/decision.ts';
import { isClosed } from '../board/area.ts';
import { dangerAt } from './threat.ts';
import type { Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** How far away a place is, and what the monsters on the way there cost (the place's own left out). */
export interface Path {
  steps: number;
  danger: number;
}

/** The best way from a place to every other one: short, and around monsters where that pays. */
export function pathsFrom(view: Viewpoint, seat: Seat, from: string): ReadonlyMap<string, Path> {
  const { game } = view;
  const dealt = game.state.walk?.dealt;
  const guarded = new Set(game.state.monsters.map(({ at }) => at));
  const found = new Map<string, Path>([[from, { steps: 0, danger: 0 }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    let place = '';
    let least = Number.POSITIVE_INFINITY;
    for (const one of open) {
      const cost = costOfPath(found.get(one));
      if (cost < least) [place, least] = [one, cost];
    }
    open.delete(place);
    const here = found.get(place);
    if (!here) break;
    const through = guarded.has(place) ? Math.max(0, dangerAt(view, seat, place, dealt)) : 0;
    const next: Path = { steps: here.steps + 1, danger: here.danger + through };
    for (const neighbor of game.content.town.neighborsOf(place)) {
      if (isClosed(game, neighbor) || costOfPath(next) >= costOfPath(found.get(neighbor))) continue;
      found.set(neighbor, next);
      open.add(neighbor);
    }
  }
  return found;
}

/** Steps and danger on one scale, in steps; without a path there is no way. */
export function costOfPath(path: Path | undefined): number {
  return path ? path.steps + WEIGHTS.wayDanger * path.danger : Number.POSITIVE_INFINITY;
}
