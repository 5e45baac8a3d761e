import { BOLD } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { SYMBOLS, type SymbolName } from '../drawing/mapicons.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { stability } from '../drawing/symbol.ts';
import { drawText, widthOf } from '../drawing/text.ts';
import { drawGathering, type Extra, type Gathering, gather, type Stood } from './gathering.ts';
import { groundOf, trace } from './ground.ts';
import { drawHub, type Held } from './hub.ts';
import { type MapPlan, obstaclesOf, type Point, type Room, stretchOf } from './plan.ts';
import { drawBeyond, drawSign } from './sign.ts';
import type { MapView, SpaceView, TileView } from './view.ts';

/** What lies where, so that it can be ringed. */
export interface Laid {
  spaces: Map<string, Stood[]>;
  /** In the middle of the tiles. */
  hubs: Map<string, Held[]>;
  /** Whatever an arrow had better not cross. */
  taken: Box[];
}

/** Names read at the 550 pixels of a desk; where a crowd would have no room beside them they are smaller. */
const NAME = { face: BOLD, size: 30, least: 18, squeeze: 0.68, leading: 1 } as const;
const SMALL = { ...NAME, size: 23 } as const;
/** Crowds of a higher rank can hardly be read. */
const LEGIBLE = 5;
/** From near everything is drawn larger anyway. */
const NEAR = { ...NAME, size: 22, least: 14, squeeze: 0.78 } as const;
const SYMBOL = 23;
/** Where there is no room for a name at its full size. */
const NARROW = 84;
/** How much further from the name symbols may be in a close-up. */
const LOWER = 60;

/** Names, symbols and everything that stands on the map, clear of what is kept free for arrows. */
export function drawTiles(page: Page, view: MapView, plan: MapPlan, kept: readonly Box[]): Laid {
  const laid: Laid = { spaces: new Map(), hubs: new Map(), taken: [] };
  const obstacles = [...obstaclesOf(plan), ...kept];
  const labels = new Map((view.marks ?? []).map(({ place, label }) => [place, label]));
  for (const space of view.tiles.flatMap(({ spaces }) => spaces)) {
    const shape = plan.regions.get(space.id);
    if (space.unstable && shape) unstable(page, shape);
  }
  for (const tile of view.tiles) {
    laid.hubs.set(tile.id, drawHub(page, view, plan, tile));
    for (const space of tile.spaces) {
      const extra = { limit: view.limits.space, label: labels.get(space.id) ?? null, near: plan.leads !== null };
      const { stood, taken } = drawSpace(page, tile, { space, room: roomOf(plan, space, obstacles), extra });
      laid.spaces.set(space.id, stood);
      laid.taken.push(...taken);
    }
  }
  for (const street of view.streets) {
    if (!plan.signs.has(street.id)) continue;
    laid.spaces.set(street.id, drawSign(page, plan, street, labels.get(street.id) ?? null));
  }
  for (const spot of view.beyond) {
    const box = plan.beyond.get(spot.id);
    if (box) laid.spaces.set(spot.id, drawBeyond(page, spot, box, labels.get(spot.id) ?? null));
  }
  laid.taken.push(...plan.hubs.values(), ...plan.signs.values());
  laid.taken.push(...[...laid.spaces.values()].flat().map(({ box }) => box));
  return laid;
}

/** A space, its whole shape with what is in the way there, and what it is shown with. */
interface Lot {
  space: SpaceView;
  room: Room;
  extra: Extra;
}

function roomOf(plan: MapPlan, { id }: SpaceView, obstacles: readonly Box[]): Room {
  const shape = plan.regions.get(id) ?? [];
  const levels = shape.map(({ y }) => y);
  return { shape, obstacles, top: Math.min(...levels), bottom: Math.max(...levels) };
}

/** A space with its name, its symbols and what stands there; `taken` is where name and symbols are. */
function drawSpace(page: Page, tile: TileView, lot: Lot): { stood: Stood[]; taken: Box[] } {
  let best: Way | undefined;
  for (const set of lot.extra.near ? [NEAR] : [NAME, SMALL]) {
    const [way] = waysOf(page, lot, set).sort(compared);
    if (way && (!best || compared(way, best) < 0)) best = way;
    if (best && best.gathering.rank <= LEGIBLE) break;
  }
  if (!best) return { stood: [], taken: [] };
  drawName(page, tile, lot.space, best);
  if (best.strip) drawSymbols(page, lot.space, best.strip);
  return { stood: drawGathering(page, best.gathering), taken: best.taken };
}

/** How a name is set. */
type NameSet = Readonly<{ face: typeof BOLD; size: number; least: number; squeeze: number; leading: number }>;

/** Where a space's name and symbols may be, and how what stands there fits beside them. */
interface Way {
  set: NameSet;
  header: Box;
  strip: Box | null;
  taken: Box[];
  gathering: Gathering;
}

function waysOf(page: Page, lot: Lot, set: NameSet): Way[] {
  const { space, room, extra } = lot;
  return headersOf(page, lot, set).map((header) => {
    const strip = stripOf(lot, header);
    const taken = strip ? [header, strip] : [header];
    const obstacles = [...room.obstacles, ...taken.map((box) => inset(box, -4))];
    const free = { ...room, obstacles, top: room.top + 6, bottom: room.bottom - 7 };
    return { set, header, strip, taken, gathering: gather(space, free, extra) };
  });
}

/** Rather with its symbols, then with what stands there as large as can be. */
function compared(a: Way, b: Way): number {
  const lost = ({ strip }: Way): number => (strip === null ? 1 : 0);
  return lost(a) - lost(b) || a.gathering.rank - b.gathering.rank;
}

/** Below the name; from near still lower where something is in the way. Null where there is no room. */
function stripOf({ space, room, extra }: Lot, header: Box): Box | null {
  const symbols = symbolsOf(space);
  const w = symbols.length * SYMBOL + 4;
  const upper = header.y + header.h + 3;
  for (let y = upper; symbols.length > 0 && y <= (extra.near ? upper + LOWER : upper); y += 3) {
    const row = stretchOf({ ...room, top: y, bottom: y + SYMBOL }, 9);
    if (!row || row[1] - row[0] < w) continue;
    return { x: Math.max(row[0], Math.min(row[1] - w, header.x + (header.w - w) / 2)), y, w, h: SYMBOL };
  }
  return null;
}

/**
 * The highest band in which a name has room, on one line or on two, in its middle; from near also on two lines and at
 * its ends, so that the one can be taken that leaves the most room.
 */
function headersOf(page: Page, { space, room, extra: { near } }: Lot, set: NameSet): Box[] {
  const { shape, top, bottom } = room;
  const side = space.unstable ? 30 : 0;
  const needed = Math.min(near ? 210 : 268, widthOf(page, space.name, set) * set.squeeze + 16 + side);
  const words = space.name.split(' ').length;
  const longest = Math.max(...space.name.split(' ').map((word) => widthOf(page, word, set))) * set.squeeze + 16;
  const [one, two] = [set.size + 6, 2 * set.size + 4];
  const found: Box[] = [];
  for (const [tall, wanted] of [
    [one, needed],
    [two, words > 1 ? Math.max(96, needed * 0.62 + side * 0.4, longest + side) : needed],
    [two, NARROW],
  ] as const) {
    if (found.length > 0 && (!near || words === 1 || wanted === NARROW)) break;
    const lowest = near ? bottom - tall - 7 : (top + bottom) / 2 + 20;
    const band = bandOf(room, { tall, wanted, lowest });
    if (!band) continue;
    const { y, free } = band;
    const w = Math.min(free[1] - free[0], tall > one ? Math.max(wanted, 120) : needed + 12);
    const starts = [(free[0] + free[1] - w) / 2, ...(near ? [free[0], free[1] - w] : [])];
    found.push(...starts.map((x) => ({ x, y, w, h: tall })));
  }
  return found.length > 0 ? found : [{ x: (shape[4]?.x ?? 0) - 60, y: top + 10, w: 120, h: one }];
}

/** How tall and how wide a band must be, and how far down it may begin. */
interface Need {
  tall: number;
  wanted: number;
  lowest: number;
}

/** The highest band of a room that is wide enough, and from where to where it is free. */
function bandOf(room: Room, { tall, wanted, lowest }: Need): { y: number; free: [number, number] } | null {
  for (let y = room.top + 6; y < lowest; y += 2) {
    const free = stretchOf({ ...room, top: y, bottom: y + tall }, 8);
    if (free && free[1] - free[0] >= wanted) return { y, free };
  }
  return null;
}

function drawName(page: Page, tile: TileView, space: SpaceView, { set, header: box }: Way): void {
  const { colors } = page;
  const fill = space.unstable ? colors.danger : colors.paperLight;
  panel(page, box, { radius: 7, fill, line: mix(groundOf(page, tile), colors.ink, 0.6), width: 2 });
  const side = space.unstable ? 26 : 0;
  if (space.unstable) stability(page, false, { x: box.x + 16, y: box.y + box.h / 2, r: 12 });
  const text = { x: box.x + 5 + side, y: box.y + 1, w: box.w - 10 - side, h: box.h - 2 };
  const color = space.unstable ? colors.white : colors.ink;
  drawText(page, space.name, text, { ...set, lines: box.h > 1.5 * set.size ? 2 : 1, color });
}

/** A broken red line inside the border. */
function unstable({ ctx, colors }: Page, shape: readonly Point[]): void {
  ctx.save();
  trace(ctx, shape);
  ctx.clip();
  trace(ctx, shape);
  ctx.strokeStyle = colors.danger;
  ctx.lineWidth = 15;
  ctx.setLineDash([16, 9]);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.restore();
}

const ARROW = 'arrow';

/** What is asked, an arrow, what is given. */
function symbolsOf({ asks, gives }: SpaceView): string[] {
  if (asks.length + gives.length === 0) return [];
  return [...asks, ARROW, ...gives];
}

function drawSymbols(page: Page, space: SpaceView, box: Box): void {
  const { ctx, colors } = page;
  panel(page, box, { radius: 6, fill: colors.paperLight });
  symbolsOf(space).forEach((symbol, index) => {
    const x = box.x + 2 + index * SYMBOL;
    if (symbol === ARROW) {
      ctx.strokeStyle = colors.inkSoft;
      ctx.lineWidth = 2.5;
      ctx.beginPath();
      ctx.moveTo(x + 4, box.y + SYMBOL / 2);
      ctx.lineTo(x + 18, box.y + SYMBOL / 2);
      ctx.moveTo(x + 12, box.y + SYMBOL / 2 - 5);
      ctx.lineTo(x + 18, box.y + SYMBOL / 2);
      ctx.lineTo(x + 12, box.y + SYMBOL / 2 + 5);
      ctx.stroke();
      return;
    }
    const picture = symbol in SYMBOLS ? symbolIcon(symbol as SymbolName, colors.ink) : null;
    if (picture) ctx.drawImage(picture, x + 1.5, box.y + 1.5, SYMBOL - 3, SYMBOL - 3);
  });
}
