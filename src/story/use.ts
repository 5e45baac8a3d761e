import { areSame, type Line, names } from './line.ts';

/** How far below it may stand what something was used for. */
const NEAR = 4;

/**
 * Lines without those that only say that something was used: what it brought is told with it, if not by its own words,
 * then as its cause.
 */
export function withoutUses(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  let cause: Line | null = null;
  for (const [at, line] of lines.entries()) {
    const { means, act } = line.sentence;
    if (act === 'use' && means) {
      const near = [...lines.slice(Math.max(0, at - NEAR), at), ...lines.slice(at + 1, at + 1 + NEAR)];
      if (near.some((other) => names(other, means))) continue;
      const next = lines.slice(at + 1).find(({ sentence }) => sentence.act !== 'use');
      if (next && brings(next, line)) {
        cause = line;
        continue;
      }
    }
    all.push(cause ? { ...line, because: cause.sentence.means ?? null } : line);
    cause = null;
  }
  return all;
}

/** True for what somebody gets or suffers right after using something, of which no other cause is told. */
function brings(next: Line, used: Line): boolean {
  const { because } = next.sentence;
  // What happens in the course of every turn comes of nothing that was used.
  if ('evident' in because && because.evident === 'order') return false;
  const isPlain = ['gain', 'lose', 'card', 'state', 'move'].includes(next.sentence.act);
  const isOwn = next.because === null || next.sentence.amid || next.about.some(({ id }) => id === next.because?.id);
  return isPlain && isOwn && areSame(next.about, used.about);
}
