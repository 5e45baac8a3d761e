import { readFileSync } from 'node:fs';
import { type Canvas, createCanvas, Image } from 'canvas';
import { z } from 'zod';
import { Drawer, weightOf } from '../drawing/drawer.ts';
import type { Box } from '../drawing/page.ts';
import type { Theme } from '../theme.ts';
import type { BoardView, PlaceView } from '../view.ts';

/** Size of every picture of the town, in pixels; at the whole town one is as large as one of the plan. */
export const TOWN = { width: 1600, height: 1000 } as const;
/** Above it the sky begins: the plan's northern edge. */
export const EDGE = 158;
/** From a landmark's foot: how far its building reaches. */
export const BUILDING = { w: 150, h: 96 } as const;

/** A spot on the plan. */
export interface Spot {
  x: number;
  y: number;
}

/** Which part of the plan fills the picture: its corner, and how much larger it is. */
export interface Frame extends Spot {
  scale: number;
}

export const WHOLE: Frame = { x: 0, y: 0, scale: 1 };

const HOME = new URL('../../../assets/town/', import.meta.url);
const spots = z.record(z.string(), z.tuple([z.number(), z.number()]));
const read = (file: string): string => readFileSync(new URL(file, HOME), 'utf8');
let known: { svg: string; skyline: string; spots: ReadonlyMap<string, Spot> } | null = null;

function town(): NonNullable<typeof known> {
  if (known) return known;
  const { places, streets } = z.object({ places: spots, streets: spots }).parse(JSON.parse(read('town.json')));
  const all = Object.entries({ ...places, ...streets });
  known = {
    svg: read('town.svg'),
    skyline: read('skyline.svg'),
    spots: new Map(all.map(([id, [x, y]]): [string, Spot] => [id, { x, y }])),
  };
  return known;
}

/** Where a place stands on the plan: the foot of its building, or the middle of its street. One that the plan doesn't know lies where the printed board has it. */
export function spotOf({ id, x, y }: Pick<PlaceView, 'id' | 'x' | 'y'>): Spot {
  return town().spots.get(id) ?? { x: 90 + x * 1780, y: 260 + y * 800 };
}

/** A spot of the plan in the picture. */
export function seen({ x, y }: Spot, frame: Frame): Spot {
  return { x: (x - frame.x) * frame.scale, y: (y - frame.y) * frame.scale };
}

/** What a building covers in the picture. */
export function buildingBox(place: PlaceView, frame: Frame): Box {
  const { x, y } = seen(spotOf(place), frame);
  const [w, h] = [BUILDING.w * frame.scale, BUILDING.h * frame.scale];
  return { x: x - w / 2, y: y - h + 6 * frame.scale, w, h };
}

const rasters = new Drawer<Canvas>('plan', weightOf);

/** The plan as it was engraved, without light, of the size of the picture. */
export function planOf(theme: Theme, frame: Frame): Canvas {
  return rasters.take(`${theme} ${JSON.stringify(frame)}`, () => {
    const { width, height } = TOWN;
    const window = `${frame.x} ${frame.y} ${width / frame.scale} ${height / frame.scale}`;
    const svg = town()
      .svg.replace(
        /width="\d+" height="\d+" viewBox="[^"]+"/,
        `width="${width}" height="${height}" viewBox="${window}"`,
      )
      .replace('/*theme*/', read(`${theme}.css`));
    return traced(svg, width, height);
  });
}

/** Roofs and steeples against the sky in one color, 60 pixels tall. */
export function skylineOf(color: string): Canvas {
  return rasters.take(`skyline ${color}`, () => traced(town().skyline.replace('#000', color), TOWN.width, 60));
}

function traced(svg: string, width: number, height: number): Canvas {
  const image = new Image();
  image.src = Buffer.from(svg);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Places that a close-up is about, most important first; null for the whole town. */
export function focusOf(view: BoardView): NonNullable<BoardView['focus']> | null {
  if (view.focus) return view.focus;
  if (view.closeUp === undefined) return null;
  const here = view.places.filter(({ neighborhood }) => neighborhood === view.closeUp);
  return here.length === 0 ? null : here.map(({ id }) => ({ place: id }));
}

/** A close-up is never larger than this, and shows some of the town around what it is about. */
const NEAREST = 2.4;
const AROUND = { side: 130, above: 150, below: 110 } as const;
const STEP = 20;

/** The part of the plan with all that a close-up is about, of the shape of the picture. */
export function frameOf(view: BoardView): Frame {
  const focus = focusOf(view);
  const all = view.places.filter(({ id }) => focus?.some(({ place }) => place === id)).map(spotOf);
  if (all.length === 0) return WHOLE;
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const left = Math.min(...xs) - AROUND.side;
  const top = Math.min(...ys) - AROUND.above;
  const wide = Math.max(...xs) + AROUND.side - left;
  const tall = Math.max(...ys) + AROUND.below - top;
  const { width, height } = TOWN;
  const scale = Math.min(NEAREST, width / wide, height / tall);
  if (height / scale > height - EDGE) return WHOLE;
  const w = width / scale;
  const h = height / scale;
  const whole = (value: number, from: number, to: number): number =>
    Math.max(from, Math.min(to, Math.round(value / STEP) * STEP));
  return {
    x: whole(left + wide / 2 - w / 2, 0, width - w),
    y: whole(top + tall / 2 - h / 2, EDGE, height - h),
    scale,
  };
}
