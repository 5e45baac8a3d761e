import { beforeAll, expect, it } from 'vitest';
import { positions } from '../../../src/lab/positions/positions.ts';
import { drawPage } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import { harnessed } from '../../length.ts';
import { third } from '../../third.ts';
import { faults } from '../faults.ts';
import { straysOf } from './strays.ts';

/** Part of all that stands on maps of ordinary games that may find no room in its own place. */
const THREADED = 0.07;

beforeAll(loadIcons);

it('in games that are played nothing stands in another place than its own, but little of it on a thread', () => {
  const found = { pieces: 0, threaded: 0 };
  for (const { what, spec } of positions(third, harnessed(4, 10), '77')) {
    if (spec.kind !== 'map') throw new Error('not a map');
    const { pieces, numbers, threaded, loose } = straysOf(spec.view);
    expect([...numbers, ...loose], what).toEqual([]);
    expect(faults(drawPage(spec)), what).toEqual([]);
    found.pieces += pieces;
    found.threaded += threaded.length;
  }
  if (process.env.FIGURES) console.log(found);
  expect(found.threaded / found.pieces).toBeLessThan(THREADED);
});
