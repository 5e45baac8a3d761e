import type { Page } from '../drawing/page.ts';
import type { Piece as AnyPiece, Placed } from '../tokens/piece.ts';
import { stamp } from '../tokens/stamp.ts';
import type { Floor } from './floor.ts';
import { epicLife, FOE, foeTile, HORDE, horde, LIFE, NAMED } from './foetoken.ts';
import type { Point } from './polygon.ts';
import { BUST, bust, DOOM, doomToken, MARKER, markerToken, throng, throngSize, VOTE, voteMark } from './token.ts';
import type { FoeView, MarkerView, PersonView, SpotView } from './view.ts';

export type What = 'mark' | 'doom' | 'marker' | 'investigator' | 'monster' | 'clue';
export type Piece = AnyPiece<What> & {
  /** Id of a piece beside which it stands. */
  by?: string;
};

/** What a space is shown with: how much doom it bears, the number it can be chosen by, how large, whether from near. */
export interface Extra {
  limit: number | null;
  label: string | null;
  scale: number;
  near: boolean;
}

/** How far from each other things stand, in pixels. */
const APART = 5;
/** Where nothing else helps, everything is a little smaller. */
const SMALLER = [1, 0.88, 0.76, 0.64] as const;

interface Kept {
  what: What;
  id: string;
  key?: string;
  size: { w: number; h: number };
  by?: string;
}

/** Something drawn once for its key and size, and laid in afterwards. */
export function piece(
  { what, id, key = `map ${what} ${id}`, size, by }: Kept,
  scale: number,
  draw: (page: Page) => void,
): Piece {
  const stamped = (page: Page): void => stamp(page, { key, box: size, room: 10 }, draw);
  return { what, id, w: size.w * scale, h: size.h * scale, scale, draw: stamped, ...(by ? { by } : {}) };
}

/**
 * Finds room for all that stands in a space, at full size, on the first floor that has it; where there is too little, monsters and then people become
 * crowds. Null where that doesn't help either.
 */
export function gathered(spot: SpotView, floors: readonly Floor[], heart: Point, extra: Extra): Placed<Piece>[] | null {
  // What stands nearest to the heart may leave too little beside it: then from the sides.
  for (const pieces of waysOf(spot, extra, 1))
    for (const floor of floors) {
      const placed = settledFrom(pieces, floor, heart);
      if (placed) return placed;
    }
  return null;
}

/** The same on ground that is not its own, ever smaller, until all of it is there; null where it never is. */
export function spilled(spot: SpotView, floor: Floor, heart: Point, extra: Extra): Placed<Piece>[] | null {
  for (const part of SMALLER)
    for (const pieces of waysOf(spot, extra, part)) {
      const placed = settledFrom(pieces, floor, heart);
      if (placed) return placed;
    }
  return null;
}

/** From the best way to show everything to the least, all of it smaller by a part. */
function* waysOf(spot: SpotView, extra: Extra, part: number): Generator<Piece[]> {
  const { investigators, monsters } = spot;
  const scale = extra.scale * part;
  const foes = monsters.filter(({ epic }) => !epic);
  const epic = monsters.filter((one) => one.epic).map((foe) => epicPiece(foe, scale));
  const fixed = [...tokensOf(spot, { ...extra, scale }), ...epic];
  const people = investigators.map((one) => personPiece(one, scale));
  const tiles = (piled: boolean, named: boolean): Piece[] =>
    pilesOf(foes, piled).map((pile) => foePiece(spot, pile, scale, named));
  if (extra.near) yield [...fixed, ...people, ...tiles(false, true)];
  for (const piled of [false, true]) yield [...fixed, ...people, ...tiles(piled, false)];
  const crowd = foes.length > 1 ? [hordePiece(foes, scale)] : tiles(false, false);
  yield [...fixed, ...people, ...crowd];
  if (investigators.length > 1) yield [...fixed, throngPiece(investigators, scale), ...crowd];
}

/** What stands nearest to the heart may leave too little room beside it: then from the sides. */
function settledFrom(pieces: readonly Piece[], floor: Floor, heart: Point): Placed<Piece>[] | null {
  if (pieces.reduce((sum, { w, h }) => sum + w * h, 0) > floor.area()) return null;
  if (pieces.some((one) => !floor.near(one, heart))) return null;
  for (const toward of [heart, ...floor.corners()]) {
    const placed = settled(pieces, floor, toward);
    if (placed) return placed;
  }
  return null;
}

/** All pieces where there is room, the first nearest to the heart of the space; null where there isn't. */
function settled(pieces: readonly Piece[], floor: Floor, heart: Point): Placed<Piece>[] | null {
  const room = floor.copy();
  const placed: Placed<Piece>[] = [];
  for (const one of pieces) {
    const beside = placed.find(({ id, what }) => what === 'investigator' && id === one.by);
    const at = room.near(one, beside ? { x: beside.x + beside.w, y: beside.y + beside.h / 2 } : heart);
    if (!at) return null;
    placed.push({ ...one, ...at });
    room.take({ ...at, w: one.w, h: one.h }, APART);
  }
  for (const one of placed) floor.take({ x: one.x, y: one.y, w: one.w, h: one.h }, APART);
  return placed;
}

interface Pile {
  foe: FoeView;
  count: number;
}

/** Monsters that look the same are one pile; whoever has hold of somebody comes first. */
function pilesOf(foes: readonly FoeView[], piled: boolean): Pile[] {
  const piles: (Pile & { look: string })[] = [];
  for (const foe of foes) {
    const { id, ...rest } = foe;
    const look = JSON.stringify(piled ? rest : id);
    const pile = piles.find((other) => other.look === look);
    if (pile) pile.count++;
    else piles.push({ foe, count: 1, look });
  }
  return piles.map(({ foe, count }) => ({ foe, count })).sort((a, b) => threat(b.foe) - threat(a.foe));
}

/** Whoever has hold of somebody, then whoever stands, then the harm it does. */
function threat({ status, damage, horror, health }: FoeView): number {
  const state = status === 'engaged' ? 200 : status === 'ready' ? 100 : 0;
  return state + (damage + horror) * 10 + health;
}

/** The number a space can be chosen by, its doom, its markers. */
function tokensOf({ doom, markers }: SpotView, { limit, label, scale }: Extra): Piece[] {
  return [
    ...(label === null ? [] : [piece({ what: 'mark', id: label, size: VOTE }, 1, (page) => voteMark(page, label))]),
    ...(doom > 0
      ? [
          piece({ what: 'doom', id: `${doom}/${limit ?? ''}`, size: DOOM }, scale, (page) =>
            doomToken(page, doom, limit),
          ),
        ]
      : []),
    ...markers.map((marker) => markerPiece(marker, scale)),
  ];
}

export function markerPiece(marker: MarkerView, scale: number): Piece {
  return piece({ what: 'marker', id: JSON.stringify(marker), size: MARKER }, scale, (page) =>
    markerToken(page, marker),
  );
}

function personPiece(person: PersonView, scale: number): Piece {
  const kept = {
    what: 'investigator',
    id: String(person.seat),
    key: `map ${JSON.stringify(person)}`,
    size: BUST,
  } as const;
  return piece(kept, scale, (page) => bust(page, person));
}

function foePiece({ investigators }: SpotView, { foe, count }: Pile, scale: number, named: boolean): Piece {
  const { id, ...look } = foe;
  const by = investigators.find(({ seat }) => foe.engagedWith.includes(seat));
  const key = `map ${JSON.stringify([look, count, named])}`;
  const kept = { what: 'monster', id, key, size: named ? NAMED : FOE, ...(by ? { by: String(by.seat) } : {}) } as const;
  return piece(kept, scale, (page) => foeTile(page, { foe, count, named }));
}

function epicPiece(foe: FoeView, scale: number): Piece {
  return piece({ what: 'monster', id: foe.id, key: `epic ${foe.name} ${foe.health}`, size: LIFE }, scale, (page) =>
    epicLife(page, foe),
  );
}

function hordePiece(foes: readonly FoeView[], scale: number): Piece {
  const [worst] = [...foes].sort((a, b) => threat(b) - threat(a));
  if (!worst) throw new Error('a crowd of nobody');
  const kept = { what: 'monster', id: worst.id, key: `horde ${worst.kind} ${foes.length}`, size: HORDE } as const;
  return piece(kept, scale, (page) => horde(page, worst, foes.length));
}

function throngPiece(people: readonly PersonView[], scale: number): Piece {
  const key = `throng ${people.map(({ seat, sheet }) => `${seat} ${sheet}`).join()}`;
  const kept = { what: 'investigator', id: 'all', key, size: throngSize(people.length) } as const;
  return piece(kept, scale, (page) => throng(page, people));
}
