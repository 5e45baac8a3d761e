import { beforeAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../src/editions/third/state/options.ts';
import { drawPage } from '../../../src/render/draw.ts';
import { stepsOf } from '../../../src/render/drawing/arrow.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import { type Box, inset, type Mark, type Page } from '../../../src/render/drawing/page.ts';
import { arrowsOn, reachOf } from '../../../src/render/map/arrow.ts';
import { CLOSE_UP, nearOf } from '../../../src/render/map/closeup.ts';
import type { MapView, SpotView } from '../../../src/render/map/view.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { faults } from '../faults.ts';
import { altered, crowded, mapOf, midgame, opening } from './examples.ts';

/** How wide a channel shows a picture before it is opened, in pixels: on a desk and on a telephone. */
const SHOWN = { desk: 550, telephone: 350 } as const;
/** Letters that can be read, in pixels: of a name, and of a name on a token. */
const READ = { name: { desk: 17, telephone: 11 }, token: { desk: 11, telephone: 7 } } as const;
/** A text's mark is so much of its size tall. */
const SEEN = 0.98;

function viewOf(spec: PictureSpec): MapView {
  if (spec.kind !== 'map') throw new Error('not a map');
  return spec.view;
}

/** Close-ups of all tiles of a map, by its name. */
function closeUps(name: string, spec: PictureSpec): [string, PictureSpec, string][] {
  return viewOf(spec).tiles.map(({ id }) => [`${name}, ${id}`, altered(spec, { closeUp: id }), id]);
}

function games(): [string, PictureSpec, string][] {
  const { state, events } = midgame();
  const worst = mapOf(crowded());
  return [
    ...SCENARIOS.flatMap((scenario) => closeUps(scenario, mapOf(opening(scenario)))),
    ...closeUps('crowded', worst),
    ...closeUps('high contrast', altered(worst, { theme: 'contrast' })),
    ...closeUps('in play', mapOf(state, events)),
  ];
}

/** The tile and the streets that leave it, with all that is there. */
function shownBy(view: MapView, id: string): { spots: SpotView[]; names: string[]; neighbors: string[] } {
  const tile = view.tiles.find((one) => one.id === id);
  const streets = view.streets.filter(({ between }) => between.includes(id));
  const ends = streets.flatMap(({ between }) => between).filter((one) => one !== id);
  const neighbors = view.tiles.filter((one) => ends.includes(one.id)).map(({ name }) => name);
  const spaces = tile?.spaces ?? [];
  return {
    spots: [...spaces, ...streets],
    names: [tile?.name ?? '', ...spaces.map(({ name }) => name), ...streets.map(({ name }) => name)],
    neighbors,
  };
}

const textsOf = (page: Page): Mark[] => page.marks.filter(({ kind }) => kind === 'text');

/** Size of the letters of the smallest text that says one of some words, where a channel shows the picture. */
function least(page: Page, words: readonly string[], shown: number): number {
  const sizes = textsOf(page)
    .filter(({ what }) => words.includes(what))
    .map(({ box }) => (box.h / SEEN) * (shown / page.width));
  return Math.min(...sizes);
}

/** A name and all the lines it can be broken into. */
function linesOf(name: string): string[] {
  const words = name.split(' ');
  return words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')));
}

const GAMES = games();

beforeAll(loadIcons);

describe('a neighborhood of the map from near', () => {
  it.each(GAMES)('%s: nothing overlaps or is cut off, and it is no taller than it is wide', (_name, spec) => {
    const page = drawPage(spec);
    expect(faults(page)).toEqual([]);
    expect(page.width).toBe(1200);
    expect(page.height).toBeGreaterThan(750);
    expect(page.height).toBeLessThanOrEqual(1200);
    expect(textsOf(page).filter(({ what }) => what.includes('…'))).toEqual([]);
  });

  it.each(GAMES)('%s: all names are whole and can be read at the size a channel shows', (_name, spec, id) => {
    const page = drawPage(spec);
    const { spots, names, neighbors } = shownBy(viewOf(spec), id);
    const monsters = spots.flatMap((spot) => spot.monsters.map(({ name }) => name));
    const people = spots.flatMap((spot) => spot.investigators);
    const said = textsOf(page).map(({ what }) => what);
    for (const name of [...names, ...neighbors, ...monsters])
      for (const word of name.split(' ')) expect(said.join(' '), name).toContain(word);
    for (const { initials } of people) expect(said).toContain(initials);
    for (const width of ['desk', 'telephone'] as const) {
      const large = [...names, ...neighbors].flatMap(linesOf);
      expect(least(page, large, SHOWN[width]), width).toBeGreaterThanOrEqual(READ.name[width]);
      const counted = said.filter((what) => /^\d\/\d$/.test(what));
      expect(least(page, counted, SHOWN[width]), width).toBeGreaterThanOrEqual(READ.token[width] + 1);
      const small = [...monsters, ...people.map(({ name }) => name)].flatMap(linesOf);
      expect(least(page, small, SHOWN[width]), width).toBeGreaterThanOrEqual(READ.token[width]);
    }
  });

  it('names the investigators in full where there is room', () => {
    for (const scenario of SCENARIOS) {
      const spec = mapOf(opening(scenario));
      const tile = viewOf(spec).tiles.find(({ spaces }) =>
        spaces.some(({ investigators }) => investigators.length > 0),
      );
      const page = drawPage(altered(spec, { closeUp: tile?.id ?? '' }));
      const said = textsOf(page).map(({ what }) => what);
      for (const name of ['Agnes', 'Tommy', 'Minh']) expect(said.join(' '), scenario).toContain(name);
    }
  });

  it('a crowd in any space or street, each shown or counted', () => {
    const view = viewOf(mapOf(crowded()));
    const all = [...view.tiles.flatMap(({ spaces }) => spaces), ...view.streets, ...view.beyond];
    const investigators = all.flatMap((spot) => spot.investigators);
    const monsters = all.flatMap((spot) => spot.monsters);
    for (const { id: tile, spaces } of view.tiles.filter(({ id }) => ['downtown', 'rivertown'].includes(id))) {
      const streets = view.streets.filter(({ between }) => between.includes(tile));
      for (const { id } of [...spaces, ...streets]) {
        const gone = { investigators: [], monsters: [] };
        const at = <T extends SpotView>(spot: T): T => ({
          ...spot,
          ...(spot.id === id ? { investigators, monsters, doom: 3 } : gone),
        });
        const crowd = {
          closeUp: tile,
          tiles: view.tiles.map((one) => ({ ...one, spaces: one.spaces.map(at) })),
          streets: view.streets.map(at),
        };
        const page = drawPage(altered(mapOf(crowded()), crowd));
        expect(faults(page), id).toEqual([]);
        const tokens = page.marks.filter(({ kind }) => kind === 'token').map(({ what }) => what);
        const initials = investigators.map((one) => one.initials);
        const unseen = tokens.reduce((sum, what) => sum + Number(/^investigators \+(\d+)$/.exec(what)?.[1] ?? 0), 0);
        expect(tokens.filter((what) => initials.includes(what)).length + unseen, id).toBe(6);
      }
    }
  });

  it('keeps names and tokens clear of the arrows of a way', () => {
    const spec = mapOf(midgame().state);
    for (const { id, spaces } of viewOf(spec).tiles) {
      for (const [from, to] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const route = [spaces[from]?.id ?? '', spaces[to]?.id ?? ''];
        const marks = spaces.map((space, index) => ({ place: space.id, label: String(index + 1) }));
        const way = altered(spec, { closeUp: id, route, marks });
        const page = drawPage(way);
        expect(faults(page), `${id} ${from}`).toEqual([]);
        const plan = nearOf(viewOf(way), id)?.plan;
        if (!plan) throw new Error(`no tile ${id}`);
        const [arrow] = arrowsOn(plan, stepsOf(route), [...plan.hubs.values(), ...plan.signs.values()]);
        if (!arrow) throw new Error(`no arrow in ${id}`);
        const { x, y, w, h } = reachOf(arrow);
        const scale = CLOSE_UP.width / CLOSE_UP.field;
        const covered = inset({ x: x * scale, y: y * scale, w: w * scale, h: h * scale }, 4);
        const hit = page.marks
          .filter(({ kind, box }) => kind !== 'arrow' && overlap(box, covered))
          .map(({ what }) => what);
        expect(hit, `${id} ${from}`).toEqual([]);
      }
    }
  });
});

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
