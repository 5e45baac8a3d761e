import { PERSON as OWN } from '../drawing/arrow.ts';
import { BOLD } from '../drawing/fonts.ts';
import { type Box, center, inset, type Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { drawText, widthOf } from '../drawing/text.ts';
import type { BoardView, PlaceView } from '../view.ts';
import { arcOf, FAR, type Lettering, NEAR, NUMBER, numberDisc, type Ribbon, ribbonOf } from './placename.ts';
import { roomFor, shared } from './room.ts';
import { EDGE, type Frame, focusOf, type Spot, seen, spotOf, TOWN, WHOLE } from './townplan.ts';

/** Ground of the number of steps: that color, dark enough for letters. */
const STEPS = mix(OWN, '#000000', 0.42);
/** A name hangs so far below its building’s foot; higher where that is closed, for it is taller and nobody stands there. */
const BELOW = 8;
const LIFT = 24;
/** From this scale on there is room for a street’s name along an arc. */
const BOWED = 1.8;
/** Below this the town’s last row stands. */
const LOW = 850;
/** As wide is a name there that has another line below it. */
const WIDE = 216;

/** Where names and tokens may stand: below the sky, if there is one. */
export function boundsOf(frame: Frame): Box {
  const [top, foot] = frame === WHOLE ? [EDGE, 6] : [8, 12];
  return { x: 6, y: top, w: TOWN.width - 12, h: TOWN.height - foot - top };
}

/** A name or a number where it stands. */
export interface Sign {
  box: Box;
  draw: (page: Page) => void;
  place: PlaceView;
  /** What a close-up is about: it stays where it is. */
  focus: boolean;
  /** Where its place is, if it stands too far from it to tell. */
  led: Spot | null;
}

/** Names: on their ribbons below the buildings, along arcs over the streets; from near the most important, and numbers. */
export function signsOf(page: Page, view: BoardView, places: readonly PlaceView[], frame: Frame): Sign[] {
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
      // Below a building, so that whoever is there keeps their place.
      const y = spot.y - (place.kind === 'street' ? NUMBER.r : 0);
      const wanted = { x: spot.x - NUMBER.r, y, w: 2 * NUMBER.r, h: 2 * NUMBER.r };
      const box = free(wanted, taken, bounds);
      taken.push(box);
      const middle = { x: NUMBER.r, y: NUMBER.r };
      const led = ledTo(box, spot);
      return [{ place, box, focus: true, led, draw: (on) => numberDisc(on, String(number), middle) }];
    }
    const ways = letterings(place, own !== undefined, spot.y, frame).map((lettering) => {
      const name = nameOf(page, view, place, lettering);
      const ribbon = labelled(page, name, steps.get(place.id), focus !== null);
      const under = BELOW - (place.closed ? LIFT : 0);
      const below = place.kind === 'street' ? -ribbon.h - 4 * frame.scale : under * frame.scale;
      const wanted = { x: Math.round(spot.x - ribbon.w / 2), y: Math.round(spot.y + below), w: ribbon.w, h: ribbon.h };
      const box = free(wanted, taken, bounds);
      return { ribbon, box, off: Math.hypot(box.x - wanted.x, box.y - wanted.y) };
    });
    const [best] = ways.sort((a, b) => a.off - b.off);
    // What a close-up is not about has no name where that would not stand beside it.
    if (!best || (focus && !own && best.off > 0)) return [];
    const { ribbon, box } = best;
    taken.push(box);
    return [{ place, box, focus: own !== undefined, led: own ? ledTo(box, spot) : null, draw: ribbon.draw }];
  });
}

/** How a name may be lettered, as it is rather: the second where the first finds no room at home. */
function letterings({ gate, closed }: PlaceView, near: boolean, y: number, { scale }: Frame): Lettering[] {
  if (near) return [{ ...NEAR, tall: true, ...(scale < BOWED ? { flat: true } : {}) }];
  const tall: Lettering = { ...FAR, tall: true };
  if (y <= LOW) return [FAR, tall];
  // There is no room for three lines below the last row.
  return gate || closed ? [{ ...FAR, wide: WIDE }, tall] : [tall];
}

function nameOf(page: Page, view: BoardView, place: PlaceView, lettering: Lettering): Ribbon {
  if (place.kind === 'location' || lettering.flat) return ribbonOf(page, place, view.words.closed ?? '', lettering);
  const hex = view.neighborhoods.find(({ id }) => id === place.neighborhood)?.hex ?? '#888888';
  return arcOf(page, place.name, hex, lettering) ?? ribbonOf(page, place, '', lettering);
}

/** Who chooses first: the most important from near; locations, whose names hang below them, before streets. */
function rank(focus: ReturnType<typeof focusOf>, { id, kind }: PlaceView): number {
  const at = focus?.findIndex(({ place }) => place === id) ?? -1;
  return at < 0 ? (focus?.length ?? 0) + (kind === 'street' ? 1 : 0) : at;
}

/** From a name or number farther than this from its place a line leads there. Pixels. */
export const BESIDE = 40;

function ledTo(box: Box, spot: Spot): Spot | null {
  return offOf(box, spot) > BESIDE ? spot : null;
}

/** How far a box is from a spot. Pixels. */
export function offOf({ x, y, w, h }: Box, spot: Spot): number {
  return Math.hypot(Math.max(x - spot.x, spot.x - x - w, 0), Math.max(y - spot.y, spot.y - y - h, 0));
}

/** Inside bounds. */
function within(box: Box, { x, y, w, h }: Box): Box {
  const left = Math.max(x, Math.min(x + w - box.w, box.x));
  return { ...box, x: left, y: Math.max(y, Math.min(y + h - box.h, box.y)) };
}

/** Where it is wanted, or as near to it as nothing is covered. */
function free(wanted: Box, taken: Box[], bounds: Box): Box {
  return freeWithin(wanted, taken, bounds) ?? within(wanted, bounds);
}

/** The same; null where there is room only farther away than `most` pixels. */
export function freeWithin(wanted: Box, taken: Box[], bounds: Box, most?: number): Box | null {
  const box = within(wanted, bounds);
  if (!taken.some((other) => shared(other, box) > 0)) return box;
  return roomFor({ w: box.w, h: box.h, near: center(box) }, { bounds, hard: taken, soft: [] }, most)?.box ?? null;
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
