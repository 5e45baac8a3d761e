import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sheetPicture } from '../../../src/editions/third/shown/sheetpicture.ts';
import { FIRST, LOCALES, type Locale } from '../../../src/locale.ts';
import { drawPage } from '../../../src/render/draw.ts';
import { fontFiles } from '../../../src/render/drawing/fonts.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import type { Mark, Page } from '../../../src/render/drawing/page.ts';
import { SEEN } from '../../../src/render/drawing/text.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { aGame as secondGame } from '../../editions/second/table.ts';
import { aGame as thirdGame } from '../../editions/third/table.ts';
import { harnessed, sampled } from '../../length.ts';
import { content } from '../../second.ts';
import { CONTENT, gameOf, thirdWords } from '../../third.ts';
import { glyphsOf } from '../drawing/glyphs.ts';
import { awake, boardOf, lastStand } from '../examples.ts';
import { faults } from '../faults.ts';
import { freeCanvases } from '../freed.ts';
import { boards, cardOf, everyCard, papers } from '../gallery.ts';
import { maps, openings, cardOf as thirdCardOf } from '../map/gallery.ts';
import { sheetOf } from '../sheetexamples.ts';
import { momentsIn } from './moments.ts';
import { thirdPapers } from './papers.ts';
import { textsIn, unspoken, vocabularyOf } from './vocabulary.ts';

/** How wide a telephone shows a picture that is read as a whole, and its smallest letters there; of a newspaper, in its own pixels. */
const TELEPHONE = 350;
const LETTER = 11;
const PRINT = 12;
/** Where pictures have ids, and where a board has words, the rest of it being ids. */
const ID = /\.(id|sheet)$/;
const SPOKEN = /\.(name|title|phase|leader|text|rules|environment|firstPlayer|next)$|\.words\./;

beforeAll(loadIcons);
afterEach(freeCanvases);

const textsOf = ({ marks }: Page): Mark[] => marks.filter(({ kind }) => kind === 'text');

/** What our fonts draw between them. */
let drawable: ReadonlySet<number> | undefined;

/** A picture in a language, by its name. */
type Drawing = readonly [name: string, make: (locale: Locale) => PictureSpec];

/** What is wrong with a picture in a language, `own` being what that may say as the first one does. */
function wrong(make: Drawing[1], locale: Locale, own: readonly string[]): string[] {
  const spec = make(locale);
  const page = drawPage(spec);
  const texts = textsOf(page);
  drawable ??= new Set(fontFiles().flatMap(({ path }) => [...glyphsOf(path)]));
  const glyphs = drawable;
  const said = textsIn(spec.view)
    .map(([, text]) => text)
    .join('\n');
  const least = spec.kind === 'newspaper' ? PRINT : (LETTER * page.width) / TELEPHONE;
  const drawn = texts.map(({ what }) => what).filter((what) => /\p{L}{3}/u.test(what));
  const foreign = locale === FIRST ? [] : unspoken(spec.view, make(FIRST).view, own);
  return [
    ...faults(page),
    ...texts.filter(({ what }) => what.includes('…') && !said.includes(what)).map(({ what }) => `${what} is cut`),
    ...texts.filter(({ box }) => box.h / SEEN < least - 0.01).map(({ what }) => `${what} is small`),
    ...texts.flatMap(({ what }) =>
      [...what].filter((letter) => !glyphs.has(letter.codePointAt(0) ?? 0)).map((letter) => `${letter} of ${what}`),
    ),
    ...foreign
      .filter(([at, text]) => !ID.test(at) && drawn.some((what) => text.includes(what)))
      .map(([, text]) => `${text} is not translated`),
  ];
}

/** The same of many, with their names. */
function allWrong(drawings: readonly Drawing[], locale: Locale): string[] {
  const own = vocabularyOf(locale);
  return drawings.flatMap(([name, make]) => wrong(make, locale, own).map((fault) => `${name}: ${fault}`));
}

/** Everything of both editions that has a card; nothing is shaded on it, which takes time and changes no word. */
function cards(): Drawing[] {
  const content = CONTENT;
  const numbers = [...content.archive.keys()];
  const families = {
    card: [...content.assets.values()].filter(({ repeats }) => repeats === undefined).map(({ id }) => id),
    monster: content.monsters.keys(),
    headline: content.headlines.keys(),
    sheet: content.investigators.keys(),
    scenario: content.scenarios.keys(),
    token: content.tokens.keys(),
    space: content.spaces.keys(),
  };
  const third = Object.entries(families).flatMap(([family, ids]) => [...ids].map((id) => `${family}:${id}`));
  return [
    ...everyCard().map((id): Drawing => [id, (locale) => plain(cardOf(id, locale))]),
    ...third.map((id): Drawing => [`third ${id}`, (locale) => plain(thirdCardOf(id, [], locale))]),
    ...numbers.map(
      (number): Drawing => [`archive ${number}`, (locale) => plain(thirdCardOf(`archive:${number}`, numbers, locale))],
    ),
  ];
}

function plain(spec: PictureSpec): PictureSpec {
  if (spec.kind !== 'card') throw new Error('not a card');
  return { ...spec, view: { ...spec.view, theme: 'contrast' } };
}

/** A sheet of everybody, with whatever has the longest names of a language in their hands, fresh and used. */
function sheets(longIn: Locale): Drawing[] {
  const two = content;
  const three = CONTENT;
  const words = thirdWords(longIn);
  const assets = [...three.assets.values()].filter(({ repeats }) => repeats === undefined).map(({ id }) => id);
  const length = (id: string): number => words.name({ ref: 'card', id }).length;
  const longest = [...assets].sort((a, b) => length(b) - length(a)).slice(0, 8);
  const allies = [...three.assets.values()].filter(({ type }) => type === 'ally').map(({ id }) => id);
  const second = two.investigators.map(({ id }, index): Drawing => {
    const cards = two.cards.slice(index * 10, index * 10 + 10).map((card) => card.id);
    const lost = { at: 'lost-in-time-and-space', explored: true };
    const held = { at: 'jail-cell', arrested: true, lostTurn: 12 };
    const plight = index % 2 === 0 ? lost : held;
    const { state } = secondGame({ investigators: [{ sheet: id, cards, delayed: true, ...plight }] });
    for (const [at, card] of (state.investigators[0]?.cards ?? []).entries())
      Object.assign(card, { exhausted: at % 2 === 0, tokens: at % 3 });
    return [id, (locale) => ({ kind: 'sheet', view: sheetOf(state, 0, locale), alt: '' })];
  });
  const third = [...three.investigators.keys()].map((sheet, index): Drawing => {
    const cards = [...longest.slice(0, 4), ...allies.slice(index, index + 3)];
    const { state } = thirdGame({
      investigators: [{ sheet, cards, delayed: true, inactive: true, focus: { lore: 2 } }],
    });
    for (const [at, card] of (state.investigators[0]?.cards ?? []).entries())
      if (at % 2 === index % 2) card.lockedIn = 1;
    return [`third ${sheet}`, (locale) => sheetPicture(gameOf(state), 0, thirdWords(locale, state), 'Jonas')];
  });
  return [...second, ...third];
}

function battles(): Drawing[] {
  return content.ancientOnes.flatMap(({ id }) =>
    [awake(), lastStand()].map((state): Drawing => {
      const changed = { ...state, ancientOne: { ...state.ancientOne, id } };
      const make = (locale: Locale): PictureSpec => ({ kind: 'board', view: boardOf(changed, [], locale), alt: '' });
      return [`${id} ${state.investigators.length}`, make];
    }),
  );
}

/** Pictures that are made together for a language, each to be made by itself. */
function each(made: (locale: Locale) => Record<string, PictureSpec>): Drawing[] {
  const all = new Map<Locale, Record<string, PictureSpec>>();
  return Object.keys(made(FIRST)).map((name): Drawing => {
    const make = (locale: Locale): PictureSpec => {
      const known = all.get(locale) ?? made(locale);
      all.set(locale, known);
      const spec = known[name];
      if (!spec) throw new Error(`no ${name} in ${locale}`);
      return spec;
    };
    return [name, make];
  });
}

describe.each(LOCALES)(
  'pictures in %s: nothing is cut, small, outside its box, without a glyph or foreign',
  (locale) => {
    it('cards', () => {
      // Every third of them in a run, and all with the harness.
      const some = cards().filter((_, at) => at % harnessed(5, 1) === 0);
      expect(allWrong(sampled(some, 4), locale)).toEqual([]);
    });

    it('sheets', () => {
      expect(allWrong(sampled(sheets(locale), 5), locale)).toEqual([]);
    });

    it('newspapers', () => {
      const all = each((one) => ({ ...papers(one), ...thirdPapers(one) }));
      expect(allWrong(sampled(all, 4), locale)).toEqual([]);
    });

    it('great moments', () => {
      const all = each((one) => Object.fromEntries(momentsIn(one).map((spec, at) => [`moment ${at}`, spec])));
      expect(allWrong(sampled(all, 9), locale)).toEqual([]);
    });

    it.skipIf(locale === FIRST)('boards of both editions say nothing foreign', () => {
      const own = vocabularyOf(locale);
      const foreign = each((one) => ({ ...boards(one), ...openings(one), ...maps(one) })).flatMap(([name, make]) =>
        unspoken(make(locale).view, make(FIRST).view, own)
          .filter(([at]) => SPOKEN.test(at))
          .map(([at, text]) => `${name}${at}: ${text}`),
      );
      expect(foreign).toEqual([]);
    });

    it('the final battle', () => {
      expect(allWrong(sampled(battles(), 7), locale)).toEqual([]);
    });
  },
);
