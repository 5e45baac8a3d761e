import type { Box, Mark, Page } from '../../src/render/drawing/page.ts';
import { contrast } from '../../src/render/drawing/palette.ts';

/** Anti-aliasing and the rounding of letters to pixels. */
const SLACK = 1.5;

function sticksOut(box: Box, within: Box): boolean {
  return (
    box.x < within.x - SLACK ||
    box.y < within.y - SLACK ||
    box.x + box.w > within.x + within.w + SLACK ||
    box.y + box.h > within.y + within.h + SLACK
  );
}

function overlap(a: Box, b: Box): boolean {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > SLACK && tall > SLACK;
}

/** Everything that is wrong with a layout. */
export function faults(page: Page): string[] {
  const whole = { x: 0, y: 0, w: page.width, h: page.height };
  const wrong = page.marks
    .filter(({ box, within }) => sticksOut(box, within) || sticksOut(box, whole))
    .map(({ kind, what }) => `${kind} "${what}" leaves its box`);
  for (const kind of ['text', 'token'] as const) {
    const marks = page.marks.filter((mark) => mark.kind === kind);
    marks.forEach((mark, index) => {
      const hit = (other: Mark): boolean => overlap(mark.box, other.box);
      for (const other of marks.slice(index + 1).filter(hit))
        wrong.push(`${kind}s overlap: ${mark.what}, ${other.what}`);
    });
  }
  return wrong;
}

/** What letters lie on: the color that most of a box has. */
function groundOf({ ctx, width, height }: Page, { x, y, w, h }: Box): string {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const wide = Math.min(width - left, Math.ceil(w));
  const tall = Math.min(height - top, Math.ceil(h));
  const { data } = ctx.getImageData(left, top, Math.max(1, wide), Math.max(1, tall));
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [most] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as [number, number]);
  return `#${most.toString(16).padStart(6, '0')}`;
}

/** Texts of a picture that stand out less from what they lie on. */
export function faint(page: Page, least: number): string[] {
  return page.marks.flatMap(({ kind, what, box, color }) => {
    if (kind !== 'text' || !color?.startsWith('#')) return [];
    const ground = groundOf(page, box);
    const ratio = ground === color ? least : contrast(color, ground);
    return ratio < least ? [`${what}: ${color} on ${ground} ${ratio.toFixed(1)}`] : [];
  });
}
