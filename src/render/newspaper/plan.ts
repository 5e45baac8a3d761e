import type { Box } from '../drawing/page.ts';

/** The size of a front page in pixels. */
export const PAPER = { width: 1400, height: 1000 } as const;

const LEFT = 40;
const COLUMN = 312;
const GAP = 24;
const COLUMNS = 4;
const TOP = 204;
const BOTTOM = 964;

/** Where things stand on a front page. */
export interface Layout {
  kicker: Box;
  headline: Box;
  /** Headline in white on black. */
  inverse: boolean;
  lead: Box;
  engraving: Box;
  advertisement: Box;
  columns: Box[];
}

/** The masthead's parts. */
export const MASTHEAD = {
  name: { x: 300, y: 26, w: 800, h: 112 },
  ears: [
    { x: LEFT, y: 34, w: 236, h: 100 },
    { x: PAPER.width - LEFT - 236, y: 34, w: 236, h: 100 },
  ],
  dateline: { x: LEFT, y: 152, w: PAPER.width - 2 * LEFT, h: 32 },
} as const;

/** A box over some columns, from one height to another. */
export function across(first: number, count: number, top: number, bottom: number): Box {
  return { x: LEFT + first * (COLUMN + GAP), y: top, w: count * COLUMN + (count - 1) * GAP, h: bottom - top };
}

/** Down to the foot of the page. */
function down(column: number, top: number, bottom = BOTTOM): Box {
  return across(column, 1, top, bottom);
}

const LAYOUTS: readonly Layout[] = [
  // A headline across everything, the picture in the middle.
  {
    kicker: across(0, COLUMNS, TOP, 230),
    headline: across(0, COLUMNS, 232, 326),
    inverse: false,
    engraving: across(1, 2, 342, 572),
    lead: across(1, 2, 584, 742),
    advertisement: across(3, 1, 792, BOTTOM),
    columns: [down(0, 342), down(3, 342, 776), down(1, 762), down(2, 762)],
  },
  // The picture towers on the left.
  {
    engraving: across(0, 2, TOP + 4, 520),
    kicker: across(2, 2, TOP, 230),
    headline: across(2, 2, 234, 392),
    inverse: false,
    lead: across(2, 2, 402, 566),
    advertisement: across(2, 2, 830, BOTTOM),
    columns: [down(0, 540), down(1, 540), down(2, 586, 814), down(3, 586, 814)],
  },
  // Three columns of headline; the fourth runs from top to bottom.
  {
    kicker: across(0, 3, TOP, 230),
    headline: across(0, 3, 232, 356),
    inverse: false,
    engraving: across(1, 2, 372, 622),
    lead: across(0, 1, 372, 640),
    advertisement: across(1, 2, 844, BOTTOM),
    columns: [down(3, TOP + 4), down(0, 660), down(1, 642, 828), down(2, 642, 828)],
  },
  // A black banner; the picture on the right.
  {
    kicker: across(0, COLUMNS, TOP + 8, 236),
    headline: across(0, COLUMNS, 238, 334),
    inverse: true,
    engraving: across(2, 2, 364, 622),
    lead: across(0, 2, 364, 542),
    advertisement: across(0, 1, 792, BOTTOM),
    columns: [down(1, 562), down(0, 562, 776), down(2, 642), down(3, 642)],
  },
  // News on both sides of a tall middle.
  {
    kicker: across(1, 2, TOP, 230),
    headline: across(1, 2, 232, 392),
    inverse: false,
    lead: across(1, 2, 404, 560),
    engraving: across(1, 2, 574, 814),
    advertisement: across(1, 2, 838, BOTTOM),
    columns: [down(0, TOP + 4), down(3, TOP + 4)],
  },
];

/** The layout of a day; no two days in a row have the same. */
export function layoutOf(day: number): Layout {
  const layout = LAYOUTS[Math.abs(day) % LAYOUTS.length];
  if (!layout) throw new Error('no layouts');
  return layout;
}
