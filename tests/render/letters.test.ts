import { beforeAll, expect, it } from 'vitest';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import { SEEN } from '../../src/render/drawing/text.ts';
import { drawnOnce, picturesLike } from './drawn.ts';

/** How wide a telephone shows a picture, and the smallest letters that are read there, in pixels. */
const TELEPHONE = 350;
const LETTER = 11;
/** Pictures that are read as a whole; of boards and maps it is the rows that are (`roster.test.ts`). */
const READ = /^(cards|sheets|moments|ends)\/|^board\/awake/;

beforeAll(loadIcons);

it.each(picturesLike(READ))('no letter of %s is smaller than 11 pixels on a telephone', (name) => {
  const { marks, width } = drawnOnce(name);
  const texts = marks.filter(({ kind }) => kind === 'text');
  const small = texts.filter(({ box }) => (box.h / SEEN) * (TELEPHONE / width) < LETTER);
  expect(texts.length).toBeGreaterThan(0);
  expect(small.map(({ what }) => what)).toEqual([]);
});
