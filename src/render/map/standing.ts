import { BOLD } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { SYMBOLS, type SymbolName } from '../drawing/mapicons.ts';
import { type Box, center, inset, type Page, panel } from '../drawing/page.ts';
import { drawText } from '../drawing/text.ts';
import type { Thread } from '../drawing/thread.ts';
import type { Placed } from '../tokens/piece.ts';
import { gathered, markerPiece, type Numbered, numberPiece, type Piece, parted, piece } from './crowd.ts';
import { Floor } from './floor.ts';
import { alarmed, beyondLabel, type Label, leadLabel } from './label.ts';
import { cornersOf, elsewhereOf, isEmpty, type MapPlan } from './plan.ts';
import { balanceOf, boundsOf, type Point } from './polygon.ts';
import { emptied, type Sites } from './site.ts';
import { LETTER } from './token.ts';
import type { MapView, SpaceView, SpotView, TileView } from './view.ts';

/** Everything that stands on a map, by space, street and tile, and every name. */
export interface Standing {
  labels: Label[];
  pieces: Map<string, Placed<Piece>[]>;
  /** The room that is left in each space. */
  floors: Map<string, Floor>;
  /** From what stands beside its place to where it is. */
  threads: Thread[];
}

/** How much larger tokens are from near. */
const NEAR = 1.22;

/**
 * Finds room for all that stands on a map, each in its own place: first the numbers that are voted by, which must not stand
 * elsewhere, then streets, which have the least room. What has none beside those stands on the ground around, on a thread.
 */
export function standingOf(page: Page, view: MapView, plan: MapPlan, sites: Sites): Standing {
  const spaces = plan.tiles.flatMap((tile) => tile.spaces);
  const labels = [...sites.wards.values(), ...namesOf(page, spaces, sites)];
  const standing: Standing = { labels, pieces: new Map(), floors: new Map(), threads: [] };
  for (const spot of elsewhereOf(view)) elsewhere(page, plan, spot, standing);
  settle(view, plan, lotsOf(view, plan, sites), standing);
  for (const tile of plan.tiles) {
    standing.pieces.set(`${tile.id} symbols`, plan.near ? symbols(tile.spaces, sites, standing) : []);
    standing.pieces.set(tile.id, hub(view, plan, tile, { sites, standing }));
  }
  for (const { id } of spaces) {
    const site = sites.spaces.get(id);
    if (site) standing.floors.set(id, without(site.floor.copy(), standing));
  }
  if (plan.near) labels.push(...leads(page, view, plan, { sites, standing }));
  return standing;
}

/** Puts everybody where they are; what can be chosen comes first. */
function settle(view: MapView, plan: MapPlan, lots: readonly Lot[], standing: Standing): void {
  const steps = view.steps ?? false;
  const numbers = new Map((view.marks ?? []).map(({ place, label }): [string, Numbered] => [place, { label, steps }]));
  const numberOf = ({ spot }: Lot): Numbered | null => numbers.get(spot.id) ?? null;
  const left = lots
    .filter((lot) => !isEmpty(lot.spot) || numberOf(lot) !== null)
    .sort((a, b) => turnOf(a, numberOf(a) !== null) - turnOf(b, numberOf(b) !== null))
    .filter((lot) => {
      const floors = lot.floors.map((floor) => without(floor.copy(), standing));
      const number = numberOf(lot);
      const placed = gathered(lot.spot, floors, lot.heart, { limit: lot.limit, number, ...sizeOf(plan) });
      standing.pieces.set(lot.spot.id, placed ?? (number ? numbered(lot, number, standing) : []));
      return !placed;
    });
  for (const lot of left) {
    const own = without(lot.floors.at(-1)?.copy() ?? lot.around.copy(), standing);
    const anywhere = emptied(plan, cornersOf(plan.box), standing.labels);
    const around = [lot.around.copy(), anywhere].map((floor) => without(floor, standing));
    const extra = { limit: lot.limit, number: null, ...sizeOf(plan) };
    const { here, beside } = parted(lot.spot, { own, around }, lot.heart, extra);
    standing.pieces.get(lot.spot.id)?.push(...here, ...beside);
    standing.threads.push(...beside.map((one) => ({ from: center(one), to: lot.anchor })));
  }
}

/** In which order they come: spaces with numbers, whose numbers must not leave them, then streets, which have the least room. */
function turnOf({ around, wide }: Lot, isNumbered: boolean): number {
  const isStreet = wide === around;
  return isNumbered ? Number(isStreet) : 3 - Number(isStreet);
}

/** The number of a place where it can be seen in it; a building gives way, and over a street it may stick out. */
function numbered({ heart, floors, wide }: Lot, number: Numbered, standing: Standing): Placed<Piece>[] {
  const one = numberPiece(number);
  const at = [...floors, wide].flatMap((floor) => without(floor.copy(), standing).near(one, heart) ?? [])[0];
  return at ? [{ ...one, ...at }] : [];
}

function namesOf(page: Page, spaces: readonly SpaceView[], sites: Sites): Label[] {
  return spaces.flatMap(({ id, unstable }): Label[] => {
    const label = sites.spaces.get(id)?.label;
    return label ? [unstable ? alarmed(page, label) : label] : [];
  });
}

function sizeOf({ near }: MapPlan): { scale: number; near: boolean } {
  return { scale: near ? NEAR : 1, near };
}

/** What is where already. */
interface Stage {
  sites: Sites;
  standing: Standing;
}

/** A space or street: its own room, the best first, the ground around it, and to where threads lead. */
interface Lot {
  spot: SpotView;
  limit: number | null;
  heart: Point;
  floors: readonly Floor[];
  around: Floor;
  /** Where its number may stand if nowhere else. */
  wide: Floor;
  anchor: Point;
}

function lotsOf(view: MapView, plan: MapPlan, sites: Sites): Lot[] {
  const streets = plan.streets.flatMap((spot): Lot[] => {
    const room = sites.streets.get(spot.id);
    const heart = balanceOf(plan.regions.get(spot.id) ?? []);
    if (!room) return [];
    const { floor, around } = room;
    return [{ spot, limit: null, heart, floors: [floor], around, wide: around, anchor: heart }];
  });
  const spaces = plan.tiles.flatMap((tile) =>
    tile.spaces.flatMap((spot): Lot[] => {
      const site = sites.spaces.get(spot.id);
      const around = sites.grounds.get(tile.id);
      if (!site || !around) return [];
      const { open, floor, heart, label } = site;
      // Where an epic monster stands no building does.
      const floors = spot.monsters.some(({ epic }) => epic) ? [floor] : [open, floor];
      const anchor = center(label.box);
      return [{ spot, limit: view.limits.space, heart, floors, around, wide: floor, anchor }];
    }),
  );
  return [...streets, ...spaces];
}

/** A floor less all that stands somewhere already. */
function without(floor: Floor, { pieces }: Standing): Floor {
  for (const placed of pieces.values()) for (const one of placed) floor.take(one, 4);
  return floor;
}

/** A place that is nowhere in the town, with its name and whoever is there. */
function elsewhere(page: Page, plan: MapPlan, spot: SpotView, { labels, pieces }: Standing): void {
  const region = plan.regions.get(spot.id);
  if (!region) return;
  const label = beyondLabel(page, boundsOf(region), spot);
  labels.push(label);
  const floor = new Floor(region, 10);
  floor.take(label.box, 4);
  const extra = { limit: null, number: null, ...sizeOf(plan) };
  pieces.set(spot.id, gathered(spot, [floor], balanceOf(region), extra) ?? []);
}

/** Markers and much doom of a whole neighborhood, beside its name. */
function hub(view: MapView, plan: MapPlan, tile: TileView, { sites, standing }: Stage): Placed<Piece>[] {
  const ground = sites.grounds.get(tile.id);
  const { scale } = sizeOf(plan);
  const doom = tile.spaces.reduce((sum, space) => sum + space.doom, 0);
  const limit = view.limits.tile;
  const all = [
    ...tile.markers.map((marker) => markerPiece(marker, scale)),
    ...(limit !== null && doom >= limit - 1 ? [totalPiece(`${doom}/${limit}`, scale)] : []),
  ];
  if (!ground || all.length === 0) return [];
  const floor = without(ground.copy(), standing);
  const name = sites.wards.get(tile.id)?.box;
  const middle = name ? center(name) : { x: 0, y: 0 };
  return all.flatMap((one): Placed<Piece>[] => {
    const at = floor.near(one, middle);
    if (!at) return [];
    const placed = { ...one, ...at };
    floor.take(placed, 4);
    if (name && gapOf(placed, name) > BY) standing.threads.push({ from: center(placed), to: middle });
    return [placed];
  });
}

/** What is nearer to a neighborhood's name than this, in pixels, can be seen to be its own. */
const BY = 24;

/** How far two boxes are from each other, in pixels. */
function gapOf(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.w, other.x - one.x - one.w, 0);
  const down = Math.max(one.y - other.y - other.h, other.y - one.y - one.h, 0);
  return Math.hypot(across, down);
}

const TOTAL = { w: 158, h: 66 } as const;

/** All doom of a neighborhood that is nearly more than it bears. */
function totalPiece(said: string, scale: number): Piece {
  return piece({ what: 'doom', id: said, key: `total ${said}`, size: TOTAL }, scale, (page) => {
    const { ctx, colors } = page;
    const box = { x: 0, y: 0, ...TOTAL };
    page.mark('token', `doom ${said}`, box, box);
    panel(page, inset(box, 2), { radius: 8, fill: '#8c1a14', line: colors.gold, width: 5, dash: [10, 7] });
    const skull = symbolIcon('doom', colors.cream);
    if (skull) ctx.drawImage(skull, 9, 10, 46, 46);
    const set = { face: BOLD, size: LETTER, least: LETTER, squeeze: 0.6, color: colors.white };
    drawText(page, said, { x: 58, y: 4, w: 92, h: 58 }, set);
  });
}

const SYMBOL = 54;

/** What the encounters of spaces ask for and give, where there is room beside their names. */
function symbols(spaces: readonly SpaceView[], sites: Sites, standing: Standing): Placed<Piece>[] {
  return spaces.flatMap(({ id, asks, gives }): Placed<Piece>[] => {
    const site = sites.spaces.get(id);
    const one = symbolPiece(known(asks), known(gives));
    if (!site || asks.length + gives.length === 0) return [];
    const { box } = site.label;
    const under = { x: box.x + box.w / 2, y: box.y + box.h + 30 };
    const at = [site.open, site.floor].flatMap((floor) => without(floor.copy(), standing).near(one, under) ?? [])[0];
    return at ? [{ ...one, ...at }] : [];
  });
}

function known(names: readonly string[]): SymbolName[] {
  return names.filter((name): name is SymbolName => name in SYMBOLS);
}

function symbolPiece(asks: readonly SymbolName[], gives: readonly SymbolName[]): Piece {
  const size = { w: (asks.length + gives.length) * SYMBOL + 46, h: SYMBOL + 8 };
  const id = `symbols ${asks} ${gives}`;
  return piece({ what: 'mark', id, size }, 1, (page) => {
    const { ctx, colors } = page;
    panel(page, { x: 0, y: 0, ...size }, { radius: 9, fill: colors.cream, line: colors.black, width: 3 });
    const draw = (names: readonly SymbolName[], from: number): void =>
      names.forEach((name, index) => {
        const picture = symbolIcon(name, colors.black);
        if (picture) ctx.drawImage(picture, from + 2 + index * SYMBOL, 6, SYMBOL - 4, SYMBOL - 4);
      });
    draw(asks, 6);
    const x = 10 + asks.length * SYMBOL;
    ctx.beginPath();
    ctx.moveTo(x, size.h / 2 - 9);
    ctx.lineTo(x + 24, size.h / 2);
    ctx.lineTo(x, size.h / 2 + 9);
    ctx.fillStyle = colors.black;
    ctx.fill();
    draw(gives, x + 30);
  });
}

/** The names of the neighborhoods at the other ends of the streets. */
function leads(page: Page, view: MapView, plan: MapPlan, { sites, standing }: Stage): Label[] {
  const [own] = plan.tiles;
  return plan.streets.flatMap(({ id, between: ends }): Label[] => {
    const other = view.tiles.find((tile) => tile.id !== own?.id && ends.includes(tile.id));
    const ground = other && sites.grounds.get(other.id);
    const region = plan.regions.get(id);
    if (!other || !ground || !region) return [];
    const label = leadLabel(page, without(ground.copy(), standing), other, balanceOf(region));
    return label ? [label] : [];
  });
}
