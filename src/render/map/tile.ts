import { BOLD, SERIF } from '../fonts.ts';
import { placeIcon, symbolIcon } from '../icon.ts';
import { type Box, inset, type Page, panel } from '../page.ts';
import { COLOUR, inkOn, mix } from '../palette.ts';
import { stability } from '../symbol.ts';
import { drawText, widthOf } from '../text.ts';
import { clueLens, LENS } from '../token.ts';
import { anomalyToken, COUNTER, markerToken } from './counter.ts';
import { drawGathering, markPlate, type Stood } from './gathering.ts';
import { groundOf, trace } from './ground.ts';
import { SYMBOLS, type SymbolName } from './icons.ts';
import { cornersOf, LABEL, type MapPlan, obstaclesOf, type Point, stretchOf } from './plan.ts';
import type { MapView, SpaceView, SpotView, StreetView, TileView } from './view.ts';

/** What lies where, so that it can be ringed. */
export interface Laid {
  spaces: Map<string, Stood[]>;
  /** In the middle of the tiles. */
  hubs: Map<string, { what: 'clue' | 'anomaly' | 'marker'; box: Box }[]>;
  /** Whatever an arrow had better not cross. */
  taken: Box[];
}

const NAME = { face: BOLD, size: 22, least: 14, squeeze: 0.78, leading: 1 } as const;
const SYMBOL = 23;

/** Names, symbols and everything that stands on the map. */
export function drawTiles(page: Page, view: MapView, plan: MapPlan): Laid {
  const laid: Laid = { spaces: new Map(), hubs: new Map(), taken: [] };
  const obstacles = obstaclesOf(plan);
  const labels = new Map((view.marks ?? []).map(({ place, label }) => [place, label]));
  for (const space of view.tiles.flatMap(({ spaces }) => spaces)) {
    const shape = plan.regions.get(space.id);
    if (space.unstable && shape) unstable(page, shape);
  }
  for (const tile of view.tiles) {
    laid.hubs.set(tile.id, drawHub(page, view, plan, tile));
    for (const space of tile.spaces) {
      const shape = plan.regions.get(space.id);
      if (!shape) continue;
      const label = labels.get(space.id) ?? null;
      laid.spaces.set(space.id, drawSpace(page, view, tile, space, shape, obstacles, label, laid.taken));
    }
  }
  for (const street of view.streets) {
    const sign = plan.signs.get(street.id);
    if (sign) laid.spaces.set(street.id, drawSign(page, street, sign, labels.get(street.id) ?? null));
  }
  for (const spot of view.beyond) {
    const box = plan.beyond.get(spot.id);
    if (box) laid.spaces.set(spot.id, drawBeyond(page, spot, box, labels.get(spot.id) ?? null));
  }
  laid.taken.push(...plan.hubs.values(), ...plan.signs.values());
  laid.taken.push(...[...laid.spaces.values()].flat().map(({ box }) => box));
  return laid;
}

function drawSpace(
  page: Page,
  view: MapView,
  tile: TileView,
  space: SpaceView,
  shape: readonly Point[],
  obstacles: readonly Box[],
  label: string | null,
  crowded: Box[],
): Stood[] {
  const top = Math.min(...shape.map(({ y }) => y));
  const bottom = Math.max(...shape.map(({ y }) => y));
  const header = headerOf(page, space, shape, obstacles, top, bottom);
  drawName(page, tile, space, header);
  const taken = [header];
  const y = header.y + header.h + 3;
  const symbols = symbolsOf(space);
  const row = stretchOf(shape, obstacles, y, y + SYMBOL, 9);
  const wide = symbols.length * SYMBOL + 4;
  if (symbols.length > 0 && row && row[1] - row[0] >= wide) {
    const middle = header.x + (header.w - wide) / 2;
    const x = Math.max(row[0], Math.min(row[1] - wide, middle));
    const strip = { x, y, w: wide, h: SYMBOL };
    drawSymbols(page, space, strip);
    taken.push(strip);
  }
  crowded.push(...taken);
  const free = [...obstacles, ...taken.map((box) => inset(box, -4))];
  return drawGathering(
    page,
    space,
    { shape, obstacles: free, top: top + 6, bottom: bottom - 7 },
    {
      limit: view.limits.space,
      label,
    },
  );
}

/** The highest band in which a name has room, on one line or on two. */
function headerOf(
  page: Page,
  space: SpaceView,
  shape: readonly Point[],
  obstacles: readonly Box[],
  top: number,
  bottom: number,
): Box {
  const side = space.unstable ? 30 : 0;
  const needed = Math.min(210, widthOf(page, space.name, NAME.face, NAME.size) * NAME.squeeze + 16 + side);
  const words = space.name.split(' ').length;
  for (const [tall, wanted] of [
    [28, needed],
    [46, words > 1 ? Math.max(96, needed * 0.62 + side * 0.4) : needed],
    [46, 84],
  ] as const) {
    for (let y = top + 6; y < (top + bottom) / 2 + 20; y += 2) {
      const free = stretchOf(shape, obstacles, y, y + tall, 8);
      if (!free || free[1] - free[0] < wanted) continue;
      const wide = Math.min(free[1] - free[0], tall > 30 ? Math.max(wanted, 120) : needed + 12);
      return { x: (free[0] + free[1] - wide) / 2, y, w: wide, h: tall };
    }
  }
  return { x: (shape[4]?.x ?? 0) - 60, y: top + 10, w: 120, h: 28 };
}

function drawName(page: Page, tile: TileView, space: SpaceView, box: Box): void {
  const fill = space.unstable ? COLOUR.danger : COLOUR.paperLight;
  panel(page, box, { radius: 7, fill, line: mix(groundOf(tile.id), COLOUR.ink, 0.6), width: 2 });
  const side = space.unstable ? 26 : 0;
  if (space.unstable) stability(page.ctx, false, box.x + 16, box.y + box.h / 2, 12);
  const text = { x: box.x + 5 + side, y: box.y + 1, w: box.w - 10 - side, h: box.h - 2 };
  const colour = space.unstable ? COLOUR.white : COLOUR.ink;
  drawText(page, space.name, text, { ...NAME, lines: box.h > 30 ? 2 : 1, colour });
}

/** A broken red line inside the border. */
function unstable({ ctx }: Page, shape: readonly Point[]): void {
  ctx.save();
  trace(ctx, shape);
  ctx.clip();
  trace(ctx, shape);
  ctx.strokeStyle = COLOUR.danger;
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
  const { ctx } = page;
  panel(page, box, { radius: 6, fill: COLOUR.paperLight });
  symbolsOf(space).forEach((symbol, index) => {
    const x = box.x + 2 + index * SYMBOL;
    if (symbol === ARROW) {
      ctx.strokeStyle = COLOUR.inkSoft;
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
    const picture = symbol in SYMBOLS ? symbolIcon(symbol as SymbolName, COLOUR.ink) : null;
    if (picture) ctx.drawImage(picture, x + 1.5, box.y + 1.5, SYMBOL - 3, SYMBOL - 3);
  });
}

/** The middle of a tile: its name, clues, anomaly, markers, and the doom of the whole neighbourhood. */
function drawHub(
  page: Page,
  view: MapView,
  plan: MapPlan,
  tile: TileView,
): { what: 'clue' | 'anomaly' | 'marker'; box: Box }[] {
  const hub = plan.hubs.get(tile.id);
  if (!hub) return [];
  const hex = mix(groundOf(tile.id), COLOUR.black, 0.3);
  panel(page, hub, { radius: 16, fill: COLOUR.paperLight, line: COLOUR.ink, width: 4 });
  panel(page, inset(hub, 1.5), { radius: 15, line: hex, width: 3 });
  const doom = tile.spaces.reduce((sum, space) => sum + space.doom, 0);
  const counted = view.limits.tile !== null && doom > 0;
  const pieces: { what: 'clue' | 'anomaly' | 'marker'; size: { w: number; h: number }; draw: (on: Page) => void }[] =
    [];
  if (tile.clues > 0) pieces.push({ what: 'clue', size: LENS, draw: (on) => clueLens(on, tile.clues) });
  if (tile.anomaly) pieces.push({ what: 'anomaly', size: COUNTER, draw: anomalyToken });
  for (const marker of tile.markers)
    pieces.push({ what: 'marker', size: COUNTER, draw: (on) => markerToken(on, marker) });
  const bare = pieces.length === 0;
  const ribbon = { x: hub.x + 3, y: hub.y + 3, w: hub.w - 6, h: bare ? 64 : 42 };
  panel(page, ribbon, { radius: 13, fill: hex });
  const setting = { face: SERIF, size: 25, least: 14, lines: 2, squeeze: 0.8, leading: 0.94, colour: inkOn(hex) };
  drawText(page, tile.name, inset(ribbon, 3), setting);
  const foot = { x: hub.x + 6, y: ribbon.y + ribbon.h + 2, w: hub.w - 12, h: hub.h - ribbon.h - 8 };
  if (counted) total(page, doom, view.limits.tile ?? 0, bare ? foot : { ...foot, x: foot.x + foot.w - 50, w: 50 });
  const free = counted && !bare ? foot.w - 54 : foot.w;
  const scale = Math.min(
    1,
    foot.h / 52,
    free /
      Math.max(
        1,
        pieces.reduce((sum, { size }) => sum + size.w + 5, 0),
      ),
  );
  const wide = pieces.reduce((sum, { size }) => sum + size.w * scale + 4, -4);
  let x = foot.x + (free - wide) / 2;
  return pieces.map(({ what, size, draw }) => {
    const box = { x, y: foot.y + (foot.h - size.h * scale) / 2, w: size.w * scale, h: size.h * scale };
    page.at(box.x, box.y, scale, () => draw(page));
    x += box.w + 4;
    return { what, box };
  });
}

/** All doom of a neighbourhood, of what it bears. */
function total(page: Page, doom: number, limit: number, box: Box): void {
  const urgent = doom >= limit - 1;
  const skull = symbolIcon('doom', urgent ? COLOUR.danger : COLOUR.ink);
  const wide = Math.min(box.w, 60);
  const x = box.x + (box.w - wide) / 2;
  if (skull) page.ctx.drawImage(skull, x, box.y + box.h / 2 - 9, 18, 18);
  drawText(
    page,
    `${doom}/${limit}`,
    { x: x + 19, y: box.y, w: wide - 19, h: box.h },
    {
      face: BOLD,
      size: 20,
      least: 12,
      squeeze: 0.76,
      colour: urgent ? COLOUR.danger : COLOUR.ink,
    },
  );
}

const SIGN_HEAD = 25;

/** A street: its kind on a sign, and who is on it. */
function drawSign(page: Page, street: StreetView, box: Box, label: string | null): Stood[] {
  const { ctx } = page;
  const bare = box.h < 2 * SIGN_HEAD;
  panel(page, { ...box, x: box.x + 3, y: box.y + 4 }, { radius: 12, fill: 'rgba(30,20,10,0.35)' });
  panel(page, box, { radius: 12, fill: bare ? COLOUR.ink : COLOUR.paperLight, line: COLOUR.ink, width: 3 });
  const head = { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: SIGN_HEAD };
  ctx.beginPath();
  ctx.roundRect(head.x, head.y, head.w, head.h, [10, 10, 0, 0]);
  ctx.fillStyle = COLOUR.ink;
  ctx.fill();
  if (street.unstable) panel(page, inset(box, 1), { radius: 12, line: COLOUR.danger, width: 6, dash: [14, 8] });
  const wide = box.w > 120;
  const picture = wide ? placeIcon(street.kind, COLOUR.cream) : null;
  if (picture) ctx.drawImage(picture, head.x + 7, head.y + 2, 21, 21);
  const side = wide ? 30 : 5;
  const right = bare && label !== null ? LABEL : 6;
  const text = { x: head.x + side, y: head.y + 1, w: head.w - side - right, h: head.h - 2 };
  drawText(page, street.name, text, { face: BOLD, size: 18, least: 11, squeeze: 0.76, colour: COLOUR.cream });
  if (bare) return label === null ? [] : drawLabel(page, box, label);
  const faint = placeIcon(street.kind, mix(COLOUR.paperLight, COLOUR.inkFaint, 0.35));
  const size = Math.min(box.w, box.h - SIGN_HEAD) - 8;
  const body = { x: box.x, y: box.y + SIGN_HEAD, w: box.w, h: box.h - SIGN_HEAD };
  if (faint) ctx.drawImage(faint, body.x + (body.w - size) / 2, body.y + (body.h - size) / 2, size, size);
  const room = { shape: cornersOf(inset(box, -3)), obstacles: [], top: body.y + 6, bottom: box.y + box.h - 3 };
  return drawGathering(page, street, room, { limit: null, label });
}

/** The label of a street with nobody on it, at its end. */
function drawLabel(page: Page, box: Box, label: string): Stood[] {
  const plate = { x: box.x + box.w - LABEL, y: box.y - 3, w: 45, h: 36 };
  page.at(plate.x, plate.y, 0.9, () => markPlate(page, label));
  return [{ what: 'mark', id: label, box: plate }];
}

/** A space that is nowhere in the town. */
function drawBeyond(page: Page, spot: SpotView, box: Box, label: string | null): Stood[] {
  const head = { x: box.x + 10, y: box.y + 8, w: box.w - 20, h: 34 };
  drawText(page, spot.name, head, { face: SERIF, size: 30, least: 16, colour: COLOUR.cream });
  const room = { shape: cornersOf(box), obstacles: [], top: head.y + head.h + 6, bottom: box.y + box.h - 8 };
  return drawGathering(page, spot, room, { limit: null, label });
}
