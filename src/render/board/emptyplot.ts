import { placeIcon } from '../drawing/icon.ts';
import { type Box, type Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { woodcut } from '../drawing/woodcut.ts';
import type { BoardView, PlaceView } from '../view.ts';
import { plotOf } from './townplan.ts';

/** The plots as they are with nothing on them; so much of each lies under its name. */
export function drawPlots(page: Page, view: BoardView, headOf: (plot: Plot) => number): void {
  for (const place of view.places) {
    const plot = { view, place, box: plotOf(view, place) };
    drawPlot(page, plot, headOf(plot));
  }
}

/** A place of the town and where its plot is drawn. */
export interface Plot {
  view: BoardView;
  place: PlaceView;
  box: Box;
}

/** One plot with nothing on it, in its neighborhood's color; so much of it lies under its header. */
export function drawPlot(page: Page, plot: Plot, head: number): void {
  if (plot.place.kind === 'street') streetPlot(page, plot);
  else locationPlot(page, plot, head);
}

/** The color of a place's neighborhood. */
export function hexOf(page: Page, view: BoardView, place: PlaceView): string {
  return view.neighborhoods.find(({ id }) => id === place.neighborhood)?.hex ?? page.colors.inkSoft;
}

function locationPlot(page: Page, { view, place, box }: Plot, head: number): void {
  const { ctx, colors } = page;
  shadow(page, box, 10);
  panel(page, box, { radius: 10, fill: colors.paperLight });
  if (page.theme === 'paper') {
    const hex = hexOf(page, view, place);
    const h = box.h - head;
    const size = Math.min(box.w * 0.8, h - 8, MOST);
    const at = { x: (box.w - size) / 2, y: h - size - 1, size };
    const paper = mix(hex, colors.paperLight, 0.68);
    const silhouette = (color: string): ReturnType<typeof placeIcon> => placeIcon(place.id, color);
    const ink = mix(hex, colors.black, 0.72);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.w, box.h, 10);
    ctx.clip();
    ctx.drawImage(woodcut({ key: place.id, silhouette, w: box.w, h, at, paper, ink }), box.x, box.y + head);
    ctx.restore();
  }
  frame(page, place, box);
}

/** The largest silhouette, in pixels. */
const MOST = 230;

/** Red and heavy around an unstable location. */
export function frame(page: Page, place: PlaceView, box: Box): void {
  const heavy = page.theme === 'contrast' ? 1.5 : 0;
  const { ink, danger } = page.colors;
  panel(page, box, { radius: 10, line: place.stable ? ink : danger, width: (place.stable ? 3 : 5) + heavy });
}

/** What a plot throws on the ground; none where contrast counts. */
function shadow(page: Page, box: Box, radius: number): void {
  if (page.theme === 'contrast') return;
  panel(page, { ...box, x: box.x + 3, y: box.y + 4 }, { radius, fill: 'rgba(30,20,10,0.35)' });
}

function streetPlot(page: Page, { view, place, box }: Plot): void {
  const hex = hexOf(page, view, place);
  const { ctx, colors } = page;
  shadow(page, box, 20);
  if (page.theme === 'contrast') {
    panel(page, box, { radius: 20, fill: colors.paperLight, line: colors.ink, width: 4.5 });
    return;
  }
  panel(page, box, { radius: 20, fill: mix(hex, colors.paperLight, 0.76), line: colors.ink, width: 3 });
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, box.h, 20);
  ctx.clip();
  ctx.strokeStyle = mix(hex, colors.paperLight, 0.55);
  ctx.lineWidth = 1.5;
  for (let y = box.y + 48; y < box.y + box.h; y += 15) {
    const shift = ((y - box.y) / 15) % 2 < 1 ? 0 : 13;
    ctx.beginPath();
    ctx.moveTo(box.x, y);
    ctx.lineTo(box.x + box.w, y);
    for (let x = box.x + shift; x < box.x + box.w; x += 26) {
      ctx.moveTo(x, y);
      ctx.lineTo(x, y + 15);
    }
    ctx.stroke();
  }
  ctx.restore();
}
