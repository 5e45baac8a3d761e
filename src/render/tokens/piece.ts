import type { Box, Page } from '../drawing/page.ts';

/** Something that stands in a place: how large it is shown, and how it is drawn at its full size. */
export interface Piece<What extends string> {
  what: What;
  id: string;
  w: number;
  h: number;
  scale: number;
  draw: (page: Page) => void;
}

/** A piece where it has found room. */
export type Placed<P> = P & { x: number; y: number };

/** Where something ended up, so that changes can be ringed. */
export interface Stood<What extends string> {
  what: What;
  id: string;
  box: Box;
}

/** Draws pieces where they have found room. */
export function drawPieces<What extends string>(page: Page, placed: readonly Placed<Piece<What>>[]): Stood<What>[] {
  return placed.map(({ what, id, x, y, w, h, scale, draw }) => {
    page.at(x, y, scale, () => draw(page));
    return { what, id, box: { x, y, w, h } };
  });
}
