import type { Box, Page } from '../drawing/page.ts';
import type { Floor } from './floor.ts';
import { FORMS, formsOf, type Label, lettering, PRESSED, plateOf, RIM, type Size, SMALLER } from './label.ts';
import { LANDMARK } from './landmark.ts';
import type { Point } from './polygon.ts';
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
/** On how many lines a name is set: where there is room for it in its space, and where there is none otherwise. */
export const LINES = 2;
export const MOST_LINES = 3;
/** A building stands a little into its name. */
const SUNK = 3;

/**
 * The name of a space, whole and unpressed, with the building on it, where they leave the most room for what stands there;
 * null where the name has no room in letters of this size.
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
        const built = buildingOn(yard, box, scale);
        const pairs = spare(floor, [box], step, PAIR);
        const beside = spare(floor, [box, coreOf(built.heart, scale)], step, PERSON);
        const worth = built.worth * (0.03 + Math.min(ENOUGH, pairs) + Math.min(ENOUGH, beside) * BESIDE);
        if (worth <= most) continue;
        most = worth;
        best = { label: { id, text: name, box, set, fill, line: RIM, radius: 6 }, heart: built.heart };
      }
  return best;
}

/** The largest building that has room on a name. */
function buildingOn(yard: Floor, box: Box, scale: number): { heart: Home['heart']; worth: number } {
  const x = box.x + box.w / 2;
  for (const { part, worth } of BUILDINGS) {
    const [w, h] = [LANDMARK.w * part * scale, LANDMARK.h * part * scale];
    const heart = { x, y: box.y + SUNK - h / 2, part };
    if (part === 0 || yard.free({ x: x - w / 2, y: heart.y - h / 2, w, h: h - SUNK })) return { heart, worth };
  }
  return { heart: { x, y: box.y, part: 0 }, worth: 0 };
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

/** The same for a name of whatever length: partly on the ground beside, and as small and pressed as it must be. */
export function lastHomeOf(
  page: Page,
  { id, name }: SpaceView,
  letter: number,
  { floor, toward, lines: most }: { floor: Floor; toward: Point; lines: number },
): Home {
  const { base, fill } = lettering(page, letter);
  for (const { set, size } of formsOf(page, name, base, most).reverse()) {
    const at = floor.near(size, toward);
    if (!at) continue;
    const label = { id, text: name, box: { ...at, ...size }, set, fill, line: RIM, radius: 6 };
    return { label, heart: { x: at.x + size.w / 2, y: at.y, part: 0 } };
  }
  for (const size of SMALLER)
    for (const { wide, lines } of FORMS) {
      const set = { ...base, size, least: size, lines, squeeze: PRESSED };
      const room = plateOf(page, name, set, wide);
      const at = room && floor.near(room, toward);
      if (!room || !at) continue;
      const label = { id, text: name, box: { ...at, ...room }, set, fill, line: RIM, radius: 6 };
      return { label, heart: { x: at.x + room.w / 2, y: at.y, part: 0 } };
    }
  throw new Error(`no room for "${name}"`);
}

/** In how many places something still has room beside others. */
function spare(floor: Floor, boxes: readonly Box[], step: number, what: Size): number {
  const left = floor.copy();
  for (const box of boxes) left.take(box);
  return left.places(what, step).length;
}
