import { type Box, center, inset } from '../drawing/page.ts';
import type { MapView, SpotView, StreetView, TileView } from './view.ts';

export interface Point {
  x: number;
  y: number;
}

/** Where everything of a map lies, in pixels. */
export interface MapPlan {
  /** The ground of the map, and the strip with the rest. */
  map: Box;
  panel: Box;
  /** The strip lies below the map. */
  wide: boolean;
  tiles: Map<string, Box>;
  /** The middle of each tile. */
  hubs: Map<string, Box>;
  /** Corners of each space, in order; streets are the boxes of their signs. */
  regions: Map<string, Point[]>;
  signs: Map<string, Box>;
  beyond: Map<string, Box>;
  /** Where the country beside the tiles has room for something, the largest first. */
  niches: Box[];
  /** In a close-up, where each street leads: the name of the neighborhood at its other end. */
  leads: Map<string, string> | null;
}

export const MAP = { width: 1600, height: 1200 } as const;
const MARGIN = 12;
/** Between two tiles, for a street. */
export const GAP = 46;
/** Height of a tile's slope, of its whole height. */
export const SLOPE = 0.2;
const SIDE = 384;
/** Height of the strip below a map; more with each card of the codex that these are not enough for. */
const BELOW = { h: 346, cards: 5, more: 40, most: 480 } as const;
/** Wider than an even hexagon, for names are wide. */
const WIDEST = 1.36;
/** The middle of a tile. */
export const HUB = { w: 166, h: 110 };
/** Signs of streets on a slope and upright ones, with somebody on them and with nobody. */
const SIGN = { full: { w: 196, h: 104 }, bare: { w: 172, h: 36 } };
const POST = { full: { w: 112, h: 206 }, bare: { w: 124, h: 36 } };

/** More width for a label on a plate. */
export const LABEL = 46;

/** Lays out a map: three rows of tiles have the strip at their right, fewer below them. */
export function planOf(view: MapView): MapPlan {
  const at = view.tiles.map(({ at: { q, r } }) => ({ x: q + r / 2, y: r }));
  const left = Math.min(...at.map(({ x }) => x));
  const top = Math.min(...at.map(({ y }) => y));
  const columns = Math.max(...at.map(({ x }) => x)) - left + 1;
  const rows = Math.max(...at.map(({ y }) => y)) - top + 1;
  const wide = columns > rows;
  const room = wide ? { w: MAP.width, h: MAP.height - BELOW.h } : { w: MAP.width - SIDE, h: MAP.height };
  const h = (room.h - 2 * MARGIN - (rows - 1) * GAP) / (1 + (rows - 1) * (1 - SLOPE));
  const w = Math.min((room.w - 2 * MARGIN - (columns - 1) * GAP) / columns, h * WIDEST);
  const used = columns * w + (columns - 1) * GAP + 2 * MARGIN;
  const map: Box = { x: 0, y: 0, w: wide ? MAP.width : Math.round(used), h: room.h };
  const panel: Box = wide
    ? { x: 0, y: map.h, w: MAP.width, h: belowTall(view) }
    : { x: map.w, y: 0, w: MAP.width - map.w, h: MAP.height };
  const start = wide ? (MAP.width - used) / 2 + MARGIN : MARGIN;
  const tiles = new Map(
    view.tiles.map(({ id }, index): [string, Box] => {
      const { x, y } = at[index] ?? { x: left, y: top };
      return [id, { x: start + (x - left) * (w + GAP), y: MARGIN + (y - top) * ((1 - SLOPE) * h + GAP), w, h }];
    }),
  );
  const plan: MapPlan = {
    map,
    panel,
    wide,
    tiles,
    hubs: new Map(),
    regions: new Map(),
    signs: new Map(),
    beyond: new Map(),
    niches: [],
    leads: null,
  };
  for (const tile of view.tiles) divide(plan, tile, HUB);
  for (const street of view.streets) {
    const { id } = street;
    const sign = signOf(plan, street, view.marks?.some(({ place }) => place === id) ?? false);
    if (!sign) continue;
    plan.signs.set(id, sign);
    plan.regions.set(id, cornersOf(sign));
  }
  view.beyond.forEach(({ id }, index) => {
    const box = { x: MARGIN, y: map.y + map.h - MARGIN - (index + 1) * 190, w: 216, h: 180 };
    plan.beyond.set(id, box);
    plan.regions.set(id, cornersOf(box));
  });
  plan.niches = nichesOf(plan);
  return plan;
}

function belowTall({ codex }: MapView): number {
  return Math.min(BELOW.most, BELOW.h + BELOW.more * Math.max(0, codex.length - BELOW.cards));
}

/** A smaller one holds nothing. */
const NICHE = { w: 220, h: 195 } as const;

/** What rows with fewer tiles leave free at their ends. */
function nichesOf({ map, tiles, beyond }: MapPlan): Box[] {
  const boxes = [...tiles.values()];
  const rows = [...new Set(boxes.map(({ y }) => y))].sort((a, b) => a - b);
  const free = rows.flatMap((y, index): Box[] => {
    const row = boxes.filter((box) => box.y === y);
    const h = row[0]?.h ?? 0;
    const top = index === 0 ? map.y + MARGIN : y + SLOPE * h - GAP + MARGIN;
    const last = index === rows.length - 1;
    const lower = last ? map.y + map.h - MARGIN : y + (1 - SLOPE) * h + GAP - MARGIN;
    const left = Math.min(...row.map(({ x }) => x)) - GAP / 2;
    const right = Math.max(...row.map(({ x, w }) => x + w)) + GAP / 2;
    const taken = (x: number): number =>
      Math.min(
        lower,
        ...[...beyond.values()].filter((box) => Math.abs(box.x - x) < box.w).map((box) => box.y - MARGIN),
      );
    const at = (x: number, end: number): Box => ({ x, y: top, w: end - x, h: taken(x) - top });
    return [at(map.x + MARGIN, left), at(right, map.x + map.w - MARGIN)];
  });
  return free.filter(({ w, h }) => w >= NICHE.w && h >= NICHE.h).sort((a, b) => b.w * b.h - a.w * a.h);
}

/** The corners of a tile, clockwise from the top. */
export function outlineOf({ x, y, w, h }: Box): Point[] {
  return [
    { x: x + w / 2, y },
    { x: x + w, y: y + SLOPE * h },
    { x: x + w, y: y + (1 - SLOPE) * h },
    { x: x + w / 2, y: y + h },
    { x, y: y + (1 - SLOPE) * h },
    { x, y: y + SLOPE * h },
  ];
}

/** Three spaces and the middle, which may lie a little aside to give one of them more room. */
export function divide(plan: MapPlan, tile: TileView, hub: { w: number; h: number }, aside = { x: 0, y: 0 }): void {
  const box = plan.tiles.get(tile.id);
  if (!box) return;
  const middle = center(box);
  const { x, y } = { x: middle.x + aside.x, y: middle.y + aside.y };
  plan.hubs.set(tile.id, { x: x - hub.w / 2, y: y - hub.h / 2, w: hub.w, h: hub.h });
  const corners = outlineOf(box);
  const edges = corners.map((corner, index) => half(corner, corners[(index + 1) % 6] ?? corner));
  // Corner `index` lies between the edges `index - 1` and `index`; a space has two corners and half of three edges.
  const first = tile.cut === 1 ? [5, 1, 3] : [0, 2, 4];
  tile.spaces.forEach(({ id }, index) => {
    const from = first[index] ?? 0;
    const pick = (list: Point[], at: number): Point => list[(at + 6) % 6] ?? { x, y };
    plan.regions.set(id, [
      pick(edges, from - 1),
      pick(corners, from),
      pick(corners, from + 1),
      pick(edges, from + 1),
      { x, y },
    ]);
  });
}

function half(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Upright where the tiles stand side by side; only a plate where nobody is. */
function signOf(plan: MapPlan, street: StreetView, marked: boolean): Box | null {
  const a = plan.tiles.get(street.between[0]);
  const b = plan.tiles.get(street.between[1]);
  if (!a || !b) return null;
  const { x, y } = half(center(a), center(b));
  const { full, bare } = Math.abs(a.y - b.y) < 1 ? POST : SIGN;
  const size = !isEmpty(street) ? full : marked ? { ...bare, w: bare.w + LABEL } : bare;
  return { x: x - size.w / 2, y: y - size.h / 2, ...size };
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

/** What stands in the way of what a space holds: the middle of the tile and the signs of streets. */
export function obstaclesOf(plan: MapPlan): Box[] {
  return [...plan.hubs.values(), ...plan.signs.values(), ...plan.beyond.values()].map((box) => inset(box, -5));
}

/** From where to where a level crosses a convex shape; null outside. */
function crossing(shape: readonly Point[], y: number): [number, number] | null {
  const xs = shape.flatMap((a, index) => {
    const b = shape[(index + 1) % shape.length] ?? a;
    if (y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y)) return [];
    if (a.y === b.y) return [a.x, b.x];
    return [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)];
  });
  return xs.length === 0 ? null : [Math.min(...xs), Math.max(...xs)];
}

/** Where a space holds things: a convex shape between two levels, less what is in the way. */
export interface Room {
  shape: readonly Point[];
  obstacles: readonly Box[];
  top: number;
  bottom: number;
}

/** The stretches of a room that are free over its whole height, with a margin, from left to right. */
export function stretchesOf({ shape, obstacles, top, bottom }: Room, margin: number): [number, number][] {
  const a = crossing(shape, top);
  const b = crossing(shape, bottom);
  if (!a || !b) return [];
  let free: [number, number][] = [[Math.max(a[0], b[0]) + margin, Math.min(a[1], b[1]) - margin]];
  for (const box of obstacles) {
    if (box.y >= bottom || box.y + box.h <= top) continue;
    free = free.flatMap(([from, to]): [number, number][] =>
      box.x >= to || box.x + box.w <= from
        ? [[from, to]]
        : [
            [from, box.x],
            [box.x + box.w, to],
          ],
    );
  }
  return free.filter(([from, to]) => to > from);
}

/** The widest of them; null where there is none. */
export function stretchOf(room: Room, margin: number): [number, number] | null {
  return stretchesOf(room, margin).sort((p, q) => q[1] - q[0] - (p[1] - p[0]))[0] ?? null;
}
