import { describe, expect, it } from 'vitest';
import { SERIF } from '../../../src/render/drawing/fonts.ts';
import { Page } from '../../../src/render/drawing/page.ts';
import { fitText } from '../../../src/render/drawing/text.ts';

describe('a text on a picture', () => {
  const set = (text: string) =>
    fitText(new Page(400, 100, {}), text, { face: SERIF, size: 30, color: '#000' }, { w: 400, h: 100 })
      .lines.map((line) => line.text)
      .join(' ');

  it('has the quotation marks of a printer', () => {
    expect(set('"Ashcan" Pete')).toBe('“Ashcan” Pete');
    expect(set('2" of rope')).toBe('2" of rope');
  });
});
