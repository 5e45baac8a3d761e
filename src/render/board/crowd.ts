import type { Box, Page } from '../drawing/page.ts';
import { drawPieces, type Piece as PieceOf, type Placed, type Stood as StoodAs } from '../tokens/piece.ts';
import { stamp } from '../tokens/stamp.ts';
import {
  BARE,
  clueLens,
  DISC,
  investigatorDisc,
  LENS,
  MORE,
  monsterTile,
  moreDisc,
  moreTile,
  type Plight,
  TILE,
} from '../tokens/token.ts';
import type { InvestigatorToken, MonsterToken } from '../view.ts';

/** What stands in one place. */
export interface Crowd {
  clues: number;
  investigators: readonly { token: InvestigatorToken; plight?: Plight }[];
  monsters: readonly MonsterToken[];
}

/** What stands in a place; `more` is the number of what isn't shown one by one. */
export type Stood = StoodAs<'clue' | 'monster' | 'investigator' | 'more'>;
type Piece = PieceOf<Stood['what']>;
type Put = Placed<Piece>;

const GAP = 4;
/** Smaller discs can't be read even in the picture at its full size; then some become a number. */
const LEAST_DISC = 0.46;
/** Numbers stay larger than what they stand for. */
const LEAST_NUMBER = 0.66;
/** On smaller tiles names can't be read, so that they have none. */
const NAMED = 1.1;
/** Tiles and discs shrink by turns. */
type Scales = readonly (readonly [tiles: number, discs: number])[];
const SCALES: Scales = [
  [1.34, 1.34],
  [1.22, 1.22],
  [1.1, 1.1],
  [1, 1],
  [0.94, 0.94],
  [0.88, 0.88],
  [0.82, 0.82],
  [0.82, 0.72],
  [0.76, 0.72],
  [0.76, 0.62],
  [0.7, 0.7],
  [0.7, 0.56],
  [0.64, 0.56],
];
/** In a close-up everything stays large enough to be read on a telephone. */
const NEAR: Scales = [...SCALES.slice(0, 6), [0.83, 0.83], [0.83, 0.72], [0.83, 0.62]];
/** From this number of things given up on a crowd from near is no longer shown one by one. */
export const PILED = NEAR.length;

/** Draws all that stands in a place inside a box, as large as fits; what can't be read becomes a number. */
export function drawCrowd(page: Page, crowd: Crowd, box: Box, near = false): Stood[] {
  return drawPieces(page, arrange(crowd, box, near));
}

/** True when something would not be shown, or only so small that its name is lost. */
export function isTight(crowd: Crowd, box: Box): boolean {
  return arrange(crowd, box, false).some(({ what, scale }) => what === 'more' || scale < LEGIBLE);
}

/**
 * How a crowd fits into boxes of a close-up: the number of larger ways to set it that have no room there. From PILED on
 * monsters of a kind become piles; with twice that some would only be counted.
 */
export function fitter(crowd: Crowd): (box: Box) => number {
  const ways = [false, true].flatMap((together) => {
    const piles = pilesOf(crowd.monsters, together);
    return NEAR.map(([tiles, discs]) => piecesOf(crowd, { piles, tiles, discs, near: true }));
  });
  return (box) => {
    const fits = ways.findIndex((pieces) => blocksOf(pieces, box) !== null);
    return fits < 0 ? ways.length : fits;
  };
}

/** Below this discs and tiles lose their letters at the size that a channel shows. */
const LEGIBLE = 0.64;

function arrange(crowd: Crowd, box: Box, near: boolean): Put[] {
  const scales = near ? NEAR : SCALES;
  for (const piles of [pilesOf(crowd.monsters, false), pilesOf(crowd.monsters, true)]) {
    for (const [tiles, discs] of scales) {
      const put = layOut(piecesOf(crowd, { piles, tiles, discs, near }), box);
      if (put) return put;
    }
  }
  const sorted = pilesOf(crowd.monsters, true).sort((a, b) => threat(b.token) - threat(a.token));
  for (let shown = sorted.length - 1; shown >= 0; shown--) {
    const kept = sorted.slice(0, shown);
    const hidden = sorted.slice(shown).reduce((sum, pile) => sum + pile.count, 0);
    for (const [tiles, discs] of scales) {
      const put = layOut(piecesOf(crowd, { piles: kept, tiles, discs, near, hidden }), box);
      if (put) return put;
    }
  }
  for (let shown = crowd.investigators.length; shown >= 0; shown--) {
    const least = { piles: [], tiles: LEAST_DISC, discs: LEAST_DISC, near, hidden: crowd.monsters.length, shown };
    const put = layOut(piecesOf(crowd, least), box);
    if (put) return put;
  }
  return [];
}

/** Rows of pieces that fit into a box, and how tall they are together. */
interface Block {
  rows: readonly (readonly Piece[])[];
  tall: number;
  box: Box;
}

function layOut(pieces: readonly Piece[], box: Box): Put[] | null {
  return blocksOf(pieces, box)?.flatMap(placed) ?? null;
}

/** All in rows, or else the people in a block of their own beside the rest; null when there is no room. */
function blocksOf(pieces: readonly Piece[], box: Box): Block[] | null {
  const whole = pack(pieces, box);
  if (whole) return [whole];
  const people = pieces.filter(({ what }) => what === 'investigator');
  const others = pieces.filter(({ what }) => what !== 'investigator');
  const disc = people[0];
  if (!disc || people.length < 3 || others.length === 0) return null;
  for (const high of [2, 3]) {
    const wide = Math.ceil(people.length / high) * (disc.w + GAP);
    if (wide > box.w) continue;
    const left = pack(others, { ...box, w: box.w - wide });
    const right = pack(people, { ...box, x: box.x + box.w - wide, w: wide });
    if (left && right) return [left, right];
  }
  return null;
}

/** Rows in the middle of their box, each piece in its order. */
function placed({ rows, tall, box }: Block): Put[] {
  const put: Put[] = [];
  let y = box.y + (box.h - tall) / 2;
  for (const row of rows) {
    const wide = row.reduce((sum, piece) => sum + piece.w + GAP, -GAP);
    const high = heightOf(row);
    let x = box.x + (box.w - wide) / 2;
    for (const piece of row) {
      put.push({ ...piece, x, y: y + (high - piece.h) / 2 });
      x += piece.w + GAP;
    }
    y += high + GAP;
  }
  return put;
}

function threat(token: MonsterToken): number {
  return token.damage * 10 + token.toughness;
}

interface Pile {
  token: MonsterToken;
  count: number;
}

function pilesOf(monsters: readonly MonsterToken[], together: boolean): Pile[] {
  const piles: Pile[] = [];
  for (const token of monsters) {
    const pile = together ? piles.find((other) => other.token.kind === token.kind) : undefined;
    if (pile) pile.count++;
    else piles.push({ token, count: 1 });
  }
  return piles;
}

/** How a crowd is shown: piles of monsters, scales of tiles and discs, and what only becomes a number. */
interface Showing {
  piles: readonly Pile[];
  tiles: number;
  discs: number;
  /** In a close-up, where names are larger. */
  near: boolean;
  /** Monsters that are only counted. */
  hidden?: number;
  /** How many of the investigators are shown; the others are only counted. */
  shown?: number;
}

function piecesOf(crowd: Crowd, showing: Showing): Piece[] {
  const { piles, tiles, discs, near, hidden = 0, shown = crowd.investigators.length } = showing;
  const pieces: Piece[] = [];
  if (crowd.clues > 0) {
    const draw = (page: Page): void =>
      stamp(page, { key: `clue ${crowd.clues}`, box: LENS, room: 4 }, (on) => clueLens(on, crowd.clues));
    const scale = Math.max(LEAST_NUMBER, discs);
    pieces.push({ what: 'clue', id: 'clue', w: LENS.w * scale, h: LENS.h * scale, scale, draw });
  }
  for (const { token, count } of piles) {
    const { marker: _, ...look } = token;
    const named = near || tiles >= NAMED;
    const key = JSON.stringify([look, count, named]);
    const box = named ? TILE : BARE;
    const draw = (page: Page): void =>
      stamp(page, { key, box, room: 12 }, (on) => monsterTile(on, token, { count, named }));
    pieces.push({ what: 'monster', id: token.marker, w: box.w * tiles, h: box.h * tiles, scale: tiles, draw });
  }
  if (hidden > 0) {
    const dangerous = crowd.monsters.some((token) => token.damage >= 3);
    const draw = (page: Page): void => moreTile(page, hidden, dangerous);
    const scale = Math.max(LEAST_NUMBER, tiles);
    pieces.push({ what: 'more', id: 'more', w: MORE.w * scale, h: MORE.h * scale, scale, draw });
  }
  for (const { token, plight } of crowd.investigators.slice(0, shown)) {
    const key = JSON.stringify([token, plight]);
    const round = { w: DISC, h: DISC };
    const draw = (page: Page): void =>
      stamp(page, { key, box: round, room: 4 }, (on) => investigatorDisc(on, token, plight));
    pieces.push({ what: 'investigator', id: String(token.seat), w: DISC * discs, h: DISC * discs, scale: discs, draw });
  }
  const others = crowd.investigators.length - shown;
  if (others > 0) {
    const draw = (page: Page): void => moreDisc(page, others);
    const side = DISC * LEAST_NUMBER;
    pieces.push({ what: 'investigator', id: 'more', w: side, h: side, scale: LEAST_NUMBER, draw });
  }
  return pieces;
}

/** Rows of pieces in order, or null when they need more room. */
function pack(pieces: readonly Piece[], box: Box): Block | null {
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  let wide = 0;
  for (const piece of pieces) {
    if (piece.w > box.w) return null;
    if (row.length > 0 && wide + GAP + piece.w > box.w) {
      rows.push(row);
      row = [];
      wide = 0;
    }
    wide += (row.length > 0 ? GAP : 0) + piece.w;
    row.push(piece);
  }
  if (row.length > 0) rows.push(row);
  const tall = rows.reduce((sum, one) => sum + heightOf(one) + GAP, -GAP);
  return tall <= box.h ? { rows, tall, box } : null;
}

function heightOf(row: readonly Piece[]): number {
  return row.reduce((most, piece) => Math.max(most, piece.h), 0);
}
