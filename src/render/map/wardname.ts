import { NARROW } from '../drawing/fonts.ts';
import type { Box, Page } from '../drawing/page.ts';
import { inkOn, mix, plate } from '../drawing/palette.ts';
import type { Floor } from './floor.ts';
import { colorOf } from './ground.ts';
import { ENOUGH, PAIR } from './home.ts';
import { coverOf, formsOf, type Label, lettering, pressedIn, type Size, SLOT } from './label.ts';
import type { MapPlan } from './plan.ts';
import type { TileView } from './view.ts';

/** No neighborhood's name is wider than so many of its letters are tall. */
const WARD = 5.7;
/** How far a lens reaches over it. */
const OVER = 22;

/** How far from where its spaces meet a neighborhood's name may stand, in pixels of the whole map. */
const ASIDE = { x: [0, -60, 60, -120, 120], y: [0, -36, 36, -72, 72] } as const;

/**
 * The name of a neighborhood with its clues, where its three spaces meet, or so much aside that they have room for their own
 * names, in letters of this size, and for somebody with a monster.
 * @param floors the room of each space
 */
export function wardLabel(
  page: Page,
  plan: MapPlan,
  tile: TileView,
  { floors, letter }: { floors: readonly Floor[]; letter: number },
): Label {
  const { colors } = page;
  const fill = plate(mix(colorOf(page, tile), colors.black, 0.5), colors);
  const base = { face: NARROW, size: letter, least: letter, leading: 1, color: inkOn(fill, colors) };
  const middle = plan.wards.get(tile.id)?.middle ?? { x: 0, y: 0 };
  const forms = formsOf(page, tile.name, base).filter(({ size }) => size.w <= WARD * letter);
  const { set, size } = forms.at(-1) ?? pressedIn(page, tile.name, base, { wide: WARD * letter, lines: 2 });
  const w = size.w + SLOT;
  const named = tile.spaces.map(({ name }) => formsOf(page, name, lettering(page, letter).base));
  let most = Number.NEGATIVE_INFINITY;
  let best: Label | null = null;
  for (const x of ASIDE.x)
    for (const y of ASIDE.y) {
      const at = { x: middle.x - w / 2 + x * plan.scale, y: middle.y - size.h / 2 + y * plan.scale };
      const box = kept(plan.box, { ...at, w, h: size.h });
      const label: Label = { id: tile.id, text: tile.name, box, set, fill, line: null, radius: 14, slot: SLOT };
      const worth = floors.reduce((sum, floor, index) => sum + roomBeside(floor, label, named[index] ?? []), 0);
      if (worth - (Math.abs(x) + Math.abs(y)) / 60 <= most) continue;
      most = worth - (Math.abs(x) + Math.abs(y)) / 60;
      best = label;
    }
  if (!best) throw new Error(`no room for "${tile.name}"`);
  return best;
}

/** How much room a neighborhood's name leaves a space: for its own name above all, and for somebody with a monster. */
function roomBeside(floor: Floor, label: Label, forms: readonly { size: Size }[]): number {
  const left = floor.copy();
  for (const box of coverOf(label)) left.take(box, 6);
  const named = forms.some(({ size }) => left.places(size, 1).length > 8);
  return Number(named) * 40 + Math.min(ENOUGH, left.places(PAIR, 3).length);
}

function kept(within: Box, box: Box): Box {
  return {
    ...box,
    x: Math.max(within.x + 8, Math.min(within.x + within.w - box.w - OVER, box.x)),
    y: Math.max(within.y + 8, Math.min(within.y + within.h - box.h - 8, box.y)),
  };
}
