import { type Box, center, type Page } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import type { Ctx } from '../drawing/pen.ts';
import { disc } from '../drawing/symbol.ts';
import type { BoardView } from '../view.ts';
import { DISTRICTS, plotOf, RAILWAY, RIVER, TOWN } from './townplan.ts';

/** The ground of the town, which never changes: paper, neighborhoods, houses, river, railway, streets. */
export function drawGround(page: Page, view: BoardView): void {
  const { ctx, colors } = page;
  ctx.fillStyle = colors.paper;
  ctx.fillRect(TOWN.x, TOWN.y, TOWN.w, TOWN.h);
  for (const { id, hex } of view.neighborhoods) district(page, id, hex);
  river(page);
  for (const [first, second] of view.connections) road(page, view, first, second);
  railway(page, view);
  compass(page, 40, RIVER.y, 30);
  boat(page, 1440, RIVER.y - 4);
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 5;
  ctx.strokeRect(TOWN.x + 2, TOWN.y + 2, TOWN.w - 4, TOWN.h - 4);
}

function outline(ctx: Ctx, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

function district({ ctx, colors, theme }: Page, id: string, hex: string): void {
  const points = DISTRICTS[id];
  if (!points) return;
  ctx.save();
  outline(ctx, points);
  const plain = theme === 'contrast';
  ctx.fillStyle = plain ? colors.paper : mix(hex, colors.paper, 0.5);
  ctx.fill();
  ctx.clip();
  if (!plain) houses(ctx, points, mix(hex, colors.paper, 0.34));
  ctx.restore();
  outline(ctx, points);
  ctx.strokeStyle = mix(hex, colors.ink, 0.55);
  ctx.lineWidth = 3;
  ctx.setLineDash([10, 6]);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Footprints of houses along the alleys, as on a surveyor's sheet. */
export function houses(ctx: Ctx, points: readonly (readonly [number, number])[], color: string): void {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  ctx.fillStyle = color;
  for (let y = Math.min(...ys) + 4; y < Math.max(...ys); y += 12) {
    for (let x = Math.min(...xs) + 4; x < Math.max(...xs); x += 16) {
      ctx.fillRect(Math.round(x), Math.round(y), (x + y) % 3 === 0 ? 7 : 11, 7);
    }
  }
}

function riverLine(ctx: Ctx, offset: number, back = false): void {
  const end = TOWN.w;
  const wave = (x: number): number => RIVER.y + offset + 4 * Math.sin(x / 95);
  for (let step = 0; step <= end; step += 20) {
    const x = back ? end - step : step;
    ctx.lineTo(x, wave(x));
  }
}

function river({ ctx, colors }: Page): void {
  const depth = RIVER.depth / 2;
  ctx.beginPath();
  riverLine(ctx, -depth);
  riverLine(ctx, depth, true);
  ctx.closePath();
  ctx.fillStyle = colors.river;
  ctx.fill();
  ctx.strokeStyle = colors.riverDeep;
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.lineWidth = 1.4;
  for (const offset of [-9, 0, 9]) {
    ctx.beginPath();
    ctx.setLineDash([34, 26]);
    ctx.lineDashOffset = offset * 5;
    riverLine(ctx, offset);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** A street of the town, drawn as a road between two plots. */
function road(page: Page, view: BoardView, first: string, second: string): void {
  const { ctx, colors } = page;
  const from = view.places.find(({ id }) => id === first);
  const to = view.places.find(({ id }) => id === second);
  if (!from || !to) return;
  const major = from.kind === 'street' && to.kind === 'street';
  const points = way(plotOf(view, from), plotOf(view, to));
  const spans = Math.min(...points.map(([, y]) => y)) < RIVER.y && Math.max(...points.map(([, y]) => y)) > RIVER.y;
  for (const [width, color] of [
    [major ? 22 : 11, colors.ink],
    [major ? 17 : 7, major ? colors.paperLight : colors.paper],
  ] as const) {
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  if (spans) bridge(page, points[0]?.[0] ?? 0);
}

/** Railings and piers where a road crosses the water. */
function bridge({ ctx, colors }: Page, x: number): void {
  ctx.fillStyle = colors.ink;
  for (const side of [-1, 1]) {
    ctx.fillRect(x + side * 12 - 2, RIVER.y - 24, 4, 48);
    for (const y of [-20, 0, 20]) ctx.fillRect(x + side * 15 - 4, RIVER.y + y - 3, 8, 6);
  }
}

/** From the side of a plot to the road that leaves it. */
const KERB = 26;

/** From plot to plot along the alleys: straight where they face each other, else around the corner over a bridge. */
function way(from: Box, to: Box): [number, number][] {
  const a = center(from);
  const b = center(to);
  const overlapX = Math.min(from.x + from.w, to.x + to.w) - Math.max(from.x, to.x);
  const overlapY = Math.min(from.y + from.h, to.y + to.h) - Math.max(from.y, to.y);
  if (overlapX > 14) {
    const x = Math.max(from.x, to.x) + overlapX / 2;
    return [
      [x, a.y],
      [x, b.y],
    ];
  }
  if (overlapY > 14) {
    const y = Math.max(from.y, to.y) + overlapY / 2;
    return [
      [a.x, y],
      [b.x, y],
    ];
  }
  if (Math.min(a.y, b.y) > RIVER.y || Math.max(a.y, b.y) < RIVER.y) {
    return [
      [a.x, a.y],
      [b.x, b.y],
    ];
  }
  const [north, south] = a.y < b.y ? [from, to] : [to, from];
  const east = south.x > north.x;
  const x = east ? north.x + north.w - KERB : north.x + KERB;
  const end = east ? south.x + KERB : south.x + south.w - KERB;
  const bank = RIVER.y + RIVER.depth / 2 + 5;
  return [
    [x, north.y + north.h / 2],
    [x, bank],
    [end, bank],
    [end, south.y + south.h / 2],
  ];
}

/** The Boston and Maine comes in past the station, over the river and out of the picture in the south. */
function railway({ ctx, colors }: Page, view: BoardView): void {
  const station = view.places.find(({ id }) => id === 'train-station');
  if (!station) return;
  const line = RAILWAY;
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 2.2;
  for (const offset of [-4, 4]) {
    ctx.beginPath();
    ctx.moveTo(0, line + offset);
    ctx.lineTo(TOWN.w, line + offset);
    ctx.stroke();
  }
  ctx.lineWidth = 2.6;
  ctx.beginPath();
  for (let x = 4; x < TOWN.w; x += 11) {
    ctx.moveTo(x, line - 7);
    ctx.lineTo(x, line + 7);
  }
  ctx.stroke();
}

/** A compass rose of eight points. */
function compass(page: Page, x: number, y: number, r: number): void {
  const { ctx, colors } = page;
  disc(page, { x, y, r: r * 0.78 }, { fill: colors.paperLight, line: colors.ink });
  for (const [turn, length] of [
    [0.25, 0.62],
    [0.75, 0.62],
    [1.25, 0.62],
    [1.75, 0.62],
    [0.5, 0.9],
    [1, 0.9],
    [1.5, 0.9],
    [0, 1.1],
  ] as const) {
    for (const side of [-1, 1]) {
      const angle = turn * Math.PI - Math.PI / 2;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + r * length * Math.cos(angle), y + r * length * Math.sin(angle));
      ctx.lineTo(
        x + r * 0.24 * Math.cos(angle + (side * Math.PI) / 4),
        y + r * 0.24 * Math.sin(angle + (side * Math.PI) / 4),
      );
      ctx.closePath();
      ctx.fillStyle = side === 1 ? colors.ink : turn === 0 ? colors.danger : colors.paperDark;
      ctx.fill();
    }
  }
}

/** A sailing boat on the river. */
function boat({ ctx, colors }: Page, x: number, y: number): void {
  ctx.fillStyle = colors.ink;
  ctx.beginPath();
  ctx.moveTo(x - 24, y + 6);
  ctx.lineTo(x + 26, y + 6);
  ctx.quadraticCurveTo(x + 20, y + 16, x - 16, y + 16);
  ctx.fill();
  ctx.fillRect(x - 1, y - 20, 2.5, 26);
  ctx.fillStyle = colors.paperLight;
  ctx.beginPath();
  ctx.moveTo(x + 4, y - 18);
  ctx.quadraticCurveTo(x + 24, y - 10, x + 22, y + 3);
  ctx.lineTo(x + 4, y + 3);
  ctx.moveTo(x - 4, y - 14);
  ctx.lineTo(x - 20, y + 3);
  ctx.lineTo(x - 4, y + 3);
  ctx.fill();
}
