import { readFileSync } from 'node:fs';
import { type Canvas, createCanvas, Image } from 'canvas';
import { Drawer, weightOf } from '../drawing/drawer.ts';
import type { Page } from '../drawing/page.ts';
import type { Theme } from '../theme.ts';
import type { Point } from './polygon.ts';

/** Size of a building on the whole map; it stands on its lower edge. */
export const LANDMARK = { w: 150, h: 100 } as const;
/** What is drawn around it: its yard, chimneys, rims. */
const FIELD = { x: -20, y: -36, w: 190, h: 150 } as const;
/** Where the second edition's plan has another name for it. */
const OTHERWISE: Record<string, string> = { arkhamAdvertiser: 'newspaper', orneLibrary: 'library' };

const HOME = new URL('../../../assets/town/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, HOME), 'utf8');
let known: ReadonlyMap<string, string> | null = null;

/** Every landmark's drawing by id, as SVG. */
function landmarks(): ReadonlyMap<string, string> {
  known ??= new Map(
    [...read('landmarks.svg').matchAll(/^<g id="([^"]+)"[^>]*>(.*)<\/g>$/gm)].map(([, id = '', art = '']) => [id, art]),
  );
  return known;
}

/** The drawing of a place of the third edition; null for what has no building. */
function drawingOf(place: string): string | null {
  const id = OTHERWISE[place] ?? place.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return landmarks().get(id) ?? null;
}

const traced = new Drawer<Canvas>('landmark', weightOf);

function landmarkOf(art: string, theme: Theme, scale: number): Canvas {
  const { x, y, w, h } = FIELD;
  return traced.take(`${theme} ${scale.toFixed(3)} ${art}`, () => {
    const size = { w: Math.round(w * scale), h: Math.round(h * scale) };
    const style = read(`${theme}.css`);
    const image = new Image();
    image.src = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h}" viewBox="${x} ${y} ${w} ${h}"><style>${style}</style>${art}</svg>`,
    );
    const canvas = createCanvas(size.w, size.h);
    canvas.getContext('2d').drawImage(image, 0, 0, size.w, size.h);
    return canvas;
  });
}

/** Draws the building of a place around a point, its middle; nothing where it has none. */
export function drawLandmark({ ctx, theme }: Page, id: string, at: Point, scale: number): void {
  const art = drawingOf(id);
  if (art === null) return;
  const left = at.x - (LANDMARK.w / 2 - FIELD.x) * scale;
  const top = at.y - (LANDMARK.h / 2 - FIELD.y) * scale;
  ctx.drawImage(landmarkOf(art, theme, scale), Math.round(left), Math.round(top));
}

/** True for a place that has a building of its own. */
export function hasLandmark(id: string): boolean {
  return drawingOf(id) !== null;
}
