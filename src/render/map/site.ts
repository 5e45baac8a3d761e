import { Drawer } from '../drawing/drawer.ts';
import type { Box, Page } from '../drawing/page.ts';
import { Floor } from './floor.ts';
import { coreOf, EDGE, type Home, homeOf, hullOf, LINES, lastHomeOf, MOST_LINES } from './home.ts';
import { coverOf, type Label, outsideOf } from './label.ts';
import type { MapPlan } from './plan.ts';
import { balanceOf, between, type Point } from './polygon.ts';
import type { Ward } from './town.ts';
import type { MapView, SpaceView } from './view.ts';
import { wardLabel } from './wardname.ts';

/** A space before anybody stands there: its name, its building, and what room is left, with and without what the building has. */
export interface Site extends Home {
  floor: Floor;
  open: Floor;
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
/** How far beyond a street's own ground things may stand that are on it, in pixels of the whole map: at first, and at last. */
const BESIDE = [46, 184] as const;
/** The middle of a street is kept free of names, in pixels of the whole map. */
const FREE = 130;

/** Lays out the names of a map and the pictures of its places. */
export function sitesOf(page: Page, view: MapView, plan: MapPlan): Sites {
  const said = view.tiles.map(({ id, name, spaces }) => [id, name, spaces.map((space) => space.name)]);
  const key = JSON.stringify([page.theme, view.closeUp, said, view.streets.map(({ id }) => id), plan.windows]);
  return sites.take(key, () => made(page, plan));
}

/** Sizes of all names of spaces, in pixels: the first in which every one has room. */
const LETTERS = { far: [42, 38], near: [66, 62] } as const;

interface Plot {
  space: SpaceView;
  region: Point[];
  ward: Ward;
}

function made(page: Page, plan: MapPlan): Sites {
  const [letter] = LETTERS[plan.near ? 'near' : 'far'];
  const wards = new Map(
    plan.tiles.map((tile) => {
      const floors = tile.spaces.map(({ id }) => emptied(plan, plan.regions.get(id) ?? [], []));
      return [tile.id, wardLabel(page, plan, tile, { floors, letter })];
    }),
  );
  const plots = plan.tiles.flatMap(({ id, spaces }) =>
    spaces.flatMap((space): Plot[] => {
      const [region, ward] = [plan.regions.get(space.id), plan.wards.get(id)];
      return region && ward ? [{ space, region, ward }] : [];
    }),
  );
  const homes = homesOf(page, plan, plots, [...wards.values()]);
  const labels = [...wards.values(), ...homes.map(({ label }) => label)];
  const spaces = new Map(
    plots.flatMap(({ space, region }, index): [string, Site][] => {
      const home = homes[index];
      const floor = emptied(plan, region, labels);
      if (!home) return [];
      const open = floor.copy();
      open.take(coreOf(home.heart, plan.scale));
      return [[space.id, { ...home, floor, open }]];
    }),
  );
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

/**
 * Names and buildings of all spaces, all names in one size and on two lines, else three. Where a name has no room at last, the
 * longest choose first, and one too long for any is smaller, it alone.
 */
function homesOf(page: Page, plan: MapPlan, plots: readonly Plot[], wards: readonly Label[]): Home[] {
  const step = Math.round(3 * plan.scale ** 2);
  const letters = LETTERS[plan.near ? 'near' : 'far'];
  const last = { wards, step, letter: letters[1], last: true };
  for (const lines of [LINES, MOST_LINES]) {
    for (const letter of letters) {
      const homes = tried(page, plan, { plots, wards, step, letter, lines, last: false });
      if (homes.length === plots.length) return homes;
    }
    const homes = tried(page, plan, { ...last, lines, plots });
    if (homes.every(({ label }) => label.set.squeeze === 1)) return homes;
  }
  const longest = [...plots].sort((one, other) => other.space.name.length - one.space.name.length);
  const homes = tried(page, plan, { ...last, lines: MOST_LINES, plots: longest });
  return plots.flatMap(({ space }) => homes.filter(({ label }) => label.id === space.id));
}

interface Trial {
  plots: readonly Plot[];
  wards: readonly Label[];
  step: number;
  letter: number;
  lines: number;
  /** Names may reach into the spaces beside. */
  last: boolean;
}

/** Homes in letters of one size; fewer than there are spaces where one has no room. */
function tried(page: Page, plan: MapPlan, { plots, wards, step, letter, lines, last }: Trial): Home[] {
  const labels = [...wards];
  const built: Box[] = [];
  const homes: Home[] = [];
  for (const { space, region, ward } of plots) {
    const floor = emptied(plan, region, labels);
    const yard = emptied(plan, region, labels, 0);
    for (const hull of built) for (const one of [floor, yard]) one.take(hull);
    const clear = floor.copy();
    for (const { from, to, kind } of plan.lanes) {
      const [middle, half] = [between(from, to), (FREE / 2) * plan.scale];
      if (kind !== null) clear.take({ x: middle.x - half, y: middle.y - half, w: 2 * half, h: 2 * half });
    }
    const own = homeOf(page, space, letter, { floors: [clear, floor], yard, step, scale: plan.scale, lines });
    if (!own && !last) return homes;
    const toward = balanceOf(region);
    const home =
      own ?? lastHomeOf(page, space, letter, { floor: emptied(plan, ward.shape, labels), own: floor, toward, lines });
    homes.push(home);
    labels.push(home.label);
    built.push(hullOf(home.heart, plan.scale));
  }
  return homes;
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
export function emptied(plan: MapPlan, shape: readonly Point[], labels: readonly Label[], edge: number = EDGE): Floor {
  const floor = new Floor(shape, edge);
  for (const box of [...outsideOf(plan.box), ...plan.windows, ...labels.flatMap(coverOf)]) floor.take(box, EDGE);
  return floor;
}
