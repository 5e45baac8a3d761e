import { placeIcon } from '../drawing/icon.ts';
import { type Box, center, type Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { type Ctx, shape, stroke } from '../drawing/pen.ts';
import { woodcut } from '../drawing/woodcut.ts';
import { drawDusk } from '../dusk.ts';
import { type MapPlan, outlineOf, type Point } from './plan.ts';
import type { MapView, StreetView, TileView } from './view.ts';

/** The color of a tile. */
export function groundOf(page: Page, { hex }: TileView): string {
  return hex ?? page.colors.inkSoft;
}

/** What never changes: paper, the river, streets, tiles cut in three. */
export function drawMapGround(page: Page, view: MapView, plan: MapPlan): void {
  const { ctx, colors } = page;
  const { x, y, w, h } = plan.map;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.fillStyle = page.theme === 'contrast' ? colors.paper : mix(colors.paper, COUNTRY, 0.5);
  ctx.fillRect(x, y, w, h);
  country(page, plan.map);
  for (const street of view.streets) road(page, plan, street);
  for (const tile of view.tiles) drawTile(page, plan, tile);
  for (const { id } of view.beyond) outside(page, plan.beyond.get(id));
  drawDusk(page, dangerOf(view), plan.map);
  ctx.restore();
  panel(page, { x: x + 2.5, y: y + 2.5, w: w - 5, h: h - 5 }, { line: colors.ink, width: 5 });
}

/** Makes a closed shape the current path. */
export function trace(ctx: Ctx, points: readonly Point[]): void {
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  ctx.closePath();
}

const COUNTRY = '#b9a05c';

/** Contour lines of the country around the town. */
function country({ ctx, colors, theme }: Page, { x, y, w, h }: Box): void {
  if (theme === 'contrast') return;
  ctx.strokeStyle = mix(COUNTRY, colors.inkFaint, 0.45);
  ctx.lineWidth = 1.5;
  for (let line = -6; line < 30; line++) {
    ctx.beginPath();
    for (let step = 0; step <= w; step += 24) {
      const height = y + line * 46 + 20 * Math.sin((step + line * 37) / 120) + 12 * Math.sin(step / 47 + line);
      ctx.lineTo(x + step, Math.min(y + h + 20, height + step * 0.12));
    }
    ctx.stroke();
  }
}

/** A street tile between two tiles: its ground in the gap, and what lines it. */
function road(page: Page, plan: MapPlan, street: StreetView): void {
  const a = plan.tiles.get(street.between[0]);
  const b = plan.tiles.get(street.between[1]);
  if (!a || !b) return;
  const from = center(a);
  const to = center(b);
  const { ctx } = page;
  ctx.save();
  // Along the street its own axis runs from left to right.
  ctx.translate((from.x + to.x) / 2, (from.y + to.y) / 2);
  const level = Math.abs(from.y - to.y) < 1;
  const slope = Math.atan2(a.h * 0.2, a.w / 2);
  ctx.rotate(level ? Math.PI / 2 : (to.x - from.x) * (to.y - from.y) > 0 ? -slope : slope);
  const long = (level ? a.h * 0.6 : Math.hypot(a.w / 2, a.h * 0.2)) - 6;
  verge(page, street.kind, long);
  ctx.restore();
}

const BREADTH = 58;

function verge(page: Page, kind: string, long: number): void {
  const { ctx, colors, theme } = page;
  const left = -long / 2;
  const top = -BREADTH / 2;
  const fill = kind === 'bridge' ? colors.river : kind === 'scenic' ? '#a9b98a' : colors.paperDark;
  ctx.fillStyle = theme === 'contrast' ? colors.paperLight : fill;
  ctx.fillRect(left, top, long, BREADTH);
  ctx.fillStyle = colors.paperLight;
  ctx.fillRect(left, -9, long, 18);
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 1.6;
  ctx.strokeRect(left, -9, long, 18);
  ctx.setLineDash([10, 8]);
  ctx.beginPath();
  ctx.moveTo(left, 0);
  ctx.lineTo(-left, 0);
  ctx.stroke();
  ctx.setLineDash([]);
  for (let x = left + 14; x < -left - 8; x += 26) {
    for (const side of [-1, 1]) {
      if (kind === 'bridge') {
        stroke(ctx, colors.riverDeep, 2, () => {
          ctx.moveTo(x - 8, side * 18);
          ctx.quadraticCurveTo(x - 4, side * 18 - 5, x, side * 18);
          ctx.quadraticCurveTo(x + 4, side * 18 + 5, x + 8, side * 18);
        });
        shape(ctx, colors.ink, () => ctx.rect(x - 2, side * 9 - 4, 5, 8));
      } else if (kind === 'scenic') tree(page, x, side * 18);
      else house(page, x, side * 19);
    }
  }
}

function tree({ ctx, colors }: Page, x: number, y: number): void {
  shape(ctx, colors.ink, () => ctx.rect(x - 1, y, 2, 9));
  shape(ctx, '#4c6b3a', () => ctx.arc(x, y - 1, 7, 0, 2 * Math.PI));
  shape(ctx, '#6f8f52', () => ctx.arc(x - 2, y - 3, 3.4, 0, 2 * Math.PI));
}

function house({ ctx, colors }: Page, x: number, y: number): void {
  shape(ctx, '#9a7048', () => ctx.rect(x - 8, y - 4, 16, 10));
  shape(ctx, colors.ink, () => {
    ctx.moveTo(x - 10, y - 3);
    ctx.lineTo(x, y - 11);
    ctx.lineTo(x + 10, y - 3);
  });
  shape(ctx, colors.paperLight, () => ctx.rect(x - 2, y, 4, 6));
}

function drawTile(page: Page, plan: MapPlan, tile: TileView): void {
  const { ctx, colors } = page;
  const box = plan.tiles.get(tile.id);
  if (!box) return;
  const hex = groundOf(page, tile);
  const outline = outlineOf(box);
  const plain = page.theme === 'contrast';
  if (!plain) {
    ctx.save();
    ctx.translate(4, 6);
    trace(ctx, outline);
    ctx.fillStyle = 'rgba(30,20,10,0.35)';
    ctx.fill();
    ctx.restore();
  }
  tile.spaces.forEach(({ id }, index) => {
    const region = plan.regions.get(id);
    if (!region) return;
    ctx.save();
    trace(ctx, region);
    ctx.fillStyle = colors.paperLight;
    ctx.fill();
    ctx.clip();
    if (!plain) print(page, id, region, { paper: mix(hex, colors.paperLight, [0.6, 0.66, 0.72][index] ?? 0.7), hex });
    ctx.restore();
  });
  for (const { id } of tile.spaces) {
    const region = plan.regions.get(id);
    if (!region) continue;
    trace(ctx, region);
    ctx.strokeStyle = mix(hex, colors.ink, 0.62);
    ctx.lineWidth = 3;
    ctx.stroke();
  }
  trace(ctx, outline);
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 5;
  ctx.stroke();
  trace(ctx, outline);
  ctx.strokeStyle = mix(hex, colors.paperLight, 0.15);
  ctx.lineWidth = 2;
  ctx.stroke();
}

/** A space's woodcut, as large as the space. */
function print(page: Page, id: string, region: readonly Point[], { paper, hex }: { paper: string; hex: string }): void {
  const xs = region.map(({ x }) => x);
  const ys = region.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const { x, y } = middleOf(region);
  const size = FIGURE;
  const at = { x: x - left - size / 2, y: y - top - size / 2 + 10, size };
  const ink = mix(hex, page.colors.black, 0.62);
  const silhouette = (color: string): ReturnType<typeof placeIcon> => placeIcon(id, color);
  page.ctx.drawImage(woodcut({ key: id, silhouette, w, h, at, paper, ink }), left, top);
}

const FIGURE = 140;

/** How near the end is, 0 to 1: what the youngest card of the codex that counts doom has of what it waits for. */
export function dangerOf({ codex }: MapView): number {
  const waits = [...codex].reverse().flatMap((card) => card.waits);
  const danger = waits.find(({ kind, of }) => kind === 'doom' && of !== undefined);
  return danger ? Math.min(1, (danger.now ?? 0) / Math.max(1, danger.of ?? 1)) : 0;
}

/** The middle of a shape, by its corners. */
export function middleOf(shape: readonly Point[]): Point {
  const sum = shape.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / shape.length, y: sum.y / shape.length };
}

function outside(page: Page, box: Box | undefined): void {
  const { colors } = page;
  if (!box) return;
  panel(page, box, {
    radius: 20,
    fill: colors.nightSoft,
    line: page.theme === 'contrast' ? colors.ink : colors.gateGlow,
    width: 4,
  });
  const picture = placeIcon('theFuture', colors.nightLine);
  if (picture) page.ctx.drawImage(picture, box.x + box.w / 2 - 60, box.y + 44, 120, 120);
}
