import type { Box, Mark, Page } from '../../src/render/drawing/page.ts';
import { contrast } from '../../src/render/drawing/palette.ts';
import { groundOf } from './ground.ts';

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

/** Texts of a picture that stand out less from what they lie on. */
export function faint(page: Page, least: number): string[] {
  return page.marks.flatMap(({ kind, what, box, color }) => {
    if (kind !== 'text' || !color?.startsWith('#')) return [];
    const ground = groundOf(page, box);
    const ratio = ground === color ? least : contrast(color, ground);
    return ratio < least ? [`${what}: ${color} on ${ground} ${ratio.toFixed(1)}`] : [];
  });
}

/** Texts of a picture that end before they are told. */
export function cut(page: Page): string[] {
  return page.marks.flatMap(({ kind, what }) => (kind === 'text' && what.endsWith('…') ? [`${what} is cut`] : []));
}
