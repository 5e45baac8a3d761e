import type { Box } from '../drawing/page.ts';
import { areaOf, balanceOf, between, type Corner, clipped, type Point, toEdge } from './polygon.ts';
import type { MapView, StreetView, TileView } from './view.ts';

/** A neighborhood's ground: its shape, the middle that its three spaces share, and theirs in the order of the cut. */
export interface Ward {
  shape: Point[];
  middle: Point;
  spaces: Map<string, Point[]>;
}

/** The strip between two wards: from where to where it runs, as wide as `STREET`. */
export interface Lane {
  from: Point;
  to: Point;
  /** The kind of street; null where none is laid and the river runs. */
  kind: string | null;
  id: string;
}

/** The town of a scenario, turned so that it fills a rectangle. */
export interface Town {
  wards: Map<string, Ward>;
  lanes: Lane[];
}

/** Width of the strips between wards, in pixels. */
export const STREET = 62;
/** Shorter than this nobody finds a street. */
const SHORTEST = 150;
const STEPS = 9;
/** No ward is much wider than it is tall, nor much taller than wide. */
const STRETCHED = 1.75;
/** Part of a rectangle that first is left free at every side. */
const MARGIN = 0.19;

type Cell = Corner<number | null>[];

/**
 * Lays the neighborhoods out in a rectangle: turned by a twelfth of a circle as often as suits, each gets the ground that
 * is nearest to it, and moves to its middle. Spaces keep their neighbors and the streets that they border (3E-203).
 */
export function townOf(view: Pick<MapView, 'tiles' | 'streets'>, box: Box): Town {
  let best: { cells: Cell[]; turn: number; score: number } | null = null;
  for (let twelfth = 0; twelfth < 12; twelfth++) {
    const turn = (twelfth * Math.PI) / 6;
    let sites = placed(view.tiles, turn, box);
    for (let step = 0; step < STEPS; step++) {
      const cells = sites.map((_, index) => cellOf(sites, index, box));
      const score = scoreOf(view, cells);
      if (!best || score > best.score) best = { cells, turn, score };
      sites = cells.map((cell, index) => between(sites[index] ?? balanceOf(cell), balanceOf(cell), 0.7));
    }
  }
  const { cells, turn } = best ?? { cells: [], turn: 0 };
  const wards = new Map(view.tiles.map((tile, index) => [tile.id, wardOf(view.tiles, index, cells, turn)]));
  return { wards, lanes: lanesOf(view, cells) };
}

function placed(tiles: readonly TileView[], turn: number, { x, y, w, h }: Box): Point[] {
  const turned = tiles.map(({ at: { q, r } }) => {
    const [across, down] = [q + r / 2, r * Math.sqrt(0.75)];
    return {
      x: across * Math.cos(turn) - down * Math.sin(turn),
      y: across * Math.sin(turn) + down * Math.cos(turn),
    };
  });
  const spread = (values: readonly number[], from: number, room: number): ((value: number) => number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const margin = room * MARGIN;
    return (value) =>
      most - least < 0.01 ? from + room / 2 : from + margin + ((value - least) / (most - least)) * (room - 2 * margin);
  };
  const across = spread(
    turned.map((site) => site.x),
    x,
    w,
  );
  const down = spread(
    turned.map((site) => site.y),
    y,
    h,
  );
  return turned.map((site) => ({ x: across(site.x), y: down(site.y) }));
}

function cellOf(sites: readonly Point[], own: number, { x, y, w, h }: Box): Cell {
  const a = sites[own] ?? { x, y };
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
  let cell: Cell = corners.map((corner) => ({ ...corner, edge: null }));
  sites.forEach((b, other) => {
    if (other === own) return;
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(b.x - a.x) / far, (b.y - a.y) / far];
    const at = ((a.x + b.x) / 2) * nx + ((a.y + b.y) / 2) * ny - STREET / 2;
    cell = clipped(cell, { nx, ny, at, edge: other });
  });
  return cell;
}

/** How good a layout is: the least area of a ward, less where one is stretched; nothing where a street has no room. */
function scoreOf({ tiles, streets }: Pick<MapView, 'tiles' | 'streets'>, cells: readonly Cell[]): number {
  const index = new Map(tiles.map(({ id }, at) => [id, at]));
  const lengths = streets.map(({ between: [a, b] }) => longOf(cells[index.get(a) ?? -1], index.get(b) ?? -1));
  if (Math.min(...lengths) < SHORTEST) return Math.min(...lengths) - SHORTEST;
  const areas = cells.map((cell) => {
    const [wide, tall] = [spanOf(cell.map(({ x }) => x)), spanOf(cell.map(({ y }) => y))];
    const stretched = Math.max(wide / tall, tall / wide);
    return areaOf(cell) * Math.min(1, STRETCHED / stretched);
  });
  return Math.min(...areas);
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function longOf(cell: Cell | undefined, other: number): number {
  const edge = cell && edgeOf(cell, other);
  return edge ? Math.hypot(edge[1].x - edge[0].x, edge[1].y - edge[0].y) : 0;
}

function edgeOf(cell: Cell, other: number): [Point, Point] | null {
  const at = cell.findIndex(({ edge }) => edge === other);
  const [from, to] = [cell[at], cell[(at + 1) % cell.length]];
  return from && to ? [from, to] : null;
}

function lanesOf({ tiles, streets }: Pick<MapView, 'tiles' | 'streets'>, cells: readonly Cell[]): Lane[] {
  return tiles.flatMap((tile, a) =>
    tiles.slice(a + 1).flatMap((other, more): Lane[] => {
      const b = a + 1 + more;
      const [here, there] = [cells[a] && edgeOf(cells[a], b), cells[b] && edgeOf(cells[b], a)];
      if (!here || !there) return [];
      const joins = ({ between: ends }: StreetView): boolean => ends.includes(tile.id) && ends.includes(other.id);
      const street = streets.find(joins);
      // The one runs clockwise, the other too: against it.
      const [from, to] = [between(here[0], there[1]), between(here[1], there[0])];
      return [{ from, to, kind: street?.kind ?? null, id: street?.id ?? `${tile.id} ${other.id}` }];
    }),
  );
}

/** The edges of an upright hexagon clockwise from the upper right: where their middles lie, in sixths of a circle. */
const EDGES = [-1, 0, 1, 2, 3, 4] as const;
/** The steps from a hexagon to its neighbors, by edge. */
const NEIGHBORS = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
] as const;

/** A stretch of a ward's border, by pixels from its first corner on clockwise. */
interface Stretch {
  from: number;
  to: number;
  /** Where a neighbor lies; at the edge of the map a border may be moved. */
  fixed: boolean;
}

function wardOf(tiles: readonly TileView[], own: number, cells: readonly Cell[], turn: number): Ward {
  const tile = tiles[own];
  const shape = cells[own] ?? [];
  if (!tile) return { shape, middle: balanceOf(shape), spaces: new Map() };
  const border = new Border(shape);
  const stretches = stretchesOf(tiles, tile, border, turn);
  const cuts = (tile.cut === 1 ? [4, 0, 2] : [5, 1, 3]).map(
    (edge) => stretches[edge] ?? { from: 0, to: 0, fixed: true },
  );
  const { middle, at } = balanced(border, cuts);
  const spaces = tile.spaces.map(({ id }, index): [string, Point[]] => [
    id,
    [...border.along(at[index] ?? 0, at[(index + 1) % 3] ?? 0), middle],
  ]);
  return { shape, middle, spaces: new Map(spaces) };
}

/** The border of a convex shape as a way around it. */
class Border {
  readonly shape: Cell;
  readonly starts: number[] = [];
  readonly long: number;

  constructor(shape: Cell) {
    this.shape = shape;
    let long = 0;
    shape.forEach((a, index) => {
      const b = shape[(index + 1) % shape.length] ?? a;
      this.starts.push(long);
      long += Math.hypot(b.x - a.x, b.y - a.y);
    });
    this.long = long;
  }

  at(way: number): Point {
    const on = ((way % this.long) + this.long) % this.long;
    const index = this.starts.findLastIndex((start) => start <= on);
    const [a, b] = [this.shape[index], this.shape[(index + 1) % this.shape.length]];
    if (!a || !b) return { x: 0, y: 0 };
    const end = this.starts[index + 1] ?? this.long;
    return between(a, b, (on - (this.starts[index] ?? 0)) / (end - (this.starts[index] ?? 0) || 1));
  }

  /** From one place to another, clockwise, with the corners between. */
  along(from: number, to: number): Point[] {
    const end = to > from ? to : to + this.long;
    const corners = [0, this.long, 2 * this.long].flatMap((round) =>
      this.shape.flatMap((corner, index) => {
        const way = round + (this.starts[index] ?? 0);
        return way > from + 0.5 && way < end - 0.5 ? [corner] : [];
      }),
    );
    return [this.at(from), ...corners, this.at(end)];
  }
}

function stretchesOf(tiles: readonly TileView[], { at: own }: TileView, border: Border, turn: number): Stretch[] {
  const known = NEIGHBORS.map((step): Stretch | null => {
    const other = tiles.findIndex(({ at }) => at.q === own.q + step.q && at.r === own.r + step.r);
    const corner = border.shape.findIndex(({ edge }) => edge !== null && edge === other);
    if (other < 0 || corner < 0) return null;
    const from = border.starts[corner] ?? 0;
    return { from, to: border.starts[corner + 1] ?? border.long, fixed: true };
  });
  if (known.every((one) => one === null)) {
    const from = border.long * (turn / (2 * Math.PI));
    return EDGES.map((_, index) => ({
      from: from + (index * border.long) / 6,
      to: from + ((index + 1) * border.long) / 6,
      fixed: false,
    }));
  }
  return known.map((one, edge) => one ?? missing(known, edge, border.long));
}

/** The edges without a neighbor share what lies between those that have one. */
function missing(known: readonly (Stretch | null)[], edge: number, long: number): Stretch {
  const back = [1, 2, 3, 4, 5, 6].find((step) => known[(edge - step + 6) % 6]) ?? 6;
  const ahead = [1, 2, 3, 4, 5, 6].find((step) => known[(edge + step) % 6]) ?? 6;
  const start = known[(edge - back + 6) % 6]?.to ?? 0;
  const end = known[(edge + ahead) % 6]?.from ?? long;
  const room = (end - start + long - 0.001) % long;
  const each = room / (back + ahead - 1);
  return { from: start + each * (back - 1), to: start + each * back, fixed: false };
}

/** How far a cut may stray from the middle of its edge: a little where a street lies, more at the map's edge. */
const STRAY = { fixed: [-0.12, 0, 0.12], free: [-0.44, -0.3, -0.15, 0, 0.15, 0.3, 0.44] } as const;
const AROUND = [-0.16, -0.08, 0, 0.08, 0.16] as const;

/** Where the three spaces meet, and where their borders reach the ward's, so that the least of them is as large as can be. */
function balanced(border: Border, cuts: readonly Stretch[]): { middle: Point; at: number[] } {
  const center = balanceOf(border.shape);
  const wide = spanOf(border.shape.map(({ x }) => x));
  const tall = spanOf(border.shape.map(({ y }) => y));
  const middles = AROUND.flatMap((dx) => AROUND.map((dy) => ({ x: center.x + dx * wide, y: center.y + dy * tall })));
  let best = { middle: center, at: cuts.map(({ from, to }) => (from + to) / 2), least: 0 };
  for (const at of waysOf(cuts)) {
    const pieces = at.map((from, index) => border.along(from, at[(index + 1) % at.length] ?? 0));
    for (const middle of middles) {
      const least = Math.min(...pieces.map((piece) => roomOf([...piece, middle])));
      if (least > best.least) best = { middle, at, least };
    }
  }
  return best;
}

/** All ways in which three cuts may stray. */
function waysOf(cuts: readonly Stretch[]): number[][] {
  return cuts.reduce<number[][]>(
    (ways, { from, to, fixed }) =>
      ways.flatMap((way) =>
        STRAY[fixed ? 'fixed' : 'free'].map((stray) => [...way, (from + to) / 2 + stray * (to - from)]),
      ),
    [[]],
  );
}

/** How far the middle of a space should be from its edges, in pixels. */
const WITHIN = 110;

/** Area of a space; a narrow one has less room. */
function roomOf(shape: readonly Point[]): number {
  return areaOf(shape) * Math.min(1, toEdge(shape, balanceOf(shape)) / WITHIN) ** 2;
}
