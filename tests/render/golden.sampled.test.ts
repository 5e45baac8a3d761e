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
import { SCREENS, type Screen, shownSize } from '../../src/render/shown.ts';
import { sampled } from '../length.ts';
import { gallery } from './gallery.ts';

/**
 * Golden images at half size, compared with tolerance: font libraries differ by a shade. `npm run gallery` draws
 * them afresh, and those of docs/gallery.md with its contact sheet; look at them before keeping them.
 */
const GOLDEN = fileURLToPath(new URL('../golden/pictures/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const AFRESH = process.env.TEST_LENGTH === 'gallery';
/** The contact sheet: these pictures as a desk and a phone show them. */
const CONTACT = [
  ...['opening', 'midgame', 'crowded', 'mobbed', 'swarmed', 'rumor', 'contrast', 'close-up', 'route', 'way-ahead'].map(
    (name) => `board/${name}`,
  ),
  'board/awake',
  'map/midgame',
  'map/crowded',
  'map/close-up',
  'sheets/sheet',
  'sheets/dossier',
  'cards/monster',
  'newspaper/eventful-5',
  'moments/gate-sealed',
];
/** Share of pixels that may differ visibly. */
const TOLERANCE = 0.02;

function halved(page: Page): Page {
  const half = new Page(Math.floor(page.width / 2), Math.floor(page.height / 2), page);
  half.ctx.drawImage(page.canvas, 0, 0, half.width, half.height);
  return half;
}

/** A page at the size at which a screen shows it. */
function shownOn(page: Page, screen: Screen): Page {
  const { width, height } = shownSize(page, screen);
  const small = new Page(width, height, page);
  small.ctx.quality = 'best';
  small.ctx.drawImage(page.canvas, 0, 0, width, height);
  return small;
}

function keep(folder: string, name: string, picture: Page): void {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, `${name}.png`), encodePng(picture));
}

const ALL = Object.entries(gallery());

beforeAll(loadIcons);

describe('golden pictures', () => {
  it.each(AFRESH ? ALL : sampled(ALL, 5))('%s', async (name, spec) => {
    const page = drawPage(spec);
    const half = halved(page);
    const file = path.join(GOLDEN, `${name}.png`);
    if (AFRESH) {
      keep(GOLDEN, name, half);
      keep(DOCS, name, page);
      if (CONTACT.includes(name))
        for (const screen of SCREENS) keep(DOCS, `contact/${name}-${screen}`, shownOn(page, screen));
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
