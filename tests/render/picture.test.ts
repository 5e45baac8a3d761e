import { loadImage } from 'canvas';
import { afterAll, describe, expect, it } from 'vitest';
import { drawPng } from '../../src/render/draw.ts';
import { closePictures, drawPicture, pictureName } from '../../src/render/picture.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { boards, cardOf } from './gallery.ts';

const card: PictureSpec = { ...cardOf('card:duke'), alt: 'A dog' };

afterAll(closePictures);

describe('drawPicture', () => {
  it('gives a PNG with a name and the words for it', async () => {
    const { data, name, alt } = await drawPicture(card);
    expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(name).toMatch(/^card-[0-9a-f]{20}\.png$/);
    expect(name).toBe(pictureName(card));
    expect(alt).toBe('A dog');
    expect((await loadImage(data)).width).toBe(760);
  });

  it('draws the same bytes again, in this process as in the other', async () => {
    const { data } = await drawPicture(card);
    expect((await drawPng(card)).equals(data)).toBe(true);
    await closePictures();
    expect((await drawPng({ ...card, alt: 'other words' })).equals(data)).toBe(true);
  });

  it('draws identical pictures once, whatever their alt text', async () => {
    const spec = cardOf('monster:dimensional-shambler');
    const [first, second] = await Promise.all([drawPicture(spec), drawPicture({ ...spec, alt: 'else' })]);
    expect(second.data).toBe(first.data);
    expect(second.alt).toBe('else');
    expect((await drawPicture(spec)).data).toBe(first.data);
  });

  it('keeps boards under 300 KB', async () => {
    const all = boards();
    for (const spec of [all['board/opening'], all['board/crowded']]) {
      if (spec?.kind !== 'board') throw new Error('not a board');
      const { data } = await drawPicture(spec);
      expect(data.length).toBeLessThan(300 * 1024);
      const { width, height } = await loadImage(data);
      expect([width, height]).toEqual([1600, 1000]);
    }
  });

  it('cuts alt text to what Discord takes, at a word', async () => {
    const alt = Array.from({ length: 300 }, () => 'eight').join(' ');
    const cut = (await drawPicture({ ...card, alt })).alt;
    expect(cut.length).toBeLessThanOrEqual(1024);
    expect(cut).toMatch(/eight…$/);
  });

  it('fails alone when a picture can not be drawn, and draws the next', async () => {
    const broken = { kind: 'card', view: { title: 'x' }, alt: '' } as unknown as PictureSpec;
    await expect(drawPicture(broken)).rejects.toThrow();
    await expect(drawPicture(cardOf('card:retainer'))).resolves.toBeDefined();
  });

  it('closes in the middle of work, and starts again when asked', async () => {
    const pending = drawPicture(cardOf('card:marksman'));
    const refused = expect(pending).rejects.toThrow('closed');
    await closePictures();
    await refused;
    const later = await drawPicture(cardOf('card:tommy-gun'));
    expect(later.data.length).toBeGreaterThan(1000);
    await closePictures();
    await closePictures();
  });
});
