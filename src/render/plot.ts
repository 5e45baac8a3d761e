import { drawCrowd, type Stood } from './crowd.ts';
import { BOLD, SERIF } from './fonts.ts';
import { COLOUR, inkOn, mix } from './palette.ts';
import { type Box, inset, type Page, panel } from './page.ts';
import { dimension, elderSign, gateSwirl, stability } from './symbol.ts';
import { drawText } from './text.ts';
import type { Plight } from './token.ts';
import { hexOf } from './townmap.ts';
import { plotOf } from './townplan.ts';
import type { BoardView, InvestigatorToken, PlaceView } from './view.ts';

/** What of a place has its own spot, so that it can be ringed: its header's emblem and everything that stands there. */
export interface Laid {
  box: Box;
  header: Box;
  emblem: { x: number; y: number; r: number } | null;
  stood: Stood[];
}

const NAME_HEIGHT = 27;
const GATE_HEIGHT = 50;
const STREET_HEIGHT = 40;
/** The two rows north of the river are lower, and so are their headers. */
const LOW = 140;

/** Draws a place's header and all that is there. */
export function drawPlace(page: Page, view: BoardView, place: PlaceView, prisoners: readonly InvestigatorToken[]): Laid {
  const box = plotOf(place);
  const laid = place.kind === 'street' ? streetHeader(page, view, place, box) : locationHeader(page, place, box);
  if (place.closed) shutters(page, box, laid.header, view.words['closed'] ?? '');
  const top = laid.header.y + laid.header.h + 3;
  const body = { x: box.x + 5, y: top, w: box.w - 10, h: box.y + box.h - top - 4 };
  const locked = prisoners.map((token): { token: InvestigatorToken; plight?: Plight } => ({
    token,
    plight: { arrested: true },
  }));
  const crowd = {
    clues: place.clues,
    monsters: place.monsters,
    investigators: [...place.investigators.map((token) => ({ token })), ...locked],
  };
  return { box, ...laid, stood: drawCrowd(page, crowd, body) };
}

type Header = Omit<Laid, 'stood' | 'box'>;

function streetHeader(page: Page, view: BoardView, place: PlaceView, box: Box): Header {
  const hex = mix(hexOf(view, place), COLOUR.black, 0.12);
  const name = view.neighbourhoods.find(({ id }) => id === place.neighbourhood)?.name ?? place.name;
  const words = name.split(' ');
  const tall = words.length > 1 && box.w < 200 && name.length > 12 ? STREET_HEIGHT + 16 : STREET_HEIGHT;
  const header = { x: box.x, y: box.y, w: box.w, h: tall };
  top(page, header, 20, hex);
  drawText(page, name, inset({ ...header, x: header.x + 6, w: header.w - 12 }, 2), {
    face: SERIF,
    size: 35,
    least: 22,
    lines: tall > STREET_HEIGHT ? 2 : 1,
    leading: 0.92,
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
  placeName(page, place.name, text, COLOUR.ink, low ? 1 : 2);
  if (place.activity) activity(page, box);
  return { header, emblem: null };
}

function placeName(page: Page, name: string, box: Box, colour: string, lines: number): void {
  drawText(page, name, box, {
    face: BOLD,
    size: 20,
    least: 15,
    lines,
    squeeze: 0.76,
    leading: 1,
    align: 'left',
    colour,
  });
}

function gateHeader(page: Page, place: PlaceView, gate: NonNullable<PlaceView['gate']>, box: Box): Header {
  const { ctx } = page;
  const low = box.h < LOW;
  const header = { x: box.x, y: box.y, w: box.w, h: low ? GATE_HEIGHT : GATE_HEIGHT + 14 };
  panel(page, box, { radius: 10, line: COLOUR.gateBright, width: 6 });
  top(page, header, 10, COLOUR.gate);
  const emblem = { x: header.x + 23, y: header.y + header.h / 2 - 1, r: 26 };
  const left = emblem.x + emblem.r + 4;
  const wide = header.x + header.w - 4 - left;
  const split = low ? 0.46 : 0.44;
  const upper = { x: left, y: header.y + 3, w: wide, h: header.h * split };
  placeName(page, place.name, upper, COLOUR.gateGlow, low ? 1 : 2);
  const lower = { x: left, y: header.y + header.h * split + 3, w: wide, h: header.h * (1 - split) - 5 };
  const side = gate.hidden ? 0 : 34;
  drawText(page, gate.name, { ...lower, w: lower.w - side }, {
    face: BOLD,
    size: 22,
    least: 15,
    lines: low ? 1 : 2,
    squeeze: 0.74,
    leading: 0.98,
    align: gate.hidden ? 'centre' : 'left',
    colour: COLOUR.white,
  });
  if (!gate.hidden) {
    const plate = { x: lower.x + lower.w - 32, y: lower.y + lower.h / 2 - 12, w: 32, h: 24 };
    panel(page, plate, { radius: 6, fill: COLOUR.gateGlow });
    drawText(page, gate.modifier, plate, { face: BOLD, size: 21, colour: COLOUR.gate });
  }
  gateSwirl(ctx, emblem.x, emblem.y, emblem.r);
  if (!gate.hidden) dimension(ctx, gate.dimension, emblem.x, emblem.y, 11, COLOUR.white);
  if (place.activity) activity(page, box);
  return { header, emblem };
}

function sealedHeader(page: Page, place: PlaceView, box: Box): Header {
  const low = box.h < LOW;
  const header = { x: box.x, y: box.y, w: box.w, h: low ? GATE_HEIGHT - 6 : GATE_HEIGHT };
  panel(page, box, { radius: 10, line: COLOUR.seal, width: 6 });
  top(page, header, 10, mix(COLOUR.seal, COLOUR.paperLight, 0.72));
  const emblem = { x: header.x + 25, y: header.y + header.h / 2, r: 27 };
  const text = { x: emblem.x + 31, y: header.y + 3, w: header.w - 61, h: header.h - 4 };
  placeName(page, place.name, text, COLOUR.ink, 2);
  elderSign(page.ctx, emblem.x, emblem.y, emblem.r);
  if (place.activity) activity(page, box);
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

/** An activity marker of a Mythos card: an exclamation mark in a hexagon, at the lower right corner. */
function activity(page: Page, box: Box): void {
  const x = box.x + box.w - 18;
  const y = box.y + box.h - 18;
  dimension(page.ctx, 'hexagon', x, y, 17, COLOUR.ink);
  dimension(page.ctx, 'hexagon', x, y, 14, COLOUR.gold);
  page.ctx.fillStyle = COLOUR.ink;
  page.ctx.fillRect(x - 2, y - 9, 4, 11);
  page.ctx.fillRect(x - 2, y + 4, 4, 4);
}
