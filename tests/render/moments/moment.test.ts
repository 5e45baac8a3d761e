import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import { encodePng } from '../../../src/render/drawing/png.ts';
import { SCENES } from '../../../src/render/moments/view.ts';
import { THEMES } from '../../../src/render/theme.ts';
import { faults } from '../faults.ts';
import { MOMENTS } from '../gallery.ts';

/** The column of a telephone, and what a letter must measure there. Pixels. */
const COLUMN = 314;
const LEGIBLE = 12;

beforeAll(loadIcons);

const drawn = (scene: (typeof SCENES)[number], theme: (typeof THEMES)[number], title = 'Woods') =>
  drawPage({ kind: 'moment', view: { scene, title, note: 'Seals 3/6', figure: 'azathoth', theme }, alt: '' });

describe('the picture of a great moment', () => {
  it('is there for every scene, in the gallery too', () => {
    expect(new Set(Object.values(MOMENTS).map(({ scene }) => scene))).toEqual(new Set(SCENES));
  });

  it.each(THEMES)('is wide, light, and reads on a telephone in %s', (theme) => {
    for (const scene of SCENES) {
      const page = drawn(scene, theme, 'The Southside Strangler Strikes Again and Again in a Place of a Long Name');
      expect([page.width, page.height]).toEqual([1100, 420]);
      expect(faults(page), scene).toEqual([]);
      for (const { box, what } of page.marks.filter(({ kind }) => kind === 'text'))
        expect((box.h * COLUMN) / page.width, `${scene} ${what}`).toBeGreaterThanOrEqual(LEGIBLE - 0.3);
      expect(encodePng(page).length, scene).toBeLessThan(120 * 1024);
    }
  });

  it('differs from scene to scene', () => {
    for (const theme of THEMES) {
      const prints = SCENES.map((scene) => drawn(scene, theme).canvas.toBuffer('raw').toString('base64'));
      expect(new Set(prints).size, theme).toBe(SCENES.length);
    }
  });

  it('is black on white where contrast counts', () => {
    for (const scene of SCENES) {
      const { data } = drawn(scene, 'contrast').ctx.getImageData(0, 0, 1100, 420);
      let gray = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 60 && (data[at] ?? 0) < 195) gray += 1;
      expect(gray / (1100 * 420), scene).toBeLessThan(0.03);
    }
  });
});
