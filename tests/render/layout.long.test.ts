import { beforeAll, describe, expect, it } from 'vitest';
import { TOWN } from '../../src/render/board/townplan.ts';
import { drawPage } from '../../src/render/draw.ts';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import type { BoardView, NewspaperView, PictureSpec, SheetView } from '../../src/render/view.ts';
import { faults } from './faults.ts';
import { boards, cardOf, contrasted, everyCard, papers, variants, wayAhead } from './gallery.ts';
import { mournful, paperOf, specialOf } from './newspaper/papers.ts';
import { laden, sheetOf } from './sheetexamples.ts';

beforeAll(loadIcons);

describe('no text leaves its box or runs into another', () => {
  it.each(Object.entries(boards()))('%s', (_name, spec) => {
    const page = drawPage(spec);
    expect(page.width).toBe(1600);
    expect(faults(page)).toEqual([]);
  });

  it.each(Object.entries(variants()))('%s', (_name, spec) => {
    expect(faults(drawPage(spec))).toEqual([]);
  });

  it('sheets, empty and full', () => {
    const full = sheetOf(laden(), 0);
    const cards = Array.from({ length: 5 }, () => full.cards).flat();
    const monsterTrophies = Array.from({ length: 12 }, () => full.monsterTrophies).flat();
    const conditions = [...full.conditions, ...full.conditions];
    const most: SheetView = { ...full, cards, monsterTrophies, conditions, sanity: 11, maxSanity: 11, money: 1234 };
    for (const view of [sheetOf(laden(), 1), full, most]) {
      expect(faults(drawPage({ kind: 'sheet', view, alt: '' }))).toEqual([]);
    }
  });

  it('every card of the game', () => {
    const ids = everyCard();
    const wrong = ids.flatMap((id) => faults(drawPage(cardOf(id))).map((fault) => `${id}: ${fault}`));
    expect(ids.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries({ ...papers(), contrasted: contrasted(), ahead: wayAhead() }))('%s', (_name, spec) => {
    expect(faults(drawPage(spec))).toEqual([]);
  });

  it('a newspaper of words far longer than English ones', () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';
    for (const spec of [paperOf(mournful(5)), specialOf()]) {
      if (spec.kind !== 'newspaper') throw new Error('not a newspaper');
      const article = { head: long, text: `${long} ${long} ${long}` };
      const { special } = spec.view;
      const view: NewspaperView = {
        ...spec.view,
        headline: long,
        kicker: long,
        lead: Array.from({ length: 40 }, () => long).join(' '),
        articles: spec.view.articles.map(() => article),
        ears: [article, article],
        dateline: [long, long, long],
        engraving: { ...spec.view.engraving, caption: long },
        ...(special
          ? { special: { ...special, stories: special.stories.map((one) => ({ ...one, lines: [long, long, long] })) } }
          : {}),
      };
      expect(faults(drawPage({ kind: 'newspaper', view, alt: '' }))).toEqual([]);
    }
  });

  it('words far longer than English ones', () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';
    for (const [name, spec] of Object.entries(boards())) {
      expect(faults(drawPage(stretched(spec, long))), name).toEqual([]);
    }
    const worst = boards()['board/crowded'];
    if (worst?.kind !== 'board') throw new Error('not a board');
    for (const { id } of worst.view.neighborhoods) {
      const near = { ...worst, view: { ...worst.view, closeUp: id } };
      expect(faults(drawPage(stretched(near, long))), id).toEqual([]);
    }
    const card = cardOf('mythos:mythos-curfew-enforced');
    if (card.kind !== 'card') throw new Error('not a card');
    const prose = Array.from({ length: 90 }, () => 'Příliš žluťoučký kůň').join(' ');
    const view = { ...card.view, title: long, subtitle: long, prose, facts: [{ label: long, value: long }] };
    expect(faults(drawPage({ kind: 'card', view, alt: '' }))).toEqual([]);
  });
});

/** A board where everything has one very long name. */
function stretched(spec: PictureSpec, name: string): PictureSpec {
  if (spec.kind !== 'board') throw new Error('not a board');
  const { view } = spec;
  return {
    ...spec,
    view: {
      ...view,
      phase: name,
      firstPlayer: name,
      environment: name,
      rumor: { name, tokens: 10, monsters: 2 },
      ancientOne: { ...view.ancientOne, name },
      neighborhoods: view.neighborhoods.map((one) => ({ ...one, name: `${name} ${name}` })),
      worlds: view.worlds.map((world) => ({ ...world, name })),
      zones: view.zones.map((zone) => ({ ...zone, name, monsters: zone.monsters.map((one) => ({ ...one, name })) })),
      places: view.places.map((place) => ({
        ...place,
        name,
        gate: place.gate && { ...place.gate, name },
        monsters: place.monsters.map((monster) => ({ ...monster, name })),
      })),
      words: Object.fromEntries(Object.keys(view.words).map((key) => [key, name])),
    },
  };
}

describe('what the board says', () => {
  const texts = (spec: PictureSpec): string => {
    const { marks } = drawPage(spec);
    return marks.map(({ what }) => what).join(' ');
  };

  it('names every place, world and zone, and who is where', () => {
    const spec = boards()['board/midgame'];
    if (spec?.kind !== 'board') throw new Error('not a board');
    const said = texts(spec);
    const names = [...spec.view.places, ...spec.view.worlds].map(({ name }) => name);
    for (const word of names.flatMap((name) => name.split(' '))) expect(said).toContain(word);
    for (const initials of ['JD', 'AS', 'MJ', 'KW', 'JB', 'AP']) expect(said).toContain(initials);
  });

  it('names a place once, also where its crowd spreads out under the header of an empty neighbor', () => {
    const spec = boards()['board/crowded'];
    if (!spec) throw new Error('no board');
    const { marks } = drawPage(spec);
    const named = marks.filter(
      ({ kind, what, box }) => kind === 'text' && what === 'The Witch House' && box.y < TOWN.h,
    );
    expect(named).toHaveLength(1);
  });

  it('shows or counts every monster', () => {
    for (const [name, spec] of Object.entries(boards())) {
      if (spec.kind !== 'board') throw new Error('not a board');
      const expected = [...spec.view.places, ...spec.view.zones].reduce(
        (sum, { monsters }) => sum + monsters.length,
        0,
      );
      const names = new Set(
        [...spec.view.places, ...spec.view.zones].flatMap(({ monsters }) => monsters.map((m) => m.name)),
      );
      const { marks } = drawPage(spec);
      const tiles = marks.filter(({ kind, what }) => kind === 'token' && names.has(what)).length;
      const piled = marks
        .filter(({ what }) => /^×\d+$/.test(what))
        .reduce((sum, { what }) => sum + Number(what.slice(1)) - 1, 0);
      const more = marks.filter(({ kind, what }) => kind === 'token' && /^\+\d+$/.test(what));
      const hidden = more.reduce((sum, { what }) => sum + Number(what.slice(1)), 0);
      expect(tiles + piled + hidden, name).toBe(expected);
    }
  });

  it('counts what has no room wherever all come together, and nothing overlaps', () => {
    const { view } = boards()['board/crowded'] as { view: BoardView };
    const spots = [...view.places, ...view.zones].filter(({ id }) => id !== 'jail-cell');
    const monsters = spots.flatMap((spot) => spot.monsters);
    const investigators = [
      ...spots.flatMap((spot) => spot.investigators),
      ...view.worlds.flatMap(({ areas }) => areas.flat()),
    ];
    expect([monsters.length, investigators.length]).toEqual([20, 8]);
    const gate = { name: 'The City of the Great Race', modifier: '−1', dimension: 'star', hidden: false };
    const inOne = (id: string): BoardView => ({
      ...view,
      rows: [],
      places: view.places.map((place) => ({
        ...place,
        ...(place.id === id ? { monsters, investigators } : { monsters: [], investigators: [] }),
        ...(place.id === id && place.kind === 'location' ? { gate, clues: 3, closed: false, sealed: false } : {}),
      })),
      worlds: view.worlds.map((world) => ({ ...world, areas: [[], world.id === id ? investigators : []] })),
      zones: view.zones.map((zone) => ({
        ...zone,
        ...(zone.id === id ? { monsters, investigators } : { monsters: [], investigators: [] }),
      })),
      changes: [],
    });
    const names = new Set(monsters.map(({ name }) => name));
    const initials = new Set(investigators.map((one) => one.initials));
    const sum = (said: string[], pattern: RegExp): number =>
      said.reduce((total, what) => total + Number(pattern.exec(what)?.[1] ?? 0), 0);
    for (const { id } of [...spots, ...view.worlds]) {
      const page = drawPage({ kind: 'board', view: inOne(id), alt: '' });
      expect(faults(page), id).toEqual([]);
      const tokens = page.marks.filter(({ kind }) => kind === 'token');
      const said = tokens.map(({ what }) => what);
      const shown = said.filter((what) => initials.has(what)).length;
      expect(shown + sum(said, /^investigators \+(\d+)$/), id).toBe(8);
      const numbers = tokens.filter(({ what }) => /\+\d+$/.test(what));
      for (const { box } of numbers) expect(Math.min(box.w, box.h), id).toBeGreaterThan(30);
      if (view.worlds.some((world) => world.id === id)) continue;
      const tiles = said.filter((what) => names.has(what)).length;
      const piled = page.marks.reduce(
        (total, { what }) => total + Math.max(0, Number(/^×(\d+)$/.exec(what)?.[1] ?? 1) - 1),
        0,
      );
      expect(tiles + piled + sum(said, /^\+(\d+)$/), id).toBe(20);
    }
  });

  it('shows in a close-up what the whole board can only count', () => {
    const spec = variants()['board/close-up'];
    if (!spec) throw new Error('no close-up');
    const tokens = drawPage(spec).marks.flatMap(({ kind, what }) => (kind === 'token' ? [what] : []));
    for (const name of ['Ghoul', 'Shoggoth', 'Vampire', 'Zombie', 'Hound of Tindalos']) expect(tokens).toContain(name);
    expect(tokens.filter((what) => what.startsWith('+'))).toEqual([]);
  });

  it('shows the most dangerous where not all fit', () => {
    const spec = boards()['board/crowded'];
    if (!spec) throw new Error('no board');
    const said = texts(spec);
    for (const name of ['Shoggoth', 'Vampire', 'Star Spawn', 'Dhole']) expect(said).toContain(name);
  });
});
