import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../src/editions/second/content/content.ts';
import { drawPage } from '../../src/render/draw.ts';
import { loadIcons } from '../../src/render/icon.ts';
import type { Box, Mark, Page } from '../../src/render/page.ts';
import type { NewspaperView, PictureSpec, SheetView } from '../../src/render/view.ts';
import { laden, sheetOf } from './examples.ts';
import { boards, cardOf, contrasted, encounterOf, papers, ROLLS, variants, wayAhead } from './gallery.ts';
import { mournful, paperOf, specialOf } from './papers.ts';

/** Anti-aliasing and the rounding of letters to pixels. */
const SLACK = 1.5;

function sticksOut(box: Box, within: Box): boolean {
  return (
    box.x < within.x - SLACK ||
    box.y < within.y - SLACK ||
    box.x + box.w > within.x + within.w + SLACK ||
    box.y + box.h > within.y + within.h + SLACK
  );
}

function overlap(a: Box, b: Box): boolean {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > SLACK && tall > SLACK;
}

/** Everything that is wrong with a layout. */
function faults(page: Page): string[] {
  const whole = { x: 0, y: 0, w: page.width, h: page.height };
  const wrong = page.marks
    .filter(({ box, within }) => sticksOut(box, within) || sticksOut(box, whole))
    .map(({ kind, what }) => `${kind} "${what}" leaves its box`);
  for (const kind of ['text', 'token'] as const) {
    const marks = page.marks.filter((mark) => mark.kind === kind);
    marks.forEach((mark, index) => {
      const hit = (other: Mark): boolean => overlap(mark.box, other.box);
      for (const other of marks.slice(index + 1).filter(hit))
        wrong.push(`${kind}s overlap: ${mark.what}, ${other.what}`);
    });
  }
  return wrong;
}

beforeAll(loadIcons);

describe('no text leaves its box or runs into another', () => {
  it.each(Object.entries(boards()))('%s', (_name, spec) => {
    const page = drawPage(spec);
    expect([page.width, page.height]).toEqual([1600, 1000]);
    expect(faults(page)).toEqual([]);
  });

  it.each(Object.entries(variants()))('%s', (_name, spec) => {
    expect(faults(drawPage(spec))).toEqual([]);
  });

  it('close-ups of all neighbourhoods, at most as tall as Discord shows at full width', () => {
    const spec = boards()['board-crowded'];
    if (spec?.kind !== 'board') throw new Error('not a board');
    for (const { id } of spec.view.neighbourhoods) {
      const page = drawPage({ ...spec, view: { ...spec.view, closeUp: id } });
      expect(page.width).toBe(1200);
      expect(page.height).toBeGreaterThanOrEqual(600);
      expect(page.height).toBeLessThanOrEqual(840);
      expect(faults(page), id).toEqual([]);
    }
  });

  it.each(Object.entries(ROLLS))('the roll %s', (_name, view) => {
    expect(faults(drawPage({ kind: 'dice', view, alt: '' }))).toEqual([]);
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
    const content = loadContent();
    const ids = Object.entries({
      card: content.cards,
      monster: content.monsters,
      mythos: content.mythosCards,
      ancientOne: content.ancientOnes,
      sheet: content.investigators,
      place: content.locations,
      world: content.worlds,
    }).flatMap(([family, things]) => things.map(({ id }) => `${family}:${id}`));
    const wrong = ids.flatMap((id) => faults(drawPage(cardOf(id))).map((fault) => `${id}: ${fault}`));
    expect(ids.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries({ ...papers(), contrasted: contrasted(), ahead: wayAhead() }))('%s', (_name, spec) => {
    expect(faults(drawPage(spec))).toEqual([]);
  });

  it('every encounter', () => {
    const content = loadContent();
    const rest = content.locationCards.flatMap((card) =>
      Object.keys(card.entries).map((at): PictureSpec => {
        const { neighborhood, n } = card;
        return encounterOf('encounters', neighborhood, at, String(n - 1));
      }),
    );
    const beyond = content.gateCards.flatMap(({ id, entries }) =>
      Object.keys(entries).map((entry) => encounterOf('gate-cards', id, entry)),
    );
    const wrong = [...rest, ...beyond].flatMap((spec) => faults(drawPage(spec)));
    expect(rest.length + beyond.length).toBeGreaterThan(250);
    expect(wrong).toEqual([]);
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
      neighbourhoods: view.neighbourhoods.map((one) => ({ ...one, name: `${name} ${name}` })),
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
    const spec = boards()['board-midgame'];
    if (spec?.kind !== 'board') throw new Error('not a board');
    const said = texts(spec);
    const names = [...spec.view.places, ...spec.view.worlds].map(({ name }) => name);
    for (const word of names.flatMap((name) => name.split(' '))) expect(said).toContain(word);
    for (const initials of ['JD', 'AS', 'MJ', 'KW', 'JB', 'AP']) expect(said).toContain(initials);
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

  it('shows in a close-up what the whole board can only count', () => {
    const spec = variants()['board-close-up'];
    if (!spec) throw new Error('no close-up');
    const tokens = drawPage(spec).marks.flatMap(({ kind, what }) => (kind === 'token' ? [what] : []));
    for (const name of ['Ghoul', 'Shoggoth', 'Vampire', 'Zombie', 'Hound of Tindalos']) expect(tokens).toContain(name);
    expect(tokens.filter((what) => what.startsWith('+'))).toEqual([]);
  });

  it('shows the most dangerous where not all fit', () => {
    const spec = boards()['board-crowded'];
    if (!spec) throw new Error('no board');
    const said = texts(spec);
    for (const name of ['Shoggoth', 'Vampire', 'Star Spawn', 'Dhole']) expect(said).toContain(name);
  });
});
