import { drawHalo } from '../drawing/halo.ts';
import { type Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { type Ctx, shape } from '../drawing/pen.ts';
import { drawLandmark, LANDMARK } from './landmark.ts';
import { drawLanes, road } from './lane.ts';
import type { MapPlan } from './plan.ts';
import { boundsOf, holds, type Point, toEdge } from './polygon.ts';
import type { MapView, TileView } from './view.ts';

export const NIGHT = '#1b1724';
const INK = '#120e16';
const STONE = '#4a4452';
const TILES = '#b3a48c';

/** A roof's lot, and how far it keeps from what is around it. */
const LOT = { w: 35, h: 28, clear: 13 } as const;

/** The color of a tile. */
export function colorOf(page: Page, { hex }: TileView): string {
  return hex ?? page.colors.inkSoft;
}

/** Makes a closed shape the current path. */
export function trace(ctx: Ctx, points: readonly Point[]): void {
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  ctx.closePath();
}

/** How near the end is, 0 to 1, and where the pictures of places lie. */
interface Night {
  danger: number;
  hearts: ReadonlyMap<string, Point & { part: number }>;
}

/** The town by night, without anybody: roofs, alleys, streets, the river, the pictures of places. */
export function drawMapGround(page: Page, view: MapView, plan: MapPlan, { danger, hearts }: Night): void {
  const { ctx, colors, theme } = page;
  const { x, y, w, h } = plan.box;
  const plain = theme === 'contrast';
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.fillStyle = plain ? colors.white : NIGHT;
  ctx.fillRect(x, y, w, h);
  const chance = chances();
  for (const tile of view.tiles) drawWard(page, plan, tile, { hearts, chance });
  drawLanes(page, plan, chance);
  if (!plain) dusk(page, plan, danger);
  for (const [id, at] of [...hearts].sort(([, a], [, b]) => a.y - b.y))
    if (at.part > 0) drawLandmark(page, id, at, plan.scale * at.part);
  ctx.restore();
  panel(page, { x: x + 3, y: y + 3, w: w - 6, h: h - 6 }, { line: colors.black, width: 6 });
}

/** The same chances on every picture, 0 to 1. */
export function chances(): () => number {
  let seed = 1926;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** A ward: its three spaces with their roofs, and the alleys that part them. */
function drawWard(
  page: Page,
  plan: MapPlan,
  tile: TileView,
  { hearts, chance }: { hearts: Night['hearts']; chance: () => number },
): void {
  const { ctx, colors, theme } = page;
  const ward = plan.wards.get(tile.id);
  if (!ward) return;
  const hex = colorOf(page, tile);
  if (theme === 'contrast') {
    for (const region of ward.spaces.values()) {
      trace(ctx, region);
      ctx.strokeStyle = colors.black;
      ctx.lineWidth = 5;
      ctx.stroke();
    }
    return;
  }
  tile.spaces.forEach(({ id }, index) => {
    const region = ward.spaces.get(id);
    if (!region) return;
    trace(ctx, region);
    ctx.fillStyle = mix(mix(STONE, hex, 0.46), NIGHT, 0.08 + index * 0.07);
    ctx.fill();
    roofs(page, { region, hex, scale: plan.scale, square: hearts.get(id) ?? null }, chance);
  });
  for (const region of ward.spaces.values()) {
    const [from, to] = [region[0], region.at(-2)];
    for (const end of [from, to]) if (end) road(ctx, [ward.middle, end], 15 * plan.scale);
  }
  trace(ctx, ward.shape);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 5;
  ctx.stroke();
}

/** A space to be covered with roofs, but for the square where its picture lies. */
interface Lots {
  region: readonly Point[];
  hex: string;
  scale: number;
  square: (Point & { part: number }) | null;
}

/** Hipped roofs in rows, lit from the upper left and hatched in their shadow. */
function roofs(page: Page, { region, hex, scale, square }: Lots, chance: () => number): void {
  const box = boundsOf(region);
  const lot = { w: LOT.w * scale, h: LOT.h * scale };
  let row = 0;
  for (let y = box.y; y < box.y + box.h; y += lot.h, row++)
    for (let x = box.x - (row % 2) * lot.w * 0.5; x < box.x + box.w; x += lot.w) {
      const at = { x: x + (chance() - 0.5) * 9 * scale, y: y + (chance() - 0.5) * 7 * scale };
      const [w, h] = [(16 + chance() * 15) * scale, (13 + chance() * 10) * scale];
      const turn = Math.sin(at.x / (190 * scale)) * 0.35 + (chance() - 0.5) * 0.12;
      const chimney = chance() < 0.3;
      if (!holds(region, at) || toEdge(region, at) < (LOT.clear + 6) * scale) continue;
      if (
        square &&
        Math.abs(at.x - square.x) < LANDMARK.w * 0.62 * scale * square.part &&
        Math.abs(at.y - square.y) < LANDMARK.h * 0.66 * scale * square.part
      )
        continue;
      roof(page.ctx, { at, w, h, turn, hex, chimney });
    }
}

interface Roof {
  at: Point;
  w: number;
  h: number;
  turn: number;
  hex: string;
  chimney: boolean;
}

function roof(ctx: Ctx, { at, w, h, turn, hex, chimney }: Roof): void {
  const tint = mix(TILES, hex, 0.5);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  ctx.fillStyle = 'rgba(0,0,0,0.45)';
  ctx.fillRect(-w / 2 + 3, -h / 2 + 4, w, h);
  ctx.fillStyle = tint;
  ctx.fillRect(-w / 2, -h / 2, w, h / 2);
  ctx.fillStyle = mix(tint, INK, 0.52);
  ctx.fillRect(-w / 2, 0, w, h / 2);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.1;
  ctx.beginPath();
  for (let x = -w / 2 + 2; x < w / 2; x += 4) {
    ctx.moveTo(x, 0.5);
    ctx.lineTo(x, h / 2);
  }
  ctx.moveTo(-w / 2, 0);
  ctx.lineTo(w / 2, 0);
  ctx.rect(-w / 2, -h / 2, w, h);
  ctx.stroke();
  if (chimney) {
    ctx.fillStyle = INK;
    ctx.fillRect(w / 4, -h / 2 - 3, 4, 6);
  }
  ctx.restore();
}

/** How near the end is, 0 to 1: what the youngest card of the codex that counts doom has of what it waits for. */
export function dangerOf({ codex }: MapView): number {
  const waits = [...codex].reverse().flatMap((card) => card.waits);
  const danger = waits.find(({ kind, of }) => kind === 'doom' && of !== undefined);
  return danger ? Math.min(1, (danger.now ?? 0) / Math.max(1, danger.of ?? 1)) : 0;
}

/** Night falls deeper the nearer the end is, first at the edges of the town: in flat steps, as a print has it. */
function dusk({ ctx }: Page, { box }: MapPlan, danger: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  const from = { x: box.w / 2, y: box.h / 2, rx: box.w * 0.3, ry: box.h * 0.3 };
  const middle = mix('#f2eef8', '#8a86b4', danger);
  const edge = mix('#a6a2c8', '#4e4a78', danger);
  drawHalo(ctx, box, { from, reach: 2.3, steps: 5, color: (share) => mix(middle, edge, share) });
  ctx.restore();
}

/** Fills a shape, for what is drawn over the ground. */
export function fillShape(ctx: Ctx, points: readonly Point[], fill: string): void {
  shape(ctx, fill, () => {
    for (const { x, y } of points) ctx.lineTo(x, y);
  });
}
