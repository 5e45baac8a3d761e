/** Ways through Arkham with the monsters on them taken into account. */
import type { Seat } from '../../../engine/decision.ts';
import { isClosed, neighborsOf } from '../board/area.ts';
import { dangerAt } from './menace.ts';
import type { Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** How far away a place is, and what the monsters on the way there cost (the place's own left out). */
export interface Passage {
  steps: number;
  danger: number;
}

/** The best way from a place to every other one: short, and around monsters where that pays. */
export function passagesFrom(view: Viewpoint, seat: Seat, from: string): ReadonlyMap<string, Passage> {
  const { game } = view;
  const dealt = game.state.walk?.dealt;
  const guarded = new Set(game.state.monsters.map(({ at }) => at));
  const found = new Map<string, Passage>([[from, { steps: 0, danger: 0 }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    let place = '';
    let least = Number.POSITIVE_INFINITY;
    for (const one of open) {
      const cost = costOfPassage(found.get(one));
      if (cost < least) [place, least] = [one, cost];
    }
    open.delete(place);
    const here = found.get(place);
    if (!here) break;
    const through = guarded.has(place) ? Math.max(0, dangerAt(view, seat, place, dealt)) : 0;
    const next: Passage = { steps: here.steps + 1, danger: here.danger + through };
    for (const neighbor of neighborsOf(place)) {
      if (isClosed(game, neighbor) || costOfPassage(next) >= costOfPassage(found.get(neighbor))) continue;
      found.set(neighbor, next);
      open.add(neighbor);
    }
  }
  return found;
}

/** Steps and danger on one scale, in steps; without a passage there is no way. */
export function costOfPassage(passage: Passage | undefined): number {
  return passage ? passage.steps + WEIGHTS.wayDanger * passage.danger : Number.POSITIVE_INFINITY;
}
