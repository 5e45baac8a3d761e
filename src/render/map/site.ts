import { Drawer } from '../drawing/drawer.ts';
import type { Page } from '../drawing/page.ts';
import { Floor } from './floor.ts';
import { OVAL } from './ground.ts';
import { coverOf, type Label, outsideOf, spaceLabel, wardLabel } from './label.ts';
import type { MapPlan } from './plan.ts';
import { balanceOf, between, type Point } from './polygon.ts';
import type { MapView } from './view.ts';

/** A space before anybody stands there: its name, where its picture lies, and what room is left. */
export interface Site {
  label: Label;
  /** The middle of its picture, and what part of the full size that has. */
  heart: Point & { part: number };
  floor: Floor;
}

/** All that has its place whatever happens. */
export interface Sites {
  wards: Map<string, Label>;
  spaces: Map<string, Site>;
  /** The whole ground of each neighborhood, less all names. */
  grounds: Map<string, Floor>;
  /** The middle of each street with a little, and with much, of the ground at its sides. */
  streets: Map<string, { floor: Floor; around: Floor }>;
}

const sites = new Drawer<Sites>('sites', () => 500_000);
/** How far things stay from the edges of a space, and from its name. */
const EDGE = 5;
/** How far beyond a street's own ground things may stand that are on it, in pixels of the whole map: at first, and at last. */
const BESIDE = [46, 184] as const;
/** The middle of a street is kept free of names, in pixels of the whole map. */
const FREE = 130;

/** Lays out the names of a map and the pictures of its places. */
export function sitesOf(page: Page, view: MapView, plan: MapPlan): Sites {
  const said = view.tiles.map(({ id, name, spaces }) => [id, name, spaces.map((space) => space.name)]);
  const key = JSON.stringify([
    page.theme,
    view.closeUp,
    said,
    view.streets.map(({ id }) => id),
    view.beyond.map(({ id }) => id),
  ]);
  return sites.take(key, () => made(page, plan));
}

function made(page: Page, plan: MapPlan): Sites {
  const wards = new Map(plan.tiles.map((tile) => [tile.id, wardLabel(page, plan, tile)]));
  const labels: Label[] = [...wards.values()];
  const all = plan.tiles.flatMap(({ id, spaces }) => spaces.map((space) => ({ ward: plan.wards.get(id), space })));
  for (const { ward, space } of all) {
    const region = plan.regions.get(space.id);
    if (!region || !ward) continue;
    const floor = emptied(plan, region, labels);
    const clear = floor.copy();
    for (const { from, to, kind } of plan.lanes) {
      const [middle, half] = [between(from, to), (FREE / 2) * plan.scale];
      if (kind !== null) clear.take({ x: middle.x - half, y: middle.y - half, w: 2 * half, h: 2 * half });
    }
    const last = {
      floor: emptied(plan, ward.shape, labels),
      toward: floor.middle() ?? balanceOf(region),
      step: Math.round(3 * plan.scale ** 2),
    };
    labels.push(spaceLabel(page, [clear, floor], space, last));
  }
  const spaces = new Map<string, Site>();
  for (const { space } of all) {
    const region = plan.regions.get(space.id);
    const label = labels.find(({ id }) => id === space.id);
    if (!region || !label) continue;
    const floor = emptied(plan, region, labels);
    spaces.set(space.id, { label, heart: heartOf(floor, plan, space.id), floor });
  }
  const grounds = new Map([...plan.wards].map(([id, { shape }]) => [id, emptied(plan, shape, labels)]));
  const streets = new Map(
    plan.streets.flatMap(({ id }): [string, { floor: Floor; around: Floor }][] => {
      const region = plan.regions.get(id);
      if (!region) return [];
      const [floor, around] = BESIDE.map((more) => emptied(plan, widened(region, more * plan.scale), labels));
      return floor && around ? [[id, { floor, around }]] : [];
    }),
  );
  return { wards, spaces, grounds, streets };
}

/** The four corners of a street's middle, further out at its sides. */
function widened(region: readonly Point[], more: number): Point[] {
  return region.map((corner, index): Point => {
    const other = region[3 - index] ?? corner;
    const far = Math.hypot(corner.x - other.x, corner.y - other.y) || 1;
    return { x: corner.x + ((corner.x - other.x) / far) * more, y: corner.y + ((corner.y - other.y) / far) * more };
  });
}

/** The room of a shape on the picture, less some labels. */
export function emptied(plan: MapPlan, shape: readonly Point[], labels: readonly Label[]): Floor {
  const floor = new Floor(shape, EDGE);
  for (const box of [...outsideOf(plan.box), ...labels.flatMap(coverOf)]) floor.take(box, EDGE);
  return floor;
}

/** Parts of its full size that the picture of a place may have. */
const SIZES = [1.15, 1, 0.86, 0.72, 0.58] as const;

/** Where a place's picture lies: in the middle of what its name leaves free, as large as there is room. */
function heartOf(floor: Floor, { scale, regions }: MapPlan, id: string): Site['heart'] {
  const free = floor.middle() ?? balanceOf(regions.get(id) ?? []);
  for (const part of SIZES) {
    const size = { w: OVAL.w * scale * part, h: OVAL.h * scale * part };
    const at = floor.near(size, free);
    if (at) return { x: at.x + size.w / 2, y: at.y + size.h / 2, part };
  }
  return { ...free, part: 0 };
}
