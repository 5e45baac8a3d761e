import { type Box, inset, type Page } from '../drawing/page.ts';
import type { Floor } from './floor.ts';
import { FORMS, formsOf, type Label, lettering, PRESSED, plateOf, RIM, type Size, SMALLER } from './label.ts';
import { LANDMARK } from './landmark.ts';
import type { Point } from './polygon.ts';
import { VOTE } from './token.ts';
import type { SpaceView } from './view.ts';

/** A name with the building that stands on it. */
export interface Home {
  label: Label;
  /** The middle of the building, and what part of the full size it has; 0 where there is no room for one. */
  heart: Point & { part: number };
}

/** Where a name may go: the floors that have room, the best first, and how many squares apart that is tried. */
interface Ground {
  floors: readonly Floor[];
  /** Where the building may reach. */
  yard: Floor;
  step: number;
  /** How much larger than on the whole map. */
  scale: number;
  /** On how many lines a name may be set. */
  lines: number;
}

/** What should still find room beside a name: somebody with a monster; and beside the building, too, somebody alone. */
export const PAIR = { w: 206, h: 122 } as const;
const PERSON = { w: 94, h: 122 } as const;
/** Parts of its full size that a building may have, and what that is worth. */
const BUILDINGS = [
  { part: 1.3, worth: 1 },
  { part: 1.15, worth: 0.92 },
  { part: 1, worth: 0.8 },
  { part: 0.85, worth: 0.62 },
  { part: 0.7, worth: 0.4 },
  { part: 0.58, worth: 0.25 },
  { part: 0, worth: 0.06 },
] as const;
/** In so many places somebody may stand, and more are worth nothing. */
export const ENOUGH = 12;
/** What it is worth that nobody need stand before the building. */
const BESIDE = 0.4;
/** How far things stay from the edges of a space, and from its name. */
export const EDGE = 5;
/** On how many lines a name is set: where there is room for it in its space, and where there is none otherwise. */
export const LINES = 2;
export const MOST_LINES = 3;
/** A building stands a little into its name. */
const SUNK = 3;

/**
 * The name of a space, whole and unpressed, with the building on it, where they leave the most room for what stands there,
 * and at least for the number it is chosen by; null where the name has no such room in letters of this size.
 */
export function homeOf(page: Page, space: SpaceView, letter: number, ground: Ground): Home | null {
  for (const floor of ground.floors)
    for (const step of [ground.step, 1]) {
      const home = bestHome(page, space, letter, { ...ground, floors: [floor], step });
      if (home) return home;
    }
  return null;
}

function bestHome(page: Page, { id, name }: SpaceView, letter: number, ground: Ground): Home | null {
  const { base, fill } = lettering(page, letter);
  const { lines, scale, step, yard } = ground;
  let best: Home | null = null;
  let most = 0;
  for (const floor of ground.floors)
    for (const { set, size } of formsOf(page, name, base, lines))
      for (const at of floor.places(size, step)) {
        const box = { ...at, ...size };
        const built = buildingAt(yard, box, scale);
        const pairs = spare(floor, [box], step, PAIR);
        const beside = spare(floor, [box, coreOf(built.heart, scale)], step, PERSON);
        const worth = built.worth * (0.03 + Math.min(ENOUGH, pairs) + Math.min(ENOUGH, beside) * BESIDE);
        if (worth <= most || !leavesNumber(floor, box)) continue;
        most = worth;
        best = { label: { id, text: name, box, set, fill, line: RIM, radius: 6 }, heart: built.heart };
      }
  return best;
}

/** The largest building that has room on a name, beside it or under it. */
function buildingAt(yard: Floor, box: Box, scale: number): { heart: Home['heart']; worth: number } {
  for (const { part, worth } of BUILDINGS) {
    const [w, h] = [LANDMARK.w * part * scale, LANDMARK.h * part * scale];
    const foot = box.y + box.h - h / 2;
    const hearts = [
      { x: box.x + box.w / 2, y: box.y + SUNK - h / 2, worth: 1 },
      { x: box.x + box.w - SUNK + w / 2, y: foot, worth: 0.9 },
      { x: box.x + SUNK - w / 2, y: foot, worth: 0.9 },
      { x: box.x + box.w / 2, y: box.y + box.h + h / 2, worth: 0.8 },
    ];
    for (const { x, y, worth: at } of hearts)
      if (part === 0 || yard.free({ x: x - w / 2 + SUNK, y: y - h / 2, w: w - 2 * SUNK, h: h - SUNK }))
        return { heart: { x, y, part }, worth: worth * at };
  }
  return { heart: { x: box.x + box.w / 2, y: box.y, part: 0 }, worth: 0 };
}

/** All that a building covers. */
export function hullOf({ x, y, part }: Home['heart'], scale: number): Box {
  const [w, h] = [LANDMARK.w * part * scale, LANDMARK.h * part * scale];
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** What nothing should cover of a building while there is room elsewhere. */
export function coreOf({ x, y, part }: Home['heart'], scale: number): Box {
  const [w, h] = [LANDMARK.w * 0.8 * part * scale, LANDMARK.h * 0.8 * part * scale];
  return { x: x - w / 2, y: y - h / 2 + 0.1 * LANDMARK.h * part * scale, w, h };
}

/** The ground of a whole neighborhood, that of the space itself, its middle, and on how many lines its name may be set. */
interface Beside {
  floor: Floor;
  own: Floor;
  toward: Point;
  lines: number;
}

/** The same for a name of whatever length: partly on the ground beside, and as small and pressed as it must be. */
export function lastHomeOf(page: Page, { id, name }: SpaceView, letter: number, beside: Beside): Home {
  const { base, fill } = lettering(page, letter);
  for (const { set, size } of formsOf(page, name, base, beside.lines).reverse()) {
    const at = nearest(beside, size);
    if (!at) continue;
    const label = { id, text: name, box: { ...at, ...size }, set, fill, line: RIM, radius: 6 };
    return { label, heart: { x: at.x + size.w / 2, y: at.y, part: 0 } };
  }
  for (const size of SMALLER)
    for (const { wide, lines } of FORMS) {
      const set = { ...base, size, least: size, lines, squeeze: PRESSED };
      const room = plateOf(page, name, set, wide);
      const at = room && nearest(beside, room);
      if (!room || !at) continue;
      const label = { id, text: name, box: { ...at, ...room }, set, fill, line: RIM, radius: 6 };
      return { label, heart: { x: at.x + room.w / 2, y: at.y, part: 0 } };
    }
  throw new Error(`no room for "${name}"`);
}

/** True where a name leaves room for the number of its space. */
function leavesNumber(floor: Floor, name: Box): boolean {
  return spare(floor, [inset(name, -EDGE)], 1, VOTE) > 0;
}

/** The nearest free place for a name that leaves room for the number of its space; if there is none, the nearest. */
function nearest({ floor, own, toward }: Beside, size: Size): Point | null {
  const far = ({ x, y }: Point): number => Math.hypot(x + size.w / 2 - toward.x, y + size.h / 2 - toward.y);
  const places = floor.places(size, 2).sort((a, b) => far(a) - far(b));
  return places.find((at) => leavesNumber(own, { ...at, ...size })) ?? floor.near(size, toward);
}

/** In how many places something still has room beside others. */
function spare(floor: Floor, boxes: readonly Box[], step: number, what: Size): number {
  const left = floor.copy();
  for (const box of boxes) left.take(box);
  return left.places(what, step).length;
}
