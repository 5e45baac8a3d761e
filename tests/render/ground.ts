import type { Box, Page } from '../../src/render/drawing/page.ts';

/** What letters lie on: the color that most of a box has. */
export function groundOf({ ctx, width, height }: Page, { x, y, w, h }: Box): string {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const wide = Math.min(width - left, Math.ceil(w));
  const tall = Math.min(height - top, Math.ceil(h));
  const { data } = ctx.getImageData(left, top, Math.max(1, wide), Math.max(1, tall));
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['#000000', 0] as [string, number])[0];
}
