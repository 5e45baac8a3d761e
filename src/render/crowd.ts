import type { Box, Page } from './page.ts';
import { clueLens, DISC, investigatorDisc, LENS, monsterTile, moreTile, type Plight, TILE } from './token.ts';
import type { InvestigatorToken, MonsterToken } from './view.ts';

/** What stands in one place. */
export interface Crowd {
  clues: number;
  investigators: readonly { token: InvestigatorToken; plight?: Plight }[];
  monsters: readonly MonsterToken[];
}

/** Where something ended up, so that changes can be ringed. */
export interface Stood {
  what: 'clue' | 'monster' | 'investigator' | 'more';
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

const GAP = 5;
/** Tiles and discs shrink by turns; tiles stop where their names would be lost. */
const SCALES: readonly (readonly [tiles: number, discs: number])[] = [
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
];

/** Draws all that stands in a place inside a box, as large as fits; the rest becomes a number. */
export function drawCrowd(page: Page, crowd: Crowd, box: Box): Stood[] {
  const { pieces, rows } = arrange(crowd, box);
  const stood: Stood[] = [];
  const tall = rows.reduce((sum, row) => sum + heightOf(row) + GAP, -GAP);
  let y = box.y + (box.h - tall) / 2;
  for (const row of rows) {
    const wide = row.reduce((sum, piece) => sum + piece.w + GAP, -GAP);
    let x = box.x + (box.w - wide) / 2;
    for (const piece of row) {
      const top = y + (heightOf(row) - piece.h) / 2;
      page.at(x, top, piece.scale, () => piece.draw(page));
      stood.push({ what: piece.what, id: piece.id, box: { x, y: top, w: piece.w, h: piece.h } });
      x += piece.w + GAP;
    }
    y += heightOf(row) + GAP;
  }
  return pieces.length > 0 ? stood : [];
}

function arrange(crowd: Crowd, box: Box): { pieces: Piece[]; rows: Piece[][] } {
  const piles = pilesOf(crowd.monsters, false);
  for (const monsters of [piles, pilesOf(crowd.monsters, true)]) {
    for (const [tiles, discs] of SCALES) {
      const pieces = piecesOf(crowd, monsters, tiles, discs, 0);
      const rows = pack(pieces, box);
      if (rows) return { pieces, rows };
    }
  }
  const [tiles, discs] = SCALES[SCALES.length - 1] ?? [0.7, 0.56];
  const sorted = pilesOf(crowd.monsters, true).sort((a, b) => threat(b.token) - threat(a.token));
  for (let shown = sorted.length - 1; shown >= 0; shown--) {
    const kept = sorted.slice(0, shown);
    const hidden = sorted.slice(shown).reduce((sum, pile) => sum + pile.count, 0);
    const pieces = piecesOf(crowd, kept, tiles, discs, hidden);
    const rows = pack(pieces, box);
    if (rows) return { pieces, rows };
  }
  return squeezed(crowd, box);
}

/** Too many even so: everything in one row, as small as it must be. */
function squeezed(crowd: Crowd, box: Box): { pieces: Piece[]; rows: Piece[][] } {
  const count = crowd.monsters.length;
  for (let scale = 0.5; ; scale *= 0.9) {
    const pieces = piecesOf(crowd, [], scale, scale, count);
    const rows = pack(pieces, box);
    if (rows) return { pieces, rows };
  }
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

function piecesOf(crowd: Crowd, piles: readonly Pile[], tiles: number, discs: number, hidden: number): Piece[] {
  const pieces: Piece[] = [];
  if (crowd.clues > 0) {
    const draw = (page: Page): void => clueLens(page, crowd.clues);
    const scale = Math.max(0.7, discs);
    pieces.push({ what: 'clue', id: 'clue', w: LENS.w * scale, h: LENS.h * scale, scale, draw });
  }
  for (const { token, count } of piles) {
    const draw = (page: Page): void => monsterTile(page, token, count);
    pieces.push({ what: 'monster', id: token.marker, w: TILE.w * tiles, h: TILE.h * tiles, scale: tiles, draw });
  }
  if (hidden > 0) {
    const dangerous = crowd.monsters.some((token) => token.damage >= 3);
    const draw = (page: Page): void => moreTile(page, hidden, dangerous);
    pieces.push({ what: 'more', id: 'more', w: TILE.w * 0.66 * tiles, h: TILE.h * tiles, scale: tiles, draw });
  }
  for (const { token, plight } of crowd.investigators) {
    const draw = (page: Page): void => investigatorDisc(page, token, plight);
    pieces.push({ what: 'investigator', id: String(token.seat), w: DISC * discs, h: DISC * discs, scale: discs, draw });
  }
  return pieces;
}

/** Rows of pieces in order, or null when they need more room. */
function pack(pieces: readonly Piece[], box: Box): Piece[][] | null {
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
  return tall <= box.h ? rows : null;
}

function heightOf(row: readonly Piece[]): number {
  return Math.max(0, ...row.map((piece) => piece.h));
}
