import { BOLD } from '../drawing/fonts.ts';
import { inset, type Page, panel } from '../drawing/page.ts';
import { drawText } from '../drawing/text.ts';
import { drawPieces, type Piece as PieceOf, type Placed, type Stood as StoodAs } from '../tokens/piece.ts';
import { stamp } from '../tokens/stamp.ts';
import { DISC, MORE, moreDisc, moreTile } from '../tokens/token.ts';
import { COUNTER, DOOM, doomToken, FIGURE, markerToken, personDisc, personFigure } from './counter.ts';
import { foeTile, type Grip, sizeOf } from './foe.ts';
import type { Room } from './plan.ts';
import { inLines, scattered } from './room.ts';
import type { FoeView, SpotView } from './view.ts';

/** What stands in a space; a `mark` is the number it can be chosen by. */
export type Stood = StoodAs<'doom' | 'marker' | 'monster' | 'investigator' | 'mark'>;
type Piece = PieceOf<Stood['what']>;

/** How what stands in a space may be shown, from the best: all with their names; monsters alike as one pile. */
interface Showing {
  named: boolean;
  piled: boolean;
  scales: readonly number[];
}

const SCALES = [1.2, 1.1, 1, 0.92, 0.84, 0.76, 0.7, 0.64, 0.58] as const;
const FAR: readonly Showing[] = [
  { named: false, piled: false, scales: SCALES },
  { named: false, piled: true, scales: SCALES },
];
/** In a close-up everybody has a name while it can be read where a channel shows the picture; numbers come last. */
const NEAR: readonly Showing[] = [
  { named: true, piled: false, scales: [1.2, 1.1, 1, 0.92, 0.84, 0.76, 0.7] },
  { named: false, piled: false, scales: [0.92, 0.84, 0.76, 0.7] },
  { named: true, piled: true, scales: [0.84, 0.76, 0.7] },
  { named: false, piled: true, scales: [0.84, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34] },
];
/** Numbers stay larger than what they stand for. */
const LEAST_NUMBER = 0.66;
/** From here on, things no longer stand in rows but wherever there is room. */
const TIGHT = { far: 0.92, near: 1 } as const;

/** What a space is shown with: how much doom it bears, the number it can be chosen by, whether it is seen from near. */
export interface Extra {
  limit: number | null;
  label: string | null;
  near: boolean;
}

/** What stands in a space, each where it has found room; the lower the rank, the better all of it can be read. */
export interface Gathering {
  rank: number;
  placed: Placed<Piece>[];
}

/** Draws what has found room. */
export function drawGathering(page: Page, { placed }: Gathering): Stood[] {
  return drawPieces(page, placed);
}

/** Finds room for all that stands in a space, as large as fits; what can't be read becomes a number. */
export function gather(spot: SpotView, room: Room, extra: Extra): Gathering {
  const showings = extra.near ? NEAR : FAR;
  const tight = extra.near ? TIGHT.near : TIGHT.far;
  const single = spot.monsters.map((foe) => ({ foe, count: 1 }));
  let rank = 0;
  for (const { named, piled, scales } of showings) {
    const piles = piled ? pilesOf(spot.monsters) : single;
    for (const scale of scales) {
      const pieces = piecesOf(spot, extra, { piles, scale, named });
      const placed = inLines(pieces, room) ?? (scale <= tight ? scattered(pieces, room, extra.near) : null);
      if (placed) return { rank, placed };
      rank++;
    }
  }
  const least = showings.at(-1)?.scales.at(-1) ?? 1;
  const sorted = pilesOf(spot.monsters).sort((a, b) => threat(b.foe) - threat(a.foe));
  for (let people = spot.investigators.length; people >= 0; people = people > 2 ? people - 2 : people - 1) {
    for (let shown = sorted.length; shown >= 0; shown--) {
      const pieces = piecesOf(spot, extra, { piles: sorted.slice(0, shown), scale: least, people });
      const placed = scattered(pieces, room, extra.near);
      if (placed) return { rank, placed };
      rank++;
    }
  }
  return { rank, placed: [] };
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

/** In which piles, at what scale, how many of the people; the others become a number. */
interface Shown {
  piles: readonly Pile[];
  scale: number;
  people?: number;
  named?: boolean;
}

function piecesOf(spot: SpotView, { limit, label, near }: Extra, showing: Shown): Piece[] {
  const { piles, scale, people = spot.investigators.length, named = false } = showing;
  const pieces: Piece[] = [];
  const numbers = Math.max(LEAST_NUMBER, Math.min(1, scale));
  const add = ({ what, id }: Pick<Piece, 'what' | 'id'>, size: Size, factor: number, draw: Piece['draw']): void => {
    const key = `${what} ${id}`;
    const stamped = (page: Page): void => stamp(page, { key, box: size, room: 4 }, draw);
    const outer = { w: size.w * factor, h: size.h * factor };
    pieces.push({ what, id, ...outer, scale: factor, draw: stamped });
  };
  if (label !== null) add({ what: 'mark', id: label }, { w: 50, h: 40 }, numbers, (page) => markPlate(page, label));
  if (spot.doom > 0) {
    const doom = { what: 'doom', id: `${spot.doom}/${limit ?? ''}` } as const;
    add(doom, DOOM, numbers, (page) => doomToken(page, spot.doom, limit));
  }
  for (const marker of spot.markers) {
    add({ what: 'marker', id: JSON.stringify(marker) }, COUNTER, numbers, (page) => markerToken(page, marker));
  }
  const monster = ({ foe, count }: Pile): void => {
    const grips = gripsOf(foe, spot);
    const { id: _, ...look } = foe;
    const key = JSON.stringify([look, grips, count]);
    const size = sizeOf(foe, near);
    const draw = (page: Page): void =>
      stamp(page, { key, box: size, room: 14 }, (on) => foeTile(on, { foe, grips, count, near }));
    pieces.push({ what: 'monster', id: foe.id, w: size.w * scale, h: size.h * scale, scale, draw });
  };
  const shown = spot.investigators.slice(0, people);
  const placed = new Set<Pile>();
  for (const person of shown) {
    const factor = Math.min(1.1, named ? scale : scale * 1.06);
    const size = named ? FIGURE : { w: DISC, h: DISC };
    const key = JSON.stringify(person);
    const paint = named ? personFigure : personDisc;
    const draw = (page: Page): void => stamp(page, { key, box: size, room: 4 }, (on) => paint(on, person));
    const outer = { w: size.w * factor, h: size.h * factor };
    pieces.push({ what: 'investigator', id: String(person.seat), ...outer, scale: factor, draw });
    for (const pile of piles) {
      if (placed.has(pile) || !pile.foe.engagedWith.includes(person.seat)) continue;
      placed.add(pile);
      monster(pile);
    }
  }
  const unseen = spot.investigators.length - shown.length;
  if (unseen > 0) {
    const more = { what: 'investigator', id: `more ${unseen}` } as const;
    add(more, { w: DISC, h: DISC }, LEAST_NUMBER, (page) => moreDisc(page, unseen));
  }
  for (const pile of piles) if (!placed.has(pile)) monster(pile);
  const hidden = spot.monsters.length - piles.reduce((sum, { count }) => sum + count, 0);
  if (hidden > 0) {
    const dangerous = spot.monsters.some(({ damage, horror }) => damage + horror >= 3);
    const more = { what: 'monster', id: `more ${hidden} ${dangerous}` } as const;
    add(more, MORE, LEAST_NUMBER, (page) => moreTile(page, hidden, dangerous));
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

/** The number of a space that can be chosen, 50 × 40. */
export function markPlate(page: Page, label: string): void {
  const plate = { x: 0, y: 0, w: 50, h: 40 };
  page.mark('token', `mark ${label}`, plate, plate);
  panel(page, inset(plate, 1.5), { radius: 18, fill: '#1463ff', line: page.colors.white, width: 3 });
  drawText(page, label, inset(plate, 6), { face: BOLD, size: 25, least: 12, color: page.colors.white });
}
