import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from 'canvas';
import pixelmatch from 'pixelmatch';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../src/render/draw.ts';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import { Page } from '../../src/render/drawing/page.ts';
import { encodePng } from '../../src/render/drawing/png.ts';
import { gallery } from './gallery.ts';

/**
 * Golden images at half size, compared with tolerance: font libraries differ by a shade. With DRAW_GALLERY=1 they are
 * drawn afresh, and so are those of docs/gallery.md; look at them before keeping them.
 */
const GOLDEN = fileURLToPath(new URL('../golden/pictures/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const AFRESH = process.env.DRAW_GALLERY === '1';
/** Share of pixels that may differ visibly. */
const TOLERANCE = 0.02;

function halved(page: Page): Page {
  const half = new Page(Math.floor(page.width / 2), Math.floor(page.height / 2), page);
  half.ctx.drawImage(page.canvas, 0, 0, half.width, half.height);
  return half;
}

beforeAll(loadIcons);

describe('golden pictures', () => {
  it.each(Object.entries(gallery()))('%s', async (name, spec) => {
    const page = drawPage(spec);
    const half = halved(page);
    const file = path.join(GOLDEN, `${name}.png`);
    if (AFRESH) {
      for (const [folder, picture] of [
        [GOLDEN, half],
        [DOCS, page],
      ] as const) {
        mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
        writeFileSync(path.join(folder, `${name}.png`), encodePng(picture));
      }
    }
    expect(existsSync(file)).toBe(true);
    const golden = await loadImage(readFileSync(file));
    const { width, height } = half;
    expect([golden.width, golden.height]).toEqual([width, height]);
    const canvas = createCanvas(width, height);
    const ctx = canvas.getContext('2d');
    ctx.drawImage(golden, 0, 0);
    const wanted = ctx.getImageData(0, 0, width, height).data;
    ctx.drawImage(half.canvas, 0, 0);
    const drawn = ctx.getImageData(0, 0, width, height).data;
    const different = pixelmatch(wanted, drawn, undefined, width, height, { threshold: 0.2 });
    expect(different / (width * height)).toBeLessThan(TOLERANCE);
  });
});
