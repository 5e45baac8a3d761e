import { LRUCache } from 'lru-cache';
import { type Crowd, drawCrowd, isTight, type Stood } from './crowd.ts';
import { BOLD, SERIF } from './fonts.ts';
import { type Box, inset, Page, panel } from './page.ts';
import { COLOUR, inkOn, mix } from './palette.ts';
import { stamp } from './stamp.ts';
import { dimension, elderSign, gateSwirl, stability } from './symbol.ts';
import { drawText } from './text.ts';
import { hexOf } from './townmap.ts';
import { plotOf } from './townplan.ts';
import type { BoardView, PlaceView } from './view.ts';

/** What of a place has its own spot, so that it can be ringed: its header's emblem and everything that stands there. */
export interface Laid {
  box: Box;
  header: Box;
  emblem: { x: number; y: number; r: number } | null;
  stood: Stood[];
}

const NAME_HEIGHT = 27;
const GATE_HEIGHT = 60;
const SEAL_HEIGHT = 46;
const STREET_HEIGHT = 40;
/** The two rows north of the river are lower, and so are their headers. */
const LOW = 150;

/** Draws all places: first the headers, then what stands there, so that a crowd may spread under a neighbour's header. */
export function drawPlaces(page: Page, view: BoardView): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  const crowds = new Map(view.places.map((place) => [place.id, crowdOf(view, place)]));
  for (const place of view.places) {
    const box = plotOf(place);
    const header = drawHeader(page, view, place, box);
    if (place.closed) shutters(page, box, header.header, view.words.closed ?? '');
    laid.set(place.id, { box, ...header, stood: [] });
  }
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
    const area = spread.length > 0 ? annex(page, boxes, place.name, place.gate ? COLOUR.gateBright : COLOUR.ink) : body;
    own.stood = drawCrowd(page, crowd, area);
  }
  return laid;
}

/** A place's header where its plot is, out of the drawer of those already drawn when it looks the same. */
function drawHeader(page: Page, view: BoardView, place: PlaceView, box: Box): Header {
  const { name, kind, stable, sealed, gate, activity } = place;
  const looks = [name, kind, stable, sealed, gate, activity, place.neighbourhood, hexOf(view, place)];
  const key = JSON.stringify([...looks, box.w, box.h]);
  const home = { ...box, x: 0, y: 0 };
  const draw = (on: Page): Header =>
    place.kind === 'street' ? streetHeader(on, view, place, home) : locationHeader(on, place, home);
  page.at(box.x, box.y, 1, () => stamp(page, key, box, 8, draw));
  const { header, emblem } = headers.get(key) ?? draw(Page.bare(1, 1));
  headers.set(key, { header, emblem });
  return {
    header: { ...header, x: header.x + box.x, y: header.y + box.y },
    emblem: emblem && { ...emblem, x: emblem.x + box.x, y: emblem.y + box.y },
  };
}

/** Where a header's parts are, by the same key as its drawing. */
const headers = new LRUCache<string, Header>({ max: 1000 });

const JAIL = 'jail-cell';
const STATION = 'police-station';

/** Who and what is in a place; the cell is in the station. */
function crowdOf(view: BoardView, place: PlaceView): Crowd {
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

/** Below the header. */
function bodyOf({ box, header }: Pick<Laid, 'box' | 'header'>): Box {
  const upper = header.y + header.h + 3;
  return { x: box.x + 5, y: upper, w: box.w - 10, h: box.y + box.h - upper - 4 };
}

/** Empty plots to the left and right in the same neighbourhood, next to this one. */
function beside(view: BoardView, place: PlaceView, free: (other: PlaceView) => boolean): PlaceView[] {
  const own = plotOf(place);
  const row = view.places
    .filter((other) => other.neighbourhood === place.neighbourhood && plotOf(other).y === own.y)
    .sort((a, b) => plotOf(a).x - plotOf(b).x);
  const at = row.indexOf(place);
  return [row[at - 1], row[at + 1]].filter((other) => other !== undefined).filter(free);
}

/** High enough for a name in the picture at its full size, and no higher: the crowd needs the room. */
const TAB = 17;

/** One field under the headers of several plots, for a crowd that needs it; it bears the name of the place it is of. */
function annex(page: Page, boxes: readonly Laid[], name: string, colour: string): Box {
  const left = Math.min(...boxes.map(({ box }) => box.x));
  const right = Math.max(...boxes.map(({ box }) => box.x + box.w));
  const upper = Math.max(...boxes.map(({ header }) => header.y + header.h)) + 4;
  const own = boxes[0];
  const lower = own ? own.box.y + own.box.h : upper;
  const field = { x: left + 1, y: upper, w: right - left - 2, h: lower - upper };
  panel(page, field, { radius: 9, fill: COLOUR.paperLight, line: colour, width: 5 });
  if (own) {
    const { ctx } = page;
    const x = own.box.x + own.box.w / 2;
    ctx.beginPath();
    ctx.moveTo(x - 18, upper + 2);
    ctx.lineTo(x, upper - 11);
    ctx.lineTo(x + 18, upper + 2);
    ctx.fillStyle = colour;
    ctx.fill();
  }
  const tab = { ...field, h: TAB };
  page.ctx.beginPath();
  page.ctx.roundRect(tab.x, tab.y, tab.w, tab.h, [9, 9, 0, 0]);
  page.ctx.fillStyle = colour;
  page.ctx.fill();
  drawText(page, name, inset(tab, 1), { face: BOLD, size: 15, least: 12, squeeze: 0.74, colour: inkOn(colour) });
  return inset({ ...field, y: field.y + TAB - 3, h: field.h - TAB + 3 }, 4);
}

type Header = Omit<Laid, 'stood' | 'box'>;

function streetHeader(page: Page, view: BoardView, place: PlaceView, box: Box): Header {
  const hex = mix(hexOf(view, place), COLOUR.black, 0.12);
  const name = view.neighbourhoods.find(({ id }) => id === place.neighbourhood)?.name ?? place.name;
  const words = name.split(' ');
  const tall = words.length > 1 && box.w < 200 && name.length > 12 ? STREET_HEIGHT + 18 : STREET_HEIGHT;
  const header = { x: box.x, y: box.y, w: box.w, h: tall };
  top(page, header, 20, hex);
  const room = place.activity ? 40 : 0;
  if (place.activity) activity(page, header.x + header.w - 24, header.y + tall / 2 + 1);
  drawText(page, name, inset({ ...header, x: header.x + 6, w: header.w - 12 - room }, 2), {
    face: SERIF,
    size: 35,
    least: 22,
    lines: tall > STREET_HEIGHT ? 2 : 1,
    leading: 1,
    colour: inkOn(hex),
  });
  return { header, emblem: null };
}

/** A header with round corners above and a straight edge below. */
function top({ ctx }: Page, { x, y, w, h }: Box, radius: number, fill: string): void {
  ctx.beginPath();
  ctx.roundRect(x + 1, y + 1, w - 2, h, [radius, radius, 0, 0]);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = COLOUR.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(x + 1, y + h + 1);
  ctx.lineTo(x + w - 1, y + h + 1);
  ctx.stroke();
}

function locationHeader(page: Page, place: PlaceView, box: Box): Header {
  if (place.gate) return gateHeader(page, place, place.gate, box);
  if (place.sealed) return sealedHeader(page, place, box);
  const low = box.h < LOW;
  const header = { x: box.x, y: box.y, w: box.w, h: low ? NAME_HEIGHT : NAME_HEIGHT + 15 };
  const text = { x: header.x + 30, y: header.y + 2, w: header.w - 35, h: header.h - 2 };
  const mark = { x: header.x + 17, y: header.y + header.h / 2 + 1, r: 12 };
  stability(page.ctx, place.stable, mark.x, mark.y, mark.r);
  drawText(page, place.name, text, { ...NAME, lines: low ? 1 : 2, colour: COLOUR.ink });
  if (place.activity) activity(page, box.x + box.w - 18, box.y + box.h - 18);
  return { header, emblem: null };
}

const NAME = { face: BOLD, size: 20, least: 14, squeeze: 0.74, leading: 1, align: 'left' } as const;

function gateHeader(page: Page, place: PlaceView, gate: NonNullable<PlaceView['gate']>, box: Box): Header {
  const { ctx } = page;
  const low = box.h < LOW;
  const header = { x: box.x, y: box.y, w: box.w, h: low ? GATE_HEIGHT : GATE_HEIGHT + 6 };
  panel(page, box, { radius: 10, line: COLOUR.gateBright, width: 6 });
  top(page, header, 10, COLOUR.gate);
  const emblem = { x: header.x + 22, y: header.y + 20, r: 25 };
  const left = emblem.x + emblem.r + 4;
  const wide = header.x + header.w - 4 - left;
  const split = low ? 0.4 : 0.44;
  const upper = { x: left, y: header.y + 4, w: wide, h: header.h * split - 2 };
  drawText(page, place.name, upper, { ...NAME, size: 18, lines: low ? 1 : 2, colour: COLOUR.gateGlow });
  const lower = { x: left, y: header.y + header.h * split + 2, w: wide, h: header.h * (1 - split) - 3 };
  drawText(page, gate.name, lower, { ...NAME, size: 21, least: 13, lines: 2, squeeze: 0.7, colour: COLOUR.white });
  gateSwirl(ctx, emblem.x, emblem.y, emblem.r);
  if (!gate.hidden) {
    dimension(ctx, gate.dimension, emblem.x, emblem.y, 11, COLOUR.white);
    const plate = { x: header.x + 4, y: header.y + header.h - 23, w: 38, h: 24 };
    panel(page, plate, { radius: 6, fill: COLOUR.gateGlow, line: COLOUR.gate, width: 2 });
    drawText(page, gate.modifier, plate, { face: BOLD, size: 21, colour: COLOUR.gate });
  }
  if (place.activity) activity(page, box.x + box.w - 18, box.y + box.h - 18);
  return { header, emblem };
}

function sealedHeader(page: Page, place: PlaceView, box: Box): Header {
  const low = box.h < LOW;
  const header = { x: box.x, y: box.y, w: box.w, h: low ? SEAL_HEIGHT : SEAL_HEIGHT + 4 };
  panel(page, box, { radius: 10, line: COLOUR.seal, width: 6 });
  top(page, header, 10, mix(COLOUR.seal, COLOUR.paperLight, 0.72));
  const emblem = { x: header.x + 25, y: header.y + header.h / 2, r: 27 };
  const text = { x: emblem.x + 31, y: header.y + 3, w: header.w - 61, h: header.h - 4 };
  drawText(page, place.name, text, { ...NAME, lines: 2, colour: COLOUR.ink });
  elderSign(page.ctx, emblem.x, emblem.y, emblem.r);
  if (place.activity) activity(page, box.x + box.w - 18, box.y + box.h - 18);
  return { header, emblem };
}

/** Closed for the rest of the game or for now: boards nailed across, and the word. */
function shutters(page: Page, box: Box, header: Box, word: string): void {
  const { ctx } = page;
  const body = { x: box.x, y: header.y + header.h, w: box.w, h: box.h - header.h };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(body.x + 1, body.y + 2, body.w - 2, body.h - 3, [0, 0, 10, 10]);
  ctx.clip();
  ctx.fillStyle = COLOUR.grey;
  ctx.fillRect(body.x, body.y, body.w, body.h);
  for (const [from, to] of [
    [0.2, 0.95],
    [0.95, 0.2],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(body.x - 8, body.y + body.h * from);
    ctx.lineTo(body.x + body.w + 8, body.y + body.h * to);
    ctx.lineWidth = 21;
    ctx.strokeStyle = COLOUR.ink;
    ctx.stroke();
    ctx.lineWidth = 16;
    ctx.strokeStyle = '#a97c4a';
    ctx.stroke();
  }
  ctx.restore();
  const plate = { x: box.x + box.w / 2 - 52, y: body.y + body.h / 2 - 15, w: 104, h: 32 };
  panel(page, plate, { radius: 4, fill: COLOUR.danger, line: COLOUR.cream, width: 2.5 });
  drawText(page, word.toUpperCase(), inset(plate, 4), { face: BOLD, size: 22, colour: COLOUR.white });
}

/** An activity marker of a Mythos card: an exclamation mark in a hexagon. */
function activity(page: Page, x: number, y: number): void {
  dimension(page.ctx, 'hexagon', x, y, 17, COLOUR.ink);
  dimension(page.ctx, 'hexagon', x, y, 14, COLOUR.gold);
  page.ctx.fillStyle = COLOUR.ink;
  page.ctx.fillRect(x - 2, y - 9, 4, 11);
  page.ctx.fillRect(x - 2, y + 4, 4, 4);
}
