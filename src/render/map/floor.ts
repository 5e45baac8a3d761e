import type { Box } from '../drawing/page.ts';
import { holds, type Point, toEdge } from './polygon.ts';

/** Pixels of a side of the squares in which room is reckoned. */
const SQUARE = 7;

/** Where in a shape there is still room, in squares. */
export class Floor {
  private readonly left: number;
  private readonly top: number;
  private readonly wide: number;
  private readonly tall: number;
  /** How many squares are taken in the rectangle from the first to each; the last row and column are the whole. */
  private sums: Int32Array | null = null;
  private readonly taken: Uint8Array;

  /** @param margin how far from the shape's edge everything stays, in pixels */
  constructor(shape: readonly Point[], margin: number) {
    const xs = shape.map(({ x }) => x);
    const ys = shape.map(({ y }) => y);
    this.left = Math.floor(Math.min(...xs) / SQUARE);
    this.top = Math.floor(Math.min(...ys) / SQUARE);
    this.wide = Math.ceil(Math.max(...xs) / SQUARE) - this.left + 1;
    this.tall = Math.ceil(Math.max(...ys) / SQUARE) - this.top + 1;
    this.taken = new Uint8Array(this.wide * this.tall);
    for (let row = 0; row < this.tall; row++)
      for (let column = 0; column < this.wide; column++) {
        const at = { x: (this.left + column + 0.5) * SQUARE, y: (this.top + row + 0.5) * SQUARE };
        if (!holds(shape, at) || toEdge(shape, at) < margin) this.taken[row * this.wide + column] = 1;
      }
  }

  /** Nothing else may stand there, nor within `margin` pixels of it. */
  take({ x, y, w, h }: Box, margin = 0): void {
    const from = { x: this.column(x - margin), y: this.row(y - margin) };
    const to = { x: this.column(x + w + margin - 0.01), y: this.row(y + h + margin - 0.01) };
    for (let row = Math.max(0, from.y); row <= Math.min(this.tall - 1, to.y); row++)
      for (let column = Math.max(0, from.x); column <= Math.min(this.wide - 1, to.x); column++)
        this.taken[row * this.wide + column] = 1;
    this.sums = null;
  }

  /** The free place for something of a size whose middle is nearest to a point; null where there is none. */
  near({ w, h }: { w: number; h: number }, { x, y }: Point): Point | null {
    const [columns, rows] = [Math.ceil(w / SQUARE), Math.ceil(h / SQUARE)];
    this.sums ??= this.summed();
    const { sums, wide, tall } = this;
    const side = wide + 1;
    const down = rows * side;
    let least = Number.POSITIVE_INFINITY;
    let place = -1;
    for (let row = 0; row + rows <= tall; row++) {
      const dy = (this.top + row) * SQUARE + h / 2 - y;
      if (dy * dy >= least) continue;
      for (let column = 0, at = row * side; column + columns <= wide; column++, at++) {
        const dx = (this.left + column) * SQUARE + w / 2 - x;
        const far = dx * dx + dy * dy;
        if (far >= least) continue;
        const taken =
          (sums[at + down + columns] ?? 0) - (sums[at + columns] ?? 0) - (sums[at + down] ?? 0) + (sums[at] ?? 0);
        if (taken > 0) continue;
        least = far;
        place = at;
      }
    }
    if (place < 0) return null;
    return { x: (this.left + (place % side)) * SQUARE, y: (this.top + Math.floor(place / side)) * SQUARE };
  }

  /** True where nothing stands in a box, and all of it is in the shape. */
  free({ x, y, w, h }: Box): boolean {
    const [left, top] = [this.column(x), this.row(y)];
    const [columns, rows] = [this.column(x + w - 0.01) - left + 1, this.row(y + h - 0.01) - top + 1];
    if (left < 0 || top < 0 || left + columns > this.wide || top + rows > this.tall) return false;
    return this.count(left, top, columns, rows) === 0;
  }

  /** Places where something of a size could stand, every so many squares across and down. */
  places({ w, h }: { w: number; h: number }, step: number): Point[] {
    const [columns, rows] = [Math.ceil(w / SQUARE), Math.ceil(h / SQUARE)];
    const free: Point[] = [];
    for (let row = 0; row + rows <= this.tall; row += step)
      for (let column = 0; column + columns <= this.wide; column += step)
        if (this.count(column, row, columns, rows) === 0)
          free.push({ x: (this.left + column) * SQUARE, y: (this.top + row) * SQUARE });
    return free;
  }

  /** The middle of what is free; null where nothing is. */
  middle(): Point | null {
    let [x, y, count] = [0, 0, 0];
    this.taken.forEach((one, at) => {
      if (one) return;
      x += at % this.wide;
      y += Math.floor(at / this.wide);
      count++;
    });
    return count === 0 ? null : { x: (this.left + x / count + 0.5) * SQUARE, y: (this.top + y / count + 0.5) * SQUARE };
  }

  /** Pixels of all that is free. */
  area(): number {
    this.sums ??= this.summed();
    return (this.taken.length - (this.sums.at(-1) ?? 0)) * SQUARE ** 2;
  }

  /** The corners of the box around the shape. */
  corners(): Point[] {
    const [left, top] = [this.left * SQUARE, this.top * SQUARE];
    const [right, foot] = [left + this.wide * SQUARE, top + this.tall * SQUARE];
    return [left, right].flatMap((x) => [top, foot].map((y) => ({ x, y })));
  }

  /** The same room, to be filled otherwise. */
  copy(): Floor {
    const copy: Floor = Object.create(Floor.prototype);
    return Object.assign(copy, this, { taken: this.taken.slice(), sums: this.sums });
  }

  private column(x: number): number {
    return Math.floor(x / SQUARE) - this.left;
  }

  private row(y: number): number {
    return Math.floor(y / SQUARE) - this.top;
  }

  private summed(): Int32Array {
    const side = this.wide + 1;
    const sums = new Int32Array(side * (this.tall + 1));
    for (let row = 0; row < this.tall; row++)
      for (let column = 0, run = 0; column < this.wide; column++) {
        run += this.taken[row * this.wide + column] ?? 0;
        sums[(row + 1) * side + column + 1] = (sums[row * side + column + 1] ?? 0) + run;
      }
    return sums;
  }

  private count(column: number, row: number, columns: number, rows: number): number {
    this.sums ??= this.summed();
    const { sums } = this;
    const side = this.wide + 1;
    const sum = (x: number, y: number): number => sums[y * side + x] ?? 0;
    return sum(column + columns, row + rows) - sum(column, row + rows) - sum(column + columns, row) + sum(column, row);
  }
}
