import { describe, expect, it } from 'vitest';
import { Page } from '../../../src/render/drawing/page.ts';
import { isDrawn } from '../../../src/render/portraits/people.ts';
import { portrait } from '../../../src/render/portraits/portrait.ts';
import { content } from '../../second.ts';
import { CONTENT } from '../../third.ts';

const SECOND = content.investigators.map(({ id }) => id);
const THIRD = [...CONTENT.investigators.keys()];

/** A portrait on a middle gray: how bright each pixel is, 0 to 255. */
function grays(sheet: string, size: number, close: boolean): number[] {
  const page = new Page(size, size, {});
  page.ctx.fillStyle = '#808080';
  page.ctx.fillRect(0, 0, size, size);
  portrait(page, sheet, { x: 0, y: 0, size }, close);
  const { data } = page.ctx.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, at) => data[4 * at + 1] ?? 0);
}

/** How different two pictures are on average, 0 to 255. */
function apart(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, gray, at) => sum + Math.abs(gray - (b[at] ?? 0)), 0) / a.length;
}

describe('portraits', () => {
  it('are there for sixteen and twelve investigators, and for nobody else', () => {
    expect([SECOND.length, THIRD.length]).toEqual([16, 12]);
    for (const sheet of [...SECOND, ...THIRD]) expect(isDrawn(sheet), sheet).toBe(true);
    expect(isDrawn('nobody')).toBe(false);
  });

  it.each([
    ['second', SECOND],
    ['third', THIRD],
  ])('of the %s edition are told apart at the sizes of tokens', (_edition, sheets) => {
    for (const size of [64, 24]) {
      const faces = sheets.map((sheet) => grays(sheet, size, true));
      faces.forEach((face, index) => {
        for (const [more, other] of faces.slice(index + 1).entries())
          expect(apart(face, other), `${sheets[index]}, ${sheets[index + 1 + more]} at ${size}`).toBeGreaterThan(16);
      });
    }
  });

  it('are engraved where there is room: lines of ink and paper, no grays between but on their edges', () => {
    const large = grays('joe-diamond', 420, false).filter((gray) => gray !== 128);
    const pure = large.filter((gray) => gray < 40 || gray > 215);
    expect(large.length).toBeGreaterThan(40_000);
    expect(pure.length / large.length).toBeGreaterThan(0.6);
    // A column down the cheek crosses many lines.
    const face = grays('joe-diamond', 420, false);
    const column = Array.from({ length: 420 }, (_, y) => face[y * 420 + 230] ?? 0);
    const crossings = column.filter((gray, y) => y > 0 && gray > 128 !== (column[y - 1] ?? 0) > 128);
    expect(crossings.length).toBeGreaterThan(40);
  });

  it('of a stranger are plain, not missing', () => {
    expect(apart(grays('who-is-that', 64, true), grays('nobody', 64, true))).toBe(0);
    expect(apart(grays('who-is-that', 64, true), grays('joe-diamond', 64, true))).toBeGreaterThan(12);
  });
});
