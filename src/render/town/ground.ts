import { type Canvas, createCanvas } from 'canvas';
import { Drawer, weightOf } from '../drawing/drawer.ts';
import type { Page } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import type { Ctx } from '../drawing/pen.ts';
import { type Inks, inksOf, print } from '../drawing/print.ts';
import type { BoardView } from '../view.ts';
import { type Frame, planOf, type Spot, seen, spotOf, TOWN } from './townplan.ts';

/** The town at night is printed in these. */
const INKS = [
  '#0d0a12',
  '#1b1622',
  '#2b2433',
  '#443b4d',
  '#6a5d60',
  '#94836c',
  '#c2ad83',
  '#ecdcae',
  '#ffd76a',
  '#c98a3a',
  '#14283a',
  '#2c5068',
  '#5d8ba3',
  '#4a2a2c',
  '#844a3c',
  '#2a4034',
  '#567548',
  '#33285a',
  '#6a3fc0',
  '#b08cff',
  '#54401f',
  '#2d4a70',
] as const; // prettier-ignore
/** Much of the town is lit from several sides: grain is what its picture weighs. */
const GRAIN = { coarse: 0.22, steps: 4 } as const;
let inks: Inks | null = null;

/** A light on the town: where it is, how far it reaches, and of which kind it is. */
interface Light extends Spot {
  r: number;
  kind: keyof typeof LIGHTS;
}

/** Lamplight around people, a glow over streets where somebody is, violet around gates, a cold gleam where a seal is burnt in. */
const LIGHTS = {
  street: [150, 104, 52, 0.34],
  lamp: [255, 186, 84, 0.5],
  rift: [132, 60, 255, 0.62],
  seal: [40, 190, 160, 0.3],
} as const;

/** A piece of the ground that is lit and printed by itself: what changed elsewhere leaves it as it is. */
const PIECE = { w: 100, h: 100 } as const;
const pieces = new Drawer<Canvas>('ground', (piece) => weightOf(piece) / 2);
/** Where pieces are lit, one after the other. */
let bench: Canvas | null = null;

/** How far dusk has fallen at a terror level, 0 to 1. */
export function depthOf({ terror: { level, of } }: BoardView): number {
  return of === 0 ? 0 : Math.min(1, level / of);
}

/** The plan of the town in its light, printed; plain where contrast counts. */
export function drawGround(page: Page, view: BoardView, frame: Frame): void {
  const { ctx, theme } = page;
  const plan = planOf(theme, frame);
  if (theme === 'contrast') {
    ctx.fillStyle = page.colors.paper;
    ctx.fillRect(0, 0, page.width, page.height);
    ctx.drawImage(plan, 0, 0);
    return;
  }
  inks ??= inksOf(INKS, GRAIN);
  const ready = inks;
  const depth = depthOf(view);
  const lights = lightsOf(view, frame);
  for (let y = 0; y < TOWN.height; y += PIECE.h)
    for (let x = 0; x < TOWN.width; x += PIECE.w) {
      const here = lights.filter((light) => reaches(light, x, y));
      const key = JSON.stringify([frame, x, y, depth, here]);
      const piece = pieces.take(key, () => lit(plan, { x, y, depth, lights: here, inks: ready }));
      ctx.drawImage(piece, x, y);
    }
}

function reaches(light: Light, x: number, y: number): boolean {
  const dx = light.x - Math.max(x, Math.min(light.x, x + PIECE.w));
  const dy = light.y - Math.max(y, Math.min(light.y, y + PIECE.h));
  return dx * dx + dy * dy < light.r * light.r;
}

function lightsOf(view: BoardView, frame: Frame): Light[] {
  const at = (spot: Spot, r: number, kind: Light['kind']): Light => {
    const { x, y } = seen(spot, frame);
    return { x: Math.round(x), y: Math.round(y), r: Math.round(r * frame.scale), kind };
  };
  const busy = new Set(view.places.flatMap((one) => (one.investigators.length > 0 ? [one.neighborhood] : [])));
  return view.places.flatMap((place) => {
    const foot = spotOf(place);
    const middle = place.kind === 'street' ? foot : { x: foot.x, y: foot.y - 34 };
    return [
      ...(place.kind === 'street' && busy.has(place.neighborhood) ? [at(foot, 300, 'street')] : []),
      ...(place.investigators.length > 0 ? [at(middle, 150, 'lamp')] : []),
      ...(place.gate ? [at(middle, 165, 'rift')] : []),
      ...(place.sealed ? [at(foot, 100, 'seal')] : []),
    ];
  });
}

interface Piece extends Spot {
  depth: number;
  lights: readonly Light[];
  inks: Inks;
}

/** One piece: dusk over all, the light of lamps and gates through it, then the grain of the print. */
function lit(plan: Canvas, { x, y, depth, lights, inks: ready }: Piece): Canvas {
  const { w, h } = PIECE;
  bench ??= createCanvas(w, h);
  const ctx = bench.getContext('2d');
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'copy';
  ctx.drawImage(plan, x, y, w, h, 0, 0, w, h);
  ctx.translate(-x, -y);
  const whole = { x, y, w, h };
  const fill = (mode: Ctx['globalCompositeOperation'], style: Ctx['fillStyle']): void => {
    ctx.globalCompositeOperation = mode;
    ctx.fillStyle = style;
    ctx.fillRect(whole.x, whole.y, whole.w, whole.h);
  };
  const dusk = ctx.createRadialGradient(TOWN.width / 2, 560, 180, TOWN.width / 2, 560, 1020);
  dusk.addColorStop(0, mix('#c4c1de', '#6c689a', depth));
  dusk.addColorStop(1, mix('#9794bb', '#433f6c', depth));
  const soft = (light: Light, strength: number): Ctx['fillStyle'] => {
    const [r, g, b, a] = LIGHTS[light.kind];
    const pool = ctx.createRadialGradient(light.x, light.y, 0, light.x, light.y, light.r);
    pool.addColorStop(0, `rgba(${r},${g},${b},${a * strength})`);
    pool.addColorStop(0.35, `rgba(${r},${g},${b},${a * 0.55 * strength})`);
    pool.addColorStop(1, `rgba(${r},${g},${b},0)`);
    return pool;
  };
  fill('multiply', dusk);
  // Light brings out what lies in it, and lies over it as haze.
  for (const light of lights) fill('color-dodge', soft(light, 0.75 + 0.4 * depth));
  for (const light of lights) fill('lighter', soft(light, 0.4));
  const pixels = ctx.getImageData(0, 0, w, h);
  print(pixels, ready, { x, y });
  ctx.putImageData(pixels, 0, 0);
  // In few inks sixteen bits tell all there is.
  const piece = createCanvas(w, h);
  piece.getContext('2d', { pixelFormat: 'RGB16_565' }).drawImage(bench, 0, 0);
  return piece;
}
