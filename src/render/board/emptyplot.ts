import { placeIcon } from '../drawing/icon.ts';
import { type Box, type Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import type { BoardView, PlaceView } from '../view.ts';
import { plotOf } from './townplan.ts';

/** The plots as they are with nothing on them. */
export function drawPlots(page: Page, view: BoardView): void {
  for (const place of view.places) drawPlot(page, { view, place, box: plotOf(view, place) }, HEAD);
}

const HEAD = 40;

/** A place of the town and where its plot is drawn. */
interface Plot {
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
  const { colors } = page;
  const hex = hexOf(page, view, place);
  shadow(page, box, 10);
  panel(page, box, {
    radius: 10,
    fill: colors.paperLight,
    line: place.stable ? colors.ink : colors.danger,
    width: (place.stable ? 2.5 : 3.5) + (page.theme === 'contrast' ? 1.5 : 0),
  });
  if (page.theme === 'contrast') return;
  const faint = 0.66;
  const picture = placeIcon(place.id, mix(mix(hex, colors.ink, 0.35), colors.paperLight, faint));
  const size = Math.min(box.w, box.h - head) - 10;
  const x = box.x + (box.w - size) / 2;
  if (picture) page.ctx.drawImage(picture, x, box.y + box.h - size - 4, size, size);
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
