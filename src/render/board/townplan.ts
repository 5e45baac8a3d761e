import type { Box } from '../drawing/page.ts';
import type { BoardView, PlaceView } from '../view.ts';

/** How wide the picture is, and the town, which is all of its upper part; below it what lies beyond, in pixels. */
export const BOARD = { width: 1600 } as const;
export const TOWN: Box = { x: 0, y: 0, w: 1600, h: 958 };

const LEFT = 14;
const RIGHT = 1586;
const TOP_ROW = 12;
const TOP_HEIGHT = 166;
const SECOND_ROW = 195;
const SECOND_HEIGHT = 134;
/** The railway lies in the alley between the two northern rows. */
export const RAILWAY = 186;
/** The river runs here, from edge to edge. */
export const RIVER = { y: 357, depth: 40 } as const;
const BANDS = [385, 579, 773] as const;
const BAND_HEIGHT = 172;
/** Unstable locations of the top row: a gate's name needs room. */
const GATE_PLOTS = ['independence-square', 'hibbs-roadhouse'];
const LOT = 180;
/** A street with nobody on it is a third narrower; its neighbors have the room. */
const EMPTY = 2 / 3;
const ALLEY = 10;
const STREETS = { north: 320, south: 188, wide: 204 } as const;
/** Where the neighborhoods of the northern rows meet. */
const MEET = { upper: [445, 1127], lower: [608, 992] } as const;
/** Where the town's western and eastern half meet. */
const MIDDLE = (LEFT + RIGHT) / 2;

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
  (id) => (GATE_PLOTS.includes(id) ? 236 : 208),
);
/** Rows with a street, each within its neighborhood, from left to right. */
const ROWS: readonly { ids: readonly string[]; box: Box; street: number }[] = [
  northern(['curiositie-shoppe', 'northside-streets'], LEFT, MEET.lower[0] - 8),
  northern(['downtown-streets'], MEET.lower[0] + 8, MEET.lower[1] - 8),
  northern(['easttown-streets', 'police-station'], MEET.lower[1] + 8, RIGHT),
  southern(0, 'left', ['unvisited-isle', 'river-docks', 'unnamable', 'merchant-district-streets']),
  southern(1, 'left', ['science-building', 'administration-building', 'library', 'miskatonic-university-streets']),
  southern(2, 'left', ['st-marys-hospital', 'ye-olde-magick-shoppe', 'woods', 'uptown-streets']),
  southern(0, 'right', ['rivertown-streets', 'general-store', 'black-cave', 'graveyard']),
  southern(1, 'right', ['french-hill-streets', 'silver-twilight-lodge', 'witch-house']),
  southern(2, 'right', ['southside-streets', 'historical-society', 'south-church', 'mas-boarding-house']),
];

/** The ground of each neighborhood: corners of a polygon. */
export const DISTRICTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  northside: northernGround([4, MEET.upper[0]], [4, MEET.lower[0]]),
  downtown: northernGround(MEET.upper, MEET.lower),
  easttown: northernGround([MEET.upper[1], 1596], [MEET.lower[1], 1596]),
  'merchant-district': southernGround(0, 'left'),
  'miskatonic-university': southernGround(1, 'left'),
  uptown: southernGround(2, 'left'),
  rivertown: southernGround(0, 'right'),
  'french-hill': southernGround(1, 'right'),
  southside: southernGround(2, 'right'),
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

type Corners = readonly (readonly [number, number])[];

/** A neighborhood beside the river's northern bank, wider in one of its rows than in the other. */
function northernGround(upper: readonly [number, number], lower: readonly [number, number]): Corners {
  return [
    [upper[0], 4],
    [upper[1], 4],
    [upper[1], RAILWAY],
    [lower[1], RAILWAY],
    [lower[1], SECOND_ROW + SECOND_HEIGHT + 9],
    [lower[0], SECOND_ROW + SECOND_HEIGHT + 9],
    [lower[0], RAILWAY],
    [upper[0], RAILWAY],
  ];
}

function southernGround(band: 0 | 1 | 2, side: 'left' | 'right'): Corners {
  const [left, right] = side === 'left' ? [4, MIDDLE] : [MIDDLE, 1596];
  const top = BANDS[band] - 10;
  const bottom = band === 2 ? TOWN.h - 4 : BANDS[band] + BAND_HEIGHT + 12;
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
  const x = side === 'left' ? LEFT : MIDDLE + 12;
  const box = { x, y: BANDS[band], w: MIDDLE - 12 - LEFT, h: BAND_HEIGHT };
  return { ids, box, street: ids.length === 4 ? STREETS.south : STREETS.wide };
}
