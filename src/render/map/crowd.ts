import type { Page } from '../drawing/page.ts';
import type { Piece as AnyPiece, Placed } from '../tokens/piece.ts';
import { stamp } from '../tokens/stamp.ts';
import type { Floor } from './floor.ts';
import { EPIC, epicFoe, epicSize, FOE, foeTile, HORDE, horde, NAMED } from './foetoken.ts';
import type { Point } from './polygon.ts';
import { BUST, bust, DOOM, doomToken, MARKER, markerToken, throng, throngSize, VOTE, voteMark } from './token.ts';
import type { FoeView, MarkerView, PersonView, SpotView } from './view.ts';

export type What = 'mark' | 'doom' | 'marker' | 'investigator' | 'monster' | 'clue';
export type Piece = AnyPiece<What> & {
  /** Id of a piece beside which it stands. */
  by?: string;
};

/** What a space is shown with: how much doom it bears, its number, how large, whether from near. */
export interface Extra {
  limit: number | null;
  number: Numbered | null;
  scale: number;
  near: boolean;
}

/** A number on a place: which choice it is, or how many steps away. */
export interface Numbered {
  label: string;
  steps: boolean;
}

/** How far from each other things stand, in pixels. */
const APART = 5;
/** Where piles and crowds don't help, everything is a little smaller. */
const SMALLER = [1, 0.88, 0.76] as const;

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
 * Finds room for all that stands in a space on the first of its floors that has it; where there is too little, monsters and
 * then people become crowds, and then everything is smaller. Null where that doesn't help either.
 */
export function gathered(spot: SpotView, floors: readonly Floor[], heart: Point, extra: Extra): Placed<Piece>[] | null {
  for (const part of SMALLER)
    for (const pieces of waysOf(spot, extra, part))
      for (const floor of floors) {
        const placed = settledFrom(pieces, floor, heart);
        if (placed) return placed;
      }
  return null;
}

/** Of a space that is too small for all that stands there: what has room on its own floor, and what only on the ground around. */
export function parted(
  spot: SpotView,
  { own, around }: { own: Floor; around: readonly Floor[] },
  heart: Point,
  extra: Extra,
): { here: Placed<Piece>[]; beside: Placed<Piece>[] } {
  const [here, beside]: [Placed<Piece>[], Placed<Piece>[]] = [[], []];
  const ways = SMALLER.map((part) => [...waysOf(spot, extra, part)].at(-1) ?? []);
  const [full = []] = ways;
  full.forEach((_, index) => {
    const sizes = ways.flatMap((way) => way[index] ?? []);
    for (const [floor, kept] of [[own, here] as const, ...around.map((one) => [one, beside] as const)])
      for (const one of sizes) {
        const at = floor.near(one, heart);
        if (!at) continue;
        for (const other of [own, ...around]) other.take({ ...at, w: one.w, h: one.h }, APART);
        kept.push({ ...one, ...at });
        return;
      }
  });
  return { here, beside };
}

/** From the best way to show everything to the least, all of it smaller by a part. */
function* waysOf(spot: SpotView, extra: Extra, part: number): Generator<Piece[]> {
  const { investigators, monsters } = spot;
  const scale = extra.scale * part;
  const foes = monsters.filter(({ epic }) => !epic);
  const huge = monsters.filter((one) => one.epic);
  const tokens = tokensOf(spot, { ...extra, scale });
  const fixed = [...huge.map((foe) => epicPiece(foe, scale, EPIC.at(-1) ?? 0)), ...tokens];
  const people = investigators.map((one) => personPiece(one, scale));
  const tiles = (piled: boolean, named: boolean): Piece[] =>
    pilesOf(foes, piled).map((pile) => foePiece(spot, pile, scale, named));
  if (huge.length > 0)
    for (const tall of EPIC)
      for (const piled of [false, true])
        yield [...huge.map((foe) => epicPiece(foe, scale, tall)), ...tokens, ...people, ...tiles(piled, false)];
  if (extra.near) yield [...fixed, ...people, ...tiles(false, true)];
  for (const piled of [false, true]) yield [...fixed, ...people, ...tiles(piled, false)];
  const crowd = foes.length > 1 ? [hordePiece(foes, scale)] : tiles(false, false);
  yield [...fixed, ...people, ...crowd];
  if (investigators.length > 1) yield [...fixed, throngPiece(investigators, scale), ...crowd];
}

/** What stands nearest to the heart may leave too little beside it: then from the sides. */
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

/** A number, always in the same size. */
export function numberPiece({ label, steps }: Numbered): Piece {
  const key = `map mark ${label} ${steps}`;
  return piece({ what: 'mark', id: label, key, size: VOTE }, 1, (page) => voteMark(page, label, steps));
}

/** The number of a space, its doom, its markers. */
function tokensOf({ doom, markers }: SpotView, { limit, number, scale }: Extra): Piece[] {
  return [
    ...(number === null ? [] : [numberPiece(number)]),
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

function epicPiece(foe: FoeView, scale: number, tall: number): Piece {
  const kept = { what: 'monster', id: foe.id, key: `epic ${foe.name} ${foe.health}`, size: epicSize(tall) } as const;
  return piece(kept, scale, (page) => epicFoe(page, foe, tall));
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
