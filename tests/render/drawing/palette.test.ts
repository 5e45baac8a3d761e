import { describe, expect, it } from 'vitest';
import { COLORS, contrast, inkOn, LETTERS, mix, plate, seatColor } from '../../../src/render/drawing/palette.ts';
import { boardOf, opening } from '../examples.ts';

describe('palette', () => {
  it('mixes from one color to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#102030', '#302010', 0.5)).toBe('#202020');
  });

  it('gives eight seats eight colors, with initials that can be read on them', () => {
    const seats = Array.from({ length: 8 }, (_, seat) => seatColor(seat));
    expect(new Set(seats).size).toBe(8);
    for (const color of seats) expect(contrast(color, inkOn(color, COLORS.paper))).toBeGreaterThanOrEqual(LETTERS);
  });

  it('sets names of neighborhoods so that they can be read', () => {
    for (const { hex } of boardOf(opening()).neighborhoods) {
      const ground = plate(hex, COLORS.paper);
      expect(contrast(ground, inkOn(ground, COLORS.paper))).toBeGreaterThanOrEqual(LETTERS);
    }
  });
});
