import type { BoardView, PlaceView } from '../view.ts';
import { type Block, beside, monsterBlock, peopleBlock } from './crowd.ts';
import { type Frame, type Spot, seen, spotOf } from './townplan.ts';

/** How many stand in a row: tried in this order, at last half of them and all, and what finds room nearest is taken. */
const ROWS = [4, 2, 3, 6, 1] as const;
const JAIL = 'jail-cell';
const STATION = 'police-station';
/** Below the middle of a street whoever is in it stands; a building's middle is so much above its foot. */
const BELOW = 50;
const ABOVE = 40;
/** People and monsters stand side by side if the one are so much taller than the other at most: in as many rows. */
const UNEVEN = 30;

/** All that stands together, in the ways it may stand. */
export interface Group {
  place: PlaceView;
  /** How many tokens there are at its place in all. */
  count: number;
  shapes: Block[];
  /** People and monsters of one place, who may part; and of such a part, what it was of. */
  parts: Group[];
  whole: Group | null;
}

/** Where whoever is in a place stands, if there is room: before its building, or below its street’s name. */
export function homeOf(place: PlaceView, frame: Frame): Spot {
  const { x, y } = seen(spotOf(place), frame);
  return { x, y: y + (place.kind === 'street' ? BELOW : -ABOVE * frame.scale) };
}

/** The middle of a place as it is drawn: of its building, or of its street. */
export function heartOf(place: PlaceView, frame: Frame): Spot {
  const { x, y } = seen(spotOf(place), frame);
  return { x, y: y - (place.kind === 'street' ? 0 : ABOVE * frame.scale) };
}

/** Whoever and whatever is in a place, people with clues and monsters; nobody, or one group, which may part. */
export function groupsOf(view: BoardView, place: PlaceView, scale: number): Group[] {
  const prisoners = place.id === STATION ? (view.zones.find(({ id }) => id === JAIL)?.investigators ?? []) : [];
  const people = [
    ...place.investigators.map((token) => ({ token })),
    ...prisoners.map((token) => ({ token, plight: { arrested: true } })),
  ];
  const held = people.length + Math.min(1, place.clues);
  const count = held + place.monsters.length;
  const ways = (of: number): readonly number[] =>
    of < 2 ? [1] : [...ROWS.filter((row) => row <= Math.max(4, of)), Math.ceil(of / 2), of];
  const parts = [
    ways(held).map((row) => peopleBlock(place.clues, people, { scale, row })),
    ways(place.monsters.length).map((row) => monsterBlock(place.monsters, { scale, row })),
  ].flatMap((all): Group[] => {
    const some = all.filter((shape) => shape !== null);
    const shapes = some.filter(({ w, h }, index) => some.findIndex((one) => one.w === w && one.h === h) === index);
    return shapes.length > 0 ? [{ place, count, shapes, parts: [], whole: null }] : [];
  });
  const [one, other] = parts;
  if (!one || !other) return parts;
  const shapes = one.shapes.flatMap((left) =>
    other.shapes
      .filter((right) => Math.abs(left.h - right.h) <= UNEVEN)
      .flatMap((right) => [beside(left, right), beside(right, left)]),
  );
  const whole: Group = { place, count, shapes, parts, whole: null };
  for (const part of parts) part.whole = whole;
  return [whole];
}
