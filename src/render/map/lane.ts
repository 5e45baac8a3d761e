import type { Circle, Page } from '../drawing/page.ts';
import { type Ctx, ellipse, shape, stroke } from '../drawing/pen.ts';
import type { MapPlan } from './plan.ts';
import { between, type Point } from './polygon.ts';
import { type Lane, STREET } from './town.ts';

const INK = '#120e16';
const PAVED = '#c9b78c';
const EDGE = '#8e7f6c';
const WATER = '#22384a';
const WAVES = ['#4d7186', '#36566a'] as const;
const GRASS = '#35553a';

/** A way of pale stone along points, edged in ink. */
export function road(ctx: Ctx, points: readonly Point[], width: number): void {
  for (const [color, more] of [
    [INK, 5],
    [PAVED, 0],
  ] as const)
    stroke(ctx, color, width + more, () => {
      for (const { x, y } of points) ctx.lineTo(x, y);
    });
}

/** What lies between the wards: streets with houses, parks, the river with its bridges. */
export function drawLanes(page: Page, plan: MapPlan, chance: () => number): void {
  const { ctx } = page;
  const wide = STREET * plan.scale;
  // First all the grounds, so that they meet.
  for (const lane of plan.lanes) along(ctx, lane, (long) => ground(page, lane, long, wide));
  for (const lane of plan.lanes)
    along(ctx, lane, (long) => furnish(page, lane, { long, wide, scale: plan.scale }, chance));
}

/** Draws in the lane's own directions: from its middle, to the right along it. */
function along(ctx: Ctx, { from, to }: Lane, draw: (long: number) => void): void {
  const middle = between(from, to);
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  draw(Math.hypot(to.x - from.x, to.y - from.y));
  ctx.restore();
}

function ground({ ctx, colors, theme }: Page, { kind }: Lane, long: number, wide: number): void {
  const plain = theme === 'contrast';
  const water = kind === null || kind === 'bridge';
  const fill = plain
    ? kind === null
      ? '#c8c8c8'
      : colors.white
    : water
      ? WATER
      : kind === 'scenic'
        ? GRASS
        : '#57504e';
  ctx.fillStyle = fill;
  ctx.fillRect(-long / 2, -wide / 2 - 1, long, wide + 2);
  for (const end of [-1, 1]) circle(ctx, fill, { x: (end * long) / 2, y: 0, r: wide * 0.56 });
  if (!plain) return;
  ctx.strokeStyle = colors.black;
  ctx.lineWidth = 2;
  ctx.strokeRect(-long / 2, -wide / 2, long, wide);
}

interface Size {
  long: number;
  wide: number;
  scale: number;
}

function furnish(page: Page, { kind }: Lane, size: Size, chance: () => number): void {
  if (page.theme === 'contrast') {
    if (kind === 'bridge') bridge(page, size);
    return;
  }
  switch (kind) {
    case null:
      river(page, size);
      break;
    case 'bridge':
      river(page, size);
      bridge(page, size);
      break;
    case 'scenic':
      park(page, size, chance);
      break;
    default:
      avenue(page, size, chance);
  }
}

/** Engraved lines that break off, and banks of ink. */
function river({ ctx }: Page, { long, wide, scale }: Size): void {
  for (let line = -4; line <= 4; line++)
    stroke(ctx, WAVES[Math.abs(line) % 2] ?? WATER, 1.7 * scale, () => {
      const y = (line / 9.5) * wide;
      for (let x = -long / 2; x <= long / 2; x += 8) {
        const up = y + 2 * Math.sin(x / 17 + line * 2);
        if ((Math.floor((x + 2000) / (42 * scale)) * 7 + line * 5 + 40) % 5) ctx.lineTo(x, up);
        else ctx.moveTo(x + 8, up);
      }
    });
  for (const side of [-1, 1])
    stroke(ctx, INK, 5, () => {
      ctx.moveTo(-long / 2, (side * wide) / 2);
      ctx.lineTo(long / 2, (side * wide) / 2);
    });
}

/** A bridge of stone over the middle, its parapets in blocks. */
function bridge({ ctx, theme, colors }: Page, { wide, scale }: Size): void {
  const half = 52 * scale;
  const reach = wide / 2 + 12 * scale;
  ctx.fillStyle = INK;
  ctx.fillRect(-half - 8 * scale, -reach, 2 * half + 16 * scale, 2 * reach);
  ctx.fillStyle = theme === 'contrast' ? colors.white : PAVED;
  ctx.fillRect(-half, -reach, 2 * half, 2 * reach);
  ctx.fillStyle = theme === 'contrast' ? colors.grayDark : EDGE;
  for (const side of [-1, 1])
    for (let y = -reach + 2; y < reach - 6; y += 13 * scale)
      ctx.fillRect(side * half - 4 * scale, y, 8 * scale, 9 * scale);
  stroke(ctx, 'rgba(18,14,22,0.5)', 1.4, () => {
    for (let x = -half + 14 * scale; x < half - 8; x += 18 * scale)
      for (let y = -reach + 5; y < reach - 10; y += 16 * scale) {
        ctx.moveTo(x, y);
        ctx.lineTo(x, y + 9 * scale);
      }
  });
}

/** A paved street with curbs, lamps, and a round square in its middle. */
function avenue({ ctx }: Page, { long, wide, scale }: Size, chance: () => number): void {
  const road = wide * 0.62;
  ctx.fillStyle = INK;
  ctx.fillRect(-long / 2, -road / 2 - 3, long, road + 6);
  ctx.fillStyle = PAVED;
  ctx.fillRect(-long / 2, -road / 2, long, road);
  circle(ctx, INK, { x: 0, y: 0, r: wide * 0.6 + 3 });
  circle(ctx, PAVED, { x: 0, y: 0, r: wide * 0.6 });
  stroke(ctx, 'rgba(18,14,22,0.42)', 1.3, () => {
    for (let x = -long / 2; x < long / 2; x += 11 * scale)
      for (let row = -2; row <= 2; row++) {
        const y = (row / 5.4) * road + (chance() - 0.5) * 3;
        ctx.moveTo(x + (row % 2) * 5 * scale, y);
        ctx.lineTo(x + (row % 2) * 5 * scale + 6 * scale, y);
      }
    for (const r of [0.5, 0.34, 0.16]) {
      ctx.moveTo(wide * r, 0);
      ctx.arc(0, 0, wide * r, 0, 2 * Math.PI);
    }
  });
  for (let x = -long / 2 + 26 * scale; x < long / 2; x += 58 * scale)
    for (const side of [-1, 1]) {
      if (Math.abs(x) < wide * 0.7) continue;
      circle(ctx, '#e0a93c', { x, y: side * (road / 2 + 5 * scale), r: 6.5 * scale });
      circle(ctx, '#fff2c4', { x, y: side * (road / 2 + 5 * scale), r: 3.4 * scale });
    }
}

/** Lawns with trees, a winding path, a pond of grass in the middle. */
function park({ ctx }: Page, { long, wide, scale }: Size, chance: () => number): void {
  for (const side of [-1, 1])
    stroke(ctx, INK, 4, () => {
      ctx.moveTo(-long / 2, (side * wide) / 2);
      ctx.lineTo(long / 2, (side * wide) / 2);
    });
  for (const [color, width] of [
    [INK, 17],
    [PAVED, 12],
  ] as const)
    stroke(ctx, color, width * scale, () => {
      for (let x = -long / 2; x <= long / 2; x += 8) ctx.lineTo(x, wide * 0.14 * Math.sin(x / (34 * scale)));
    });
  circle(ctx, INK, { x: 0, y: 0, r: wide * 0.5 + 2 });
  circle(ctx, PAVED, { x: 0, y: 0, r: wide * 0.5 - 2 });
  for (let x = -long / 2 + 12 * scale; x < long / 2; x += 23 * scale)
    for (const side of [-1, 1]) {
      if (Math.abs(x) < wide * 0.62) continue;
      const y = side * wide * (0.28 + 0.12 * chance());
      const r = (8 + 6 * chance()) * scale;
      circle(ctx, 'rgba(0,0,0,0.45)', { x: x + 3, y: y + 4, r });
      circle(ctx, '#1f3a26', { x, y, r });
      circle(ctx, '#5d8a5a', { x: x - r * 0.24, y: y - r * 0.26, r: r * 0.62 });
      stroke(ctx, INK, 1.4, () => ctx.arc(x, y, r, 0, 2 * Math.PI));
    }
}

function circle(ctx: Ctx, fill: string, { x, y, r }: Circle): void {
  ellipse(ctx, fill, { x, y, rx: r, ry: r });
}

/** A jagged hole around a point: corners by turns near and far. */
export function tear(ctx: Ctx, { x, y }: Point, radii: readonly number[], fill: string): void {
  shape(ctx, fill, () =>
    radii.forEach((radius, index) => {
      const angle = (index / radii.length) * 2 * Math.PI - Math.PI / 2;
      ctx.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle) * 0.78);
    }),
  );
}
