import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../src/render/draw.ts';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import type { Box, Page } from '../../src/render/drawing/page.ts';
import { planOf } from '../../src/render/map/plan.ts';
import type { MapView } from '../../src/render/map/view.ts';
import { spotOf } from '../../src/render/town/townplan.ts';
import type { BoardView } from '../../src/render/view.ts';
import { boardOf, opening } from './examples.ts';
import { altered, mapOf, opening as thirdOpening } from './map/examples.ts';

/** How bright a box is on average, by its red, green and blue, 0 to 255. */
function light({ ctx }: Page, { x, y, w, h }: Box): [number, number, number] {
  const { data } = ctx.getImageData(Math.round(x), Math.round(y), Math.round(w), Math.round(h));
  const sum = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4)
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
  const [r = 0, g = 0, b = 0] = sum.map((part) => part / (data.length / 4));
  return [r, g, b];
}

function bright(color: readonly number[]): number {
  return color.reduce((sum, part) => sum + part, 0) / 3;
}

/** Roofs beside a place. */
function besideOf(view: BoardView, id: string): Box {
  const place = view.places.find((one) => one.id === id);
  const { x, y } = place ? spotOf(place) : { x: 0, y: 0 };
  return { x: x + 70, y: y - 40, w: 30, h: 40 };
}

const empty = 'library';

function townAt(level: number, more: Partial<BoardView> = {}): BoardView {
  const view = boardOf(opening());
  return { ...view, terror: { level, of: 10 }, ...more };
}

beforeAll(loadIcons);

describe('the town', () => {
  const at = (view: BoardView, id = empty): [number, number, number] =>
    light(drawPage({ kind: 'board', view, alt: '' }), besideOf(view, id));

  it('lies in a deeper dusk with terror', () => {
    const [day, evening, night] = [0, 5, 10].map((level) => bright(at(townAt(level))));
    expect(evening).toBeLessThan((day ?? 0) - 5);
    expect(night).toBeLessThan((evening ?? 0) - 5);
  });

  it('has lamps where somebody is, and violet light in gates', () => {
    const view = townAt(10);
    const [someone] = view.places.flatMap(({ investigators }) => investigators);
    if (!someone) throw new Error('nobody in town');
    const gate = { name: 'The Abyss', modifier: '−2', dimension: 'hexagon', hidden: false };
    const change = (more: object): BoardView =>
      townAt(10, { places: view.places.map((place) => (place.id === empty ? { ...place, ...more } : place)) });
    const dark = at(view);
    const lit = at(change({ investigators: [someone] }));
    expect(bright(lit)).toBeGreaterThan(bright(dark) + 10);
    expect(lit[0]).toBeGreaterThan(lit[2]);
    const [red, green, blue] = at(change({ gate }));
    expect(blue).toBeGreaterThan(green + 10);
    expect(red).toBeGreaterThan(green);
  });

  it('has neither in high contrast', () => {
    const [day, night] = [0, 10].map((level) => at(townAt(level, { theme: 'contrast' })));
    expect(day).toEqual(night);
    expect(bright(night ?? [])).toBeGreaterThan(200);
  });
});

describe('the map', () => {
  it('lies in a deeper dusk the nearer the end', () => {
    const spec = mapOf(thirdOpening('approachOfAzathoth'));
    if (spec.kind !== 'map') throw new Error('not a map');
    const nearing = (now: number): MapView['codex'] => [
      { number: 1, name: 'End', waits: [{ kind: 'doom', text: 'Doom', now, of: 10 }], tokens: '' },
    ];
    const ward = planOf(spec.view).wards.get('easttown');
    if (!ward) throw new Error('no Easttown');
    const corner = { x: ward.middle.x - 200, y: ward.middle.y - 100, w: 400, h: 200 };
    const [day, night] = [0, 9].map((now) => bright(light(drawPage(altered(spec, { codex: nearing(now) })), corner)));
    expect(night).toBeLessThan((day ?? 0) - 6);
  });
});
