import { BOLD, SERIF } from '../drawing/fonts.ts';
import type { Box, Page } from '../drawing/page.ts';
import { type Setting, widthOf } from '../drawing/text.ts';
import type { BoardView, PlaceView } from '../view.ts';

/** A place where it is drawn: on the whole board, or near in a close-up. */
export interface Site {
  view: BoardView;
  place: PlaceView;
  box: Box;
  near: boolean;
}

/**
 * Heights of headers, what share of a gate's is the place's own name, and how its name and destination are set;
 * `mark` is the room of the sign that says whether a location is stable: beside the name, or as an ornament below it.
 */
export interface Cut {
  name: number;
  gate: number;
  seal: number;
  split: number;
  mark: number;
  size: number;
  least: number;
  own: number;
  destination: number;
}

export const NAME = { face: BOLD, squeeze: 0.74, leading: 1, align: 'left' } as const;
export const NARROW = 0.66;
/** What a header leaves for what stands there, at least. */
const LEAST_BODY = 62;
/** A destination that has no room on one line even so has two. */
export const SMALLEST = { size: 20, squeeze: 0.6 } as const;
/** On the whole board names read at the 550 pixels of a desk. */
const FAR = { mark: 0, size: 33, least: 32, own: 32, destination: 27, pad: 18, edge: 14 } as const;
/** From near names are larger and take two lines where they need them. */
const NEAR = {
  mark: 35,
  size: 23,
  least: 18,
  own: 20,
  destination: 23,
  line: 20,
  pad: 8,
  gate: 64,
  seal: 54,
  street: 26,
} as const;
export const STREET_HEIGHT = 40;
/** Beside a street's name, for its activity marker. */
export const HEXAGON = 40;
export const SWIRL = { x: 26, y: 26, r: 21 } as const;
/** What a gate's swirl and an elder sign leave of a header's width. */
const BESIDE = SWIRL.x + SWIRL.r + 8;
export const SEALED = 64;

export function cutOf(page: Page, site: Site): Cut {
  return site.near ? nearCut(page, site) : farCut(page, site);
}

/** How many lines a name takes. */
function linesOf(page: Page, text: string, { size, squeeze }: Press, width: number): 1 | 2 {
  return widthOf(page, text, { face: BOLD, size }) * squeeze <= width || !text.includes(' ') ? 1 : 2;
}

/** How large letters are, and how narrow they may be pressed. */
type Press = Pick<Setting, 'size'> & { squeeze: number };

function farCut(page: Page, { place, box }: Site): Cut {
  const { size, own, destination, pad, edge } = FAR;
  const beside = box.w - BESIDE;
  const upper = linesOf(page, place.name, { size: own, squeeze: NARROW }, beside) * own + 6;
  const lower = place.gate ? linesOf(page, place.gate.name, SMALLEST, beside) * destination + 6 : 0;
  return {
    ...FAR,
    name: linesOf(page, place.name, { size, squeeze: NARROW }, box.w - edge) * size + pad,
    gate: Math.min(upper + lower, box.h - LEAST_BODY),
    seal: Math.max(52, linesOf(page, place.name, { size, squeeze: NARROW }, box.w - SEALED) * size + 8),
    split: upper / (upper + lower),
  };
}

function nearCut(page: Page, { place, box }: Site): Cut {
  const { mark, size, own, destination } = NEAR;
  const { squeeze } = NAME;
  const name = linesOf(page, place.name, { size, squeeze }, box.w - mark - 5);
  const beside = box.w - BESIDE;
  const upper = linesOf(page, place.name, { size: own, squeeze }, beside) * NEAR.line + 4;
  const lower = place.gate
    ? linesOf(page, place.gate.name, { size: destination, squeeze }, beside) * destination + 4
    : 0;
  return {
    ...NEAR,
    name: name * NEAR.line + NEAR.pad,
    gate: Math.max(NEAR.gate, upper + lower),
    split: upper / (upper + lower),
  };
}

/** How tall a place's header is. */
export function headTall(page: Page, site: Site): number {
  const { place } = site;
  if (place.kind === 'street') return streetHeight(page, site);
  const { gate, seal, name } = cutOf(page, site);
  return place.gate ? gate : place.sealed ? seal : name;
}

/** How tall the header of a location is that has neither gate nor seal. */
export function nameTall(page: Page, site: Omit<Site, 'near'>): number {
  return cutOf(page, { ...site, near: false }).name;
}

/** A street bears the name of its neighborhood. */
export function streetName({ view, place }: Site): string {
  return view.neighborhoods.find(({ id }) => id === place.neighborhood)?.name ?? place.name;
}

export function streetHeight(page: Page, site: Site): number {
  const { place, box, near } = site;
  const name = streetName(site);
  const room = box.w - 16 - (place.activity ? HEXAGON : 0);
  const two = near
    ? widthOf(page, name, { face: SERIF, size: NEAR.street }) > room
    : name.length > 12 && widthOf(page, name, { face: SERIF, size: 35 }) > room;
  return two && name.includes(' ') ? STREET_HEIGHT + 18 : STREET_HEIGHT;
}
