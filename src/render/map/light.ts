import { createCanvas } from 'canvas';
import type { Box, Page } from '../drawing/page.ts';
import { type Ctx, stroke } from '../drawing/pen.ts';
import { fillShape, trace } from './ground.ts';
import { tear } from './lane.ts';
import type { MapPlan } from './plan.ts';
import { balanceOf, boundsOf, type Point } from './polygon.ts';
import type { Sites } from './site.ts';
import type { TileView } from './view.ts';

/** Lamplight where somebody is: warm, and so far around in pixels. */
const LAMP = { color: [255, 190, 92], strength: 0.62, reach: 215 } as const;

/** A light on the ground: where it falls, and the box around it. */
export interface Light {
  /** Of its space or street. */
  id: string;
  middle: Point;
  region: readonly Point[];
  box: Box;
  reach: number;
}

/** Where lamps burn: in spaces and on streets where somebody is. */
export function lightsOf(plan: MapPlan, sites: Sites): Light[] {
  const spots = [...plan.tiles.flatMap(({ spaces }) => spaces), ...plan.streets];
  return spots.flatMap(({ id, investigators }): Light[] => {
    const region = plan.regions.get(id);
    if (!region || investigators.length === 0) return [];
    const middle = sites.spaces.get(id)?.heart ?? balanceOf(region);
    const bounds = boundsOf(region);
    const x = Math.max(0, Math.floor(bounds.x));
    const y = Math.max(0, Math.floor(bounds.y));
    const w = Math.min(plan.box.w, Math.ceil(bounds.x + bounds.w)) - x;
    const h = Math.min(plan.box.h, Math.ceil(bounds.y + bounds.h)) - y;
    return w > 0 && h > 0 ? [{ id, middle, region, box: { x, y, w, h }, reach: LAMP.reach * plan.scale }] : [];
  });
}

/** The ground of a box under a lamp. */
export function lit(ground: Page, { middle, region, box, reach }: Light): ReturnType<typeof createCanvas> {
  const canvas = createCanvas(box.w, box.h);
  const ctx = canvas.getContext('2d');
  ctx.translate(-box.x, -box.y);
  ctx.drawImage(ground.canvas, box.x, box.y, box.w, box.h, box.x, box.y, box.w, box.h);
  ctx.save();
  trace(ctx, region);
  ctx.clip();
  ctx.globalCompositeOperation = 'overlay';
  const pool = ctx.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach);
  const rgb = LAMP.color.join(',');
  pool.addColorStop(0, `rgba(${rgb},${LAMP.strength})`);
  pool.addColorStop(0.55, `rgba(${rgb},${LAMP.strength * 0.55})`);
  pool.addColorStop(1, `rgba(${rgb},${LAMP.strength * 0.18})`);
  ctx.fillStyle = pool;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = `rgba(${rgb},0.13)`;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.restore();
  return canvas;
}

/** Rays of a hole in the world, by turns far and near, as parts of its reach. */
const RAYS = [
  0.86, 0.6, 0.74, 0.5, 1.12, 0.62, 0.7, 0.56, 0.92, 0.48, 0.66, 0.58, 1, 0.64, 0.78, 0.5, 0.7, 0.6, 1.16, 0.52, 0.76,
  0.62,
] as const;
const TEAR = 190;

/** An anomaly tears its neighborhood open: a jagged hole with whirling violet lines around a white heart. */
export function drawTear(page: Page, plan: MapPlan, tile: TileView): void {
  const { ctx, colors, theme } = page;
  const ward = plan.wards.get(tile.id);
  if (!tile.anomaly || !ward) return;
  const { middle } = ward;
  const reach = TEAR * plan.scale;
  ctx.save();
  trace(ctx, ward.shape);
  ctx.clip();
  const plain = theme === 'contrast';
  for (const [size, fill] of plain
    ? ([
        [1, colors.black],
        [0.9, colors.gateGlow],
      ] as const)
    : ([
        [1.12, '#120e16'],
        [1.02, '#a46cff'],
        [0.92, '#2a0f4a'],
      ] as const))
    tear(
      ctx,
      middle,
      RAYS.map((ray) => ray * reach * size),
      fill,
    );
  if (!plain) {
    ctx.clip();
    whirl(ctx, middle, reach);
  }
  ctx.restore();
}

function whirl(ctx: Ctx, { x, y }: Point, reach: number): void {
  for (let arm = 0; arm < 22; arm++)
    stroke(ctx, arm % 2 ? '#a46cff' : '#5a25a8', 4.4, () => {
      for (let share = 0.1; share <= 1; share += 0.05) {
        const r = share * reach * (0.62 + 0.38 * (RAYS[arm % RAYS.length] ?? 1));
        const angle = (arm / 22) * 2 * Math.PI + (1 - share) * 2.4;
        ctx.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.78);
      }
    });
}

/** Where an epic monster stands the ground glows in red rays. */
export function drawGlow(page: Page, plan: MapPlan, id: string): void {
  const { ctx, colors, theme } = page;
  const region = plan.regions.get(id);
  if (!region) return;
  const plain = theme === 'contrast';
  ctx.save();
  fillShape(ctx, region, plain ? colors.white : '#3a0b10');
  trace(ctx, region);
  ctx.clip();
  const at = balanceOf(region);
  if (!plain)
    for (let ray = 0; ray < 40; ray++) {
      const angle = (ray / 40) * 2 * Math.PI;
      fillShape(ctx, [at, reached(at, angle, 900), reached(at, angle + 0.07, 900)], ray % 2 ? '#8e1620' : '#5c1013');
    }
  ctx.restore();
  trace(ctx, region);
  ctx.strokeStyle = plain ? colors.black : colors.gold;
  ctx.lineWidth = 7;
  ctx.stroke();
}

function reached({ x, y }: Point, angle: number, far: number): Point {
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
}
