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
import type { FoeView, PersonView, SpotView } from './view.ts';

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
/** On smaller tiles names can't be read, so that they have none. */
const NAMED = 1.1;
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
  let rank = 0;
  for (const { shown, inRows, loose } of waysOf(spot, extra.near)) {
    const pieces = piecesOf(spot, extra, shown);
    const placed = (inRows ? inLines(pieces, room) : null) ?? (loose ? scattered(pieces, room, extra.near) : null);
    if (placed) return { rank, placed };
    rank++;
  }
  return { rank, placed: [] };
}

/** One way to show what stands in a space: in rows, or also wherever there is room. */
interface Way {
  shown: Shown;
  inRows: boolean;
  loose: boolean;
}

/** From the best to the least: ever smaller, then with ever more of them as numbers. */
function* waysOf(spot: SpotView, near: boolean): Generator<Way> {
  const showings = near ? NEAR : FAR;
  const tight = near ? TIGHT.near : TIGHT.far;
  const single = spot.monsters.map((foe) => ({ foe, count: 1 }));
  for (const { named, piled, scales } of showings) {
    const piles = piled ? pilesOf(spot.monsters) : single;
    for (const scale of scales) yield { shown: { piles, scale, named }, inRows: true, loose: scale <= tight };
  }
  const scale = showings.at(-1)?.scales.at(-1) ?? 1;
  const sorted = pilesOf(spot.monsters).sort((a, b) => threat(b.foe) - threat(a.foe));
  for (let people = spot.investigators.length; people >= 0; people = people > 2 ? people - 2 : people - 1) {
    for (let shown = sorted.length; shown >= 0; shown--) {
      yield { shown: { piles: sorted.slice(0, shown), scale, people }, inRows: false, loose: true };
    }
  }
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

function piecesOf(spot: SpotView, extra: Extra, showing: Shown): Piece[] {
  const { piles, scale, people = spot.investigators.length, named = false } = showing;
  const monster = (pile: Pile): Piece => monsterPiece(spot, pile, scale, extra.near);
  const held = new Set<Pile>();
  const shown = spot.investigators.slice(0, people).flatMap((person) => {
    const own = piles.filter((pile) => !held.has(pile) && pile.foe.engagedWith.includes(person.seat));
    for (const pile of own) held.add(pile);
    return [personPiece(person, scale, named), ...own.map(monster)];
  });
  const unseen = Math.max(0, spot.investigators.length - people);
  const free = piles.filter((pile) => !held.has(pile)).map(monster);
  const hidden = spot.monsters.length - piles.reduce((sum, { count }) => sum + count, 0);
  return [
    ...tokensOf(spot, extra, Math.max(LEAST_NUMBER, Math.min(1, scale))),
    ...shown,
    ...(unseen > 0 ? [morePeople(unseen)] : []),
    ...free,
    ...(hidden > 0 ? [moreMonsters(spot, hidden)] : []),
  ];
}

/** What a piece is, the key its drawing is kept by, its full size, and how far it may stick out of that. */
interface Kept extends Pick<Piece, 'what' | 'id'> {
  key?: string;
  size: Size;
  room?: number;
}

function piece({ what, id, key = `${what} ${id}`, size, room = 4 }: Kept, scale: number, draw: Piece['draw']): Piece {
  const stamped = (page: Page): void => stamp(page, { key, box: size, room }, draw);
  return { what, id, w: size.w * scale, h: size.h * scale, scale, draw: stamped };
}

const ROUND = { w: DISC, h: DISC } as const;
const PLATE = { w: 50, h: 40 } as const;

/** The number a space can be chosen by, its doom, its markers. */
function tokensOf({ doom, markers }: SpotView, { limit, label }: Extra, scale: number): Piece[] {
  const mark = (own: string): Piece =>
    piece({ what: 'mark', id: own, size: PLATE }, scale, (page) => markPlate(page, own));
  const skull = { what: 'doom', id: `${doom}/${limit ?? ''}`, size: DOOM } as const;
  return [
    ...(label === null ? [] : [mark(label)]),
    ...(doom > 0 ? [piece(skull, scale, (page) => doomToken(page, doom, limit))] : []),
    ...markers.map((marker) =>
      piece({ what: 'marker', id: JSON.stringify(marker), size: COUNTER }, scale, (page) => markerToken(page, marker)),
    ),
  ];
}

function monsterPiece(spot: SpotView, { foe, count }: Pile, scale: number, near: boolean): Piece {
  const grips = gripsOf(foe, spot);
  const { id, ...look } = foe;
  const named = near || scale >= NAMED;
  const size = sizeOf(foe, near);
  const key = JSON.stringify([look, grips, count, named]);
  return piece({ what: 'monster', id, key, size, room: 14 }, scale, (page) =>
    foeTile(page, { foe, grips, count, size, named }),
  );
}

function personPiece(person: PersonView, scale: number, named: boolean): Piece {
  const kept = { what: 'investigator', id: String(person.seat), key: JSON.stringify(person) } as const;
  const paint = named ? personFigure : personDisc;
  const size = named ? FIGURE : ROUND;
  return piece({ ...kept, size }, Math.min(1.1, named ? scale : scale * 1.06), (page) => paint(page, person));
}

function morePeople(count: number): Piece {
  return piece({ what: 'investigator', id: `more ${count}`, size: ROUND }, LEAST_NUMBER, (page) =>
    moreDisc(page, count),
  );
}

function moreMonsters({ monsters }: SpotView, count: number): Piece {
  const dangerous = monsters.some(({ damage, horror }) => damage + horror >= 3);
  const kept = { what: 'monster', id: `more ${count} ${dangerous}`, size: MORE } as const;
  return piece(kept, LEAST_NUMBER, (page) => moreTile(page, count, dangerous));
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
  const plate = { x: 0, y: 0, ...PLATE };
  page.mark('token', `mark ${label}`, plate, plate);
  panel(page, inset(plate, 1.5), { radius: 18, fill: '#1463ff', line: page.colors.white, width: 3 });
  drawText(page, label, inset(plate, 6), { face: BOLD, size: 25, least: 12, color: page.colors.white });
}
