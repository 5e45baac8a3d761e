import { BOLD } from '../fonts.ts';
import { type Box, inset, type Page, panel } from '../page.ts';
import { COLOUR } from '../palette.ts';
import { stamp } from '../stamp.ts';
import { drawText } from '../text.ts';
import { DISC, MORE, moreDisc, moreTile } from '../token.ts';
import { COUNTER, DOOM, doomToken, markerToken, personDisc } from './counter.ts';
import { foeTile, type Grip, sizeOf } from './foe.ts';
import { type Point, stretchesOf, stretchOf } from './plan.ts';
import type { FoeView, SpotView } from './view.ts';

/** Something that stands in a space, so that changes can be ringed. */
export interface Stood {
  what: 'doom' | 'marker' | 'monster' | 'investigator' | 'mark';
  id: string;
  box: Box;
}

interface Piece {
  what: Stood['what'];
  id: string;
  w: number;
  h: number;
  scale: number;
  draw: (page: Page) => void;
}

type Put = Piece & { x: number; y: number };

/** Where a space holds things. */
export interface Room {
  shape: readonly Point[];
  obstacles: readonly Box[];
  top: number;
  bottom: number;
}

const GAP = 5;
const EDGE = 9;
const SCALES = [1.2, 1.1, 1, 0.92, 0.84, 0.76, 0.7, 0.64, 0.58] as const;
const FINE = [0.52, 0.46, 0.4, 0.34] as const;
/** Numbers stay larger than what they stand for. */
const LEAST_NUMBER = 0.66;
const CLOSE = 1.4;
/** From here on, things no longer stand in rows but wherever there is room. */
const TIGHT = 0.92;

/** Draws all that stands in a space, as large as fits; what can't be read becomes a number. */
export function drawGathering(
  page: Page,
  spot: SpotView,
  room: Room,
  extra: { limit: number | null; label: string | null },
): Stood[] {
  const scales = page.scale >= CLOSE ? [...SCALES, ...FINE] : [...SCALES];
  return arrange(spot, room, scales, extra).map(({ what, id, x, y, w, h, scale, draw }) => {
    page.at(x, y, scale, () => draw(page));
    return { what, id, box: { x, y, w, h } };
  });
}

type Extra = Parameters<typeof drawGathering>[3];

function arrange(spot: SpotView, room: Room, scales: readonly number[], extra: Extra): Put[] {
  const single = spot.monsters.map((foe) => ({ foe, count: 1 }));
  for (const piles of [single, pilesOf(spot.monsters)]) {
    for (const scale of scales) {
      const pieces = piecesOf(spot, piles, scale, extra);
      const put = inLines(pieces, room) ?? (scale <= TIGHT ? scattered(pieces, room) : null);
      if (put) return put;
    }
  }
  const least = scales[scales.length - 1] ?? 1;
  const sorted = pilesOf(spot.monsters).sort((a, b) => threat(b.foe) - threat(a.foe));
  for (let people = spot.investigators.length; people >= 0; people = people > 2 ? people - 2 : people - 1) {
    for (let shown = sorted.length; shown >= 0; shown--) {
      const put = scattered(piecesOf(spot, sorted.slice(0, shown), least, extra, people), room);
      if (put) return put;
    }
  }
  return [];
}

/** Whoever has hold of somebody, then whoever stands, then the harm it does. */
function threat(foe: FoeView): number {
  const state = foe.status === 'engaged' ? 200 : foe.status === 'ready' ? 100 : 0;
  return state + (foe.epic ? 400 : 0) + (foe.damage + foe.horror) * 10 + foe.health;
}

interface Pile {
  foe: FoeView;
  count: number;
}

/** Monsters that look the same are one pile. */
function pilesOf(monsters: readonly FoeView[]): Pile[] {
  const piles: (Pile & { look: string })[] = [];
  for (const foe of monsters) {
    const { id: _, ...rest } = foe;
    const look = JSON.stringify(rest);
    const pile = piles.find((other) => other.look === look);
    if (pile) pile.count++;
    else piles.push({ foe, count: 1, look });
  }
  return piles.map(({ foe, count }) => ({ foe, count }));
}

function piecesOf(
  spot: SpotView,
  piles: readonly Pile[],
  scale: number,
  { limit, label }: Extra,
  people = spot.investigators.length,
): Piece[] {
  const pieces: Piece[] = [];
  const numbers = Math.max(LEAST_NUMBER, Math.min(1, scale));
  const add = (
    what: Stood['what'],
    id: string,
    size: Size,
    factor: number,
    room: number,
    draw: Piece['draw'],
  ): void => {
    const key = `${what} ${id}`;
    const stamped = (page: Page): void => stamp(page, key, size, room, draw);
    const outer = { w: size.w * factor, h: size.h * factor };
    pieces.push({ what, id, ...outer, scale: factor, draw: stamped });
  };
  if (label !== null) add('mark', label, { w: 50, h: 40 }, numbers, 4, (page) => markPlate(page, label));
  if (spot.doom > 0) {
    add('doom', `${spot.doom}/${limit ?? ''}`, DOOM, numbers, 4, (page) => doomToken(page, spot.doom, limit));
  }
  for (const marker of spot.markers) {
    add('marker', JSON.stringify(marker), COUNTER, numbers, 4, (page) => markerToken(page, marker));
  }
  const monster = ({ foe, count }: Pile): void => {
    const grips = gripsOf(foe, spot);
    const { id: _, ...look } = foe;
    const key = JSON.stringify([look, grips, count]);
    const size = sizeOf(foe);
    const draw = (page: Page): void => stamp(page, key, size, 14, (on) => foeTile(on, foe, grips, count));
    pieces.push({ what: 'monster', id: foe.id, w: size.w * scale, h: size.h * scale, scale, draw });
  };
  const shown = spot.investigators.slice(0, people);
  const placed = new Set<Pile>();
  for (const person of shown) {
    const factor = Math.min(1.1, scale * 1.06);
    const size = { w: DISC, h: DISC };
    const key = JSON.stringify(person);
    const draw = (page: Page): void => stamp(page, key, size, 4, (on) => personDisc(on, person));
    const outer = { w: DISC * factor, h: DISC * factor };
    pieces.push({ what: 'investigator', id: String(person.seat), ...outer, scale: factor, draw });
    for (const pile of piles) {
      if (placed.has(pile) || !pile.foe.engagedWith.includes(person.seat)) continue;
      placed.add(pile);
      monster(pile);
    }
  }
  const unseen = spot.investigators.length - shown.length;
  if (unseen > 0) {
    add('investigator', `more ${unseen}`, { w: DISC, h: DISC }, LEAST_NUMBER, 4, (page) => moreDisc(page, unseen));
  }
  for (const pile of piles) if (!placed.has(pile)) monster(pile);
  const hidden = spot.monsters.length - piles.reduce((sum, { count }) => sum + count, 0);
  if (hidden > 0) {
    const dangerous = spot.monsters.some(({ damage, horror }) => damage + horror >= 3);
    add('monster', `more ${hidden} ${dangerous}`, MORE, LEAST_NUMBER, 4, (page) => moreTile(page, hidden, dangerous));
  }
  return pieces;
}

interface Size {
  w: number;
  h: number;
}

function gripsOf(foe: FoeView, spot: SpotView): Grip[] {
  return foe.engagedWith.map((seat) => ({
    seat,
    initials: spot.investigators.find((one) => one.seat === seat)?.initials ?? '',
  }));
}

/** Rows from the top down, each as wide as the shape is there; in the middle of the height that is left. */
function inLines(pieces: readonly Piece[], room: Room): Put[] | null {
  const first = rows(pieces, room, room.top);
  if (!first) return null;
  const lowest = Math.max(room.top, ...first.map(({ y, h }) => y + h));
  const spare = room.bottom - lowest;
  for (const share of [0.5, 0.3, 0.15]) {
    const lower = rows(pieces, room, room.top + spare * share);
    if (lower) return lower;
  }
  return first;
}

function rows(pieces: readonly Piece[], room: Room, start: number): Put[] | null {
  const put: Put[] = [];
  let y = start;
  let index = 0;
  while (index < pieces.length) {
    const row = longest(pieces, index, room, y);
    if (!row) {
      y += 4;
      if (y > room.bottom) return null;
      continue;
    }
    const { from, to, tall, count } = row;
    const members = pieces.slice(index, index + count);
    const wide = members.reduce((sum, { w }) => sum + w + GAP, -GAP);
    let x = from + (to - from - wide) / 2;
    for (const piece of members) {
      put.push({ ...piece, x, y: y + (tall - piece.h) / 2 });
      x += piece.w + GAP;
    }
    y += tall + GAP + 2;
    index += count;
  }
  return put;
}

/** Each piece at the highest free spot, from the left; the tall ones first. */
function scattered(pieces: readonly Piece[], room: Room): Put[] | null {
  const taken = [...room.obstacles];
  const put: Put[] = [];
  for (const piece of [...pieces].sort((a, b) => b.h - a.h)) {
    const spot = free(piece, room, taken);
    if (!spot) return null;
    put.push({ ...piece, ...spot });
    taken.push({ x: spot.x - GAP, y: spot.y - GAP, w: piece.w + 2 * GAP, h: piece.h + 2 * GAP });
  }
  return put;
}

function free(piece: Piece, room: Room, taken: readonly Box[]): Point | null {
  for (let y = room.top; y + piece.h <= room.bottom; y += 3) {
    for (const [from, to] of stretchesOf(room.shape, taken, y, y + piece.h, EDGE)) {
      if (to - from >= piece.w) return { x: from, y };
    }
  }
  return null;
}

/** As many of the next pieces as go into a row that begins at a height. */
function longest(
  pieces: readonly Piece[],
  start: number,
  room: Room,
  y: number,
): { from: number; to: number; tall: number; count: number } | null {
  let best: { from: number; to: number; tall: number; count: number } | null = null;
  let tall = 0;
  let wide = -GAP;
  for (let count = 1; start + count <= pieces.length; count++) {
    const piece = pieces[start + count - 1];
    if (!piece) break;
    tall = Math.max(tall, piece.h);
    wide += piece.w + GAP;
    if (y + tall > room.bottom) break;
    const free = stretchOf(room.shape, room.obstacles, y, y + tall, EDGE);
    if (!free || free[1] - free[0] < wide) break;
    best = { from: free[0], to: free[1], tall, count };
  }
  return best;
}

/** The number of a space that can be chosen, 50 × 40. */
export function markPlate(page: Page, label: string): void {
  const plate = { x: 0, y: 0, w: 50, h: 40 };
  page.mark('token', `mark ${label}`, plate, plate);
  panel(page, inset(plate, 1.5), { radius: 18, fill: '#1463ff', line: COLOUR.white, width: 3 });
  drawText(page, label, inset(plate, 6), { face: BOLD, size: 25, least: 12, colour: COLOUR.white });
}
