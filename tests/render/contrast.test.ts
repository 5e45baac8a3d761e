import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../src/render/draw.ts';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import { COLORS, contrast, LETTERS } from '../../src/render/drawing/palette.ts';
import { THEMES, type Theme } from '../../src/render/theme.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { awake, boardOf } from './examples.ts';
import { faint } from './faults.ts';
import { boards, cardOf, papers } from './gallery.ts';
import { laden as dossier } from './map/examples.ts';
import { maps, cardOf as thirdCard } from './map/gallery.ts';
import { laden, sheetOf } from './sheetexamples.ts';

/** How far bars must stand out from what they lie on. */
const BARS = 4.5;

beforeAll(loadIcons);

/** Texts of a picture that can hardly be told from what they lie on. */
function faintIn(spec: PictureSpec, theme: Theme): string[] {
  return faint(drawPage({ ...spec, view: { ...spec.view, theme } } as PictureSpec), LETTERS);
}

describe.each(THEMES)('in the theme %s all letters stand out 7 to 1', (theme) => {
  const { 'board/midgame': board } = boards();
  const { 'map/midgame': map } = maps();
  it.each([
    ['the board', () => board],
    ['the map', () => map],
    ['the sheet', (): PictureSpec => ({ kind: 'sheet', view: sheetOf(laden(), 0), alt: '' })],
    ['the dossier', dossier],
    ['the final battle', (): PictureSpec => ({ kind: 'board', view: boardOf(awake()), alt: '' })],
    ['the newspaper', () => papers()['newspaper/eventful-8']],
    ['a card', () => cardOf('monster:dimensional-shambler')],
    ['a card of the third edition', () => thirdCard('monster:keeningHound')],
  ])('%s', (_name, spec) => {
    const made = spec();
    if (!made) throw new Error('no picture');
    expect(faintIn(made, theme)).toEqual([]);
  });
});

describe.each(THEMES)('in the theme %s', (theme) => {
  const colors = COLORS[theme];

  it('bars stand out 4.5 to 1', () => {
    for (const [bar, ground] of [
      ['danger', 'paper'],
      ['stable', 'paper'],
      ['sanity', 'paperLight'],
      ['stamina', 'paperLight'],
      ['gold', 'ink'],
    ] as const)
      expect(contrast(colors[bar], colors[ground]), bar).toBeGreaterThanOrEqual(BARS);
  });
});
