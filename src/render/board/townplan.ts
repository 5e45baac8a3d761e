import type { Box } from '../drawing/page.ts';
import type { PlaceView } from '../view.ts';

/** The whole picture and its parts, in pixels. */
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
const PLOT = 172;
/** Unstable locations of the top row: a gate's name needs room. */
const GATE_PLOTS = ['independence-square', 'hibbs-roadhouse'];
const LOT = 140;
const STREET = 180;

/** Where each place of the upright printed board lies when the town is turned into a landscape. */
const PLOTS: Readonly<Record<string, Box>> = {
  ...spread(
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
  ),
  ...spread(
    ['curiositie-shoppe', 'northside-streets', 'downtown-streets', 'easttown-streets', 'police-station'],
    { x: LEFT, y: SECOND_ROW, w: RIGHT - LEFT, h: SECOND_HEIGHT },
    (id) => (id.endsWith('-streets') ? 292 : PLOT),
  ),
  ...half(0, 'left', ['unvisited-isle', 'river-docks', 'unnamable', 'merchant-district-streets']),
  ...half(1, 'left', ['science-building', 'administration-building', 'library', 'miskatonic-university-streets']),
  ...half(2, 'left', ['st-marys-hospital', 'ye-olde-magick-shoppe', 'woods', 'uptown-streets']),
  ...half(0, 'right', ['rivertown-streets', 'general-store', 'black-cave', 'graveyard']),
  ...half(1, 'right', ['french-hill-streets', 'silver-twilight-lodge', 'witch-house']),
  ...half(2, 'right', ['southside-streets', 'historical-society', 'south-church', 'mas-boarding-house']),
};

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

/** The plot of a place; one that this plan doesn't know lies where the printed board has it. */
export function plotOf(place: PlaceView): Box {
  const known = PLOTS[place.id];
  if (known) return known;
  return {
    x: (place.x / 0.79) * (TOWN.w - LOT),
    y: (place.y / 0.905) * (TOWN.h - BAND_HEIGHT),
    w: LOT,
    h: BAND_HEIGHT,
  };
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
    plots[id] = { x: Math.round(x), y: box.y, w: width(id), h: box.h };
    x += width(id) + gap;
  }
  return plots;
}

/** One neighborhood south of the river: its street beside the middle of the town, its locations outwards. */
function half(band: 0 | 1 | 2, side: 'left' | 'right', ids: readonly string[]): Record<string, Box> {
  const middle = (LEFT + RIGHT) / 2;
  const box: Box = {
    x: side === 'left' ? LEFT : middle + 12,
    y: BANDS[band],
    w: middle - 12 - LEFT,
    h: BAND_HEIGHT,
  };
  const lot = ids.length === 4 ? LOT : 205;
  return spread(ids, box, (id) => (id.endsWith('-streets') ? (ids.length === 4 ? STREET : 192) : lot));
}
