import { drawHeads, drawShafts, PERSON as OWN } from '../drawing/arrow.ts';
import { type Box, center, inset, Page, panel } from '../drawing/page.ts';
import { drawThread } from '../drawing/thread.ts';
import type { BoardView, PlaceView } from '../view.ts';
import { arrowsOf } from './arrow.ts';
import { type Beyond, beyondOf, drawBeyond } from './beyond.ts';
import type { Stood } from './crowd.ts';
import { drawGround } from './ground.ts';
import { drawHorizon } from './horizon.ts';
import { type Laid, type Settled, settle } from './settling.ts';
import { type Sign, signsOf } from './sign.ts';
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

/** The town with all that is in it: the whole of it under its sky, or as much as a question is about. */
export function drawTown(view: BoardView): Page {
  const page = new Page(TOWN.width, TOWN.height, view);
  const frame = frameOf(view);
  drawGround(page, view, frame);
  if (frame === WHOLE) drawHorizon(page, view);
  const { visible, laid, windows, signs } = layOut(page, view, frame);
  const plan = planOf(page.theme, frame);
  for (const place of visible) if (place.kind === 'location') drawThings(page, place, buildingBox(place, frame), plan);
  const spots = (id: string): Spot | null => spotIn(view, id, frame, windows);
  const kept = [...signs.map(({ box }) => box), ...laid.map(({ box }) => box), ...windows.map(({ box }) => box)];
  const arrows = arrowsOf(view, spots, frame === WHOLE ? [...kept, { x: 0, y: 0, w: TOWN.width, h: EDGE }] : kept);
  drawShafts(page, arrows, kept);
  for (const one of laid) if (isTethered(one)) tether(page, one.box, one.from);
  for (const { box, led } of signs) if (led) tether(page, box, led);
  ringBuildings(page, view, visible, frame);
  for (const { draw, box } of signs) page.at(box.x, box.y, 1, () => draw(page));
  ringNames(page, view, signs);
  for (const one of windows) drawBeyond(page, one.beyond, one.box);
  for (const { box, block } of laid) page.at(box.x, box.y, 1, () => block.draw(page));
  for (const one of laid) ringTokens(page, view, one);
  drawHeads(page, arrows);
  return page;
}

/** Where everything will stand that is in view: names, whoever is somewhere, windows. */
export function layOut(page: Page, view: BoardView, frame: Frame): Settled & { visible: readonly PlaceView[] } {
  const visible = view.places.filter((place) => inView(seen(spotOf(place), frame)));
  const signs = signsOf(page, view, visible, frame);
  const beyond = focusOf(view) ? [] : beyondOf(page, view);
  return { visible, ...settle(view, { visible, signs, beyond, frame }) };
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

/** Whoever stands so far from where their place is hangs on a thread, and so does whoever is nearer to another. Pixels. */
const LOOSE = 44;

/** True for whoever hangs on a thread. */
export function isTethered({ box, from, astray }: Laid): boolean {
  const middle = center(box);
  const dx = Math.max(0, Math.abs(middle.x - from.x) - box.w / 2);
  const dy = Math.max(0, Math.abs(middle.y - from.y) - box.h / 2);
  return astray || Math.hypot(dx, dy) >= LOOSE;
}

/** A thread between what has found no room where it is, at its nearest end, and the place where it is. */
function tether(page: Page, { x, y, w, h }: Box, from: Spot): void {
  const [wide, tall] = [Math.min(w, h) / 2, h / 2];
  const to = {
    x: Math.max(x + wide, Math.min(x + w - wide, from.x)),
    y: Math.max(y + tall, Math.min(y + h - tall, from.y)),
  };
  drawThread(page, { from, to });
}

/** What is new of a building, below its name. */
function ringBuildings(page: Page, view: BoardView, visible: readonly PlaceView[], frame: Frame): void {
  for (const place of visible) {
    const fresh = (['gate', 'seal', 'closed'] as const).some((kind) => changedAt(view, place.id, kind));
    if (fresh && place.kind === 'location') ringed(page, buildingBox(place, frame));
  }
}

/** The places of a planned way. */
function ringNames(page: Page, view: BoardView, signs: readonly Sign[]): void {
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
