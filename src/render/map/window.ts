import type { Box } from '../drawing/page.ts';
import { areaOf, boundsOf, holds, type Point } from './polygon.ts';
import type { Town } from './town.ts';
import type { SpotView } from './view.ts';

/** A place that is nowhere in the town is a window at its edge: its name over whoever is there. */
const WINDOW = { w: 316, h: 206 } as const;
/** A wider one, for more than these that are there. */
const WIDER = { ...WINDOW, w: 520 } as const;
const FEW = 2;
/** How far apart places for it are tried, and how far it stays from the edge. */
const STEP = 44;
const SIDE = 12;
/** Points that are looked at, this far apart. */
const POINT = 24;
/** Where a neighborhood's name may stand around its middle. */
const NAME = { w: 400, h: 150 } as const;

/** Windows at the edge of a town, where each hides the least of any one space. */
export function windowsOf({ wards, lanes }: Town, spots: readonly SpotView[], whole: Box): Box[] {
  const spaces = [...wards.values()].flatMap(({ spaces: own }) => [...own.values()]);
  const kept: Box[] = [
    ...[...wards.values()].map(({ middle }) => around(middle, NAME)),
    ...lanes.filter(({ kind }) => kind !== null).map(({ from, to }) => around(middleOf(from, to), { w: 150, h: 150 })),
  ];
  const windows: Box[] = [];
  for (const { investigators, monsters } of spots) {
    const taken = [...kept, ...windows];
    const best = edgesOf(whole, investigators.length + monsters.length > FEW ? WIDER : WINDOW)
      .map((box) => ({ box, cost: costOf(box, spaces, taken) }))
      .reduce((least, one) => (one.cost < least.cost ? one : least));
    windows.push(best.box);
  }
  return windows;
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function around({ x, y }: Point, { w, h }: { w: number; h: number }): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** All places along the four edges. */
function edgesOf({ x, y, w, h }: Box, size: { w: number; h: number }): Box[] {
  const [left, right, top, foot] = [x + SIDE, x + w - size.w - SIDE, y + SIDE, y + h - size.h - SIDE];
  const boxes: Box[] = [];
  for (let across = left; across <= right; across += STEP)
    boxes.push({ x: across, y: top, ...size }, { x: across, y: foot, ...size });
  for (let down = top; down <= foot; down += STEP)
    boxes.push({ x: left, y: down, ...size }, { x: right, y: down, ...size });
  return boxes;
}

/** The largest part of a space that a box hides, and more where it hides a name or a street. */
function costOf(box: Box, spaces: readonly Point[][], taken: readonly Box[]): number {
  const parts = spaces.map((shape) => {
    const { x, y, w, h } = boundsOf(shape);
    if (x > box.x + box.w || x + w < box.x || y > box.y + box.h || y + h < box.y) return 0;
    let hidden = 0;
    for (let down = box.y; down < box.y + box.h; down += POINT)
      for (let across = box.x; across < box.x + box.w; across += POINT)
        if (holds(shape, { x: across, y: down })) hidden++;
    return (hidden * POINT ** 2) / areaOf(shape);
  });
  return Math.max(...parts) + taken.filter((other) => overlaps(box, other)).length;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
