import { drawHalo } from '../drawing/halo.ts';
import type { Box, Page } from '../drawing/page.ts';
import { stamp } from '../tokens/stamp.ts';
import type { BoardView, PlaceView } from '../view.ts';
import type { Crowd } from './crowd.ts';

/** How far dusk has fallen at a terror level, 0 to 1. */
export function depthOf({ terror: { level, of } }: BoardView): number {
  return of === 0 ? 0 : Math.min(1, level / of);
}

const GLOW = 9;
/** How far a glow reaches around its place, in pixels. */
const REACH = 28;
const LAMP = '255,196,84';
const RIFT = '150,84,255';

/** A place with the room below its header, and what stands there. */
export interface Lit {
  place: PlaceView;
  box: Box;
  body: Box;
  crowd: Crowd;
}

/** Lamplight in and behind places where somebody is, violet light in and behind gates; pictures fade under what stands there. */
export function drawLights(page: Page, view: BoardView, places: readonly Lit[]): void {
  if (page.theme === 'contrast') return;
  const strength = 0.14 + 0.2 * depthOf(view);
  for (const lit of places) {
    const kind = kindOf(lit);
    if (!kind) continue;
    const { x, y, w, h } = lit.box;
    const body = { ...lit.body, x: lit.body.x - x, y: lit.body.y - y };
    const key = JSON.stringify(['light', kind, body, lit.place.closed, strength]);
    page.at(x, y, 1, () =>
      stamp(page, { key, box: lit.box, room: REACH }, (on) => {
        const { color, behind, within } = LIGHTS[kind];
        if (behind > 0) glow(on, { x: 0, y: 0, w, h }, color, strength * behind);
        if (!lit.place.closed) shine(on, body, within);
      }),
    );
  }
}

type Kind = 'lamp' | 'camp' | 'rift' | 'paper';

function kindOf({ place, crowd }: Lit): Kind | null {
  if (crowd.investigators.length > 0) return place.gate ? 'camp' : 'lamp';
  if (place.gate) return 'rift';
  return crowd.clues + crowd.monsters.length > 0 ? 'paper' : null;
}

/** From the middle of a light to its rim: two colors, red, green and blue. */
type Shade = readonly [middle: readonly number[], rim: readonly number[]];
const LAMP_SHADE: Shade = [
  [255, 236, 178],
  [255, 205, 116],
];
const GATE_SHADE: Shade = [
  [196, 140, 255],
  [66, 24, 120],
];
const PAPER_SHADE: Shade = [
  [251, 244, 225],
  [251, 244, 225],
];

/** What each light is: its glow behind the place and how strong that is, and how much it covers within. */
const LIGHTS: Readonly<Record<Kind, { color: string; behind: number; within: readonly [Shade, number, number] }>> = {
  lamp: { color: LAMP, behind: 1.2, within: [LAMP_SHADE, 0.92, 0.6] },
  camp: { color: RIFT, behind: 1.25, within: [LAMP_SHADE, 0.92, 0.6] },
  rift: { color: RIFT, behind: 1.25, within: [GATE_SHADE, 0.5, 0.72] },
  paper: { color: LAMP, behind: 0, within: [PAPER_SHADE, 0.84, 0.42] },
};

/** Light in a box, from its middle to its corners. */
function shine({ ctx }: Page, box: Box, [[middle, rim], first, last]: readonly [Shade, number, number]): void {
  const { x, y, w, h } = box;
  const color = (share: number): string => {
    const parts = middle.map((part, index) => Math.round(part + ((rim[index] ?? part) - part) * share));
    return `rgba(${parts.join(',')},${(first + (last - first) * share).toFixed(3)})`;
  };
  const from = { x: x + w / 2, y: y + h / 2, rx: w * 0.2, ry: h * 0.24 };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, [0, 0, 8, 8]);
  ctx.clip();
  drawHalo(ctx, box, { from, reach: 3, steps: 6, color });
  ctx.restore();
}

/** Light around a box, fading outward. */
function glow({ ctx }: Page, { x, y, w, h }: Box, color: string, strength: number): void {
  ctx.lineWidth = 4;
  for (let ring = 1; ring <= GLOW; ring++) {
    const by = ring * 2.4;
    ctx.strokeStyle = `rgba(${color},${(strength * (1 - ring / (GLOW + 1))).toFixed(3)})`;
    ctx.beginPath();
    ctx.roundRect(x - by, y - by, w + 2 * by, h + 2 * by, 12 + by);
    ctx.stroke();
  }
}
