import type { Box } from '../drawing/page.ts';
import type { Placed } from '../tokens/piece.ts';
import { type Point, type Room, stretchesOf, stretchOf } from './plan.ts';

interface Size {
  w: number;
  h: number;
}

const GAP = 5;
const EDGE = 9;

/** Rows from the top down, each as wide as the shape is there; in the middle of the height that is left. */
export function inLines<P extends Size>(pieces: readonly P[], room: Room): Placed<P>[] | null {
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

function rows<P extends Size>(pieces: readonly P[], room: Room, start: number): Placed<P>[] | null {
  const put: Placed<P>[] = [];
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

/** Each piece at the highest free spot, from the left or else from the right; the tall ones first. */
export function scattered<P extends Size>(pieces: readonly P[], room: Room, near: boolean): Placed<P>[] | null {
  for (const side of near ? (['left', 'right'] as const) : (['left'] as const)) {
    const put = scatter(pieces, room, side);
    if (put) return put;
  }
  return null;
}

function scatter<P extends Size>(pieces: readonly P[], room: Room, side: 'left' | 'right'): Placed<P>[] | null {
  const taken = [...room.obstacles];
  const put: Placed<P>[] = [];
  for (const piece of [...pieces].sort((a, b) => b.h - a.h)) {
    const spot = free(piece, room, taken, side);
    if (!spot) return null;
    put.push({ ...piece, ...spot });
    taken.push({ x: spot.x - GAP, y: spot.y - GAP, w: piece.w + 2 * GAP, h: piece.h + 2 * GAP });
  }
  return put;
}

function free(piece: Size, room: Room, taken: readonly Box[], side: 'left' | 'right'): Point | null {
  for (let y = room.top; y + piece.h <= room.bottom; y += 3) {
    const stretches = stretchesOf({ ...room, obstacles: taken, top: y, bottom: y + piece.h }, EDGE);
    for (const [from, to] of side === 'left' ? stretches : stretches.reverse()) {
      if (to - from >= piece.w) return { x: side === 'left' ? from : to - piece.w, y };
    }
  }
  return null;
}

/** As many of the next pieces as go into a row that begins at a height. */
function longest(
  pieces: readonly Size[],
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
    const free = stretchOf({ ...room, top: y, bottom: y + tall }, EDGE);
    if (!free || free[1] - free[0] < wide) break;
    best = { from: free[0], to: free[1], tall, count };
  }
  return best;
}
