import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import type { Theme, Themed } from '../theme.ts';
import { loadFonts } from './fonts.ts';
import { COLORS, type Colors } from './palette.ts';

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A circle in pixels: its middle and its radius. */
export interface Circle {
  x: number;
  y: number;
  r: number;
}

/**
 * One thing in the layout report: a text with where it stands and the box it had to stay in, a token, the head of an
 * arrow, or a thread. Texts keep clear of each other, so do tokens, and heads keep clear of texts.
 */
export interface Mark {
  kind: 'text' | 'token' | 'arrow' | 'thread';
  what: string;
  box: Box;
  /** What it must not leave. */
  within: Box;
  /** Of a text, hexadecimal. */
  color?: string;
}

/**
 * A canvas in the colors of a theme, with a report of where everything on it stands, so that overflow can be checked by
 * geometry.
 */
export class Page implements Themed {
  readonly canvas: Canvas;
  readonly ctx: CanvasRenderingContext2D;
  readonly marks: Mark[] = [];
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly colors: Colors;
  private factor = 1;

  constructor(width: number, height: number, { theme = 'paper' }: Themed, opaque = true) {
    loadFonts();
    this.theme = theme;
    this.colors = COLORS[theme];
    this.width = width;
    this.height = height;
    this.canvas = createCanvas(width, height);
    this.ctx = this.canvas.getContext('2d', { pixelFormat: opaque ? 'RGB24' : 'RGBA32' });
    this.ctx.lineJoin = 'round';
    this.ctx.lineCap = 'round';
  }

  /** A transparent canvas of whole pixels in the colors of a view or a page, for something to be laid into a page. */
  static bare(width: number, height: number, themed: Themed): Page {
    return new Page(width, height, themed, false);
  }

  /** Pixels of the picture to one of the transform in force. */
  get scale(): number {
    return this.factor;
  }

  /** Puts something into the report. Boxes are given as drawn, before the transform in force. */
  mark(kind: Mark['kind'], what: string, box: Box, within: Box): void {
    this.report({ kind, what, box, within });
  }

  /** The same of whatever has a color. */
  report({ box, within, ...what }: Mark): void {
    this.marks.push({ ...what, box: this.placed(box), within: this.placed(within) });
  }

  /** Draws with its own transform: moved to a point and scaled. */
  at(x: number, y: number, scale: number, draw: () => void): void {
    this.ctx.save();
    this.ctx.translate(x, y);
    this.ctx.scale(scale, scale);
    this.factor *= scale;
    draw();
    this.factor /= scale;
    this.ctx.restore();
  }

  /** The whole page through a glass: only what is seen of it stays in the report. */
  zoom(x: number, y: number, scale: number, draw: () => void): void {
    this.at(x, y, scale, draw);
    const seen = this.marks.filter(
      ({ box }) => box.x >= 0 && box.y >= 0 && box.x + box.w <= this.width && box.y + box.h <= this.height,
    );
    this.marks.splice(0, this.marks.length, ...seen);
  }

  /** Takes over another page as it is, with its report. */
  paste(other: Page): void {
    this.ctx.drawImage(other.canvas, 0, 0);
    this.marks.push(...other.marks);
  }

  private placed({ x, y, w, h }: Box): Box {
    const { a, d, e, f } = this.ctx.getTransform();
    return { x: x * a + e, y: y * d + f, w: w * a, h: h * d };
  }
}

/** A box smaller on every side; negative to grow. */
export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

/** The middle of a box. */
export function center(box: Box): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** Fills and outlines a box with round corners. */
export function panel(
  { ctx }: Page,
  { x, y, w, h }: Box,
  style: { radius?: number; fill?: string; line?: string; width?: number; dash?: number[] },
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, style.radius ?? 0);
  if (style.fill) {
    ctx.fillStyle = style.fill;
    ctx.fill();
  }
  if (!style.line) return;
  ctx.strokeStyle = style.line;
  ctx.lineWidth = style.width ?? 2;
  ctx.setLineDash(style.dash ?? []);
  ctx.stroke();
  ctx.setLineDash([]);
}
