import { BOLD } from '../drawing/fonts.ts';
import type { Box, Page } from '../drawing/page.ts';
import { widthOf } from '../drawing/text.ts';
import type { BoardView, PlaceView } from '../view.ts';
import { fitter, PILED } from './crowd.ts';
import { headTall } from './headcut.ts';
import { bodyOf, crowdOf } from './plot.ts';

/** Width of the picture of one neighborhood, and of what it shows in the board's pixels: what it enlarges. */
export const CLOSE_UP = { width: 1200, field: 560 } as const;
/** Heights of the picture: the lowest is as wide on a desk as Discord shows any, the others make room for crowds. */
const HEIGHTS = [764, 840, 920, 1000, 1100, 1200] as const;
/** From the picture's edges to the plots, and between them; along the upper edge lies the avenue with its signs. */
const EDGE = 10;
const ALLEY = 30;
export const AVENUE = 34;
const ABOVE = AVENUE + 10;
/** Shares of a row, or of the height, that a plot may have: the even one first. */
const SHARES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.36, 0.64, 0.33, 0.67, 0.3, 0.7, 0.25, 0.75] as const;
const LEAST = { w: 168, body: 44 } as const;
/** Tokens need not be larger than their full size for the sake of which plots would be of uneven sizes. */
const FULL_SIZE = 3;
/** Room kept free beside a crowd: for an activity marker, for the label of a mark. */
const ACTIVITY = 40;
export const LABEL = { h: 36, least: 38, size: 26, pad: 20, gap: 10 } as const;
const SIGN = { h: 26, size: 18, pad: 34, gap: 8 } as const;

/** A sign at the edge: where the street leads. */
interface Exit {
  name: string;
  hex: string;
  box: Box;
}

/** One neighborhood as the picture of a close-up shows it. */
export interface Near {
  field: Box;
  plots: ReadonlyMap<string, Box>;
  /** Where in its plot the crowd of a place stands. */
  bodies: ReadonlyMap<string, Box>;
  exits: Exit[];
}

/** Lays out a neighborhood from near: its plots two by two, its fullest ones the largest. Null for an unknown one. */
export function nearOf(page: Page, view: BoardView): Near | null {
  const here = view.places.filter(({ neighborhood }) => neighborhood === view.closeUp);
  const street = here.find(({ kind }) => kind === 'street');
  if (!street) return null;
  const others = here.filter((place) => place !== street).sort((a, b) => a.x - b.x || a.y - b.y);
  const alone = others.length < 3;
  const rows = [alone ? [street] : [street, ...others.slice(0, 1)], alone ? others : others.slice(1)];
  const fits = new Map(here.map((place) => [place.id, fitOf(page, view, place)]));
  const tried = HEIGHTS.map((height) => inTwoRows(rows, fits, (height * CLOSE_UP.field) / CLOSE_UP.width));
  const best = Math.min(...tried.map(({ worst }) => Math.max(worst, PILED - 1)));
  const { field, plots } =
    tried.find(({ worst }) => worst <= best) ?? tried[0] ?? inTwoRows(rows, fits, CLOSE_UP.field);
  const bodies = here.map((place): [string, Box] => {
    const box = plots.get(place.id) ?? field;
    return [place.id, nearBody(page, view, place, box)];
  });
  return { field, plots, bodies: new Map(bodies), exits: exitsOf(page, view, street) };
}

/** How far a place's crowd must be reduced in a plot of some size; infinite for a plot too small for anything. */
type Fit = (box: Box) => number;

function fitOf(page: Page, view: BoardView, place: PlaceView): Fit {
  const tried = fitter(crowdOf(view, place));
  return (box) => {
    if (box.w < LEAST.w) return Number.POSITIVE_INFINITY;
    const body = nearBody(page, view, place, box);
    return body.h < LEAST.body ? Number.POSITIVE_INFINITY : Math.max(FULL_SIZE, tried(body));
  };
}

/** What is left of a plot below its header and beside its labels. */
function nearBody(page: Page, view: BoardView, place: PlaceView, box: Box): Box {
  const body = bodyOf({ box, header: { ...box, h: headTall(page, { view, place, box, near: true }) } });
  const label = view.marks?.find((mark) => mark.place === place.id);
  const beside = label ? widthOfLabel(page, label.label) + LABEL.gap : 0;
  const active = place.activity && place.kind === 'location' ? ACTIVITY : 0;
  return { ...body, w: body.w - Math.max(beside, active) };
}

/** Width of the plate of a mark. */
export function widthOfLabel(page: Page, label: string): number {
  return Math.max(LABEL.least, widthOf(page, label, { face: BOLD, size: LABEL.size }) + LABEL.pad);
}

interface Tried {
  worst: number;
  plots: ReadonlyMap<string, Box>;
}

/** The best of all shares of the height. */
function inTwoRows(
  rows: readonly PlaceView[][],
  fits: ReadonlyMap<string, Fit>,
  height: number,
): Tried & { field: Box } {
  const field = { x: 0, y: 0, w: CLOSE_UP.field, h: height };
  const free = height - ABOVE - ALLEY - EDGE;
  const tried = SHARES.map((share): Tried => {
    const heights = [share * free, (1 - share) * free] as const;
    const upper = inRow(rows[0] ?? [], fits, ABOVE, heights[0]);
    const lower = inRow(rows[1] ?? [], fits, ABOVE + heights[0] + ALLEY, heights[1]);
    return { worst: Math.max(upper.worst, lower.worst), plots: new Map([...upper.plots, ...lower.plots]) };
  });
  return { field, ...least(tried) };
}

/** The best of all shares of a row. */
function inRow(row: readonly PlaceView[], fits: ReadonlyMap<string, Fit>, y: number, h: number): Tried {
  const whole = CLOSE_UP.field - 2 * EDGE;
  const free = whole - ALLEY;
  const [first, second] = row;
  const tried = (second ? SHARES : [1]).map((share): Tried => {
    const w = second ? share * free : whole;
    const boxes: [PlaceView | undefined, Box][] = [
      [first, { x: EDGE, y, w, h }],
      [second, { x: EDGE + w + ALLEY, y, w: free - w, h }],
    ];
    const plots = boxes.flatMap(([place, box]): [string, Box][] => (place ? [[place.id, box]] : []));
    return { worst: Math.max(...plots.map(([id, box]) => fits.get(id)?.(box) ?? 0)), plots: new Map(plots) };
  });
  return least(tried);
}

/** The first of the best. */
function least(tried: readonly Tried[]): Tried {
  return tried.reduce((best, one) => (one.worst < best.worst ? one : best));
}

/** Signs along the avenue for all neighborhoods that the street leads to, from west to east. */
function exitsOf(page: Page, view: BoardView, street: PlaceView): Exit[] {
  const ends = view.connections.filter((pair) => pair.includes(street.id)).flat();
  const beyond = view.places
    .filter(({ id, neighborhood }) => ends.includes(id) && neighborhood !== street.neighborhood)
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .flatMap(({ neighborhood }) => view.neighborhoods.find(({ id }) => id === neighborhood) ?? []);
  const wanted = beyond.map(({ name }) => widthOf(page, name, { face: BOLD, size: SIGN.size }) + SIGN.pad);
  const whole = CLOSE_UP.field - 2 * EDGE;
  const free = whole - SIGN.gap * (beyond.length - 1);
  const shrunk = Math.min(1, free / wanted.reduce((sum, w) => sum + w, 0));
  const widths = wanted.map((w) => w * shrunk);
  const gap = (whole - widths.reduce((sum, w) => sum + w, 0)) / Math.max(1, beyond.length - 1);
  return beyond.map(({ name, hex }, index) => {
    const x = EDGE + widths.slice(0, index).reduce((sum, w) => sum + w + gap, 0);
    return { name, hex, box: { x, y: (AVENUE - SIGN.h) / 2 + 1, w: widths[index] ?? 0, h: SIGN.h } };
  });
}
