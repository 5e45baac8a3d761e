import { drawHeads, drawShafts, PERSON as OWN } from '../drawing/arrow.ts';
import { BOLD } from '../drawing/fonts.ts';
import { type Box, center, inset, Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { drawText, widthOf } from '../drawing/text.ts';
import type { BoardView, PlaceView } from '../view.ts';
import { arrowsOf } from './arrow.ts';
import { type Beyond, beyondOf, drawBeyond } from './beyond.ts';
import { type Block, monsterBlock, peopleBlock, type Stood } from './crowd.ts';
import { drawGround } from './ground.ts';
import { drawHorizon } from './horizon.ts';
import { arcOf, FAR, type Lettering, NEAR, NUMBER, numberDisc, type Ribbon, ribbonOf } from './placename.ts';
import { roomFor, shared, type Taken } from './room.ts';
import { changedAt, drawThings, ringed } from './thing.ts';
import {
  buildingBox,
  EDGE,
  type Frame,
  focusOf,
  frameOf,
  planOf,
  type Spot,
  seen,
  spotOf,
  TOWN,
  WHOLE,
} from './townplan.ts';

/** Tokens from near, as large as there is room for; on the whole town none is larger or smaller. */
const SCALES = { near: [1.3, 1.15, 1], far: [1] } as const;
/** How many stand in a row: tried in this order, and what finds room nearest is taken. */
const ROWS = [4, 2, 3, 6, 1] as const;
/** Ground of the number of steps: that color, dark enough for letters. */
const STEPS = mix(OWN, '#000000', 0.42);
/** From this scale on there is room for a street’s name along an arc. */
const BOWED = 1.8;
/** An arc is no longer than so many ribbons. */
const LONGEST = 2.4;
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

/** Where names and tokens may stand: below the sky, if there is one. */
function boundsOf(frame: Frame): Box {
  const top = frame === WHOLE ? EDGE + 4 : 8;
  return { x: 6, y: top, w: TOWN.width - 12, h: TOWN.height - 6 - top };
}

/** Something laid into the picture: where, and what of it may be ringed. */
interface Laid {
  box: Box;
  block: Block;
  place: string;
  from: Spot;
}

/** A name or a number where it stands. */
interface Sign {
  box: Box;
  draw: (page: Page) => void;
  place: PlaceView;
  /** What a close-up is about: it stays where it is. */
  focus: boolean;
}

/** The town with all that is in it: the whole of it under its sky, or as much as a question is about. */
export function drawTown(view: BoardView): Page {
  const page = new Page(TOWN.width, TOWN.height, view);
  const frame = frameOf(view);
  drawGround(page, view, frame);
  if (frame === WHOLE) drawHorizon(page, view);
  const visible = view.places.filter((place) => inView(seen(spotOf(place), frame)));
  const plan = planOf(page.theme, frame);
  for (const place of visible) if (place.kind === 'location') drawThings(page, place, buildingBox(place, frame), plan);
  const names = signsOf(page, view, visible, frame);
  const beyond = focusOf(view) ? [] : beyondOf(page, view);
  const { laid, windows, signs } = settle(view, { visible, signs: names, beyond, frame });
  const spots = (id: string): Spot | null => spotIn(view, id, frame, windows);
  const kept = [...signs.map(({ box }) => box), ...laid.map(({ box }) => box), ...windows.map(({ box }) => box)];
  const arrows = arrowsOf(view, spots, frame === WHOLE ? [...kept, { x: 0, y: 0, w: TOWN.width, h: EDGE }] : kept);
  drawShafts(page, arrows, kept);
  for (const one of laid) tether(page, one);
  for (const { draw, box } of signs) page.at(box.x, box.y, 1, () => draw(page));
  drawRings(page, view, { visible, signs, frame });
  for (const one of windows) drawBeyond(page, one.beyond, one.box);
  for (const { box, block } of laid) page.at(box.x, box.y, 1, () => block.draw(page));
  for (const one of laid) ringTokens(page, view, one);
  drawHeads(page, arrows);
  return page;
}

function inView({ x, y }: Spot): boolean {
  return x > 20 && x < TOWN.width - 20 && y > 60 && y < TOWN.height - 12;
}

function spotIn(
  view: BoardView,
  id: string,
  frame: Frame,
  windows: readonly { beyond: Beyond; box: Box }[],
): Spot | null {
  const place = view.places.find((one) => one.id === id);
  if (place) {
    const spot = seen(spotOf(place), frame);
    return inView(spot) ? spot : null;
  }
  const window = windows.find(({ beyond }) => beyond.id === id || id.startsWith(`${beyond.id}-`));
  return window ? center(window.box) : null;
}

/** Names: on their ribbons below the buildings, along arcs over the streets; from near the most important, and numbers. */
function signsOf(page: Page, view: BoardView, places: readonly PlaceView[], frame: Frame): Sign[] {
  const focus = focusOf(view);
  const steps = new Map((view.marks ?? []).map(({ place, label }) => [place, label]));
  const bounds = boundsOf(frame);
  const taken: Box[] = [];
  const ranked = [...places].sort((a, b) => rank(focus, a) - rank(focus, b));
  return ranked.flatMap((place): Sign[] => {
    const spot = seen(spotOf(place), frame);
    const own = focus?.find((one) => one.place === place.id);
    const { number } = own ?? {};
    if (number !== undefined) {
      const wanted = { x: spot.x - NUMBER.r, y: spot.y - NUMBER.r, w: 2 * NUMBER.r, h: 2 * NUMBER.r };
      const box = free(wanted, taken, bounds);
      taken.push(box);
      const middle = { x: NUMBER.r, y: NUMBER.r };
      return [{ place, box, focus: true, draw: (on) => numberDisc(on, String(number), middle) }];
    }
    const name = nameOf(page, view, place, own ? (frame.scale < BOWED ? { ...NEAR, flat: true } : NEAR) : FAR);
    const ribbon = labelled(page, name, steps.get(place.id), focus !== null);
    const below = place.kind === 'street' ? -ribbon.h - 4 * frame.scale : 8 * frame.scale;
    const wanted = { x: Math.round(spot.x - ribbon.w / 2), y: Math.round(spot.y + below), w: ribbon.w, h: ribbon.h };
    const box = free(wanted, taken, bounds);
    // What a close-up is not about has no name where that would not stand beside it.
    if (focus && !own && (box.x !== wanted.x || box.y !== wanted.y)) return [];
    taken.push(box);
    return [{ place, box, focus: own !== undefined, draw: ribbon.draw }];
  });
}

function nameOf(page: Page, view: BoardView, place: PlaceView, lettering: Lettering): Ribbon {
  if (place.kind === 'location' || lettering.flat) return ribbonOf(page, place, view.words.closed ?? '', lettering);
  const hex = view.neighborhoods.find(({ id }) => id === place.neighborhood)?.hex ?? '#888888';
  const arc = arcOf(page, place.name, hex, lettering);
  return arc.w > LONGEST * lettering.wide ? ribbonOf(page, place, '', lettering) : arc;
}

/** Who chooses first: the most important from near; locations, whose names hang below them, before streets. */
function rank(focus: ReturnType<typeof focusOf>, { id, kind }: PlaceView): number {
  const at = focus?.findIndex(({ place }) => place === id) ?? -1;
  return at < 0 ? (focus?.length ?? 0) + (kind === 'street' ? 1 : 0) : at;
}

/** Inside bounds. */
function within(box: Box, { x, y, w, h }: Box): Box {
  const left = Math.max(x, Math.min(x + w - box.w, box.x));
  return { ...box, x: left, y: Math.max(y, Math.min(y + h - box.h, box.y)) };
}

/** Where it is wanted, or as near to it as nothing is covered. */
function free(wanted: Box, taken: Box[], bounds: Box): Box {
  const box = within(wanted, bounds);
  if (!taken.some((other) => shared(other, box) > 0)) return box;
  return roomFor({ w: box.w, h: box.h, near: center(box) }, { bounds, hard: taken, soft: [] })?.box ?? box;
}

/** A name with the number of its step before it. */
function labelled(page: Page, ribbon: Ribbon, label: string | undefined, near: boolean): Ribbon {
  if (label === undefined) return ribbon;
  const size = near ? 46 : 57;
  const w = Math.max(size, widthOf(page, label, { face: BOLD, size }) + 22);
  const h = Math.max(ribbon.h, size + 6);
  return {
    w: w + ribbon.w + 4,
    h,
    draw: (on) => {
      const plate = { x: 2, y: (h - size - 4) / 2, w: w - 4, h: size + 4 };
      panel(on, plate, { radius: 20, fill: STEPS, line: on.colors.white, width: 4 });
      drawText(on, label, inset(plate, 4), { face: BOLD, size: size - 4, least: 40, color: on.colors.white });
      on.at(w + 2, (h - ribbon.h) / 2, 1, () => ribbon.draw(on));
    },
  };
}

/** What is in view and where it may stand. */
interface Scene {
  visible: readonly PlaceView[];
  signs: readonly Sign[];
  beyond: readonly Beyond[][];
  frame: Frame;
}

/** Finds room for everything that stands somewhere: near where it is, never over a name; people before monsters. */
function settle(view: BoardView, scene: Scene): Settled {
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

interface Settled {
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

/** Between what has found no room where it is and the place where it is. */
function tether({ ctx, colors }: Page, { box, from }: Laid): void {
  const middle = center(box);
  const dx = Math.max(0, Math.abs(middle.x - from.x) - box.w / 2);
  const dy = Math.max(0, Math.abs(middle.y - from.y) - box.h / 2);
  if (Math.hypot(dx, dy) < 44) return;
  for (const [color, width] of [
    [colors.black, 7],
    [colors.cream, 3],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(middle.x, middle.y);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

function drawRings(page: Page, view: BoardView, { visible, signs, frame }: Omit<Scene, 'beyond'>): void {
  for (const place of visible) {
    const fresh = (['gate', 'seal', 'closed'] as const).some((kind) => changedAt(view, place.id, kind));
    if (fresh && place.kind === 'location') ringed(page, buildingBox(place, frame));
  }
  const route = new Set([...(view.route ?? []), ...(view.marks ?? []).map(({ place }) => place)]);
  for (const { place, box } of signs) {
    if (!route.has(place.id) || !view.route) continue;
    panel(page, inset(box, -5), { radius: 10, line: page.colors.white, width: 9 });
    panel(page, inset(box, -5), { radius: 10, line: OWN, width: 5 });
  }
}

function ringTokens(page: Page, view: BoardView, { box, block, place }: Laid): void {
  const moved = (one: Stood): Box => ({ ...one.box, x: one.box.x + box.x, y: one.box.y + box.y });
  for (const change of view.changes) {
    if ((change.kind !== 'clue' && change.kind !== 'monster') || change.place !== place) continue;
    const marker = change.kind === 'monster' ? (change.marker ?? '') : 'clue';
    const own = block.stood.filter(({ id }) => id === marker);
    for (const one of own) ringed(page, inset(moved(one), 3));
  }
}
