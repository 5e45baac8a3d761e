import type { Box } from '../drawing/page.ts';
import type { BoardView, WorldView, ZoneView } from '../view.ts';
import { BOARD, TOWN } from './townplan.ts';

/** Pixels: around the band below the town and between its cells, a cell's height, and columns at most. */
const PAD = 8;
const GAP = 6;
const CELL = 112;
const COLUMNS = 5;
/** Height of the strip with turn, doom, terror and counts. */
const BAR = 104;

/** Where everything of the band below the town lies. */
export interface Beyond {
  /** The whole band. */
  band: Box;
  worlds: Map<string, Box>;
  zones: Map<string, Box>;
  /** What lies on the table for all; null while there is none. */
  environment: Box | null;
  rumor: Box | null;
}

const known = new WeakMap<BoardView, Beyond>();

/**
 * Other worlds, what lies around the town, environment and rumor, in rows of cells: a whole cell for what somebody is in
 * and for cards, half of one, a line, for the others.
 */
export function beyondOf(view: BoardView): Beyond {
  const beyond = known.get(view) ?? laidOut(view);
  known.set(view, beyond);
  return beyond;
}

/** The strip with turn, doom, terror and counts, below all that. */
export function barOf(view: BoardView): Box {
  const { band } = beyondOf(view);
  return { x: 0, y: band.y + band.h, w: BOARD.width, h: BAR };
}

/** How tall the picture is without the investigators' rows, in pixels. */
export function boardHeight(view: BoardView): number {
  const bar = barOf(view);
  return bar.y + bar.h;
}

/** Zones below the town: the Outskirts always, for their number, the others when somebody is there. The jail cell is drawn in its station. */
export function zonesOf(view: BoardView): ZoneView[] {
  return view.zones.filter((zone) => zone.id === 'outskirts' || (ELSEWHERE.has(zone.id) && isPeopled(zone)));
}

const ELSEWHERE: ReadonlySet<string> = new Set(['sky', 'lost-in-time-and-space']);

function isPeopled(spot: WorldView | ZoneView): boolean {
  return 'areas' in spot
    ? spot.areas.some((area) => area.length > 0)
    : spot.investigators.length + spot.monsters.length > 0;
}

const ENVIRONMENT = 'environment';
const RUMOR = 'rumor';

function laidOut(view: BoardView): Beyond {
  const zones = zonesOf(view);
  const spots = [...view.worlds, ...zones];
  const whole = [
    ...spots.filter(isPeopled).map(({ id }) => id),
    ...(view.environment === null ? [] : [ENVIRONMENT]),
    ...(view.rumor === null ? [] : [RUMOR]),
  ];
  const lines = spots.filter((spot) => !isPeopled(spot)).map(({ id }) => id);
  const cells = whole.length + Math.ceil(lines.length / 2);
  const rows = Math.max(1, Math.ceil(cells / COLUMNS));
  const columns = Math.max(1, Math.ceil(cells / rows));
  const wide = (BOARD.width - 2 * PAD - GAP * (columns - 1)) / columns;
  const top = TOWN.y + TOWN.h + PAD + 2;
  const cell = (index: number): Box => ({
    x: PAD + (index % columns) * (wide + GAP),
    y: top + Math.floor(index / columns) * (CELL + GAP),
    w: wide,
    h: CELL,
  });
  const half = (CELL - GAP) / 2;
  const boxes = new Map<string, Box>([
    ...whole.map((id, index): [string, Box] => [id, cell(index)]),
    ...lines.map((id, index): [string, Box] => {
      const box = cell(whole.length + Math.floor(index / 2));
      return [id, { ...box, y: box.y + (index % 2) * (half + GAP), h: half }];
    }),
  ]);
  const laid = (ids: readonly { id: string }[]): Map<string, Box> =>
    new Map([...boxes].filter(([id]) => ids.some((one) => one.id === id)));
  return {
    band: { x: 0, y: TOWN.h, w: BOARD.width, h: top - TOWN.h + rows * (CELL + GAP) },
    worlds: laid(view.worlds),
    zones: laid(zones),
    environment: boxes.get(ENVIRONMENT) ?? null,
    rumor: boxes.get(RUMOR) ?? null,
  };
}

/** Where a zone or a world's area lies below the town; null for what isn't there. */
export function beyondBox(view: BoardView, id: string): Box | null {
  const { zones, worlds } = beyondOf(view);
  const world = [...worlds].find(([own]) => id === `${own}-1` || id === `${own}-2`);
  return zones.get(id) ?? world?.[1] ?? null;
}
