import { beforeAll, expect, it } from 'vitest';
import { arrowsOf } from '../../../src/render/board/arrow.ts';
import { sideBox } from '../../../src/render/board/side.ts';
import { BOARD, plotsOf } from '../../../src/render/board/townplan.ts';
import { drawPage } from '../../../src/render/draw.ts';
import { headSize, stepsOf } from '../../../src/render/drawing/arrow.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import { boards, planned } from '../gallery.ts';

/** From the middle of an arrow's head to its points, in pixels. */
const REACH = 11;

beforeAll(loadIcons);

it.each(Object.entries({ ...boards(), 'board/route': planned('independence-square') }))(
  'no head of an arrow covers a letter of %s',
  (_name, spec) => {
    if (spec.kind !== 'board') throw new Error('not a board');
    const { view } = spec;
    const texts = drawPage(spec).marks.filter(({ kind, box }) => kind === 'text' && box.y < BOARD.height);
    const plots = plotsOf(view);
    const arrows = arrowsOf([...view.changes, ...stepsOf(view.route)], (id) => plots.get(id) ?? sideBox(view, id));
    const covered = arrows.flatMap((arrow) => {
      if (arrow.badge) return [];
      const r = REACH * headSize(arrow);
      const { x, y } = arrow.to;
      return texts
        .filter(({ box }) => x + r > box.x && x - r < box.x + box.w && y + r > box.y && y - r < box.y + box.h)
        .map(({ what }) => what);
    });
    expect(covered).toEqual([]);
  },
);
