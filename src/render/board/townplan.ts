import type { Box } from '../drawing/page.ts';
import type { BoardView, PlaceView } from '../view.ts';

/** The whole picture without the investigators' rows, and its parts, in pixels. */
export const BOARD = { width: 1600, height: 1000 } as const;
export const TOWN: Box = { x: 0, y: 0, w: 1310, h: 896 };
export const SIDE: Box = { x: 1310, y: 0, w: 290, h: 896 };
export const BAR: Box = { x: 0, y: 896, w: 1600, h: 104 };

const LEFT = 14;
const RIGHT = 1296;
const TOP_ROW = 12;
const TOP_HEIGHT = 142;
const SECOND_ROW = 169;
const SECOND_HEIGHT = 121;
/** The railway lies in the alley between the two northern rows. */
export const RAILWAY = 161;
/** The river runs here, from edge to edge. */
export const RIVER = { y: 318, depth: 40 } as const;
const BANDS = [346, 533, 720] as const;
const BAND_HEIGHT = 164;
/** Unstable locations of the top row: a gate's name needs room. */
const GATE_PLOTS = ['independence-square', 'hibbs-roadhouse'];
const LOT = 140;
/** A street with nobody on it is a third narrower; its neighbors have the room. */
const EMPTY = 2 / 3;
const ALLEY = 10;
const STREETS = { north: 292, south: 180, wide: 192 } as const;

const NORTH = spread(
  [
    'newspaper',
    'train-station',
    'bank-of-arkham',
    'arkham-asylum',
    'independence-square',
    'hibbs-roadhouse',
    'velmas-diner',
  ],
  { x: LEFT, y: TOP_ROW, w: RIGHT - LEFT, h: TOP_HEIGHT },
  (id) => (GATE_PLOTS.includes(id) ? 198 : 165),
);
/** Rows with a street, each within its neighborhood, from left to right. */
const ROWS: readonly { ids: readonly string[]; box: Box; street: number }[] = [
  northern(['curiositie-shoppe', 'northside-streets'], LEFT, 493),
  northern(['downtown-streets'], 509, 801),
  northern(['easttown-streets', 'police-station'], 817, RIGHT),
  southern(0, 'left', ['unvisited-isle', 'river-docks', 'unnamable', 'merchant-district-streets']),
  southern(1, 'left', ['science-building', 'administration-building', 'library', 'miskatonic-university-streets']),
  southern(2, 'left', ['st-marys-hospital', 'ye-olde-magick-shoppe', 'woods', 'uptown-streets']),
  southern(0, 'right', ['rivertown-streets', 'general-store', 'black-cave', 'graveyard']),
  southern(1, 'right', ['french-hill-streets', 'silver-twilight-lodge', 'witch-house']),
  southern(2, 'right', ['southside-streets', 'historical-society', 'south-church', 'mas-boarding-house']),
];

/** The ground of each neighborhood: corners of a polygon. */
export const DISTRICTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  northside: [
    [4, 4],
    [364, 4],
    [364, RAILWAY],
    [506, RAILWAY],
    [506, 300],
    [4, 300],
  ],
  downtown: [
    [364, 4],
    [914, 4],
    [914, RAILWAY],
    [804, RAILWAY],
    [804, 300],
    [506, 300],
    [506, RAILWAY],
    [364, RAILWAY],
  ],
  easttown: [
    [914, 4],
    [1306, 4],
    [1306, 300],
    [804, 300],
    [804, RAILWAY],
    [914, RAILWAY],
  ],
  'merchant-district': rectangle(4, 336, 655, 521),
  'miskatonic-university': rectangle(4, 521, 655, 708),
  uptown: rectangle(4, 708, 655, 892),
  rivertown: rectangle(655, 336, 1306, 521),
  'french-hill': rectangle(655, 521, 1306, 708),
  southside: rectangle(655, 708, 1306, 892),
};

const known = new WeakMap<BoardView, ReadonlyMap<string, Box>>();

/**
 * Where each place of the upright printed board lies when the town is turned into a landscape; one that this plan
 * doesn't know lies where the printed board has it.
 */
export function plotsOf(view: BoardView): ReadonlyMap<string, Box> {
  const plots = known.get(view) ?? planned(view);
  known.set(view, plots);
  return plots;
}

/** The plot of one place. */
export function plotOf(view: BoardView, place: PlaceView): Box {
  return plotsOf(view).get(place.id) ?? printed(place);
}

function planned(view: BoardView): Map<string, Box> {
  const empty = new Set(view.places.filter(isEmpty).map(({ id }) => id));
  const laid = Object.assign({}, NORTH, ...ROWS.map((row) => inRow(row, empty)));
  return new Map(view.places.map((place): [string, Box] => [place.id, laid[place.id] ?? printed(place)]));
}

function isEmpty({ clues, monsters, investigators }: PlaceView): boolean {
  return clues + monsters.length + investigators.length === 0;
}

function printed({ x, y }: PlaceView): Box {
  return { x: (x / 0.79) * (TOWN.w - LOT), y: (y / 0.905) * (TOWN.h - BAND_HEIGHT), w: LOT, h: BAND_HEIGHT };
}

/** A street as wide as it needs to be, the locations of its row sharing the rest; alone it keeps to the middle. */
function inRow({ ids, box, street }: (typeof ROWS)[number], empty: ReadonlySet<string>): Record<string, Box> {
  const wide = (id: string): number => street * (empty.has(id) ? EMPTY : 1);
  const road = ids.find(isStreet) ?? '';
  if (ids.length === 1) return { [road]: { ...box, x: box.x + (box.w - wide(road)) / 2, w: wide(road) } };
  const lot = (box.w - wide(road) - ALLEY * (ids.length - 1)) / (ids.length - 1);
  return spread(ids, box, (id) => (isStreet(id) ? wide(id) : lot));
}

function isStreet(id: string): boolean {
  return id.endsWith('-streets');
}

function rectangle(left: number, top: number, right: number, bottom: number): [number, number][] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A row of plots spread over a box. */
function spread(ids: readonly string[], box: Box, width: (id: string) => number): Record<string, Box> {
  const free = box.w - ids.reduce((sum, id) => sum + width(id), 0);
  const gap = free / (ids.length - 1);
  const plots: Record<string, Box> = {};
  let x = box.x;
  for (const id of ids) {
    plots[id] = { x: Math.round(x), y: box.y, w: Math.round(width(id)), h: box.h };
    x += width(id) + gap;
  }
  return plots;
}

/** What a neighborhood has beside the river's northern bank. */
function northern(ids: readonly string[], left: number, right: number): (typeof ROWS)[number] {
  return { ids, box: { x: left, y: SECOND_ROW, w: right - left, h: SECOND_HEIGHT }, street: STREETS.north };
}

/** One neighborhood south of the river: its street beside the middle of the town, its locations outwards. */
function southern(band: 0 | 1 | 2, side: 'left' | 'right', ids: readonly string[]): (typeof ROWS)[number] {
  const middle = (LEFT + RIGHT) / 2;
  const x = side === 'left' ? LEFT : middle + 12;
  const box = { x, y: BANDS[band], w: middle - 12 - LEFT, h: BAND_HEIGHT };
  return { ids, box, street: ids.length === 4 ? STREETS.south : STREETS.wide };
}
