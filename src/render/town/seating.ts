import { type Box, center, inset } from '../drawing/page.ts';
import type { PlaceView } from '../view.ts';
import type { Block } from './crowd.ts';
import { type Group, heartOf, homeOf } from './group.ts';
import { roomFor, shared, type Taken } from './room.ts';
import { buildingBox, type Frame, type Spot } from './townplan.ts';

/** What it costs to cover a pixel of a building: one's own, another's; and to stand nearer to another place than to one's own, for a crowd and for few. */
const PRICE = { own: 0.001, other: 0.005, astray: 200, lost: 500 } as const;
/** So many find room at home. */
const FEW = 2;
/** Whoever stands farther than this from home tries to change places with others, so many times in all. */
const HOMESICK = 60;
const EXCHANGES = 10;
/** People and monsters of a place stay together only where that costs less. */
const TOGETHER = 150;

/** A group where it stands, and what that costs. */
export interface Seat {
  group: Group;
  block: Block;
  box: Box;
  cost: number;
  /** Nearer to another place than to its own. */
  astray: boolean;
}

/** What groups stand among: nothing hard is covered. */
interface Room {
  visible: readonly PlaceView[];
  frame: Frame;
  bounds: Box;
  hard: readonly Box[];
}

/**
 * Finds room for groups, near their places: where few stand before crowds, the large before the small; people and monsters
 * of one place side by side, or apart where that is nearer. Then whoever has found none near home is let in there, and
 * those who stood there look again, as long as that is better for all together. Who finds no room at all is left out.
 */
export function seated(groups: readonly Group[], room: Room): Seat[] {
  let seats: Seat[] = [];
  for (const group of [...groups].sort(before)) seats.push(...(seatsFor(group, seats, room) ?? []));
  let left = EXCHANGES;
  for (let better = true; better && left > 0; ) {
    better = false;
    for (const one of seats.filter(({ cost }) => cost > HOMESICK).sort((a, b) => b.cost - a.cost)) {
      if (left-- <= 0) break;
      const made = exchanged(one, seats, room);
      if (!made) continue;
      seats = made;
      better = true;
      break;
    }
  }
  return seats;
}

/** Who looks for room first. */
function before(a: Group, b: Group): number {
  return Number(a.count > FEW) - Number(b.count > FEW) || weight(b) - weight(a);
}

/** The same seats with somebody at home, together with all who are there if they had parted, and whoever stood there elsewhere; null if that is no better. */
function exchanged(one: Seat, seats: readonly Seat[], room: Room): Seat[] | null {
  const most = total(seats) - 1;
  for (const group of [one.group.whole, one.group]) {
    if (!group) continue;
    const others = seats.filter((seat) => seat.group !== group && !group.parts.includes(seat.group));
    const alone = seatFor(group, [], room, TOGETHER);
    if (!alone) continue;
    const away = others.filter(({ box }) => shared(box, alone.box) > 0);
    const made = [...others.filter((seat) => !away.includes(seat)), alone];
    const all = away
      .sort((a, b) => before(a.group, b.group))
      .every((seat) => {
        const found = seatsFor(seat.group, made, room, most - total(made));
        made.push(...(found ?? []));
        return found !== null;
      });
    if (all && total(made) < most) return made;
  }
  return null;
}

function total(seats: readonly Seat[]): number {
  return seats.reduce((sum, { cost }) => sum + cost, 0);
}

/** Where a group stands, or where its parts do if that is nearer to home; null where there is no room for all. */
function seatsFor(group: Group, seats: readonly Seat[], room: Room, most = Number.POSITIVE_INFINITY): Seat[] | null {
  const parts = group.parts.length;
  const whole = seatFor(group, seats, room, parts > 0 ? Math.min(most, TOGETHER) : most);
  if (parts === 0 || (whole && whole.cost <= HOMESICK)) return whole && [whole];
  const parted: Seat[] = [];
  for (const part of group.parts) {
    const seat = seatFor(part, [...seats, ...parted], room, most - total(parted));
    if (seat) parted.push(seat);
  }
  if (parted.length < parts) {
    const anywhere = whole ?? seatFor(group, seats, room, most);
    return anywhere && [anywhere];
  }
  return whole && whole.cost <= total(parted) ? [whole] : parted;
}

/** The shape of a group that finds room nearest to its place, at less than `most`. */
function seatFor(
  group: Group,
  seats: readonly Seat[],
  { visible, frame, bounds, hard }: Room,
  most = Number.POSITIVE_INFINITY,
): Seat | null {
  const { place } = group;
  const soft = visible.flatMap((other) =>
    other.kind === 'location'
      ? [{ box: buildingBox(other, frame), price: other.id === place.id ? PRICE.own : PRICE.other }]
      : [],
  );
  const hearts = visible.filter(({ id }) => id !== place.id).map((other) => heartOf(other, frame));
  const own = heartOf(place, frame);
  const isAstray = ({ x, y }: Spot): boolean => {
    const far = Math.hypot(x - own.x, y - own.y);
    return hearts.some((heart) => Math.hypot(x - heart.x, y - heart.y) < far);
  };
  const price = group.count > FEW ? PRICE.astray : PRICE.lost;
  const dear = (middle: Spot): number => (isAstray(middle) ? price : 0);
  const taken: Taken = { bounds, hard: [...hard, ...seats.map(({ box }) => inset(box, -1))], soft, dear };
  let best: Seat | null = null;
  for (const block of group.shapes) {
    const wish = { w: Math.round(block.w), h: Math.round(block.h), near: homeOf(place, frame) };
    const found = roomFor(wish, taken, best?.cost ?? most);
    if (found) best = { group, block, ...found, astray: isAstray(center(found.box)) };
  }
  return best;
}

function weight({ shapes: [first] }: Group): number {
  return first ? first.w * first.h : 0;
}
