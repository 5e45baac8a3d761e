import { describe, expect, it } from 'vitest';
import { contrast, inkOn, mix, seatColour } from '../../src/render/palette.ts';
import { boardOf, opening } from './examples.ts';

describe('palette', () => {
  it('mixes from one colour to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#102030', '#302010', 0.5)).toBe('#202020');
  });

  it('gives eight seats eight colours, with initials that can be read on them', () => {
    const seats = Array.from({ length: 8 }, (_, seat) => seatColour(seat));
    expect(new Set(seats).size).toBe(8);
    for (const colour of seats) expect(contrast(colour, inkOn(colour))).toBeGreaterThan(4);
  });

  it('sets names of neighbourhoods so that they can be read', () => {
    for (const { hex } of boardOf(opening()).neighbourhoods) {
      const ground = mix(hex, '#120d0a', 0.12);
      expect(contrast(ground, inkOn(ground))).toBeGreaterThan(4);
    }
  });
});
