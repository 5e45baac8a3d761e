import { LRUCache } from 'lru-cache';
import { BOLD, SERIF } from '../drawing/fonts.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { inkOn, mix, plate } from '../drawing/palette.ts';
import { dimension, elderSign, gateSwirl, stability } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { stamp } from '../tokens/stamp.ts';
import type { PlaceView } from '../view.ts';
import { frame, hexOf } from './emptyplot.ts';
import {
  type Cut,
  cutOf,
  HEXAGON,
  NAME,
  NARROW,
  SEALED,
  type Site,
  SMALLEST,
  STREET_HEIGHT,
  SWIRL,
  streetHeight,
  streetName,
} from './headcut.ts';

const SIGN = { x: 28, r: 22 } as const;

/** A header where it is drawn, and its emblem. */
export interface Header {
  header: Box;
  emblem: { x: number; y: number; r: number } | null;
}

/** A place's header where its plot is, out of the drawer of those already drawn when it looks the same. */
export function drawHeader(page: Page, site: Site): Header {
  const { view, place, box, near } = site;
  const { name, kind, stable, sealed, gate, activity } = place;
  const looks = [name, kind, stable, sealed, gate, activity, place.neighborhood, hexOf(page, view, place)];
  const key = JSON.stringify([...looks, box.w, box.h, near]);
  const home = { ...site, box: { ...box, x: 0, y: 0 } };
  const draw = (on: Page): Header => (place.kind === 'street' ? streetHeader(on, home) : locationHeader(on, home));
  page.at(box.x, box.y, 1, () => stamp(page, { key, box, room: 8 }, draw));
  const { header, emblem } = headers.get(key) ?? draw(Page.bare(1, 1, page));
  headers.set(key, { header, emblem });
  return {
    header: { ...header, x: header.x + box.x, y: header.y + box.y },
    emblem: emblem && { ...emblem, x: emblem.x + box.x, y: emblem.y + box.y },
  };
}

/** Where a header's parts are, by the same key as its drawing. */
const headers = new LRUCache<string, Header>({ max: 1000 });

function streetHeader(page: Page, site: Site): Header {
  const { view, place, box } = site;
  const hex = page.theme === 'contrast' ? page.colors.ink : plate(hexOf(page, view, place), page.colors);
  const tall = streetHeight(page, site);
  const header = { x: box.x, y: box.y, w: box.w, h: tall };
  top(page, header, 20, hex);
  const room = place.activity ? HEXAGON : 0;
  if (place.activity) activity(page, header.x + header.w - 24, header.y + tall / 2 + 1);
  drawText(page, streetName(site), inset({ ...header, x: header.x + 6, w: header.w - 12 - room }, 2), {
    face: SERIF,
    size: 36,
    least: 22,
    squeeze: 0.78,
    lines: tall > STREET_HEIGHT ? 2 : 1,
    leading: 1,
    color: inkOn(hex, page.colors),
  });
  return { header, emblem: null };
}

/** A header with round corners above and a straight edge below. */
function top({ ctx, colors }: Page, { x, y, w, h }: Box, radius: number, fill: string): void {
  ctx.beginPath();
  ctx.roundRect(x + 1, y + 1, w - 2, h, [radius, radius, 0, 0]);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(x + 1, y + h + 1);
  ctx.lineTo(x + w - 1, y + h + 1);
  ctx.stroke();
}

function locationHeader(page: Page, site: Site): Header {
  const { place, box, near } = site;
  const cut = cutOf(page, site);
  const made = place.gate
    ? gateHeader(page, { ...place, gate: place.gate }, box, cut)
    : place.sealed
      ? sealedHeader(page, place, box, cut)
      : plainHeader(page, place, box, cut);
  if (place.activity) activity(page, box.x + box.w - 18, near ? made.header.h + 22 : box.y + box.h - 18);
  return made;
}

function plainHeader(page: Page, place: PlaceView, box: Box, cut: Cut): Header {
  const { colors } = page;
  const header = { x: box.x, y: box.y, w: box.w, h: cut.name };
  label(page, header, place.stable ? colors.stable : colors.danger);
  frame(page, place, box);
  const own = { ...NAME, size: cut.size, least: cut.least, lines: 2, color: colors.ink };
  if (cut.mark > 0) {
    const text = { x: header.x + cut.mark, y: header.y + 2, w: header.w - cut.mark - 5, h: header.h - 2 };
    stability(page, place.stable, { x: header.x + 17, y: header.y + header.h / 2 + 1, r: 12 });
    drawText(page, place.name, text, own);
  } else {
    const text = { x: header.x + 6, y: header.y + 3, w: header.w - 12, h: header.h - 13 };
    stability(page, place.stable, { x: header.x + header.w / 2, y: header.y + header.h - 2, r: 10 });
    drawText(page, place.name, text, { ...own, align: 'center', squeeze: NARROW });
  }
  return { header, emblem: null };
}

/** The strip of paper that a name stands on, with a rule below it. */
function label({ ctx, colors }: Page, { x, y, w, h }: Box, rule: string): void {
  ctx.beginPath();
  ctx.roundRect(x + 1, y + 1, w - 2, h - 1, [9, 9, 0, 0]);
  ctx.fillStyle = colors.paperLight;
  ctx.fill();
  ctx.fillStyle = rule;
  ctx.fillRect(x + 1, y + h - 3, w - 2, 3);
}

type GateView = NonNullable<PlaceView['gate']>;

function gateHeader(page: Page, { name, gate }: { name: string; gate: GateView }, box: Box, cut: Cut): Header {
  const { colors } = page;
  const header = { x: box.x, y: box.y, w: box.w, h: cut.gate };
  panel(page, box, { radius: 10, line: colors.gateBright, width: 6 });
  top(page, header, 10, colors.gate);
  const emblem = { x: header.x + SWIRL.x, y: header.y + SWIRL.y, r: SWIRL.r };
  const left = emblem.x + emblem.r + 4;
  const wide = header.x + header.w - 4 - left;
  const { split, least, own, destination } = cut;
  const upper = { x: left, y: header.y + 4, w: wide, h: header.h * split - 2 };
  drawText(page, name, upper, {
    ...NAME,
    size: own,
    least: Math.min(own, least),
    lines: 2,
    squeeze: NARROW,
    color: colors.gateGlow,
  });
  const lower = { x: left, y: header.y + header.h * split + 2, w: wide, h: header.h * (1 - split) - 3 };
  const oneLine = lower.h < 1.6 * destination;
  const said = {
    ...NAME,
    size: destination,
    least: destination * 0.66,
    lines: oneLine ? 1 : 2,
    squeeze: oneLine ? SMALLEST.squeeze : 0.7,
    color: colors.white,
  };
  drawText(page, gate.name, lower, said);
  gateSwirl(page, emblem);
  if (!gate.hidden) {
    dimension(page, gate.dimension, { x: emblem.x, y: emblem.y, r: 11 }, colors.white);
    const plate = { x: header.x + 4, y: header.y + header.h - 23, w: 38, h: 24 };
    panel(page, plate, { radius: 6, fill: colors.gateGlow, line: colors.gate, width: 2 });
    drawText(page, gate.modifier, plate, { face: BOLD, size: 21, color: colors.gate });
  }
  return { header, emblem };
}

function sealedHeader(page: Page, place: PlaceView, box: Box, cut: Cut): Header {
  const { colors } = page;
  const header = { x: box.x, y: box.y, w: box.w, h: cut.seal };
  panel(page, box, { radius: 10, line: colors.seal, width: 6 });
  top(page, header, 10, page.theme === 'contrast' ? colors.paperLight : mix(colors.seal, colors.paperLight, 0.72));
  const emblem = { x: header.x + SIGN.x, y: header.y + header.h / 2, r: SIGN.r };
  const text = { x: emblem.x + 29, y: header.y + 3, w: header.w - SEALED, h: header.h - 4 };
  drawText(page, place.name, text, {
    ...NAME,
    size: cut.size,
    least: cut.least,
    lines: 2,
    squeeze: NARROW,
    color: colors.ink,
  });
  elderSign(page, emblem);
  return { header, emblem };
}

/** Closed for the rest of the game or for now: boards nailed across, and the word. */
export function shutters(page: Page, box: Box, header: Box, word: string): void {
  const { ctx, colors } = page;
  const body = { x: box.x, y: header.y + header.h, w: box.w, h: box.h - header.h };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(body.x + 1, body.y + 2, body.w - 2, body.h - 3, [0, 0, 10, 10]);
  ctx.clip();
  const plain = page.theme === 'contrast';
  ctx.fillStyle = plain ? colors.white : '#4a443d';
  ctx.fillRect(body.x, body.y, body.w, body.h);
  for (const [from, to] of [
    [0.2, 0.95],
    [0.95, 0.2],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(body.x - 8, body.y + body.h * from);
    ctx.lineTo(body.x + body.w + 8, body.y + body.h * to);
    ctx.lineWidth = 21;
    ctx.strokeStyle = colors.ink;
    ctx.stroke();
    ctx.lineWidth = 16;
    ctx.strokeStyle = plain ? colors.white : '#93683c';
    ctx.stroke();
  }
  ctx.restore();
  const plate = { x: box.x + box.w / 2 - 52, y: body.y + body.h / 2 - 15, w: 104, h: 32 };
  panel(page, plate, { radius: 4, fill: colors.danger, line: colors.cream, width: 2.5 });
  drawText(page, word.toUpperCase(), inset(plate, 4), { face: BOLD, size: 22, color: colors.white });
}

/** An activity marker of a Mythos card: an exclamation mark in a hexagon. */
function activity(page: Page, x: number, y: number): void {
  const { colors } = page;
  dimension(page, 'hexagon', { x, y, r: 17 }, colors.ink);
  dimension(page, 'hexagon', { x, y, r: 14 }, colors.gold);
  page.ctx.fillStyle = colors.ink;
  page.ctx.fillRect(x - 2, y - 9, 4, 11);
  page.ctx.fillRect(x - 2, y + 4, 4, 4);
}
