import { Drawer } from '../drawing/drawer.ts';
import type { Box } from '../drawing/page.ts';
import { between, type Point } from './polygon.ts';
import { type Lane, STREET, type Town, townOf, type Ward } from './town.ts';
import type { MapView, SpotView, StreetView, TileView } from './view.ts';
import { windowsOf } from './window.ts';

/** Every map and every part of one from near, in pixels. */
export const MAP = { width: 1600, height: 1000 } as const;
/** Height of the strip with goal and danger below the whole map. */
export const STRIP = 104;
/** From near, what is around a ward, in pixels of the picture. */
const AROUND = 130;
/** No ward is enlarged more. */
const NEAREST = 2.3;

/** Where everything of a map lies, in pixels. */
export interface MapPlan {
  box: Box;
  wards: Map<string, Ward>;
  lanes: Lane[];
  /** Corners of every space and of the middle of every street, by id. */
  regions: Map<string, Point[]>;
  /** Where windows hide the town. */
  windows: Box[];
  /** How much larger than on the whole map. */
  scale: number;
  /** What is shown with all that stands there: every tile and street, or one tile and the streets that touch it. */
  tiles: TileView[];
  streets: StreetView[];
  near: boolean;
}

/** A few scenarios' towns; they are small, but take a while. */
const towns = new Drawer<Opened>('town', () => 20_000);
const WHOLE: Box = { x: 0, y: 0, w: MAP.width, h: MAP.height - STRIP };

/** A town with its windows for what lies nowhere in it. */
type Opened = Town & { windows: Box[] };

/** Places that are nowhere in the town, as far as the picture is about them. */
export function elsewhereOf({ beyond, route = [], marks = [], closeUp }: MapView): SpotView[] {
  if (closeUp !== undefined) return [];
  return beyond.filter(
    (spot) => !isEmpty(spot) || route.includes(spot.id) || marks.some(({ place }) => place === spot.id),
  );
}

function wholeOf(view: MapView): Opened {
  const key = JSON.stringify([
    view.tiles.map(({ id, at, cut, spaces }) => [id, at, cut, spaces.map((space) => space.id)]),
    view.streets.map(({ id, kind, between: ends }) => [id, kind, ends]),
    elsewhereOf(view).map(({ investigators, monsters }) => investigators.length + monsters.length),
  ]);
  return towns.take(key, () => {
    const town = townOf(view, WHOLE);
    return { ...town, windows: windowsOf(town, elsewhereOf(view), WHOLE) };
  });
}

/** Lays out the whole map, or a part of it around one tile. */
export function planOf(view: MapView): MapPlan {
  const town = wholeOf(view);
  const tile = view.tiles.find(({ id }) => id === view.closeUp);
  const ward = tile && town.wards.get(tile.id);
  const { box, scale, move } = ward ? glassOver(ward, WHOLE) : { box: WHOLE, scale: 1, move: (point: Point) => point };
  const wards = new Map([...town.wards].map(([id, one]) => [id, movedWard(one, move)]));
  const lanes = town.lanes.map((lane) => ({ ...lane, from: move(lane.from), to: move(lane.to) }));
  const streets = view.streets.filter(({ between: ends }) => tile === undefined || ends.includes(tile.id));
  const regions = new Map([...wards.values()].flatMap(({ spaces }) => [...spaces]));
  for (const lane of lanes) if (lane.kind !== null) regions.set(lane.id, squareOf(lane, scale, box));
  elsewhereOf(view).forEach(({ id }, index) => {
    const window = town.windows[index];
    if (window) regions.set(id, cornersOf(window));
  });
  const shown = { tiles: tile ? [tile] : view.tiles, streets, near: tile !== undefined };
  return { box, wards, lanes, regions, windows: town.windows, scale, ...shown };
}

/** A glass over one ward: how much larger it makes, and where a point then lies. */
function glassOver({ shape }: Ward, whole: Box): { box: Box; scale: number; move: (point: Point) => Point } {
  const xs = shape.map(({ x }) => x);
  const ys = shape.map(({ y }) => y);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // At the town's edge there is nothing to show beside it.
  const beside = (...free: boolean[]): number =>
    (AROUND / 2) * (1 + Number(free.every(Boolean))) * Number(free.some(Boolean));
  const across = beside(left > 1, right < whole.w - 1);
  const down = beside(top > 1, foot < whole.h - 1);
  const scale = Math.min(NEAREST, (MAP.width - 2 * across) / (right - left), (MAP.height - 2 * down) / (foot - top));
  // As much of the town around it as there is: nothing beyond its edge.
  const within = (at: number, room: number, most: number): number => Math.max(0, Math.min(most - room, at - room / 2));
  const x = within((left + right) / 2, MAP.width / scale, whole.w);
  const y = within((top + foot) / 2, MAP.height / scale, whole.h);
  return {
    box: { x: 0, y: 0, w: MAP.width, h: MAP.height },
    scale,
    move: (point) => ({ ...point, x: (point.x - x) * scale, y: (point.y - y) * scale }),
  };
}

function movedWard({ shape, middle, spaces }: Ward, move: (point: Point) => Point): Ward {
  return {
    shape: shape.map(move),
    middle: move(middle),
    spaces: new Map([...spaces].map(([id, corners]) => [id, corners.map(move)])),
  };
}

/** Length of the middle of a street, where everybody on it stands. */
const SQUARE = 300;

/** The middle of a street, as far as it is on the picture, and a little of the ground at its sides. */
function squareOf({ from, to }: Lane, scale: number, box: Box): Point[] {
  const [a, b] = seen(from, to, box);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
  const half = Math.min(far / 2, (SQUARE * scale) / 2);
  const side = (STREET / 2) * scale;
  const middle = between(a, b);
  const corner = (way: number, off: number): Point => ({
    x: middle.x + along.x * way * half - along.y * off * side,
    y: middle.y + along.y * way * half + along.x * off * side,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** A line as far as it runs over the picture. */
function seen(from: Point, to: Point, { x, y, w, h }: Box): [Point, Point] {
  let [first, last] = [0, 1];
  for (const [start, step, least, most] of [
    [from.x, to.x - from.x, x, x + w],
    [from.y, to.y - from.y, y, y + h],
  ] as const) {
    if (Math.abs(step) < 1e-6) continue;
    const [a, b] = [(least - start) / step, (most - start) / step];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first < last ? [between(from, to, first), between(from, to, last)] : [from, to];
}

/** True where nobody and nothing is. */
export function isEmpty({ investigators, monsters, markers, doom }: SpotView): boolean {
  return investigators.length + monsters.length + markers.length + doom === 0;
}

/** The corners of a box, clockwise. */
export function cornersOf({ x, y, w, h }: Box): Point[] {
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
}
