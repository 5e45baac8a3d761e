import { type Canvas, createCanvas } from 'canvas';
import { Drawer, weightOf } from '../drawing/drawer.ts';
import type { Page } from '../drawing/page.ts';
import { engrave } from './engrave.ts';
import { likeness } from './people.ts';

/** Engraved faces as large as they were wanted. */
const prints = new Drawer<Canvas>('portrait', weightOf);

/** Where a portrait is drawn: a square. */
interface Square {
  x: number;
  y: number;
  size: number;
}

/** The part of a likeness that is face and hat, for where there is no room for shoulders: of 200. */
const CLOSE = { x: 33, y: 6, size: 134 } as const;
const WHOLE = { x: 0, y: 0, size: 200 } as const;

/** An engraved portrait: head and shoulders, or from close by only the head. What is around it stays as it is. */
export function portrait(page: Page, sheet: string, { x, y, size }: Square, close = false): void {
  const pixels = Math.max(8, Math.round(size * page.scale));
  const key = `${sheet} ${pixels} ${close} ${page.theme}`;
  const print = prints.take(key, () => cut(sheet, pixels, close ? CLOSE : WHOLE));
  page.ctx.drawImage(print, x, y, size, size);
}

function cut(sheet: string, pixels: number, from: Square): Canvas {
  const canvas = createCanvas(pixels, pixels);
  const ctx = canvas.getContext('2d');
  const scale = pixels / from.size;
  ctx.drawImage(likeness(sheet), -from.x * scale, -from.y * scale, 200 * scale, 200 * scale);
  const image = ctx.getImageData(0, 0, pixels, pixels);
  engrave(image.data, pixels);
  ctx.putImageData(image, 0, 0);
  return canvas;
}
