import { center, Page } from '../../../src/render/drawing/page.ts';
import type { Piece } from '../../../src/render/map/crowd.ts';
import { MAP, planOf } from '../../../src/render/map/plan.ts';
import { holds, type Point, toEdge } from '../../../src/render/map/polygon.ts';
import { sitesOf } from '../../../src/render/map/site.ts';
import { standingOf } from '../../../src/render/map/standing.ts';
import type { MapView } from '../../../src/render/map/view.ts';
import type { Placed } from '../../../src/render/tokens/piece.ts';

/** Where all that stands in spaces and on streets of a map stands. */
export interface Strays {
  pieces: number;
  /** Numbers of votes that are not wholly in the space, or with their middle on the street, that they are of. */
  numbers: string[];
  /** What stands neither wholly in its space nor over its street: on a thread, and without one. */
  threaded: string[];
  loose: string[];
  /** All threads, also those to names of neighborhoods. */
  threads: number;
}

/** Looks at everything on a map: does it stand where it is? */
export function straysOf(view: MapView): Strays {
  const page = new Page(MAP.width, MAP.height, view);
  const plan = planOf(view);
  const { pieces, threads } = standingOf(page, view, plan, sitesOf(page, view, plan));
  const found: Strays = { pieces: 0, numbers: [], threaded: [], loose: [], threads: threads.length };
  const streets = new Set(plan.streets.map(({ id }) => id));
  for (const { id, name } of [...plan.tiles.flatMap(({ spaces }) => spaces), ...plan.streets])
    for (const one of pieces.get(id) ?? []) {
      found.pieces++;
      const region = plan.regions.get(id) ?? [];
      if (streets.has(id) ? isOver(region, one) : edgeOf(one).every((point) => holds(region, point))) continue;
      const { x, y } = center(one);
      const kind =
        one.what === 'mark'
          ? 'numbers'
          : threads.some(({ from }) => from.x === x && from.y === y)
            ? 'threaded'
            : 'loose';
      found[kind].push(`${one.what} ${one.id} of ${name}`);
    }
  return found;
}

/** True where a street runs beneath a piece; a number has its middle on it. */
function isOver(street: readonly Point[], one: Placed<Piece>): boolean {
  const reach = one.what === 'mark' ? 0 : Math.min(one.w, one.h) / 2;
  return holds(street, center(one)) || toEdge(street, center(one)) < reach;
}

/** Points on the edge of a piece: numbers are round. */
function edgeOf({ what, x, y, w, h }: Placed<Piece>): Point[] {
  if (what !== 'mark')
    return [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + h },
      { x, y: y + h },
    ];
  return Array.from({ length: 16 }, (_, index) => {
    const turn = (index * Math.PI) / 8;
    return { x: x + w / 2 + (w / 2) * Math.cos(turn), y: y + h / 2 + (h / 2) * Math.sin(turn) };
  });
}
