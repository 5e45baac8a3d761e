import { beforeAll, expect, it } from 'vitest';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import type { Mark } from '../../src/render/drawing/page.ts';
import { SEEN } from '../../src/render/drawing/text.ts';
import { drawnOnce, picturesLike, specOf } from './drawn.ts';

/** How wide a desk shows a picture, and the smallest letters that names may have there, in pixels. */
const DESK = 550;
const LETTER = 10.9;

beforeAll(loadIcons);

function shown({ box }: Mark, width: number): number {
  return (box.h / SEEN) * (DESK / width);
}

/** The smallest letters in which the words of each of these names stand in the upper part of a picture, on a desk. */
function lettersOf(picture: string, names: readonly string[], top: number): Map<string, number> {
  const { marks, width } = drawnOnce(picture);
  const texts = marks.filter(({ kind, box }) => kind === 'text' && box.y < top);
  const largest = (word: string, name: string): number => {
    const said = texts.filter(({ what }) => name.includes(what) && what.split(' ').includes(word));
    return Math.max(0, ...said.map((mark) => shown(mark, width)));
  };
  return new Map(names.map((name) => [name, Math.min(...name.split(' ').map((word) => largest(word, name)))]));
}

it.each(picturesLike(/^board\/(opening|midgame|crowded|mobbed|rumor)$/))(
  'places of the town can be read on a desk: %s',
  (picture) => {
    const spec = specOf(picture);
    if (spec.kind !== 'board') throw new Error('not a board');
    const { places, worlds } = spec.view;
    const names = [...places.filter(({ kind }) => kind === 'location'), ...worlds].map(({ name }) => name);
    const small = [...lettersOf(picture, names, 1300)].filter(([, size]) => !(size >= LETTER));
    expect(names.length).toBeGreaterThan(30);
    expect(small).toEqual([]);
  },
);
