import type { Box } from '../drawing/page.ts';
import type { BoardView, WorldView, ZoneView } from '../view.ts';
import { SIDE } from './townplan.ts';

/** Heights in pixels: of what is only a line, and of what somebody is in, at least and at most. */
const LINE = { world: 37, zone: 33 } as const;
const FULL = { least: 70, most: 118 } as const;
const STEP = 4;
/** What lies on the table for all: environment and rumor. */
const CARDS = { least: 46, most: 84, count: 2 } as const;

/** Where everything of the column beside the town lies. */
export interface Column {
  worlds: Map<string, Box>;
  zones: Map<string, Box>;
  environment: Box;
  rumor: Box;
}

const known = new WeakMap<BoardView, Column>();

/** Worlds and zones are a line each unless somebody is there; what is left is shared by those who need it. */
export function columnOf(view: BoardView): Column {
  const column = known.get(view) ?? laidOut(view);
  known.set(view, column);
  return column;
}

/** Zones beside the town; the jail cell is drawn in its station. */
export function zonesOf(view: BoardView): ZoneView[] {
  return view.zones.filter(({ id }) => id in ZONE_ORDER);
}

const ZONE_ORDER: Readonly<Record<string, number>> = { sky: 0, outskirts: 1, 'lost-in-time-and-space': 2 };

/** How much there is in a world or a zone. */
function filling(spot: WorldView | ZoneView): number {
  return 'areas' in spot
    ? Math.max(...spot.areas.map((area) => area.length))
    : spot.investigators.length + spot.monsters.length;
}

function laidOut(view: BoardView): Column {
  const spots = [...view.worlds, ...zonesOf(view)];
  const least = spots.map((spot) =>
    filling(spot) > 0 ? FULL.least : view.worlds.some(({ id }) => id === spot.id) ? LINE.world : LINE.zone,
  );
  const whole = SIDE.h - 14 - STEP * (spots.length + CARDS.count - 1);
  const spare = Math.max(0, whole - least.reduce((sum, h) => sum + h, 0) - CARDS.least * CARDS.count);
  const weight = spots.reduce((sum, spot) => sum + filling(spot), 0);
  const most = weight > FEW * spots.length ? whole : FULL.most;
  let y = 8;
  const next = (h: number): Box => {
    const box = { x: SIDE.x + 6, y, w: SIDE.w - 12, h };
    y += h + STEP;
    return box;
  };
  const boxes = spots.map((spot, index): [string, Box] => {
    const grown = (least[index] ?? 0) + (weight > 0 ? (spare * filling(spot)) / weight : 0);
    return [spot.id, next(filling(spot) > 0 ? Math.min(most, grown) : (least[index] ?? 0))];
  });
  const card = Math.min(CARDS.most, (SIDE.h - 6 - y - STEP) / CARDS.count);
  return {
    worlds: new Map(boxes.slice(0, view.worlds.length)),
    zones: new Map(boxes.slice(view.worlds.length)),
    environment: next(card),
    rumor: next(card),
  };
}

/** More than so many of them for each world and zone are a crowd, which may have all that is left. */
const FEW = 1;
