import { describe, expect, it } from 'vitest';
import { MAP, planOf, STRIP } from '../../../src/render/map/plan.ts';
import { areaOf, between, holds, type Point, toEdge } from '../../../src/render/map/polygon.ts';
import { STREET } from '../../../src/render/map/town.ts';
import type { MapView } from '../../../src/render/map/view.ts';
import { CONTENT, SCENARIOS } from '../../third.ts';
import { mapOf, opening } from './examples.ts';

function viewOf(scenario: (typeof SCENARIOS)[number]): MapView {
  const spec = mapOf(opening(scenario));
  if (spec.kind !== 'map') throw new Error('not a map');
  return spec.view;
}

/** The spaces that a line runs along, within the width of a street. */
function bordering(regions: ReadonlyMap<string, readonly Point[]>, from: Point, to: Point): string[] {
  const points = Array.from({ length: 49 }, (_, step) => between(from, to, 0.02 + step * 0.02));
  return [...regions].flatMap(([id, shape]) =>
    points.filter((at) => toEdge(shape, at) < STREET * 0.6).length > 3 ? [id] : [],
  );
}

describe.each(SCENARIOS)('the town of %s', (scenario) => {
  const view = viewOf(scenario);
  const plan = planOf(view);
  const spaces = new Map(
    view.tiles.flatMap(({ spaces: own }) => own).map(({ id }) => [id, plan.regions.get(id) ?? []]),
  );

  it('3E-203: streets run along the spaces that they border, and along no others', () => {
    for (const { id, borders } of CONTENT.scenario(scenario).map.streets) {
      const lane = plan.lanes.find((one) => one.id === id);
      if (!lane) throw new Error(`no ${id}`);
      expect(bordering(spaces, lane.from, lane.to).sort(), id).toEqual([...borders].sort());
    }
  });

  it('fills the picture: every point lies in a space or between two neighborhoods, and no space is small', () => {
    for (let y = 6; y < MAP.height - STRIP; y += 30)
      for (let x = 6; x < MAP.width; x += 30) {
        const near = [...spaces.values()].some((shape) => holds(shape, { x, y }) || toEdge(shape, { x, y }) < STREET);
        expect(near, `${x},${y}`).toBe(true);
      }
    for (const [id, shape] of spaces) expect(areaOf(shape), id).toBeGreaterThan(60_000);
  });

  it('from near shows the whole of one neighborhood in the same picture size', () => {
    for (const { id } of view.tiles) {
      const near = planOf({ ...view, closeUp: id });
      expect(near.scale).toBeGreaterThan(1.1);
      for (const { x, y } of near.wards.get(id)?.shape ?? []) {
        expect(x).toBeGreaterThan(-1);
        expect(x).toBeLessThan(MAP.width + 1);
        expect(y).toBeGreaterThan(-1);
        expect(y).toBeLessThan(MAP.height + 1);
      }
    }
  });
});
