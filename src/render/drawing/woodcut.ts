import { type Canvas, createCanvas } from 'canvas';
import { Drawer, weightOf } from './drawer.ts';
import type { Ctx } from './pen.ts';

/** A print: a silhouette in ink before a ruled sky, edged by light; in the size of its box. */
export interface Woodcut {
  /** Which drawing: the key that it is kept under. */
  key: string;
  /** The silhouette, tinted in one color. */
  silhouette: (color: string) => Canvas | null;
  w: number;
  h: number;
  /** Where the silhouette stands and how large it is. */
  at: { x: number; y: number; size: number };
  /** The paper where light falls, and the ink of the block. */
  paper: string;
  ink: string;
}

const PITCH = 6;
/** Widest and narrowest rule of the sky, at its top and at the horizon. */
const SKY = { top: 3.6, foot: 0.7 } as const;
const EDGE = 3;
/** Part of the height where the ground begins. */
const HORIZON = 0.86;

const prints = new Drawer<Canvas>('woodcut', weightOf);

/** A woodcut as a picture of its own, out of the drawer of those already cut. */
export function woodcut(cut: Woodcut): Canvas {
  const key = JSON.stringify([cut.key, cut.w, cut.h, cut.at, cut.paper, cut.ink]);
  return prints.take(key, () => print(cut));
}

function print(cut: Woodcut): Canvas {
  const made = createCanvas(Math.ceil(cut.w), Math.ceil(cut.h));
  const ctx = made.getContext('2d');
  ctx.fillStyle = cut.paper;
  ctx.fillRect(0, 0, cut.w, cut.h);
  sky(ctx, cut);
  silhouette(ctx, cut);
  return made;
}

/** How a line strays as the knife does: the same wherever it is drawn. */
function stray(at: number, line: number): number {
  return 1 + 0.2 * Math.sin(at * 0.031 + line * 2.3) * Math.sin(at * 0.013 + line);
}

/** One cut across: a band whose width changes along it. */
function cutAcross(ctx: Ctx, y: number, [from, to]: readonly [number, number], half: (x: number) => number): void {
  ctx.beginPath();
  for (let x = from; x <= to; x += 12) ctx.lineTo(x, y - half(x));
  for (let x = to; x >= from; x -= 12) ctx.lineTo(x, y + half(x));
  ctx.closePath();
  ctx.fill();
}

/** Rules that grow with height and away from what stands before them, and the ground in heavier ones. */
function sky(ctx: Ctx, { w, h, at, ink }: Woodcut): void {
  const light = { x: at.x + at.size / 2, y: at.y + at.size / 2 };
  const reach = Math.max(60, at.size * 0.95);
  ctx.fillStyle = ink;
  const horizon = h * HORIZON;
  const lines = Math.floor(horizon / PITCH);
  for (let line = 0; line < lines; line++) {
    const y = PITCH / 2 + line * PITCH;
    const dark = SKY.top + (SKY.foot - SKY.top) * (y / horizon);
    const half = (x: number): number => {
      const away = Math.hypot(x - light.x, y - light.y) / reach;
      return (Math.max(0.3, dark * (0.3 + 0.8 * Math.min(1, away))) * stray(x, line)) / 2;
    };
    cutAcross(ctx, y, [-12, w + 12], half);
  }
  for (let y = horizon + 2; y < h; y += 4.4) cutAcross(ctx, y, [-12, w + 12], (x) => 1.25 * stray(x * 2, y));
}

/** Edged by light all around, its lit left side cut away by rules. */
function silhouette(ctx: Ctx, { silhouette: drawing, at: { x, y, size }, paper, ink }: Woodcut): void {
  const edge = drawing(paper);
  const block = drawing(ink);
  if (!edge || !block) return;
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn * Math.PI) / 6;
    ctx.drawImage(edge, x + EDGE * Math.cos(angle), y + EDGE * Math.sin(angle), size, size);
  }
  const side = Math.ceil(size);
  const cut = createCanvas(side, side);
  const on = cut.getContext('2d');
  on.drawImage(block, 0, 0, size, size);
  on.globalCompositeOperation = 'source-atop';
  on.fillStyle = paper;
  let line = 0;
  for (let down = 2; down < size; down += 5.5) {
    const half = (across: number): number => {
      const lit = 1 - across / (size * (0.5 + 0.12 * Math.sin(line * 1.7)));
      return Math.max(0, 1.9 * lit * stray(across * 3, line));
    };
    cutAcross(on, down, [0, size * 0.62], half);
    line++;
  }
  ctx.drawImage(cut, x, y, size, size);
}
