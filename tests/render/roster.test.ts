import { beforeAll, describe, expect, it } from 'vitest';
import { boardHeight } from '../../src/render/board/beyondplan.ts';
import { drawPage } from '../../src/render/draw.ts';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import { type Mark, Page } from '../../src/render/drawing/page.ts';
import { SEEN } from '../../src/render/drawing/text.ts';
import { drawRoster, rosterHeight } from '../../src/render/roster.ts';
import type { RowView } from '../../src/render/view.ts';
import { aGame } from '../editions/second/table.ts';
import { boardOf, crowded, midgame, opening } from './examples.ts';
import { faults } from './faults.ts';
import { boards } from './gallery.ts';

/** How wide a telephone shows a picture, and the smallest letters that are read there, in pixels. */
const TELEPHONE = 350;
const LETTER = 11;

/** A picture's texts below a height. */
function textsBelow(page: Page, top: number): Mark[] {
  return page.marks.filter(({ kind, box }) => kind === 'text' && box.y > top);
}

/** The smallest of these letters on a telephone, initials on portraits excepted. */
function smallest(page: Page, texts: readonly Mark[]): number {
  const read = texts.filter(({ what }) => !/^\p{L}{1,2}$/u.test(what));
  return Math.min(...read.map(({ box }) => (box.h / SEEN) * (TELEPHONE / page.width)));
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';

beforeAll(loadIcons);

describe("the investigators' rows", () => {
  it.each(Object.entries(boards()))('can be read on a telephone: %s', (_name, spec) => {
    if (spec.kind !== 'board') throw new Error('not a board');
    const rows = spec.view.rows ?? [];
    const page = drawPage(spec);
    const texts = textsBelow(page, page.height - rosterHeight(rows.length));
    expect(rows.length).toBeGreaterThan(2);
    for (const { token, place } of rows) {
      for (const word of place.split(' ')) expect(texts.map(({ what }) => what).join(' ')).toContain(word);
      expect(texts.some(({ what }) => what === token.name)).toBe(true);
    }
    expect(smallest(page, texts)).toBeGreaterThanOrEqual(LETTER);
  });

  it('keep their size and their boxes whatever people and places are called', () => {
    const rows = (boardOf(crowded().state).rows ?? []).map(
      (row): RowView => ({ ...row, place: long, token: { ...row.token, name: long } }),
    );
    const page = new Page(1600, rosterHeight(rows.length), {});
    drawRoster(page, rows, { x: 0, y: 0, w: page.width, h: page.height });
    expect(faults(page)).toEqual([]);
    expect(smallest(page, textsBelow(page, 0))).toBeGreaterThanOrEqual(LETTER);
  });

  it('are missing in a board that was kept before there were any', () => {
    const { rows: _, ...view } = boardOf(opening());
    expect(drawPage({ kind: 'board', view, alt: '' }).height).toBe(boardHeight(view));
  });

  it('say how everybody is', () => {
    const [joe] = boardOf(midgame().state).rows ?? [];
    expect(joe).toMatchObject({
      place: 'Graveyard',
      values: [
        { sign: 'sanity', now: 2, of: 4 },
        { sign: 'stamina', now: 5, of: 6 },
        { sign: 'clues', now: 3 },
        { sign: 'money', now: 2 },
      ],
    });
  });

  it('say whose turn it is, who has had it, and who has it yet', () => {
    const turns = (turnIndex: number): (string | undefined)[] => {
      const state = opening();
      return (boardOf({ ...state, cursor: { step: 'movement', turnIndex } }).rows ?? []).map(({ turn }) => turn);
    };
    expect(turns(0)).toEqual(['now', 'ahead', 'ahead', 'ahead']);
    expect(turns(2)).toEqual(['done', 'done', 'now', 'ahead']);
    const { state } = aGame({ investigators: ['joe-diamond', 'kate-winthrop'] });
    const [joe] = state.investigators;
    if (joe) joe.eliminated = true;
    expect(boardOf(state).rows?.map(({ turn }) => turn)[0]).toBe('out');
  });
});
