import { drawHalo } from '../drawing/halo.ts';
import { center, type Page } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { groundOf, middleOf, trace } from './ground.ts';
import { isEmpty, type MapPlan, outlineOf, type Point } from './plan.ts';
import type { MapView, SpaceView, TileView } from './view.ts';

/** Lamplight in spaces where somebody is, violet light around an anomaly; pictures fade under what stands there. */
export function drawMapLights(page: Page, view: MapView, plan: MapPlan): void {
  if (page.theme === 'contrast') return;
  for (const tile of view.tiles) {
    for (const space of tile.spaces) {
      const region = plan.regions.get(space.id);
      if (region && !isEmpty(space))
        within(page, region, () => shine(page, middleOf(region), lightOf(page, tile, space)));
    }
    const box = plan.tiles.get(tile.id);
    if (tile.anomaly && box) within(page, outlineOf(box), () => shine(page, center(box), RIFT));
    borders(page, plan, tile);
  }
}

/** The lines between spaces, over the light. */
function borders(page: Page, plan: MapPlan, tile: TileView): void {
  const { ctx, colors } = page;
  ctx.strokeStyle = mix(groundOf(page, tile), colors.black, 0.7);
  ctx.lineWidth = 3;
  for (const { id } of tile.spaces) {
    const region = plan.regions.get(id);
    if (!region) continue;
    trace(ctx, region);
    ctx.stroke();
  }
}

function within({ ctx }: Page, shape: readonly Point[], draw: () => void): void {
  ctx.save();
  trace(ctx, shape);
  ctx.clip();
  draw();
  ctx.restore();
}

/** From the middle of a light to its rim: its color there with how much it covers, and how far that is in pixels. */
interface Light {
  middle: string;
  rim: string;
  cover: readonly [number, number];
  reach: number;
}

const LAMPLIGHT: Light = { middle: '#ffecb2', rim: '#ffcd74', cover: [0.92, 0.56], reach: 190 };
const RIFT: Light = { middle: '#9654ff', rim: '#9654ff', cover: [0.8, 0], reach: 180 };

/** Lamplight where somebody is, else the paper of the neighborhood. */
function lightOf(page: Page, tile: TileView, { investigators }: SpaceView): Light {
  if (investigators.length > 0) return LAMPLIGHT;
  const paper = mix(groundOf(page, tile), page.colors.paperLight, 0.6);
  return { middle: paper, rim: paper, cover: [0.78, 0.4], reach: 190 };
}

function shine({ ctx }: Page, { x, y }: Point, { middle, rim, cover: [first, last], reach }: Light): void {
  const box = { x: x - 2 * reach, y: y - 2 * reach, w: 4 * reach, h: 4 * reach };
  const color = (share: number): string => {
    const alpha = Math.round(255 * (first + (last - first) * share));
    return `${mix(middle, rim, share)}${alpha.toString(16).padStart(2, '0')}`;
  };
  drawHalo(ctx, box, { from: { x, y, rx: reach * 0.3, ry: reach * 0.3 }, reach: 3.3, steps: 7, color });
}
