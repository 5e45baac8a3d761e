import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FIRST, LOCALES, type Locale } from '../../../src/locale.ts';
import { drawPage } from '../../../src/render/draw.ts';
import { NARROW } from '../../../src/render/drawing/fonts.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import type { Mark, Page } from '../../../src/render/drawing/page.ts';
import { contrast, LETTERS } from '../../../src/render/drawing/palette.ts';
import { SEEN, widthOf } from '../../../src/render/drawing/text.ts';
import type { MapView } from '../../../src/render/map/view.ts';
import { shownScale } from '../../../src/render/shown.ts';
import { harnessed, sampled } from '../../length.ts';
import { faults } from '../faults.ts';
import { freeCanvases } from '../freed.ts';
import { groundOf } from '../ground.ts';
import { counted, crowdOf, everybody } from './crowds.ts';
import { straysOf } from './strays.ts';

/** Letters on a phone, in pixels: of numbers, of names from far and near, and of what is crowded into the last room. */
const READ = 11;
const NAMED = { far: 7.4, near: 12 } as const;
const CRAMMED = 8.4;
const VOTED = 20;
/** Part of all texts that may be smaller than is read. */
const SMALL = 0.13;
/** Part of all that stands there that may stand beside its place, on a thread. */
const THREADED = 0.07;

/** Crowds of chance in the first language, and fewer in the others. */
const CROWDS = LOCALES.flatMap((locale) => {
  const seeds = Array.from({ length: harnessed(locale === FIRST ? 40 : 8, 200) }, (_, seed) => seed);
  return sampled(seeds, locale === FIRST ? 19 : 8).map((seed) => ({ seed, locale }));
});

function viewOf(seed: number, locale: Locale): MapView {
  const spec = crowdOf(seed, locale);
  if (spec.kind !== 'map') throw new Error('not a map');
  return spec.view;
}

/** How tall a text's letters are on a phone. */
function tall(page: Page, { box }: Mark): number {
  return (box.h / SEEN) * shownScale(page, 'phone');
}

beforeAll(loadIcons);
afterEach(freeCanvases);

const textsOf = ({ marks }: Page): Mark[] => marks.filter(({ kind }) => kind === 'text');

/** The tiles that a picture shows with all that is there. */
function shownTiles({ tiles, closeUp }: MapView): MapView['tiles'] {
  return tiles.filter(({ id }) => closeUp === undefined || id === closeUp);
}

/** Texts that can hardly be told from what they lie on. */
function faint(page: Page): string[] {
  return textsOf(page).flatMap(({ what, box, color }) => {
    const ground = groundOf(page, box);
    if (!color?.startsWith('#') || ground === color || contrast(color, ground) >= LETTERS) return [];
    return [`${what}: ${color} on ${ground}`];
  });
}

/** Lines of the names of spaces and of their neighborhoods. */
function namesOf(page: Page, view: MapView): Mark[] {
  const names = shownTiles(view).flatMap((tile) => [tile.name, ...tile.spaces.map(({ name }) => name)]);
  return textsOf(page).filter(({ what }) => /\p{L}{2}/u.test(what) && names.some((name) => name.includes(what)));
}

/** Names that are narrower than their letters are. */
function pressed(page: Page, view: MapView): string[] {
  return namesOf(page, view).flatMap(({ what, box }) => {
    const wide = widthOf(page, what, { face: NARROW, size: Math.round(box.h / SEEN) });
    return box.w < wide - 1 ? [what] : [];
  });
}

/** Labels that can be chosen by, with how tall they are on a phone. */
function votes(page: Page, view: MapView): [string, number][] {
  const spaces = shownTiles(view).flatMap((tile) => tile.spaces);
  const chosen = (view.marks ?? []).filter(
    ({ place }) => view.closeUp === undefined || spaces.some(({ id }) => id === place),
  );
  return chosen.map(({ label }) => {
    const mark = page.marks.find(({ what }) => what === `mark ${label}`);
    const number = textsOf(page).filter(
      ({ what, box }) => what === label && mark && box.y > mark.box.y && box.x > mark.box.x,
    );
    return [label, Math.max(0, ...number.map((one) => tall(page, one)))];
  });
}

describe('a crowded map of the third edition', () => {
  const small: string[] = [];
  let [texts, stood, strayed] = [0, 0, 0];

  it.each(CROWDS)(
    'number $seed, in $locale: nothing overlaps, is cut or lost, and all can be read on a phone',
    ({ seed, locale }) => {
      const view = viewOf(seed, locale);
      const page = drawPage(crowdOf(seed, locale));
      const said = textsOf(page);
      expect([page.width, page.height]).toEqual([1600, 1000]);
      expect(faults(page)).toEqual([]);
      expect(said.filter(({ what }) => what.includes('…'))).toEqual([]);
      const words = said.map(({ what }) => what).join(' ');
      const called = shownTiles(view).flatMap((tile) => [tile.name, ...tile.spaces.map(({ name }) => name)]);
      for (const word of called.flatMap((name) => name.split(' '))) expect(words).toContain(word);
      for (const [label, size] of votes(page, view)) expect(size, label).toBeGreaterThanOrEqual(VOTED);
      expect(faint(page)).toEqual([]);
      const sizes = new Set(namesOf(page, view).map((mark) => Math.round(mark.box.h / SEEN)));
      expect(sizes.size).toBeLessThanOrEqual(2);
      const least = Math.min(...sizes) * shownScale(page, 'phone');
      expect(least).toBeGreaterThanOrEqual(NAMED[view.closeUp ? 'near' : 'far']);
      expect(pressed(page, view)).toEqual([]);
      expect(counted(page, view, 'people'), 'people').toBe(everybody(view, 'people'));
      expect(counted(page, view, 'monsters'), 'monsters').toBe(everybody(view, 'monsters'));
      const { pieces, numbers, threaded, loose, threads } = straysOf(view);
      expect([...numbers, ...loose], 'elsewhere than where they are').toEqual([]);
      expect(page.marks.filter(({ kind }) => kind === 'thread').length).toBe(threads);
      stood += pieces;
      strayed += threaded.length;
      texts += said.length;
      const names = new Set(namesOf(page, view));
      const others = said.filter((mark) => !names.has(mark));
      for (const mark of others) expect(tall(page, mark), mark.what).toBeGreaterThanOrEqual(CRAMMED);
      small.push(...others.filter((mark) => tall(page, mark) < READ).map(({ what }) => what));
    },
  );

  it('has letters below 11 pixels on a phone only on tokens, where a space is crammed', () => {
    expect(small.filter((what) => !/^(\p{L}{1,2}|[×?]?\d*|\d\/\d)$/u.test(what))).toEqual([]);
    if (process.env.FIGURES) console.log({ texts, small: small.length });
    expect(small.length / texts).toBeLessThan(SMALL);
  });

  it('has little on threads that finds no room where it is', () => {
    if (process.env.FIGURES) console.log({ pieces: stood, threaded: strayed });
    expect(strayed / stood).toBeLessThan(THREADED);
  });
});
