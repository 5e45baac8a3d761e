import { describe, expect, it } from 'vitest';
import { BOLD, SERIF } from '../../../src/render/drawing/fonts.ts';
import { Page } from '../../../src/render/drawing/page.ts';
import { drawText, fitText, isCut, partsOf, wrap } from '../../../src/render/drawing/text.ts';

describe('a text on a picture', () => {
  const set = (text: string) =>
    fitText(new Page(400, 100, {}), text, { face: SERIF, size: 30, color: '#000' }, { w: 400, h: 100 })
      .lines.map((line) => line.text)
      .join(' ');

  it('has the quotation marks of a printer', () => {
    expect(set('"Ashcan" Pete')).toBe('“Ashcan” Pete');
    expect(set('2" of rope')).toBe('2" of rope');
  });

  const page = new Page(400, 200, {});
  const letters = { face: SERIF, size: 30 };
  const NARROWEST = 10;

  it('is broken at spaces alone, not at those that keep words together', () => {
    expect(wrap(page, 'Nemocnice Panny\u00a0Marie', letters, NARROWEST)).toEqual(['Nemocnice', 'Panny\u00a0Marie']);
  });

  it('has no preposition of one letter at the end of a line', () => {
    expect(wrap(page, 'Krámek s kuriozitami', letters, NARROWEST)).toEqual(['Krámek', 's\u00a0kuriozitami']);
    expect(wrap(page, 'Shop I had a map', letters, NARROWEST)).toEqual(['Shop', 'I', 'had', 'a', 'map']);
  });

  it('is parted at soft hyphens where a word has no room, and shows none elsewhere', () => {
    const word = 'Nepojme\u00adnovatelné';
    expect(wrap(page, `${word} zlo`, letters, 200)).toEqual(['Nepojme-', 'novatelné zlo']);
    expect(wrap(page, `${word} zlo`, letters, 400)).toEqual(['Nepojmenovatelné zlo']);
  });

  it('has for its least parts its words, and what those may be parted into', () => {
    expect(partsOf('Das Verwaltungs\u00adgebäude')).toEqual(['Das', 'Verwaltungs-', 'gebäude']);
  });

  it('is cut where it has no room in the smallest letters it may have, and not where it ends so itself', () => {
    const set = { ...letters, least: 30, squeeze: 1 };
    const room = { w: 150, h: 200 };
    expect(isCut(page, 'Gewöhnlicher Gegenstand', set, room)).toBe(true);
    expect(isCut(page, 'Gewöhnlicher Gegenstand', { ...set, lines: 2 }, { ...room, w: 250 })).toBe(false);
    expect(isCut(page, 'Und…', set, room)).toBe(false);
  });

  it('is pressed no more than it must be when it has several lines', () => {
    const room = { w: 170, h: 200 };
    const fitted = fitText(page, 'Setkání v Jiných světech', { ...letters, color: '', lines: 2, squeeze: 0.5 }, room);
    expect(fitted.lines).toHaveLength(2);
    expect(fitText(page, 'Setkání v Jiných světech', { ...letters, color: '', squeeze: 0.5 }, room).lines).toHaveLength(
      1,
    );
  });

  it('stands lower where the accent of a capital would leave its box', () => {
    const tops = (text: string): number => {
      const one = new Page(200, 100, {});
      drawText(one, text, { x: 20, y: 30, w: 160, h: 40 }, { face: BOLD, size: 40, color: '#ffffff', align: 'left' });
      const { data } = one.ctx.getImageData(0, 0, 200, 100);
      return Math.floor(data.findIndex((value, at) => at % 4 === 0 && value > 90) / 4 / 200);
    };
    expect(tops('Š')).toBeGreaterThanOrEqual(30);
    expect(tops('S')).toBeGreaterThanOrEqual(30);
  });
});
