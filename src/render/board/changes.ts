import { BOLD } from '../drawing/fonts.ts';
import { type Box, type Circle, center, inset, type Page, panel } from '../drawing/page.ts';
import { disc } from '../drawing/symbol.ts';
import { drawText, widthOf } from '../drawing/text.ts';
import type { BoardView, ChangeView } from '../view.ts';
import type { Laid } from './plot.ts';
import { SIDE } from './townplan.ts';

/** Where a place, a world's area or a zone lies in the picture; null for what isn't drawn. */
type Spots = (id: string) => Box | null;
const MONSTER_ARROW = '#ff3d1f';
const PERSON_ARROW = '#1463ff';
/** How far an arrow's head reaches around its end. */
const HEAD = 16;

/** Rings what is new: a gate, clue, monster, closed place or seal. */
export function drawRings(page: Page, changes: readonly ChangeView[], laid: ReadonlyMap<string, Laid>): void {
  const monsters = new Map<string, string[]>();
  for (const change of changes) {
    if (change.kind === 'monsterMoved' || change.kind === 'investigatorMoved') continue;
    const place = laid.get(change.place);
    if (!place) continue;
    switch (change.kind) {
      case 'gate':
      case 'seal':
        ringBox(page, inset(place.header, -2), 13);
        break;
      case 'clue': {
        const lens = place.stood.find(({ what }) => what === 'clue');
        if (lens) {
          const { x, y, w, h } = lens.box;
          ring(page, { x: x + w * 0.41, y: y + h * 0.41, r: w * 0.47 });
        }
        break;
      }
      case 'monster':
        monsters.set(change.place, [...(monsters.get(change.place) ?? []), change.marker ?? '']);
        break;
      case 'closed':
        panel(page, inset(place.box, -3), { radius: 13, line: page.colors.black, width: 8 });
        panel(page, inset(place.box, -3), { radius: 13, line: page.colors.gold, width: 5 });
        break;
      default:
        change satisfies never;
    }
  }
  for (const [id, markers] of monsters) {
    const tiles = laid.get(id)?.stood.filter(({ what }) => what === 'monster' || what === 'more') ?? [];
    const known = tiles.filter((tile) => markers.includes(tile.id));
    for (const { box } of known.length > 0 ? known : tiles.slice(-markers.length)) ringBox(page, box, 12);
  }
}

/** Frames all that a planned move passes. */
export function drawRoute(page: Page, route: readonly string[], laid: ReadonlyMap<string, Laid>): void {
  for (const place of new Set(route)) {
    const box = laid.get(place)?.box;
    if (!box) continue;
    panel(page, inset(box, -3), { radius: 13, line: page.colors.white, width: 10 });
    panel(page, inset(box, -3), { radius: 13, line: PERSON_ARROW, width: 6 });
  }
}

/** Labels on places, on the lower edges of their plots, in a corner where no arrow begins or ends. */
export function drawMarks(
  page: Page,
  marks: NonNullable<BoardView['marks']>,
  laid: ReadonlyMap<string, Laid>,
  arrows: readonly Arrow[],
): void {
  const ends = arrows.flatMap(({ from, to }) => [from, to]);
  for (const { place, label } of marks) {
    const box = laid.get(place)?.box;
    if (!box) continue;
    const wide = Math.min(box.w - 12, Math.max(38, widthOf(page, label, { face: BOLD, size: 26 }) + 20));
    const plates = [box.x + 10, box.x + box.w - wide - 10, box.x + (box.w - wide) / 2].map((x) => ({
      x,
      y: box.y + box.h - 22,
      w: wide,
      h: 36,
    }));
    const plate = plates.find((one) => !ends.some((end) => isNear(end, one))) ?? plates[0];
    if (plate) drawLabel(page, label, plate);
  }
}

/** The label of a mark. */
export function drawLabel(page: Page, label: string, plate: Box): void {
  panel(page, plate, { radius: 18, fill: PERSON_ARROW, line: page.colors.white, width: 3 });
  drawText(page, label, inset(plate, 4), { face: BOLD, size: 26, least: 15, color: page.colors.white });
}

/** True where the head of an arrow would touch a box. */
function isNear({ x, y }: { x: number; y: number }, box: Box): boolean {
  return x > box.x - HEAD && x < box.x + box.w + HEAD && y > box.y - HEAD && y < box.y + box.h + HEAD;
}

/** A golden ring. Pixels. */
export function ring({ ctx, colors }: Page, { x, y, r }: Circle): void {
  for (const [color, width] of [
    [colors.black, 9],
    [colors.gold, 6],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 2 * Math.PI);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/** A golden frame around a box. */
export function ringBox(page: Page, box: Box, radius: number): void {
  panel(page, inset(box, -2), { radius, line: page.colors.black, width: 7 });
  panel(page, inset(box, -2), { radius, line: page.colors.gold, width: 4.5 });
}

/** An arrow between two points with a bend. */
export interface Arrow {
  from: { x: number; y: number };
  to: { x: number; y: number };
  bend: { x: number; y: number };
  color: string;
  dash: number[];
  tailless?: boolean;
  /** Not an arrow but a sign at a plot: somebody left from here to beyond the town, or came from there. */
  badge?: 'away' | 'here';
}

/**
 * Arrows of all that moved. Shafts lie under the plots, so that no text is crossed; heads stand at the edges. To and
 * from the column beside the town there are a sign at the plot and a head at the column.
 */
export function arrowsOf(changes: readonly ChangeView[], spots: Spots, way: typeof path = path): Arrow[] {
  const seen = new Set<string>();
  return changes.flatMap((change): Arrow[] => {
    if (change.kind !== 'monsterMoved' && change.kind !== 'investigatorMoved') return [];
    const from = spots(change.from);
    const to = spots(change.to);
    const key = `${change.kind} ${change.from} ${change.to}`;
    if (!from || !to || change.from === change.to || seen.has(key)) return [];
    seen.add(key);
    const person = change.kind === 'investigatorMoved';
    const look = person ? { color: PERSON_ARROW, dash: [3, 15] } : { color: MONSTER_ARROW, dash: [] };
    const aside = person ? 12 : -12;
    const outside = (box: Box): boolean => box.x >= SIDE.x;
    if (!outside(from) && !outside(to)) return [{ ...way(from, to, aside), ...look }];
    const side = outside(to) ? to : from;
    const y = center(side).y + aside;
    const edge = outside(to)
      ? { from: { x: SIDE.x - 14, y }, to: { x: SIDE.x + 8, y } }
      : { from: { x: SIDE.x + 14, y }, to: { x: SIDE.x - 8, y } };
    const stub: Arrow = { ...edge, bend: edge.from, ...look, tailless: true };
    if (outside(from) && outside(to)) return [stub];
    const town = outside(to) ? from : to;
    const badge = { x: town.x + town.w - 17, y: town.y + town.h - 17 + (person ? -34 : 0) };
    return [stub, { from: badge, to: badge, bend: badge, ...look, badge: outside(to) ? 'away' : 'here' }];
  });
}

/** The steps of a planned move. */
export function stepsOf(route: readonly string[] = []): ChangeView[] {
  return route.slice(1).map((to, index) => ({ kind: 'investigatorMoved', from: route[index] ?? to, to }));
}

/** Where an arrow runs. */
export type Way = Pick<Arrow, 'from' | 'to' | 'bend'>;

/** From edge to edge; a way that would pass under another plot swings out into the alley beside it. */
function path(from: Box, to: Box, aside: number): Way {
  const a = center(from);
  const b = center(to);
  const overlapX = Math.min(from.x + from.w, to.x + to.w) - Math.max(from.x, to.x);
  const overlapY = Math.min(from.y + from.h, to.y + to.h) - Math.max(from.y, to.y);
  if (overlapX > 14) {
    const x = Math.max(from.x, to.x) + overlapX / 2 + aside;
    const down = b.y > a.y;
    const start = { x, y: down ? from.y + from.h : from.y };
    const end = { x, y: down ? to.y : to.y + to.h };
    return { from: start, to: end, bend: middle(start, end) };
  }
  const gap = Math.max(from.x, to.x) - Math.min(from.x + from.w, to.x + to.w);
  if (overlapY > 40 && gap < 60) {
    const y = Math.max(from.y, to.y) + overlapY / 2 + aside;
    const right = b.x > a.x;
    const start = { x: right ? from.x + from.w : from.x, y };
    const end = { x: right ? to.x : to.x + to.w, y };
    return { from: start, to: end, bend: middle(start, end) };
  }
  if (overlapY > 40) {
    const y = Math.max(from.y + from.h, to.y + to.h);
    const start = { x: a.x + Math.sign(b.x - a.x) * 20, y: from.y + from.h };
    const end = { x: b.x + Math.sign(a.x - b.x) * 20 + aside, y: to.y + to.h };
    return { from: start, to: end, bend: { x: (start.x + end.x) / 2, y: y + 14 } };
  }
  const start = edge(from, b);
  const end = edge(to, a);
  return { from: start, to: end, bend: middle(start, end) };
}

function middle(a: { x: number; y: number }, b: { x: number; y: number }): { x: number; y: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Where the line from a box's center to a point leaves the box. */
function edge(box: Box, towards: { x: number; y: number }): { x: number; y: number } {
  const { x, y } = center(box);
  const dx = towards.x - x;
  const dy = towards.y - y;
  const share = Math.min(box.w / 2 / Math.max(Math.abs(dx), 0.01), box.h / 2 / Math.max(Math.abs(dy), 0.01));
  return { x: x + dx * share, y: y + dy * share };
}

/** The shafts, which pass beneath the plots so that they cross no text. */
export function drawShafts(
  { ctx, width: wide, height, colors }: Page,
  arrows: readonly Arrow[],
  plots: readonly Box[],
): void {
  if (arrows.length === 0) return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, wide, height);
  for (const { x, y, w, h } of plots) ctx.roundRect(x, y, w, h, 10);
  ctx.clip('evenodd');
  for (const { from, to, bend, color, dash, badge } of arrows) {
    if (badge) continue;
    for (const [paint, width, broken] of [
      [colors.black, 13, []],
      [colors.cream, dash.length > 0 ? 9 : 0, []],
      [color, 9, dash],
    ] as const) {
      if (width === 0) continue;
      ctx.beginPath();
      ctx.moveTo(from.x, from.y);
      ctx.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
      ctx.strokeStyle = paint;
      ctx.lineWidth = width;
      ctx.setLineDash([...broken]);
      ctx.stroke();
      ctx.setLineDash([]);
    }
  }
  ctx.restore();
}

/** Heads and tails, to be drawn over the plots' edges. */
export function drawHeads(page: Page, arrows: readonly Arrow[]): void {
  const { ctx, colors } = page;
  for (const { from, to, bend, color, badge, tailless } of arrows) {
    if (badge) {
      sign(page, to, color, badge);
      continue;
    }
    const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
    ctx.save();
    ctx.translate(to.x, to.y);
    ctx.rotate(angle);
    ctx.beginPath();
    ctx.moveTo(9, 0);
    ctx.lineTo(-15, -15);
    ctx.lineTo(-9, 0);
    ctx.lineTo(-15, 15);
    ctx.closePath();
    ctx.fillStyle = color;
    ctx.strokeStyle = colors.black;
    ctx.lineWidth = 4;
    ctx.stroke();
    ctx.fill();
    ctx.restore();
    if (tailless) continue;
    ctx.beginPath();
    ctx.arc(from.x, from.y, 6.5, 0, 2 * Math.PI);
    ctx.fillStyle = color;
    ctx.strokeStyle = colors.black;
    ctx.lineWidth = 3;
    ctx.stroke();
    ctx.fill();
  }
}

/** A disc with an arrow up and away, or down to here. */
function sign(page: Page, { x, y }: { x: number; y: number }, color: string, badge: 'away' | 'here'): void {
  const { ctx, colors } = page;
  ctx.save();
  ctx.translate(x, y);
  disc(page, { x: 0, y: 0, r: 15 }, { fill: color, line: colors.black, width: 3 });
  ctx.rotate(badge === 'away' ? -Math.PI / 4 : (3 * Math.PI) / 4);
  ctx.strokeStyle = colors.white;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(-8, 0);
  ctx.lineTo(8, 0);
  ctx.moveTo(2, -6);
  ctx.lineTo(8, 0);
  ctx.lineTo(2, 6);
  ctx.stroke();
  ctx.restore();
}
