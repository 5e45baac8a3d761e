import { BOLD } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { SYMBOLS, type SymbolName } from '../drawing/mapicons.ts';
import type { Page } from '../drawing/page.ts';
import { inset, panel } from '../drawing/page.ts';
import { drawText } from '../drawing/text.ts';
import type { Placed } from '../tokens/piece.ts';
import { type Extra, gathered, markerPiece, type Piece, piece, spilled } from './crowd.ts';
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
}

/** How much larger tokens are from near. */
const NEAR = 1.22;

/**
 * Finds room for all that stands on a map: first on streets, which have the least, then in spaces; what has no room there
 * stands on the ground beside.
 */
export function standingOf(page: Page, view: MapView, plan: MapPlan, sites: Sites): Standing {
  const spaces = plan.tiles.flatMap((tile) => tile.spaces);
  const labels = [...sites.wards.values(), ...namesOf(page, spaces, sites)];
  const standing: Standing = { labels, pieces: new Map(), floors: new Map() };
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
function settle(view: MapView, plan: MapPlan, lots: Lot[], standing: Standing): void {
  const marks = new Map((view.marks ?? []).map(({ place, label }) => [place, label]));
  const extra = ({ spot, limit }: Lot): Extra => ({ limit, label: marks.get(spot.id) ?? null, ...sizeOf(plan) });
  const full = lots
    .filter(({ spot }) => !isEmpty(spot) || marks.has(spot.id))
    .sort((a, b) => Number(marks.has(b.spot.id)) - Number(marks.has(a.spot.id)));
  const left = full.filter((lot) => {
    const floors = lot.floors.map((floor) => without(floor.copy(), standing));
    const placed = gathered(lot.spot, floors, lot.heart, extra(lot));
    if (placed) standing.pieces.set(lot.spot.id, placed);
    return !placed;
  });
  for (const lot of left) {
    const placed = spilled(lot.spot, without(lot.around.copy(), standing), lot.heart, extra(lot));
    const last = (): Placed<Piece>[] => {
      const anywhere = without(emptied(plan, cornersOf(plan.box), standing.labels), standing);
      return spilled(lot.spot, anywhere, lot.heart, extra(lot)) ?? [];
    };
    standing.pieces.set(lot.spot.id, placed ?? last());
  }
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

/** A space or street: its own room, the best first, and the ground around it. */
interface Lot {
  spot: SpotView;
  limit: number | null;
  heart: Point;
  floors: readonly Floor[];
  around: Floor;
}

function lotsOf(view: MapView, plan: MapPlan, sites: Sites): Lot[] {
  const streets = plan.streets.flatMap((spot): Lot[] => {
    const room = sites.streets.get(spot.id);
    const heart = balanceOf(plan.regions.get(spot.id) ?? []);
    return room ? [{ spot, limit: null, heart, floors: [room.floor], around: room.around }] : [];
  });
  const spaces = plan.tiles.flatMap((tile) =>
    tile.spaces.flatMap((spot): Lot[] => {
      const site = sites.spaces.get(spot.id);
      const around = sites.grounds.get(tile.id);
      if (!site || !around) return [];
      return [{ spot, limit: view.limits.space, heart: site.heart, floors: [site.open, site.floor], around }];
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
  const extra = { limit: null, label: null, ...sizeOf(plan) };
  pieces.set(spot.id, spilled(spot, floor, balanceOf(region), extra) ?? []);
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
  const middle = plan.wards.get(tile.id)?.middle ?? { x: 0, y: 0 };
  return all.flatMap((one): Placed<Piece>[] => {
    const at = floor.near(one, middle);
    if (!at) return [];
    floor.take({ ...at, w: one.w, h: one.h }, 4);
    return [{ ...one, ...at }];
  });
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
