import { type Box, inset } from '../drawing/page.ts';
import type { BoardView, PlaceView } from '../view.ts';
import type { Beyond } from './beyond.ts';
import { type Block, monsterBlock, peopleBlock } from './crowd.ts';
import { roomFor, type Taken } from './room.ts';
import { boundsOf, free, type Sign } from './sign.ts';
import { buildingBox, EDGE, type Frame, type Spot, seen, spotOf, TOWN, WHOLE } from './townplan.ts';

/** Tokens from near, as large as there is room for; on the whole town none is larger or smaller. */
const SCALES = { near: [1.3, 1.15, 1], far: [1] } as const;
/** How many stand in a row: tried in this order, and what finds room nearest is taken. */
const ROWS = [4, 2, 3, 6, 1] as const;
/** Where windows may open in the sky, and what stands there. */
const SKY = {
  bounds: { x: 6, y: 6, w: TOWN.width - 12, h: TOWN.height - 12 },
  plates: [
    { x: 0, y: 0, w: 540, h: EDGE },
    { x: 1046, y: 0, w: 554, h: EDGE },
  ],
} as const;
const JAIL = 'jail-cell';
const STATION = 'police-station';
/** What it costs to cover a pixel of a building: one's own, another's. */
const PRICE = { own: 0.001, other: 0.005, window: 0.012 } as const;

/** Something laid into the picture: where, and what of it may be ringed. */
export interface Laid {
  box: Box;
  block: Block;
  place: string;
  from: Spot;
}

/** What is in view and where it may stand. */
export interface Scene {
  visible: readonly PlaceView[];
  signs: readonly Sign[];
  beyond: readonly Beyond[][];
  frame: Frame;
}

/** Finds room for everything that stands somewhere: near where it is, never over a name; people before monsters. */
export function settle(view: BoardView, scene: Scene): Settled {
  const { visible, beyond, frame } = scene;
  const tries = (frame !== WHOLE ? SCALES.near : SCALES.far).flatMap((scale) =>
    ORDERS.map((order) => ({ scale, ...order, groups: visible.flatMap((place) => groupsOf(view, place, scale)) })),
  );
  let best: Settled | null = null;
  for (const one of tries) {
    const made = tried(scene, one);
    const missing = one.groups.length + beyond.length - made.laid.length - made.windows.length;
    if (missing === 0) return made;
    if (!best) best = made;
    if (made.laid.length + made.windows.length > best.laid.length + best.windows.length) best = made;
  }
  return best ?? { laid: [], windows: [], signs: scene.signs };
}

/** In which order things are laid: first whoever is in town, else the windows; then streets give up where their names stand, and at last windows open in the sky. */
const ORDERS = [
  { first: 'town', yielding: false },
  { first: 'windows', yielding: false },
  { first: 'windows', yielding: true },
  { first: 'sky', yielding: true },
] as const;

/** All that stands together, in the ways it may stand. */
interface Group {
  place: PlaceView;
  what: 'people' | 'monsters';
  shapes: Block[];
}

interface Attempt {
  first: (typeof ORDERS)[number]['first'];
  yielding: boolean;
  groups: readonly Group[];
}

function tried({ visible, signs, beyond, frame }: Scene, { first, yielding, groups }: Attempt): Settled {
  const bounds = boundsOf(frame);
  const buildings = visible.flatMap((place): [string, Box][] =>
    place.kind === 'location' ? [[place.id, buildingBox(place, frame)]] : [],
  );
  const soft = (own: string | null): Taken['soft'] =>
    buildings.map(([id, box]) => ({ box, price: own === null ? PRICE.window : id === own ? PRICE.own : PRICE.other }));
  const yields = ({ place, focus }: Sign): boolean => yielding && !focus && place.kind === 'street';
  const fixed = signs.filter((sign) => !yields(sign));
  const taken = { bounds, hard: fixed.map(({ box }) => inset(box, -1)) };
  const openWindows = (): Settled['windows'] =>
    beyond.flatMap((one) => {
      const wide = first === 'sky' ? { ...taken, bounds: SKY.bounds, hard: [...taken.hard, ...SKY.plates] } : taken;
      const found = take(one, one[0]?.near ?? { x: 0, y: 0 }, { ...wide, soft: soft(null) });
      if (found) taken.hard.push(inset(found.box, -1));
      return found ? [{ beyond: found.block, box: found.box }] : [];
    });
  const early = first === 'town' ? [] : openWindows();
  const order = (one: Group): number => weight(one.shapes) + (one.what === 'people' ? TOWN.width * TOWN.height : 0);
  const laid = [...groups]
    .sort((a, b) => order(b) - order(a))
    .flatMap(({ place, shapes }): Laid[] => {
      const foot = seen(spotOf(place), frame);
      const from = { x: foot.x, y: foot.y + (place.kind === 'street' ? 50 : -40 * frame.scale) };
      const found = take(shapes, from, { ...taken, soft: soft(place.id) });
      return found ? [{ ...found, place: place.id, from }] : [];
    });
  const windows = first === 'town' ? openWindows() : early;
  const moved = signs.map((sign): Sign => {
    if (!yields(sign)) return sign;
    const box = free(sign.box, taken.hard, bounds);
    taken.hard.push(box);
    return { ...sign, box };
  });
  return { laid, windows, signs: moved };
}

export interface Settled {
  laid: Laid[];
  windows: { beyond: Beyond; box: Box }[];
  signs: readonly Sign[];
}

function weight([first]: readonly Block[]): number {
  return first ? first.w * first.h : 0;
}

/** The shape that finds room nearest to where it belongs, which is taken. */
function take<T extends { w: number; h: number }>(
  shapes: readonly T[],
  near: Spot,
  taken: Taken,
): { block: T; box: Box } | null {
  let best: { block: T; box: Box; cost: number } | null = null;
  for (const block of shapes) {
    const wish = { w: Math.round(block.w), h: Math.round(block.h), near };
    const found = roomFor(wish, taken, best?.cost);
    if (found) best = { block, ...found };
  }
  if (best) taken.hard.push(inset(best.box, -1));
  return best;
}

/** Whoever and whatever is in a place: people with clues, and monsters. */
function groupsOf(view: BoardView, place: PlaceView, scale: number): Group[] {
  const prisoners = place.id === STATION ? (view.zones.find(({ id }) => id === JAIL)?.investigators ?? []) : [];
  const people = [
    ...place.investigators.map((token) => ({ token })),
    ...prisoners.map((token) => ({ token, plight: { arrested: true } })),
  ];
  const rows = (count: number): readonly number[] =>
    count < 2 ? [1] : ROWS.filter((row) => row <= Math.max(4, count));
  const both = [
    {
      what: 'people' as const,
      shapes: rows(people.length + Math.min(1, place.clues)).map((row) =>
        peopleBlock(place.clues, people, { scale, row }),
      ),
    },
    {
      what: 'monsters' as const,
      shapes: rows(place.monsters.length).map((row) => monsterBlock(place.monsters, { scale, row })),
    },
  ];
  return both.flatMap(({ what, shapes }) => {
    const all = shapes.filter((shape) => shape !== null);
    return all.length > 0 ? [{ place, what, shapes: all }] : [];
  });
}
