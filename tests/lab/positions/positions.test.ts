import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { positions } from '../../../src/lab/positions/positions.ts';
import { contactSheet } from '../../../src/lab/positions/sheet.ts';
import { third } from '../../third.ts';

describe('positions of simulated games', () => {
  it('are the same for the same seed, and others for another; every other one shows a question', () => {
    const [board, asked] = positions(third, 2, '1');
    expect([...positions(third, 1, '1')]).toEqual([board]);
    expect([...positions(third, 1, '2')]).not.toEqual([board]);
    expect(board?.what).toMatch(/the board$/);
    expect(asked?.what).toMatch(/a question$/);
    expect([board?.spec.kind, asked?.spec.kind]).toEqual(['map', 'map']);
  });

  it('lie beside each other at the size of a screen', () => {
    const pictures = [createCanvas(1600, 1000), createCanvas(1600, 1000), createCanvas(1600, 1000)];
    for (const picture of pictures) {
      const ctx = picture.getContext('2d');
      ctx.fillStyle = '#ff0000';
      ctx.fillRect(0, 0, picture.width, picture.height);
    }
    const { width, height } = contactSheet(pictures, 'desk', 2);
    expect([width, height]).toEqual([1120, 708]);
    const phone = contactSheet(pictures, 'phone', 2);
    const [r, g, b] = phone.getContext('2d').getImageData(400, 100, 1, 1).data;
    expect([r, g, b]).toEqual([255, 0, 0]);
    expect(phone.getContext('2d').getImageData(400, 300, 1, 1).data[0]).toBe(0x31);
  });
});
