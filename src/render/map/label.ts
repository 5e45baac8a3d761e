import { BOLD, SERIF } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn, mix, plate } from '../drawing/palette.ts';
import { drawText, fitText, type Setting } from '../drawing/text.ts';
import { stamp } from '../tokens/stamp.ts';
import type { Floor } from './floor.ts';
import { colorOf } from './ground.ts';
import type { MapPlan } from './plan.ts';
import type { Point } from './polygon.ts';
import { LENS, LETTER, lens } from './token.ts';
import type { SpaceView, TileView } from './view.ts';

/** A name and the plate it stands on. */
export interface Label {
  id: string;
  text: string;
  box: Box;
  set: Setting;
  fill: string;
  /** Of the rim, broken; null for none. */
  line: string | null;
  radius: number;
  /** Pixels at its right for something else. */
  slot?: number;
}

const PAD = 9;
/** How wide a name may be, the wider first, and on how many lines. */
const FORMS = [
  { wide: 330, lines: 1 },
  { wide: 300, lines: 2 },
  { wide: 250, lines: 2 },
  { wide: 214, lines: 3 },
  { wide: 176, lines: 3 },
] as const;
/** The same of the names at a picture's edge. */
const LEADS = [
  { wide: 300, lines: 1 },
  { wide: 220, lines: 2 },
  { wide: 150, lines: 2 },
  { wide: 96, lines: 2 },
] as const;
/** Sizes of letters where all other ways have failed. */
const SMALLER = [LETTER, 50, 44, 38, 28, 20, 14] as const;
/** Names are pressed no further than this, unless there is no other way. */
const PRESSED = [0.66, 0.5, 0.3] as const;
const DANGER = '#8e1620';
/** Names lie on the night, darkened. */
const SHADE = 'rgba(14,11,18,0.86)';

/** The size of a plate for a name in one of its forms; null where the name doesn't fit whole. */
function plateOf(page: Page, text: string, set: Setting, wide: number): { w: number; h: number } | null {
  const lines = set.lines ?? 1;
  const tall = lines * set.size * (set.leading ?? 1);
  const fitted = fitText(page, text, set, { w: wide, h: tall + 2 });
  if (fitted.lines.some((line) => line.text.endsWith('…'))) return null;
  const w = Math.max(...fitted.lines.map((line) => line.width * fitted.squeeze));
  return { w: Math.ceil(w) + 2 * PAD, h: Math.ceil(fitted.lines.length * set.size * (set.leading ?? 1)) + PAD };
}

/** Beside a neighborhood's name there always is room for its clues. */
const SLOT = LENS.w - 12;

/** The name of a neighborhood with its clues, where its three spaces meet. */
export function wardLabel(page: Page, plan: MapPlan, tile: TileView): Label {
  const { colors } = page;
  const fill = plate(mix(colorOf(page, tile), colors.black, 0.5), colors);
  const base = { face: SERIF, size: LETTER, least: LETTER, leading: 1, color: inkOn(fill, colors) };
  const middle = plan.wards.get(tile.id)?.middle ?? { x: 0, y: 0 };
  const ways = [
    ...PRESSED.map((squeeze) => ({ squeeze, size: LETTER })),
    ...SMALLER.map((size) => ({ squeeze: 0.3, size })),
  ];
  for (const { squeeze, size: letter } of ways)
    for (const lines of [1, 2]) {
      const set = { ...base, size: letter, least: letter, lines, squeeze };
      const size = plateOf(page, tile.name, set, 190);
      if (!size) continue;
      const w = size.w + SLOT;
      const box = kept(plan.box, { x: middle.x - w / 2, y: middle.y - size.h / 2, w, h: size.h });
      return { id: tile.id, text: tile.name, box, set, fill, line: null, radius: 14, slot: SLOT };
    }
  throw new Error(`no room for "${tile.name}"`);
}

/** All that a label covers, with what stands at its right. */
export function coverOf({ box, slot }: Label): Box[] {
  if (slot === undefined) return [box];
  return [box, { x: box.x + box.w - slot - 2, y: box.y + box.h / 2 - 40, w: LENS.w + 4, h: LENS.h + 6 }];
}

/** Draws a neighborhood's name, with its clues or without; the plate is no wider than what stands on it. */
export function drawWard(
  page: Page,
  label: Label,
  clues: number,
): { x: number; y: number; w: number; h: number } | null {
  const { box, slot = 0 } = label;
  if (clues === 0) {
    drawLabel(page, { ...label, box: { ...box, x: box.x + slot / 2, w: box.w - slot } });
    return null;
  }
  panel(page, { ...box, x: box.x + box.w - slot - 16, w: slot + 16 }, { radius: label.radius, fill: label.fill });
  drawLabel(page, { ...label, box: { ...box, w: box.w - slot } });
  const at = { x: box.x + box.w - slot, y: box.y + box.h / 2 - 38, w: 76, h: 76 };
  page.at(at.x, at.y, 1, () => lens(page, clues));
  return at;
}

function kept(within: Box, box: Box): Box {
  return {
    ...box,
    x: Math.max(within.x + 8, Math.min(within.x + within.w - box.w - 8, box.x)),
    y: Math.max(within.y + 8, Math.min(within.y + within.h - box.h - 8, box.y)),
  };
}

/** What should still find room beside a name: a person, and how many squares apart that is tried. */
const OTHERS = { w: 128, h: 124 } as const;
/** How much room a name gives up rather than be pressed more. */
const WORTH = [1, 0.75, 0.4] as const;

/** Where a name goes that finds no room in its space. */
interface Last {
  floor: Floor;
  toward: Point;
  /** How many squares apart places for it are tried. */
  step: number;
}

/** The name of a space, whole, where it leaves the most room for what stands there; on the best floor that has any. */
export function spaceLabel(page: Page, floors: readonly Floor[], space: SpaceView, last: Last): Label {
  const { colors } = page;
  const fill = page.theme === 'contrast' ? colors.black : SHADE;
  const base: Setting = { face: BOLD, size: LETTER, least: LETTER, leading: 1, color: colors.cream };
  const label = ({ set, box }: Placing): Label => ({
    id: space.id,
    text: space.name,
    box,
    set,
    fill,
    line: null,
    radius: 9,
  });
  for (const floor of floors) {
    let best: Placing & { worth: number } = { set: base, box: { x: 0, y: 0, w: 0, h: 0 }, worth: 0 };
    for (const one of placings(page, space.name, base, { floor, step: last.step })) {
      const worth = (1 + spare(floor, one.box, last.step)) * one.worth;
      if (worth > best.worth) best = { ...one, worth };
    }
    if (best.worth > 0) return label(best);
  }
  // A narrow space may lend its name to the ground beside it.
  for (const size of SMALLER)
    for (const { wide, lines } of FORMS) {
      const set = { ...base, size, least: size, lines, squeeze: 0.3 };
      const room = plateOf(page, space.name, set, wide);
      const at = room && last.floor.near(room, last.toward);
      if (room && at) return label({ set, box: { ...at, ...room } });
    }
  throw new Error(`no room for "${space.name}"`);
}

interface Placing {
  set: Setting;
  box: Box;
}

/** All forms in which a name is whole, at all places of a floor; how much each is worth by how far it is pressed. */
function* placings(
  page: Page,
  name: string,
  base: Setting,
  { floor, step: apart }: Pick<Last, 'floor' | 'step'>,
): Generator<Placing & { worth: number }> {
  for (const [step, squeeze] of PRESSED.entries())
    for (const { wide, lines } of FORMS) {
      const set = { ...base, lines, squeeze };
      const size = plateOf(page, name, set, wide);
      for (const at of size ? floor.places(size, apart) : [])
        yield { set, box: { ...at, w: size?.w ?? 0, h: size?.h ?? 0 }, worth: WORTH[step] ?? 0 };
    }
}

/** In how many places somebody still has room beside a name. */
function spare(floor: Floor, box: Box, step: number): number {
  const left = floor.copy();
  left.take(box);
  return left.places(OTHERS, step).length;
}

/** The same name in red, for a space where a gate may burst any time. */
export function alarmed({ colors }: Page, label: Label): Label {
  return { ...label, set: { ...label.set, color: colors.white }, fill: DANGER, line: colors.gold };
}

/** Draws a name on its plate. */
export function drawLabel(page: Page, { text, box, set, fill, line, radius }: Label): null {
  const key = JSON.stringify([text, set, fill, line]);
  page.at(box.x, box.y, 1, () =>
    stamp(page, { key, box, room: 5 }, (on) => {
      const own = { ...box, x: 0, y: 0 };
      panel(on, own, { radius, fill, ...(line === null ? {} : { line, width: 5, dash: [12, 7] }) });
      drawText(on, text, inset(own, PAD / 2), set);
    }),
  );
  return null;
}

/** The name of a place that is nowhere in the town, on its upper edge. */
export function beyondLabel(page: Page, { x, y, w }: Box, { id, name }: { id: string; name: string }): Label {
  const set = { face: SERIF, size: LETTER, least: LETTER, squeeze: 0.3, color: page.colors.cream };
  const box = { x: x + 8, y: y + 6, w: w - 16, h: LETTER + PAD };
  return { id, text: name, box, set, fill: page.colors.gate, line: null, radius: 9 };
}

/** Everything that is not on a picture. */
export function outsideOf({ x, y, w, h }: Box): Box[] {
  const far = 4000;
  return [
    { x: x - far, y: y - far, w: far, h: 2 * far },
    { x: x + w, y: y - far, w: far, h: 2 * far },
    { x: x - far, y: y - far, w: 2 * far, h: far },
    { x: x - far, y: y + h, w: 2 * far, h: far },
  ];
}

/** The name of the neighborhood that a street leads to, on its ground; null where too little of that is to be seen. */
export function leadLabel(page: Page, floor: Floor, tile: TileView, from: Point): Label | null {
  const { colors } = page;
  const fill = plate(mix(colorOf(page, tile), colors.black, 0.5), colors);
  const base = { face: SERIF, size: LETTER, least: LETTER, leading: 1, color: inkOn(fill, colors) };
  for (const squeeze of PRESSED)
    for (const { wide, lines } of LEADS) {
      const set = { ...base, lines, squeeze };
      const size = plateOf(page, tile.name, set, wide);
      const at = size && floor.near(size, from);
      if (size && at)
        return { id: tile.id, text: tile.name, box: { ...at, ...size }, set, fill, line: null, radius: 14 };
    }
  return null;
}
