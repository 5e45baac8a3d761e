import { type Box, inset } from '../drawing/page.ts';
import type { BoardView, PlaceView } from '../view.ts';
import type { Beyond } from './beyond.ts';
import type { Block } from './crowd.ts';
import { type Group, groupsOf, homeOf } from './group.ts';
import { roomFor, type Taken } from './room.ts';
import { seated } from './seating.ts';
import { boundsOf, freeWithin, type Sign } from './sign.ts';
import { buildingBox, EDGE, type Frame, type Spot, TOWN, WHOLE } from './townplan.ts';

/** Tokens from near, as large as there is room for; on the whole town none is larger or smaller. */
const SCALES = { near: [1.3, 1.15, 1], far: [1] } as const;
/** Where windows may open in the sky, and what stands there. */
const SKY = {
  bounds: { x: 6, y: 6, w: TOWN.width - 12, h: TOWN.height - 12 },
  plates: [
    { x: 0, y: 0, w: 540, h: EDGE },
    { x: 1046, y: 0, w: 554, h: EDGE },
  ],
} as const;
/** What it costs a window to cover a pixel of a building. */
const PRICE = 0.012;
/** How far a street’s name gives way: it still stands over its street. Pixels. */
const YIELD = 90;

/** Something laid into the picture: where, and what of it may be ringed. */
export interface Laid {
  box: Box;
  block: Block;
  place: string;
  from: Spot;
  /** Nearer to another place than to its own. */
  astray: boolean;
}

/** What is in view and where it may stand. */
export interface Scene {
  visible: readonly PlaceView[];
  signs: readonly Sign[];
  beyond: readonly Beyond[][];
  frame: Frame;
}

/** The same where it has found room. */
export interface Settled {
  laid: Laid[];
  windows: { beyond: Beyond; box: Box }[];
  signs: readonly Sign[];
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

/** In which order things are laid: first whoever is in town, else the windows; then streets’ names give way, and at last windows open in the sky. */
const ORDERS = [
  { first: 'town', yielding: false },
  { first: 'windows', yielding: false },
  { first: 'windows', yielding: true },
  { first: 'sky', yielding: true },
] as const;

interface Attempt {
  first: (typeof ORDERS)[number]['first'];
  yielding: boolean;
  groups: readonly Group[];
}

/** A name that would have to give way too far stays, and whoever took its room looks again. */
function tried(scene: Scene, { first, yielding, groups }: Attempt): Settled {
  const { visible, beyond, frame } = scene;
  const bounds = boundsOf(frame);
  const soft = visible.flatMap((place) =>
    place.kind === 'location' ? [{ box: buildingBox(place, frame), price: PRICE }] : [],
  );
  const stays = new Set(scene.signs.filter(({ place, focus }) => !yielding || focus || place.kind !== 'street'));
  for (;;) {
    const hard = [...stays].map(({ box }) => inset(box, -1));
    const openWindows = (): Settled['windows'] =>
      beyond.flatMap((shapes) => {
        const sky = first === 'sky' ? { bounds: SKY.bounds, hard: [...hard, ...SKY.plates] } : { bounds, hard };
        const found = windowIn(shapes, { ...sky, soft });
        if (found) hard.push(inset(found.box, -1));
        return found ? [found] : [];
      });
    const early = first === 'town' ? [] : openWindows();
    const laid = seated(groups, { visible, frame, bounds, hard }).map(
      ({ group: { place }, block, box, astray }): Laid => {
        hard.push(inset(box, -1));
        return { box, block, place: place.id, from: homeOf(place, frame), astray };
      },
    );
    const windows = first === 'town' ? openWindows() : early;
    const signs = scene.signs.map((sign): Sign | null => {
      if (stays.has(sign)) return sign;
      const box = freeWithin(sign.box, hard, bounds, YIELD);
      if (!box) return null;
      hard.push(box);
      return { ...sign, box };
    });
    const stuck = scene.signs.filter((_, index) => signs[index] === null);
    if (stuck.length === 0) return { laid, windows, signs: signs.filter((sign) => sign !== null) };
    for (const sign of stuck) stays.add(sign);
  }
}

/** The shape of a window that finds room nearest to where it belongs. */
function windowIn(shapes: readonly Beyond[], taken: Taken): Settled['windows'][number] | null {
  let best: { beyond: Beyond; box: Box; cost: number } | null = null;
  for (const beyond of shapes) {
    const wish = { w: Math.round(beyond.w), h: Math.round(beyond.h), near: beyond.near };
    const found = roomFor(wish, taken, best?.cost);
    if (found) best = { beyond, ...found };
  }
  return best;
}
