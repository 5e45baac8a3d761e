import type { Box, Page } from './page.ts';
import { disc } from './symbol.ts';

/** The color of whatever a person does or plans. */
export const PERSON = '#1463ff';
/** How arrows of monsters and of people differ: in color, and in the line. */
export const LOOKS: Readonly<Record<'monsterMoved' | 'investigatorMoved', Pick<Arrow, 'color' | 'dash'>>> = {
  monsterMoved: { color: '#ff3d1f', dash: [] },
  investigatorMoved: { color: PERSON, dash: [3, 15] },
};
/** How far an arrow's tip reaches beyond its end, in pixels. */
export const TIP = 9;
/** How far an arrow's head reaches around its end, in pixels. */
export const HEAD = 16;

/** From the middle of an arrow's head to its points, in pixels. */
const REACH = 11;

/** An arrow between two points with a bend. */
export interface Arrow {
  from: { x: number; y: number };
  to: { x: number; y: number };
  bend: { x: number; y: number };
  color: string;
  dash: readonly number[];
  tailless?: boolean;
  /** Not an arrow but a sign at a plot: somebody left from here to beyond the town, or came from there. */
  badge?: 'away' | 'here';
}

/** Where an arrow runs. */
export type Way = Pick<Arrow, 'from' | 'to' | 'bend'>;

/** One step of a planned move. */
interface Step {
  kind: 'investigatorMoved';
  from: string;
  to: string;
}

/** The steps of a planned move. */
export function stepsOf(route: readonly string[] = []): Step[] {
  return route.slice(1).map((to, index) => ({ kind: 'investigatorMoved', from: route[index] ?? to, to }));
}

/** The shafts, which pass beneath the plots so that they cross no text. */
export function drawShafts(
  { ctx, width: wide, height, colors }: Page,
  arrows: readonly Arrow[],
  plots: readonly Box[],
): void {
  if (arrows.length === 0) return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, wide, height);
  for (const { x, y, w, h } of plots) ctx.roundRect(x, y, w, h, 10);
  ctx.clip('evenodd');
  for (const { from, to, bend, color, dash, badge } of arrows) {
    if (badge) continue;
    for (const [paint, width, broken] of [
      [colors.black, 13, []],
      [colors.cream, dash.length > 0 ? 9 : 0, []],
      [color, 9, dash],
    ] as const) {
      if (width === 0) continue;
      ctx.beginPath();
      ctx.moveTo(from.x, from.y);
      ctx.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
      ctx.strokeStyle = paint;
      ctx.lineWidth = width;
      ctx.setLineDash([...broken]);
      ctx.stroke();
      ctx.setLineDash([]);
    }
  }
  ctx.restore();
}

/** An arrow shorter than this has no tail, and a smaller head: it has no more than an alley, in pixels. */
const SHORT = 34;
const SMALL = 0.62;

/** How large an arrow's head is, 1 for its full size. */
export function headSize({ from, to }: Way): number {
  return Math.hypot(to.x - from.x, to.y - from.y) < SHORT ? SMALL : 1;
}

/** Heads and tails, to be drawn over the plots' edges. */
export function drawHeads(page: Page, arrows: readonly Arrow[]): void {
  const { ctx, colors } = page;
  for (const { from, to, bend, color, badge, tailless } of arrows) {
    const size = headSize({ from, to, bend });
    if (badge) {
      sign(page, to, color, badge);
      continue;
    }
    const reach = REACH * size;
    const head = { x: to.x - reach, y: to.y - reach, w: 2 * reach, h: 2 * reach };
    page.mark('arrow', color, head, head);
    const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
    ctx.save();
    ctx.translate(to.x, to.y);
    ctx.rotate(angle);
    ctx.scale(size, size);
    ctx.beginPath();
    ctx.moveTo(TIP, 0);
    ctx.lineTo(-15, -15);
    ctx.lineTo(-9, 0);
    ctx.lineTo(-15, 15);
    ctx.closePath();
    ctx.fillStyle = color;
    ctx.strokeStyle = colors.black;
    ctx.lineWidth = 4;
    ctx.stroke();
    ctx.fill();
    ctx.restore();
    if (tailless || size < 1) continue;
    ctx.beginPath();
    ctx.arc(from.x, from.y, 6.5, 0, 2 * Math.PI);
    ctx.fillStyle = color;
    ctx.strokeStyle = colors.black;
    ctx.lineWidth = 3;
    ctx.stroke();
    ctx.fill();
  }
}

/** A disc with an arrow up and away, or down to here. */
function sign(page: Page, { x, y }: { x: number; y: number }, color: string, badge: 'away' | 'here'): void {
  const { ctx, colors } = page;
  ctx.save();
  ctx.translate(x, y);
  disc(page, { x: 0, y: 0, r: 15 }, { fill: color, line: colors.black, width: 3 });
  ctx.rotate(badge === 'away' ? -Math.PI / 4 : (3 * Math.PI) / 4);
  ctx.strokeStyle = colors.white;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(-8, 0);
  ctx.lineTo(8, 0);
  ctx.moveTo(2, -6);
  ctx.lineTo(8, 0);
  ctx.lineTo(2, 6);
  ctx.stroke();
  ctx.restore();
}
