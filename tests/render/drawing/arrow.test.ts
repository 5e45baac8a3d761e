import { beforeAll, expect, it } from 'vitest';
import { drawPage } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import type { Box } from '../../../src/render/drawing/page.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { boards, planned } from '../gallery.ts';
import { maps } from '../map/gallery.ts';

beforeAll(loadIcons);

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

const PICTURES: Record<string, PictureSpec> = {
  ...boards(),
  'board/route': planned('independence-square'),
  'board/route-near': planned('graveyard'),
  ...maps(),
};

it.each(Object.entries(PICTURES))('no head of an arrow covers a letter of %s', (_name, spec) => {
  const { marks } = drawPage(spec);
  const texts = marks.filter(({ kind }) => kind === 'text');
  const heads = marks.filter(({ kind }) => kind === 'arrow');
  expect(heads.flatMap(({ box }) => texts.filter((text) => meet(box, text.box)).map(({ what }) => what))).toEqual([]);
});

it('there are arrows on the boards of both editions', () => {
  for (const name of ['board/midgame', 'board/route', 'map/midgame', 'map/route'] as const) {
    const spec = PICTURES[name];
    if (!spec) throw new Error(`no ${name}`);
    expect(drawPage(spec).marks.filter(({ kind }) => kind === 'arrow').length, name).toBeGreaterThan(1);
  }
});
