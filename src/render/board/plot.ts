import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import type { BoardView, PlaceView } from '../view.ts';
import { LABEL } from './changes.ts';
import { type Crowd, drawCrowd, isTight, type Stood } from './crowd.ts';
import { headTall, type Site } from './headcut.ts';
import type { Lit } from './light.ts';
import { drawHeader, type Header, shutters } from './placehead.ts';
import { plotOf } from './townplan.ts';

/** What of a place has its own spot, so that it can be ringed: its header's emblem and everything that stands there. */
export interface Laid extends Header {
  box: Box;
  stood: Stood[];
}

/** Draws all places: first the headers, then what stands there, so that a crowd may spread under a neighbor's header. */
export function drawPlaces(page: Page, view: BoardView): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  const crowds = new Map(view.places.map((place) => [place.id, crowdOf(view, place)]));
  for (const place of view.places)
    laid.set(place.id, drawPlace(page, { view, place, box: plotOf(view, place), near: false }));
  const taken = new Set<string>();
  for (const place of view.places) {
    const own = laid.get(place.id);
    const crowd = crowds.get(place.id);
    if (!own || !crowd) continue;
    const free = (other: PlaceView): boolean => {
      const there = crowds.get(other.id);
      return !other.closed && !taken.has(other.id) && there !== undefined && isEmpty(there);
    };
    const body = bodyOf(own);
    const spread = isEmpty(crowd) || !isTight(crowd, body) ? [] : beside(view, place, free);
    for (const other of spread) taken.add(other.id);
    const boxes = [own, ...spread.flatMap(({ id }) => laid.get(id) ?? [])];
    const area = spread.length > 0 ? annex(page, boxes, place.gate ? page.colors.gateBright : page.colors.ink) : body;
    const marked = view.marks?.some((mark) => mark.place === place.id) ?? false;
    own.stood = drawCrowd(page, crowd, marked ? besideLabel(crowd, area) : area);
  }
  return laid;
}

/** A place with nothing on it yet. */
export function drawPlace(page: Page, site: Site): Laid {
  const { view, place, box } = site;
  const header = drawHeader(page, site);
  if (place.closed) shutters(page, box, header.header, view.words.closed ?? '');
  return { box, ...header, stood: [] };
}

const JAIL = 'jail-cell';
const STATION = 'police-station';

/** Who and what is in a place; the cell is in the station. */
export function crowdOf(view: BoardView, place: PlaceView): Crowd {
  const prisoners = place.id === STATION ? (view.zones.find(({ id }) => id === JAIL)?.investigators ?? []) : [];
  return {
    clues: place.clues,
    monsters: place.monsters,
    investigators: [
      ...place.investigators.map((token) => ({ token })),
      ...prisoners.map((token) => ({ token, plight: { arrested: true } })),
    ],
  };
}

function isEmpty(crowd: Crowd): boolean {
  return crowd.clues === 0 && crowd.monsters.length === 0 && crowd.investigators.length === 0;
}

/** The room beside a mark's label, or above it where that is better. */
function besideLabel(crowd: Crowd, area: Box): Box {
  const beside = { ...area, x: area.x + LABEL, w: area.w - LABEL };
  const above = { ...area, h: area.h - LABEL + 8 };
  return isTight(crowd, beside) && !isTight(crowd, above) ? above : beside;
}

/** A place as light falls on it. */
export function litOf(page: Page, site: Site): Lit {
  const { view, place, box } = site;
  const head = headTall(page, site);
  const body = { x: box.x + 2, y: box.y + head, w: box.w - 4, h: box.h - head - 2 };
  return { place, box, body, crowd: crowdOf(view, place) };
}

/** Below the header. */
export function bodyOf({ box, header }: Pick<Laid, 'box' | 'header'>): Box {
  const upper = header.y + header.h + 3;
  return { x: box.x + 5, y: upper, w: box.w - 10, h: box.y + box.h - upper - 4 };
}

/** Empty plots to the left and right in the same neighborhood, next to this one. */
function beside(view: BoardView, place: PlaceView, free: (other: PlaceView) => boolean): PlaceView[] {
  const own = plotOf(view, place);
  const row = view.places
    .filter((other) => other.neighborhood === place.neighborhood && plotOf(view, other).y === own.y)
    .sort((a, b) => plotOf(view, a).x - plotOf(view, b).x);
  const at = row.indexOf(place);
  return [row[at - 1], row[at + 1]].filter((other) => other !== undefined).filter(free);
}

/** One field under the headers of several plots, for a crowd that needs it; it points at the name of the place it is of. */
function annex(page: Page, boxes: readonly Laid[], color: string): Box {
  const left = Math.min(...boxes.map(({ box }) => box.x));
  const right = Math.max(...boxes.map(({ box }) => box.x + box.w));
  const upper = Math.max(...boxes.map(({ header }) => header.y + header.h)) + 4;
  const own = boxes[0];
  const lower = own ? own.box.y + own.box.h : upper;
  const field = { x: left + 1, y: upper, w: right - left - 2, h: lower - upper };
  panel(page, field, { radius: 9, fill: page.colors.paperLight, line: color, width: 5 });
  if (own) {
    const { ctx } = page;
    const x = own.box.x + own.box.w / 2;
    ctx.beginPath();
    ctx.moveTo(x - 26, upper + 2);
    ctx.lineTo(x, upper - 12);
    ctx.lineTo(x + 26, upper + 2);
    ctx.fillStyle = color;
    ctx.fill();
  }
  return inset(field, 6);
}
