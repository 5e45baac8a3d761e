import { createImageData } from 'canvas';
import { expect, it } from 'vitest';
import { inksOf, print } from '../../../src/render/drawing/print.ts';

const INKS = inksOf(['#000000', '#404040', '#808080', '#c02020']);

/** A field of one color, printed. */
function printed([r, g, b]: readonly number[], at = { x: 0, y: 0 }, size = 16, inks = INKS): string[] {
  const field = createImageData(size, size);
  for (let pixel = 0; pixel < size * size; pixel++) field.data.set([r ?? 0, g ?? 0, b ?? 0, 255], pixel * 4);
  print(field, inks, at);
  return Array.from({ length: size * size }, (_, pixel) => field.data.slice(pixel * 4, pixel * 4 + 3).join());
}

it('prints a tone between two inks in both, one near an ink in that alone', () => {
  for (const [tone, share] of [
    [66, 0],
    [98, 0.5],
    [127, 1],
  ] as const) {
    const field = printed([tone, tone, tone]);
    expect(new Set(field).size, `${tone}`).toBeLessThanOrEqual(2);
    const lighter = field.filter((pixel) => pixel === '128,128,128').length / field.length;
    expect(Math.abs(lighter - share), `${tone}`).toBeLessThan(0.13);
  }
});

it('prints an ink as itself', () => {
  expect(new Set(printed([0xc0, 0x20, 0x20]))).toEqual(new Set(['192,32,32']));
});

it('pieces printed apart join', () => {
  const whole = printed([98, 98, 98]);
  const part = printed([98, 98, 98], { x: 8, y: 3 }, 8);
  const cut = Array.from({ length: 8 }, (_, y) => whole.slice((y + 3) * 16 + 8, (y + 3) * 16 + 16)).flat();
  expect(part).toEqual(cut);
});

it('in few steps a picture has fewer patterns', () => {
  const patterns = (inks: ReturnType<typeof inksOf>): number => {
    const seen = Array.from({ length: 128 }, (_, tone) =>
      printed([tone, tone, tone], { x: 0, y: 0 }, 4, inks).join(' '),
    );
    return new Set(seen).size;
  };
  const hexes = ['#000000', '#808080'];
  expect(patterns(inksOf(hexes, { coarse: 0, steps: 4 }))).toBe(5);
  expect(patterns(inksOf(hexes, { coarse: 0, steps: 16 }))).toBeGreaterThan(5);
});
