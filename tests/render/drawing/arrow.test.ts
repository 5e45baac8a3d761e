import { beforeAll, expect, it } from 'vitest';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import type { Box } from '../../../src/render/drawing/page.ts';
import { drawnOnce, picturesLike } from '../drawn.ts';

beforeAll(loadIcons);

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

const WITH_ARROWS =
  /^board\/(opening|midgame|crowded|mobbed|route|route-near)$|^map\/(midgame|crowded|close-up|route|route-near|contrast)$/;

it.each(picturesLike(WITH_ARROWS))('no head of an arrow covers a letter of %s', (name) => {
  const { marks } = drawnOnce(name);
  const texts = marks.filter(({ kind }) => kind === 'text');
  const heads = marks.filter(({ kind }) => kind === 'arrow');
  expect(heads.flatMap(({ box }) => texts.filter((text) => meet(box, text.box)).map(({ what }) => what))).toEqual([]);
});

it('there are arrows on the boards of both editions', () => {
  for (const name of ['board/route', 'map/midgame', 'map/route'])
    expect(drawnOnce(name).marks.filter(({ kind }) => kind === 'arrow').length, name).toBeGreaterThan(0);
});
