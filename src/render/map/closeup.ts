import { type Box, center } from '../drawing/page.ts';
import { middleOf } from './ground.ts';
import { cornersOf, divide, GAP, isEmpty, LABEL, type MapPlan, type Point, SLOPE } from './plan.ts';
import type { MapView, SpotView, StreetView, TileEdge, TileView } from './view.ts';

/** Width of the picture of one tile, and of what it shows, in the pixels of the whole map: what it enlarges. */
export const CLOSE_UP = { width: 1200, field: 560 } as const;

/** From a picture's edge to a tile: with no street there, with an empty one, with somebody on it, with a crowd. */
const SLOPING = { none: 12, bare: 38, full: 86, crowded: 120 } as const;
const UPRIGHT = { none: 12, bare: 58, full: 66, crowded: 110 } as const;
/** From a picture's edge to a sign. */
const EDGE = 7;
const SIGN = { bare: { w: 178, h: 50 }, full: { w: 212, h: 134 }, crowded: { w: 276, h: 190 } };
const POST = { bare: { w: 108, h: 68 }, full: { w: 112, h: 244 }, crowded: { w: 130, h: 290 } };
/** More than so many things on a street are a crowd. */
const CROWD = 2;
/** How far the sign of a street on a slope reaches over the tile. */
const OVER = 8;
/** Height of a tile, by how many things the fullest of its spaces holds: up to two, three, four, more. */
const TALL = [384, 420, 450, 470] as const;
const LEAST_TALL = 340;
/** No close-up is much taller than it is wide. */
const TALLEST = CLOSE_UP.field;
/** How far the middle makes way: for each thing that one space holds beyond the others and beyond two, and at most. */
const WAY = { each: 16, from: 2, most: 46 } as const;
/** The middle with two rows of tokens. */
const HUB = { w: 136, h: 96 };
const FULL_HUB = { w: 144, h: 134 };

/** One tile and the streets that leave it, as the picture of a close-up shows them: nothing of it is cut off. */
export interface Near {
  view: MapView;
  plan: MapPlan;
}

/** Lays out a tile from near; its neighbors are only ground. Null for a tile that the map doesn't have. */
export function nearOf(view: MapView, id: string): Near | null {
  const tile = view.tiles.find((one) => one.id === id);
  if (!tile) return null;
  const streets = view.streets.filter(({ between }) => between.includes(id));
  const sides = new Map(streets.map((street) => [street.id, sideOf(view, tile, street)]));
  const margin = (scale: Record<'none' | Bustle, number>, ...at: TileEdge[]): number => {
    const there = streets.filter((street) => at.includes(sides.get(street.id) ?? 'left'));
    return Math.max(scale.none, ...there.map((street) => scale[bustleOf(street)]));
  };
  const left = margin(UPRIGHT, 'left');
  const top = margin(SLOPING, 'topLeft', 'topRight');
  const w = CLOSE_UP.field - left - margin(UPRIGHT, 'right');
  const around = top + margin(SLOPING, 'bottomLeft', 'bottomRight');
  const beset = streets.some((street) => bustleOf(street) === 'crowded' && isUpright(sides.get(street.id)));
  const h = Math.max(LEAST_TALL, Math.min(beset ? TALL[3] : tallOf(tile), TALLEST - around));
  const field = { x: 0, y: 0, w: CLOSE_UP.field, h: around + h };
  const box = { x: left, y: top, w, h };
  const plan: MapPlan = {
    map: field,
    panel: { x: 0, y: field.h, w: field.w, h: 0 },
    wide: false,
    tiles: new Map(view.tiles.map((other): [string, Box] => [other.id, placed(box, tile, other)])),
    hubs: new Map(),
    regions: new Map(),
    signs: new Map(),
    beyond: new Map(),
    niches: [],
    leads: new Map(),
  };
  for (const other of view.tiles) divide(plan, other, HUB);
  divide(plan, tile, hubOf(view, tile), asideOf(plan, tile));
  for (const street of streets) {
    const marked = view.marks?.some(({ place }) => place === street.id) ?? false;
    const sign = signOf(street, sides.get(street.id) ?? 'left', marked, { tile: box, field });
    plan.signs.set(street.id, sign);
    plan.regions.set(street.id, cornersOf(sign));
    plan.leads?.set(street.id, neighborOf(view, tile, street)?.name ?? '');
  }
  plan.hubs = new Map([...plan.hubs].filter(([hub]) => hub === id));
  return { view: { ...view, tiles: [tile], streets, beyond: [] }, plan };
}

function isUpright(side: TileEdge | undefined): boolean {
  return side === 'left' || side === 'right';
}

/** How much is on a street. */
type Bustle = 'bare' | 'full' | 'crowded';

function bustleOf(street: StreetView): Bustle {
  if (isEmpty(street)) return 'bare';
  return thingsIn(street) > CROWD ? 'crowded' : 'full';
}

/** Where another tile lies when one has its place. */
function placed(box: Box, tile: TileView, { at }: TileView): Box {
  const q = at.q - tile.at.q;
  const r = at.r - tile.at.r;
  return { ...box, x: box.x + (q + r / 2) * (box.w + GAP), y: box.y + r * ((1 - SLOPE) * box.h + GAP) };
}

/** The tile at the other end of a street. */
function neighborOf(view: MapView, tile: TileView, { between }: StreetView): TileView | undefined {
  return view.tiles.find(({ id }) => id !== tile.id && between.includes(id));
}

function sideOf(view: MapView, tile: TileView, street: StreetView): TileEdge {
  const other = neighborOf(view, tile, street);
  if (!other) return 'left';
  const q = other.at.q - tile.at.q;
  const r = other.at.r - tile.at.r;
  if (r === 0) return q > 0 ? 'right' : 'left';
  const right = q + r / 2 > 0;
  return r < 0 ? (right ? 'topRight' : 'topLeft') : right ? 'bottomRight' : 'bottomLeft';
}

/** How much a space holds. */
function thingsIn({ doom, markers, investigators, monsters }: SpotView): number {
  return investigators.length + monsters.length + (markers.length + Math.min(1, doom)) / 2;
}

function tallOf({ spaces }: TileView): number {
  const most = Math.ceil(Math.max(...spaces.map(thingsIn)));
  return TALL[Math.max(0, Math.min(TALL.length - 1, most - 2))] ?? TALL[0];
}

/** The middle makes way for the space that holds the most, the more the less the others hold. */
function asideOf(plan: MapPlan, { id, spaces }: TileView): Point {
  const box = plan.tiles.get(id);
  const [fullest, ...others] = [...spaces].sort((a, b) => thingsIn(b) - thingsIn(a));
  const shape = fullest && plan.regions.get(fullest.id);
  if (!box || !shape) return { x: 0, y: 0 };
  const mean = others.reduce((sum, space) => sum + thingsIn(space), 0) / Math.max(1, others.length);
  const far = Math.min(WAY.most, WAY.each * Math.max(0, thingsIn(fullest) - Math.max(mean, WAY.from)));
  const from = center(box);
  const to = middleOf(shape);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: ((from.x - to.x) / length) * far, y: ((from.y - to.y) / length) * far };
}

/** More than a clue and the neighborhood's doom needs a second row. */
function hubOf({ limits }: MapView, { clues, anomaly, markers, spaces }: TileView): { w: number; h: number } {
  const tokens = Math.min(1, clues) + (anomaly ? 1 : 0) + markers.length;
  const counted = limits.tile !== null && spaces.some(({ doom }) => doom > 0);
  return tokens + (counted ? 1 : 0) > 2 ? FULL_HUB : HUB;
}

/** The tile, and the picture around it. */
interface Frame {
  tile: Box;
  field: Box;
}

/** In the corner beside its slope, or in the middle of its side: wholly in the picture. */
function signOf(street: StreetView, side: TileEdge, marked: boolean, { tile, field }: Frame): Box {
  const upright = isUpright(side);
  const bustle = bustleOf(street);
  const { w, h } = (upright ? POST : SIGN)[bustle];
  const label = marked && bustle === 'bare' ? LABEL : 0;
  const size = upright ? { w, h: h + label } : { w: w + label, h };
  const right = side === 'right' || side === 'topRight' || side === 'bottomRight';
  const middle: Point = { x: tile.x + tile.w * (right ? 0.75 : 0.25), y: tile.y + tile.h / 2 };
  const most = { x: field.w - EDGE - size.w, y: field.h - EDGE - size.h };
  if (upright) return { x: right ? most.x : EDGE, y: middle.y - size.h / 2, ...size };
  const x = Math.max(EDGE, Math.min(most.x, middle.x - size.w / 2));
  const slope = (SLOPE / 2) * tile.h;
  const y =
    side === 'topLeft' || side === 'topRight'
      ? Math.max(EDGE, tile.y + slope + OVER - size.h)
      : Math.min(most.y, tile.y + tile.h - slope - OVER);
  return { x, y, ...size };
}
