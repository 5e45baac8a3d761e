import { type Canvas, createCanvas } from 'canvas';
import { type Screen, shownSize } from '../../render/shown.ts';

/** Pixels between the pictures of a sheet. */
const GAP = 10;

/** Pictures beside each other as a screen shows them, in rows of so many. */
export function contactSheet(pictures: readonly Canvas[], screen: Screen, across: number): Canvas {
  const sizes = pictures.map((picture) => shownSize(picture, screen));
  const w = Math.max(...sizes.map(({ width }) => width)) + GAP;
  const h = Math.max(...sizes.map(({ height }) => height)) + GAP;
  const sheet = createCanvas(w * across, h * Math.ceil(pictures.length / across));
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#313338';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.quality = 'best';
  pictures.forEach((picture, index) => {
    const { width = 0, height = 0 } = sizes[index] ?? {};
    ctx.drawImage(picture, (index % across) * w, Math.floor(index / across) * h, width, height);
  });
  return sheet;
}
