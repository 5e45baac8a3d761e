import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import { MAP_MONSTERS, MAP_PLACES, SYMBOLS } from '../../../src/render/drawing/mapicons.ts';
import { hasLandmark } from '../../../src/render/map/landmark.ts';
import type { FoeView, MapView, PersonView } from '../../../src/render/map/view.ts';
import { isDrawn } from '../../../src/render/portraits/people.ts';
import type { DossierView } from '../../../src/render/sheets/dossierview.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { CONTENT, SCENARIOS } from '../../third.ts';
import { faults } from '../faults.ts';
import { counted } from './crowds.ts';
import { altered, crowded, laden, mapOf, opening } from './examples.ts';
import { cardOf, maps, openings, thirdGallery } from './gallery.ts';

function viewOf(spec: PictureSpec): MapView {
  if (spec.kind !== 'map') throw new Error('not a map');
  return spec.view;
}

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';

beforeAll(loadIcons);

describe('the map', () => {
  it('frames the space where an outbreak was', () => {
    const plain = altered(mapOf(crowded()), { changes: [] });
    const framed = altered(plain, { changes: [{ kind: 'outbreak', place: 'laBellaLuna' }] });
    const pixels = (spec: PictureSpec): Buffer => drawPage(spec).canvas.toBuffer('raw');
    expect(pixels(plain).equals(pixels(plain))).toBe(true);
    expect(pixels(framed).equals(pixels(plain))).toBe(false);
  });
});

describe('no text of the third edition leaves its box or runs into another', () => {
  it.each(Object.entries({ ...openings(), ...maps() }))('%s', (_name, spec) => {
    expect(faults(drawPage(spec))).toEqual([]);
  });

  it('all six investigators and fifteen monsters in any one space, shown or counted', () => {
    const view = viewOf(mapOf(crowded()));
    const spots = [...view.tiles.flatMap(({ spaces }) => spaces), ...view.streets, ...view.beyond];
    const investigators = spots.flatMap((spot) => spot.investigators);
    const monsters = spots.flatMap((spot) => spot.monsters);
    expect([investigators.length, monsters.length]).toEqual([6, 15]);
    for (const { id } of spots) {
      const here = { investigators, monsters, doom: 3 };
      const gone = { investigators: [], monsters: [] };
      const spec = altered(mapOf(crowded()), only(view, id, here, gone));
      const page = drawPage(spec);
      expect(faults(page), id).toEqual([]);
      expect(counted(page, viewOf(spec), 'people'), id).toBe(6);
      expect(counted(page, viewOf(spec), 'monsters'), id).toBe(15);
    }
  });

  it('words far longer than English ones', () => {
    for (const spec of [mapOf(crowded()), ...Object.values(openings())]) {
      expect(faults(drawPage(altered(spec, stretched(viewOf(spec)))))).toEqual([]);
    }
  });

  it('sheets, empty and full', () => {
    const full = laden();
    if (full.kind !== 'dossier') throw new Error('not a sheet');
    const { view } = full;
    const most: DossierView = {
      ...view,
      name: LONG,
      place: LONG,
      cards: [...view.cards, ...view.cards, ...view.cards].map((card) => ({ ...card, name: LONG, tokens: 3 })),
      conditions: [LONG, LONG, LONG],
      skills: view.skills.map((skill) => ({ ...skill, name: LONG, focus: 3 })),
      health: { now: 9, of: 12 },
      words: Object.fromEntries(Object.keys(view.words).map((key) => [key, LONG])),
    };
    const none: DossierView = { ...view, cards: [], conditions: [], focus: { now: 0, limit: null } };
    for (const one of [view, most, none]) expect(faults(drawPage({ kind: 'dossier', view: one, alt: '' }))).toEqual([]);
  });

  it('every card of the game', () => {
    const content = CONTENT;
    const ids = [
      ...[...content.assets.values()].filter(({ repeats }) => repeats === undefined).map(({ id }) => `card:${id}`),
      ...[...content.monsters.keys()].map((id) => `monster:${id}`),
      ...[...content.headlines.keys()].map((id) => `headline:${id}`),
      ...[...content.investigators.keys()].map((id) => `sheet:${id}`),
      ...[...content.scenarios.keys()].map((id) => `scenario:${id}`),
      ...[...content.tokens.keys()].map((id) => `token:${id}`),
    ];
    const wrong = ids.flatMap((id) => faults(drawPage(cardOf(id))).map((fault) => `${id}: ${fault}`));
    const numbers = [...content.archive.keys()];
    for (const number of numbers)
      wrong.push(...faults(drawPage(cardOf(`archive:${number}`, numbers))).map((fault) => `${number}: ${fault}`));
    expect(ids.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });
});

describe('what the map says', () => {
  it('names every neighborhood and space', () => {
    for (const scenario of SCENARIOS) {
      const spec = mapOf(opening(scenario));
      const said = drawPage(spec)
        .marks.map(({ what }) => what)
        .join(' ');
      const names = viewOf(spec).tiles.flatMap((tile) => [tile.name, ...tile.spaces.map(({ name }) => name)]);
      for (const word of names.flatMap((name) => name.split(' '))) expect(said).toContain(word);
    }
  });

  it('has a drawing of their own for all monsters, places and investigators', () => {
    const content = CONTENT;
    for (const id of content.monsters.keys()) expect(MAP_MONSTERS[id], id).toBeDefined();
    for (const { id, symbols } of content.spaces.values()) {
      const found = [...content.neighborhoods.values()].flatMap(({ spaces }) => spaces).find((one) => one.id === id);
      expect(MAP_PLACES[id], id).toBeDefined();
      expect(hasLandmark(id), id).toBe(true);
      for (const symbol of [...symbols.left, ...symbols.right]) expect(SYMBOLS, found?.name).toHaveProperty(symbol);
    }
    for (const id of content.investigators.keys()) expect(isDrawn(id), id).toBe(true);
  });

  it('words of at most 1,024 characters go with every picture', () => {
    for (const [name, { alt }] of Object.entries(thirdGallery())) {
      expect(alt.length, name).toBeGreaterThan(40);
      expect(alt.length, name).toBeLessThanOrEqual(1024);
    }
  });
});

interface Crowd {
  investigators: PersonView[];
  monsters: FoeView[];
  doom?: number;
}

/** A map where all are in one space. */
function only(view: MapView, id: string, here: Crowd, gone: Crowd): Partial<MapView> {
  const at = <T extends { id: string }>(spot: T): T => ({ ...spot, ...(spot.id === id ? here : gone) });
  return {
    rows: [],
    tiles: view.tiles.map((tile) => ({ ...tile, spaces: tile.spaces.map(at) })),
    streets: view.streets.map(at),
    beyond: view.beyond.map(at),
  };
}

/** A map where everything has one very long name. */
function stretched(view: MapView): Partial<MapView> {
  const foes = (monsters: FoeView[]): FoeView[] => monsters.map((foe) => ({ ...foe, name: LONG }));
  return {
    title: LONG,
    phase: LONG,
    leader: LONG,
    tiles: view.tiles.map((tile) => ({
      ...tile,
      name: `${LONG} ${LONG}`,
      spaces: tile.spaces.map((space) => ({ ...space, name: LONG, monsters: foes(space.monsters) })),
    })),
    streets: view.streets.map((street) => ({ ...street, name: LONG, monsters: foes(street.monsters) })),
    beyond: view.beyond.map((spot) => ({ ...spot, name: LONG })),
    codex: view.codex.map((card) => ({
      ...card,
      name: LONG,
      tokens: '12',
      waits: card.waits.map((wait) => ({ ...wait, text: `${LONG} ${LONG}` })),
    })),
    rumor: { name: `${LONG} ${LONG}`, tokens: '10' },
    cup: view.cup.map((kind) => ({ ...kind, name: LONG })),
    eventDeck: { left: 24, next: LONG },
    display: view.display.map((item) => ({ ...item, name: LONG })),
    words: Object.fromEntries(Object.keys(view.words).map((key) => [key, LONG])),
  };
}
