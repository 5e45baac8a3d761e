import { Page } from '../drawing/page.ts';
import type { Ctx } from '../drawing/pen.ts';
import type { MomentView } from './view.ts';

/** A picture of a great moment; what is written in it stands in a strip along its foot. Pixels. */
export const WIDE = { width: 1100, height: 420 } as const;
/** Where the scene is. */
export const SCENE = { x: 0, y: 0, w: WIDE.width, h: 352 } as const;

/** The few inks of a print: its paper, where light falls; the black of the block; and a light of its own. */
export interface Inks {
  paper: string;
  ink: string;
  light: string;
}

/** What a scene is drawn on. */
export interface Stage {
  page: Page;
  ctx: Ctx;
  inks: Inks;
  view: MomentView;
  /** Black on white: shapes alone, no shading. */
  plain: boolean;
}

/** Sets up a scene in its inks; in high contrast all are black on white. */
export function stageFor(view: MomentView, inks: Inks): Stage {
  const page = new Page(WIDE.width, WIDE.height, view);
  const plain = page.theme === 'contrast';
  const { white, black } = page.colors;
  const used = plain ? { paper: white, ink: black, light: white } : inks;
  page.ctx.fillStyle = used.paper;
  page.ctx.fillRect(0, 0, WIDE.width, WIDE.height);
  return { page, ctx: page.ctx, inks: used, view, plain };
}

/** A disk of light; in high contrast with its rim. Pixels. */
export function disk({ ctx, inks, plain }: Stage, { x, y }: { x: number; y: number }, r: number): void {
  ctx.fillStyle = inks.light;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fill();
  if (!plain) return;
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 6;
  ctx.stroke();
}
