import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { standingIn } from '../../../src/lab/positions/astray.ts';
import { FIRST, LOCALES } from '../../../src/locale.ts';
import { drawPage } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import type { Mark, Page } from '../../../src/render/drawing/page.ts';
import { LETTERS } from '../../../src/render/drawing/palette.ts';
import { encodePng } from '../../../src/render/drawing/png.ts';
import { SEEN } from '../../../src/render/drawing/text.ts';
import { shownScale } from '../../../src/render/shown.ts';
import { isDangerous } from '../../../src/render/tokens/figure.ts';
import { frameOf, seen, spotOf, WHOLE } from '../../../src/render/town/townplan.ts';
import type { BoardView } from '../../../src/render/view.ts';
import { harnessed, sampled, tried } from '../../length.ts';
import { swarmed } from '../examples.ts';
import { cut, faint, faults } from '../faults.ts';
import { freeCanvases } from '../freed.ts';
import { boards } from '../gallery.ts';
import { closeUpOf, crowdedState } from './states.ts';

/** Crowded boards of chance in the first language, and fewer in the others. */
const STATES = LOCALES.flatMap((locale) => {
  const seeds = Array.from({ length: harnessed(locale === FIRST ? 24 : 4, 200) }, (_, seed) => seed);
  return sampled(seeds, locale === FIRST ? 20 : 8).map((seed) => ({ seed, locale }));
});
/** The smallest letters of a screen, in pixels: anything; what counts and tokens; a name or number of a close-up. */
const LEAST = { desk: 9, token: 11, counted: 14, name: 12, number: 14 } as const;
const ROUNDED = 0.02;
/** No narrower is a token of which nothing is covered, in pixels of the picture. */
const WHOLE_TOKEN = 88;

/** Of the groups of crowded boards so many may stand nearer to another place, and so many that are no more than a few; pixels from a street to its name. */
const FEW = 2;
const MOST_STRAYS = 0.11;
const MOST_LOST = 0.05;
const MOST_OFF = 90;
const MOST_BYTES = 300_000;
/** From near, pixels from a place to its name: beside it, or at the end of a line; and of so many. */
const BESIDE = 40;
const MOST_LED = 350;
const MOST_OF_LED = 4;

beforeAll(loadIcons);
afterEach(freeCanvases);

const drawn = (view: BoardView): Page => drawPage({ kind: 'board', view, alt: '' });
const textsOf = (page: Page): Mark[] => page.marks.filter(({ kind }) => kind === 'text');
/** Where a word may be parted. */
const SOFT = '\u00ad';
/** A name as it is read, whether or not it is parted, and texts whose parted words are put together. */
const spoken = (name: string): string => name.replaceAll(SOFT, '');
const joined = (texts: Mark[]): string =>
  texts
    .map(({ what }) => what)
    .join(' ')
    .replaceAll('- ', '');
const isOf = (what: string, name: string): boolean => spoken(name).includes(what.replace(/-$/, ''));
/** Whether a line has a word, or a part of it that ends there. */
const isAmong = (word: string, line: string): boolean => {
  const parts = [spoken(word), ...word.split(SOFT)];
  return line.split(' ').some((one) => parts.includes(one.replace(/-$/, '')));
};
const sizeOf = ({ box }: Mark, page: Page, screen: 'desk' | 'phone'): number =>
  (box.h / SEEN) * shownScale(page, screen) + ROUNDED;
const tokensOf = (page: Page): string[] => page.marks.flatMap(({ kind, what }) => (kind === 'token' ? [what] : []));

/** What is wrong with any picture of the town. */
function wrong(page: Page): string[] {
  const texts = textsOf(page);
  const heads = page.marks.filter(({ kind }) => kind === 'arrow');
  const covered = heads.flatMap(({ box: a }) =>
    texts.filter(({ box: b }) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
  );
  return [
    ...faults(page),
    ...cut(page),
    ...faint(page, LETTERS),
    ...texts.filter((text) => sizeOf(text, page, 'desk') < LEAST.desk).map(({ what }) => `${what} is small`),
    ...covered.map(({ what }) => `an arrow over ${what}`),
  ];
}

describe('a crowded town', () => {
  it.each(STATES)('can be read and hides nothing, state $seed in $locale', ({ seed, locale }) => {
    const view = crowdedState(seed, locale);
    const page = drawn(view);
    expect([page.width, page.height]).toEqual([1600, 1000]);
    expect(wrong(page)).toEqual([]);
    const texts = textsOf(page);
    const said = joined(texts);
    for (const { name, kind } of view.places)
      for (const word of spoken(name).split(' ')) expect(said).toContain(kind === 'street' ? word.toUpperCase() : word);
    const people = [
      ...view.places.flatMap(({ investigators }) => investigators),
      ...view.worlds.flatMap(({ areas }) => areas.flat()),
      ...view.zones.flatMap(({ investigators }) => investigators),
    ];
    for (const { initials } of people) expect(tokensOf(page)).toContain(initials);
    const shown = view.places.concat().flatMap(({ monsters }) => monsters);
    const sky = view.zones.find(({ id }) => id === 'sky')?.monsters ?? [];
    for (const { name } of [...shown, ...sky])
      expect(tokensOf(page).filter((what) => what === name)).toHaveLength(
        [...shown, ...sky].filter((one) => one.name === name).length,
      );
    const initials = new Set(people.map((one) => one.initials));
    const { ancientOne, terror, openGates, seals, monsterLimit } = view;
    const counted = [
      `${ancientOne.doom}/${ancientOne.of}`,
      `${terror.level}`,
      `${openGates.count}/${openGates.of}`,
      `${seals.count}/${seals.of}`,
      `${monsterLimit.count}/${monsterLimit.of ?? '∞'}`,
    ];
    const sky0 = texts.filter(({ box }) => box.y < 120);
    for (const number of counted) {
      const sizes = sky0.filter(({ what }) => what === number).map((text) => sizeOf(text, page, 'phone'));
      expect(Math.max(...sizes), number).toBeGreaterThanOrEqual(LEAST.counted);
    }
    const small = texts.filter(
      (text) => (initials.has(text.what) || /^×?\d$/.test(text.what)) && sizeOf(text, page, 'phone') < LEAST.token,
    );
    expect(small.map(({ what }) => what)).toEqual([]);
  });

  it.each(STATES)(
    'says of a crowd how many it is and shows the worst whole, state $seed in $locale',
    ({ seed, locale }) => {
      const view = crowdedState(seed, locale);
      const page = drawn(view);
      const crowds = view.places.filter(({ monsters }) => monsters.length >= 3);
      const counts = textsOf(page).map(({ what }) => what);
      for (const { monsters } of crowds) expect(counts).toContain(`×${monsters.length}`);
      const threat = ({ damage, toughness }: { damage: number; toughness: number }): number => damage * 10 + toughness;
      for (const { monsters } of crowds) {
        const most = Math.max(...monsters.map(threat));
        const worst = monsters.filter((one) => threat(one) === most).map(({ name }) => name);
        const own = page.marks.filter(({ kind, what }) => kind === 'token' && worst.includes(what));
        expect(Math.max(...own.map(({ box }) => box.w))).toBeGreaterThan(WHOLE_TOKEN);
      }
    },
  );

  it.each(STATES)('is no more than 300,000 bytes, state $seed in $locale', ({ seed, locale }) => {
    expect(encodePng(drawn(crowdedState(seed, locale))).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(STATES)('has whoever is elsewhere on a thread, state $seed in $locale', ({ seed, locale }) => {
    const { strays } = standingIn(crowdedState(seed, locale));
    expect(strays.filter(({ tethered }) => !tethered)).toEqual([]);
  });

  it.each(LOCALES)('has few of its crowds elsewhere, and hardly anybody else, in %s', (locale) => {
    const all = Array.from({ length: tried(12, 20) }, (_, seed) => standingIn(crowdedState(seed, locale)));
    const groups = all.reduce((sum, one) => sum + one.groups, 0);
    const strays = all.flatMap((one) => one.strays);
    expect(strays.length / groups).toBeLessThan(MOST_STRAYS);
    expect(strays.filter(({ tokens }) => tokens <= FEW).length / groups).toBeLessThan(MOST_LOST);
  });

  it.each(STATES)('has the names of its streets over its streets, state $seed in $locale', ({ seed, locale }) => {
    const { names } = standingIn(crowdedState(seed, locale));
    const streets = names.filter(({ street }) => street);
    expect(streets).toHaveLength(9);
    expect(streets.filter(({ off }) => off > MOST_OFF)).toEqual([]);
  });

  it.each(STATES)(
    'has its names beside its buildings or on their steps, state $seed in $locale',
    ({ seed, locale }) => {
      const view = crowdedState(seed, locale);
      const page = drawn(view);
      for (const place of view.places.filter(({ kind }) => kind === 'location')) {
        const { x, y } = spotOf(place);
        const near = textsOf(page).some(
          ({ what, box }) =>
            isOf(what, place.name) && Math.abs(box.x + box.w / 2 - x) < 64 && box.y > y - 32 && box.y < y + 60,
        );
        expect(near, place.name).toBe(true);
      }
    },
  );
});

describe('a board of the gallery', () => {
  it.each(Object.entries({ ...boards(), swarmed: { kind: 'board' as const, view: swarmed(), alt: '' } }))(
    'shows everybody and everything that is somewhere: %s',
    (_, spec) => {
      if (spec.kind !== 'board') throw new Error(spec.kind);
      const { places, worlds, zones } = spec.view;
      const people = [
        ...places.flatMap(({ investigators }) => investigators),
        ...worlds.flatMap(({ areas }) => areas.flat()),
        ...zones.flatMap(({ investigators }) => investigators),
      ];
      const flying = zones.find(({ id }) => id === 'sky')?.monsters ?? [];
      const monsters = [...places.flatMap((place) => place.monsters), ...flying];
      const clues = places.flatMap((place) => (place.clues > 0 ? [`clue ${place.clues}`] : []));
      const all = [...people.map(({ initials }) => initials), ...monsters.map(({ name }) => name), ...clues];
      expect(all.length).toBeGreaterThan(0);
      expect(tokensOf(drawn(spec.view)).sort()).toEqual(all.sort());
    },
  );
});

describe('the town', () => {
  it.each(LOCALES)('has room at home for a person and for a dangerous monster in each place in %s', (locale) => {
    const view = crowdedState(0, locale);
    const people = view.places.flatMap(({ investigators }) => investigators).slice(0, 1);
    const monsters = view.places.flatMap((place) => place.monsters.filter(isDangerous)).slice(0, 1);
    expect([people.length, monsters.length]).toEqual([1, 1]);
    const bare = view.places.map((place) => {
      return { ...place, investigators: [], monsters: [], clues: 0, gate: null, closed: false };
    });
    const worlds = view.worlds.map((world) => ({ ...world, areas: [[], []] as typeof world.areas }));
    const zones = view.zones.map((zone) => ({ ...zone, investigators: [], monsters: [] }));
    const astray = bare.flatMap(({ id }) =>
      [{ investigators: people }, { monsters }].flatMap((held) => {
        const places = bare.map((place) => (place.id === id ? { ...place, ...held } : place));
        const { tethered, strays } = standingIn({ ...view, places, worlds, zones });
        return tethered + strays.length > 0 ? [id] : [];
      }),
    );
    expect(astray).toEqual([]);
  });
});

describe('a close-up of a crowded town', () => {
  it.each(STATES)('can be read on a phone, state $seed in $locale', ({ seed, locale }) => {
    const view = closeUpOf(crowdedState(seed, locale), seed);
    const page = drawn(view);
    const frame = frameOf(view);
    expect(wrong(page)).toEqual([]);
    const texts = textsOf(page);
    for (const { place: id, number } of view.focus ?? []) {
      const place = view.places.find((one) => one.id === id);
      if (!place) throw new Error(`no ${id}`);
      const at = seen(spotOf(place), frame);
      expect(at.x > 0 && at.x < page.width && at.y > 0 && at.y < page.height, id).toBe(true);
      const wanted = number === undefined ? place.name.toUpperCase().split(' ') : [String(number)];
      const least = number === undefined ? LEAST.name : LEAST.number;
      for (const word of wanted) {
        const own = texts.filter(({ what }) => isAmong(word, what.toUpperCase()));
        expect(Math.max(...own.map((text) => sizeOf(text, page, 'phone'))), word).toBeGreaterThanOrEqual(least);
      }
    }
    if (frame === WHOLE) return;
    const visible = view.places.filter((place) => {
      const { x, y } = seen(spotOf(place), frame);
      return x > 20 && x < page.width - 20 && y > 60 && y < page.height - 12;
    });
    for (const { initials } of visible.flatMap(({ investigators }) => investigators))
      expect(tokensOf(page)).toContain(initials);
  });

  it.each(STATES)(
    'has names and numbers beside their places, or led there, state $seed in $locale',
    ({ seed, locale }) => {
      const { names } = standingIn(closeUpOf(crowdedState(seed, locale), seed));
      const about = names.filter(({ focus }) => focus);
      expect(about.filter(({ off, led }) => off > BESIDE && !led)).toEqual([]);
      expect(about.filter(({ off }) => off > MOST_LED)).toEqual([]);
      expect(about.filter(({ led }) => led).length).toBeLessThanOrEqual(MOST_OF_LED);
    },
  );
});
