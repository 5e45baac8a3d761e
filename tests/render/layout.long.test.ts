import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../src/render/draw.ts';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import type { NewspaperView, PictureSpec, SheetView } from '../../src/render/view.ts';
import { faults } from './faults.ts';
import { freeCanvases } from './freed.ts';
import { boards, cardOf, contrasted, everyCard, papers, variants, wayAhead } from './gallery.ts';
import { mournful, paperOf, specialOf } from './newspaper/papers.ts';
import { laden, sheetOf } from './sheetexamples.ts';

beforeAll(loadIcons);
afterEach(freeCanvases);

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
