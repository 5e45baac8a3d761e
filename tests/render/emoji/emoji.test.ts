import { createCanvas, loadImage } from 'canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPng } from '../../../src/render/draw.ts';
import { contrast } from '../../../src/render/drawing/palette.ts';
import { everyEmoji } from '../../../src/render/handles/art.ts';

/** Discord's limit for an emoji's file, in bytes. */
const LARGEST = 256 * 1024;
/** Beside text Discord shows them so wide. */
const SHOWN = 22;
/** Discord's ground in its dark and its light theme. */
const GROUNDS = ['#313338', '#ffffff'] as const;

const pictures = new Map<string, Awaited<ReturnType<typeof loadImage>>>();

beforeAll(async () => {
  for (const handle of everyEmoji().keys()) {
    const png = await drawPng({ kind: 'emoji', view: { handle }, alt: '' });
    expect(png.length, handle).toBeLessThan(LARGEST / 8);
    pictures.set(handle, await loadImage(png));
  }
});

/** An emoji as it is shown on a ground: red, green and blue of each pixel. */
function pixels(handle: string, ground: string, size: number = SHOWN): number[][] {
  const picture = pictures.get(handle);
  if (!picture) throw new Error(`no ${handle}`);
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext('2d');
  ctx.quality = 'best';
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, size, size);
  ctx.drawImage(picture, 0, 0, size, size);
  const { data } = ctx.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, at) => [...data.subarray(4 * at, 4 * at + 3)]);
}

const hex = (color: readonly number[]): string =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** How different two pictures are on average, 0 to 255. */
function apart(one: readonly number[][], other: readonly number[][]): number {
  const all = one.flatMap((color, at) => color.map((part, of) => Math.abs(part - (other[at]?.[of] ?? 0))));
  return all.reduce((sum, part) => sum + part, 0) / all.length;
}

describe('emoji', () => {
  it('are squares of 128 with nothing in their corners', () => {
    for (const [handle, picture] of pictures) {
      expect([picture.width, picture.height], handle).toEqual([128, 128]);
      for (const ground of GROUNDS) expect(hex(pixels(handle, ground, 128)[0] ?? []), handle).toBe(ground);
    }
  });

  it.each(GROUNDS)('stand out on %s as small as they are shown', (ground) => {
    for (const handle of pictures.keys()) {
      const strong = pixels(handle, ground).filter((color) => contrast(hex(color), ground) >= 3);
      expect(strong.length / SHOWN ** 2, handle).toBeGreaterThan(0.12);
    }
  });

  it('are told apart as small as they are shown', () => {
    const all = [...pictures.keys()].map((handle) => ({ handle, shown: pixels(handle, GROUNDS[0]) }));
    all.forEach(({ handle, shown }, index) => {
      for (const other of all.slice(index + 1))
        expect(apart(shown, other.shown), `${handle}, ${other.handle}`).toBeGreaterThan(9);
    });
  });
});
