import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import type { Page } from '../../../src/render/drawing/page.ts';
import { encodePng } from '../../../src/render/drawing/png.ts';
import { SCENES } from '../../../src/render/moments/view.ts';
import { THEMES } from '../../../src/render/theme.ts';
import { faults } from '../faults.ts';
import { MOMENTS } from '../gallery.ts';

/** The column of a telephone, and what a letter must measure there. Pixels. */
const COLUMN = 314;
const LEGIBLE = 11.7;
const LONG = 'The Southside Strangler Strikes Again and Again in a Place of a Long Name';

const pages: { scene: string; theme: string; page: Page }[] = [];

beforeAll(async () => {
  await loadIcons();
  for (const theme of THEMES)
    for (const scene of SCENES) {
      const view = { scene, title: LONG, note: 'Seals 3/6', figure: 'azathoth', theme };
      pages.push({ scene, theme, page: drawPage({ kind: 'moment', view, alt: '' }) });
    }
});

describe('the picture of a great moment', () => {
  it('is there for every scene, in the gallery too', () => {
    expect(new Set(Object.values(MOMENTS).map(({ scene }) => scene))).toEqual(new Set(SCENES));
  });

  it('is wide, and reads on a telephone', () => {
    for (const { scene, page } of pages) {
      expect([page.width, page.height]).toEqual([1100, 420]);
      expect(faults(page), scene).toEqual([]);
      for (const { box, what } of page.marks.filter(({ kind }) => kind === 'text'))
        expect((box.h * COLUMN) / page.width, `${scene} ${what}`).toBeGreaterThanOrEqual(LEGIBLE);
    }
  });

  it('is light', () => {
    for (const { scene, theme, page } of pages)
      if (theme === 'paper') expect(encodePng(page).length, scene).toBeLessThan(120 * 1024);
  });

  it('differs from scene to scene', () => {
    const prints = pages.map(({ page }) => page.canvas.toBuffer('raw').toString('base64'));
    expect(new Set(prints).size).toBe(SCENES.length * THEMES.length);
  });

  it('is black on white where contrast counts', () => {
    for (const { scene, theme, page } of pages) {
      if (theme !== 'contrast') continue;
      const { data } = page.ctx.getImageData(0, 0, page.width, page.height);
      let gray = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 60 && (data[at] ?? 0) < 195) gray += 1;
      expect(gray / (page.width * page.height), scene).toBeLessThan(0.03);
    }
  });
});
