import { beforeAll, describe, expect, it } from 'vitest';
import { CLOSE_UP, nearOf } from '../../../src/render/board/closeup.ts';
import { arrowsOn } from '../../../src/render/board/near.ts';
import { drawPage } from '../../../src/render/draw.ts';
import type { Arrow } from '../../../src/render/drawing/arrow.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import { type Box, inset, type Mark, Page } from '../../../src/render/drawing/page.ts';
import type { BoardView, PlaceView } from '../../../src/render/view.ts';
import { boardOf, crowded, midgame, opening, rumored } from '../examples.ts';
import { faults } from '../faults.ts';

/** How wide a channel shows a picture before it is opened, in pixels; on a desk it is no taller than 350 either. */
const SHOWN = { desk: { w: 550, h: 350 }, telephone: { w: 350, h: Number.POSITIVE_INFINITY } } as const;
/** Letters that can be read, in pixels: of a name, and of a name on a token. */
const READ = { name: { desk: 17, telephone: 11 }, token: { desk: 11, telephone: 7 } } as const;
/** A text's mark is so much of its size tall. */
const SEEN = 0.98;
const ROUNDED = 0.05;
/** The lowest close-up. */
const LOW = 764;

const worst = boardOf(crowded().state, crowded().events);

/** Close-ups of all neighborhoods of a board, by its name. */
function closeUps(name: string, view: BoardView): [string, BoardView][] {
  return view.neighborhoods.map(({ id }) => [`${name}, ${id}`, { ...view, closeUp: id }]);
}

const pages = new Map<BoardView, Page>();

/** The page of a view, drawn once. */
function pageOf(view: BoardView): Page {
  const page = pages.get(view) ?? drawn(view);
  pages.set(view, page);
  return page;
}

function games(): [string, BoardView][] {
  const { state, events } = midgame();
  return [
    ...closeUps('opening', boardOf(opening())),
    ...closeUps('in play', boardOf(state, events)),
    ...closeUps('crowded', worst),
    ...closeUps('rumor', boardOf(rumored().state, rumored().events)),
    ...closeUps('high contrast', { ...worst, theme: 'contrast' }),
    ...worst.places.map((place): [string, BoardView] => [`all in ${place.id}`, allIn(place, 10)]),
  ];
}

const locations = worst.places.filter(({ kind }) => kind === 'location');
const spots = [...worst.places, ...worst.zones];
const everybody = [...spots.map(({ investigators }) => investigators), ...worst.worlds.flatMap(({ areas }) => areas)];

/** Eight investigators and so many monsters in one place, at a gate where one can be. */
function allIn({ id, neighborhood, stable, kind }: PlaceView, monsters: number): BoardView {
  const gate = { name: 'The City of the Great Race', modifier: '−1', dimension: 'star', hidden: false };
  const here = {
    investigators: everybody.flat(),
    monsters: spots.flatMap((spot) => spot.monsters).slice(0, monsters),
    gate: kind === 'street' || stable ? null : gate,
    clues: 3,
    closed: false,
    sealed: false,
    activity: true,
  };
  const gone = { investigators: [], monsters: [] };
  const places = worst.places.map((place) => ({ ...place, ...(place.id === id ? here : gone) }));
  const zones = worst.zones.map((zone) => ({ ...zone, ...gone }));
  return { ...worst, places, zones, changes: [], closeUp: neighborhood };
}

const drawn = (view: BoardView): Page => drawPage({ kind: 'board', view, alt: '' });
const textsOf = (page: Page): Mark[] => page.marks.filter(({ kind }) => kind === 'text');
const tokensOf = (page: Page): string[] => page.marks.flatMap(({ kind, what }) => (kind === 'token' ? [what] : []));
const hereIn = ({ places, closeUp }: BoardView): PlaceView[] =>
  places.filter(({ neighborhood }) => neighborhood === closeUp);

/** Neighborhoods that the street of this one leads to. */
function beyond(view: BoardView): string[] {
  const here = hereIn(view).map(({ id }) => id);
  const ends = view.connections.filter((pair) => pair.some((id) => here.includes(id))).flat();
  const ids = view.places.filter(({ id }) => ends.includes(id) && !here.includes(id));
  return ids.map((place) => view.neighborhoods.find(({ id }) => id === place.neighborhood)?.name ?? '');
}

/** A name and all the lines it can be broken into. */
function linesOf(name: string): string[] {
  const words = name.split(' ');
  return words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')));
}

/** Size of the letters of the smallest text that says one of some words, where a channel shows the picture. */
function least(page: Page, words: readonly string[], { w, h }: { w: number; h: number }): number {
  const shown = Math.min(w / page.width, h / page.height);
  const sizes = textsOf(page).flatMap(({ what, box }) => (words.includes(what) ? [(box.h / SEEN) * shown] : []));
  return Math.min(...sizes) + ROUNDED;
}

beforeAll(loadIcons);

const GAMES = games();

describe('a neighborhood of the board from near', () => {
  it.each(GAMES)('%s: nothing overlaps or is cut off, and it is no taller than it is wide', (_name, view) => {
    const page = pageOf(view);
    expect(faults(page)).toEqual([]);
    expect(page.width).toBe(1200);
    expect(page.height).toBeGreaterThanOrEqual(LOW);
    expect(page.height).toBeLessThanOrEqual(1200);
    expect(textsOf(page).filter(({ what }) => what.includes('…'))).toEqual([]);
  });

  it.each(GAMES)('%s: all names are whole and can be read at the size a channel shows', (_name, view) => {
    const page = pageOf(view);
    const here = hereIn(view);
    const names = [...here.flatMap(({ name, gate }) => [name, gate?.name ?? name]), ...beyond(view)];
    const monsters = here.flatMap((place) => place.monsters.map(({ name }) => name));
    const initials = here.flatMap((place) => place.investigators.map((one) => one.initials));
    const said = textsOf(page).map(({ what }) => what);
    for (const name of names) for (const word of name.split(' ')) expect(said.join(' '), name).toContain(word);
    expect(tokensOf(page)).toEqual(expect.arrayContaining([...monsters, ...initials]));
    expect(tokensOf(page).filter((what) => monsters.includes(what))).toHaveLength(monsters.length);
    expect(tokensOf(page).filter((what) => what.includes('+'))).toEqual([]);
    const onTokens = monsters.flatMap(linesOf);
    const large = names.flatMap(linesOf).filter((line) => !onTokens.includes(line));
    const small = [...onTokens, ...initials, ...said.filter((what) => /^[−+]?\d+$/.test(what))];
    for (const width of ['desk', 'telephone'] as const) {
      const read = page.height > LOW ? 'telephone' : width;
      expect(least(page, large, SHOWN[width]), width).toBeGreaterThanOrEqual(READ.name[read]);
      expect(least(page, small, SHOWN[width]), width).toBeGreaterThanOrEqual(READ.token[read]);
    }
  });

  it('is as wide as a desk shows any picture unless there is a crowd', () => {
    const views = [...closeUps('opening', boardOf(opening())), ...closeUps('in play', boardOf(midgame().state))];
    for (const [name, view] of views) expect(drawn(view).height, name).toBe(LOW);
  });

  it('keeps a crowd clear of the marker of an activity', () => {
    for (const place of locations) {
      const view = allIn(place, 10);
      const plot = nearOf(Page.bare(1, 1, view), view)?.plots.get(place.id);
      const right = ((plot?.x ?? 0) + (plot?.w ?? 0) - HEXAGON) * SCALE;
      const tokens = drawn(view).marks.filter(({ kind, box }) => kind === 'token' && box.x + box.w > right);
      const beside = tokens.filter(({ box }) => box.y < ((plot?.y ?? 0) + (plot?.h ?? 0)) * SCALE);
      expect(
        beside.filter(({ box }) => box.y + box.h > (plot?.y ?? 0) * SCALE && box.x < right).map(({ what }) => what),
        place.id,
      ).toEqual([]);
    }
  });

  it('twenty monsters in any place, each shown or counted', () => {
    for (const place of worst.places) {
      const view = allIn(place, 20);
      const page = drawn(view);
      expect(faults(page), place.id).toEqual([]);
      const names = hereIn(view).flatMap(({ monsters }) => monsters.map(({ name }) => name));
      const sum = (pattern: RegExp, off: number): number =>
        page.marks.reduce((total, { what }) => total + Math.max(0, Number(pattern.exec(what)?.[1] ?? off) - off), 0);
      const shown = tokensOf(page).filter((what) => names.includes(what)).length;
      const hidden = page.marks.filter(({ kind, what }) => kind === 'token' && /^\+\d+$/.test(what));
      const counted = hidden.reduce((total, { what }) => total + Number(what), 0);
      expect(shown + sum(/^×(\d+)$/, 1) + counted, place.id).toBe(20);
    }
  });

  it('keeps names and tokens clear of the arrows of a way and of the labels of its steps', () => {
    for (const board of [boardOf(midgame().state), { ...worst, changes: [], theme: 'contrast' as const }]) {
      for (const { id } of board.neighborhoods) {
        const here = board.places.filter(({ neighborhood }) => neighborhood === id);
        const street = here.find(({ kind }) => kind === 'street')?.id ?? '';
        const ends = here.filter(({ kind }) => kind === 'location').map((place) => place.id);
        for (const route of ends.flatMap((from) => ends.map((to) => [from, street, to]))) {
          if (route[0] === route[2]) continue;
          const marks = route.slice(1).map((place) => ({ place, label: '12' }));
          const view: BoardView = { ...board, closeUp: id, route, marks };
          const page = drawn(view);
          expect(faults(page), `${route}`).toEqual([]);
          const labels = page.marks.filter(({ what }) => what === '12');
          const things = page.marks.filter(({ kind, what }) => what !== '12' && kind !== 'arrow');
          expect(labels).toHaveLength(2);
          const arrows = arrowsOn(view, nearOf(Page.bare(1, 1, view), view)?.plots ?? new Map());
          expect(arrows).toHaveLength(2);
          const covered = [...labels.map(({ box }) => inset(box, -PLATE)), ...arrows.map(headOf)];
          const hit = things.filter(({ box }) => covered.some((one) => overlap(box, one)));
          expect(
            hit.map(({ what }) => what),
            `${route}`,
          ).toEqual([]);
        }
      }
    }
  });

  it('marks what is within reach beside the crowd', () => {
    for (const place of worst.places) {
      const view = allIn(place, 10);
      const marks = hereIn(view).map(({ id }) => ({ place: id, label: '12' }));
      const page = drawn({ ...view, marks });
      expect(faults(page), place.id).toEqual([]);
      const labels = page.marks.filter(({ what }) => what === '12').map(({ box }) => inset(box, -PLATE));
      expect(labels, place.id).toHaveLength(marks.length);
      const hit = page.marks.filter(({ what, box }) => what !== '12' && labels.some((one) => overlap(box, one)));
      expect(
        hit.map(({ what }) => what),
        place.id,
      ).toEqual([]);
    }
  });
});

const SCALE = CLOSE_UP.width / CLOSE_UP.field;
/** From a plot's edge to the near side of an activity marker. */
const HEXAGON = 35;
/** From a label's text to the edge of its plate. */
const PLATE = 4 * SCALE;

/** What the head of an arrow covers. */
function headOf({ to, bend }: Arrow): Box {
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const corners = [
    [9, 0],
    [-15, -15],
    [-15, 15],
  ] as const;
  const xs = corners.map(([x, y]) => (to.x + x * Math.cos(angle) - y * Math.sin(angle)) * SCALE);
  const ys = corners.map(([x, y]) => (to.y + x * Math.sin(angle) + y * Math.cos(angle)) * SCALE);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
