import { type Arrow, drawHeads, drawShafts, stepsOf, TIP, type Way } from '../drawing/arrow.ts';
import { BOLD } from '../drawing/fonts.ts';
import { type Box, center, Page, panel } from '../drawing/page.ts';
import { inkOn, mix, plate } from '../drawing/palette.ts';
import { drawText } from '../drawing/text.ts';
import { drawDusk } from '../dusk.ts';
import type { BoardView, PlaceView } from '../view.ts';
import { arrowsOf } from './arrow.ts';
import { drawLabel, drawRings, drawRoute } from './changes.ts';
import { AVENUE, CLOSE_UP, LABEL, type Near, nearOf, widthOfLabel } from './closeup.ts';
import { drawCrowd } from './crowd.ts';
import { drawPlot } from './emptyplot.ts';
import { headTall, type Site } from './headcut.ts';
import { depthOf, drawLights } from './light.ts';
import { crowdOf, drawPlace, type Laid, litOf } from './plot.ts';
import { houses } from './townmap.ts';

const SCALE = CLOSE_UP.width / CLOSE_UP.field;
/** How far an arrow and a road stay from a plot's corner, where a gate or an elder sign may stick out. */
const CORNER = 66;

/** A close-up of one neighborhood; null for one that the board doesn't have. */
export function drawNear(view: BoardView): Page | null {
  const near = nearOf(Page.bare(1, 1, view), view);
  if (!near) return null;
  const page = new Page(CLOSE_UP.width, Math.round(near.field.h * SCALE), view);
  page.at(0, 0, SCALE, () => drawIn(page, view, near));
  return page;
}

function drawIn(page: Page, view: BoardView, near: Near): void {
  const { plots, bodies } = near;
  const here = view.places.filter(({ id }) => plots.has(id));
  const siteOf = (place: PlaceView): Site => ({ view, place, box: plots.get(place.id) ?? near.field, near: true });
  drawGround(page, view, near);
  for (const place of here) drawPlot(page, siteOf(place), headTall(page, siteOf(place)));
  drawDusk(page, depthOf(view), { ...near.field, y: AVENUE, h: near.field.h - AVENUE });
  page.ctx.save();
  page.ctx.beginPath();
  page.ctx.rect(0, AVENUE, near.field.w, near.field.h - AVENUE);
  page.ctx.clip();
  drawLights(
    page,
    view,
    here.map((place) => litOf(page, siteOf(place))),
  );
  page.ctx.restore();
  const arrows = arrowsOn(view, plots);
  drawShafts(page, arrows, [...plots.values()]);
  const laid = new Map<string, Laid>();
  for (const place of here) {
    const empty = drawPlace(page, siteOf(place));
    const stood = drawCrowd(page, crowdOf(view, place), bodies.get(place.id) ?? empty.box, true);
    laid.set(place.id, { ...empty, stood });
  }
  drawRoute(page, view, laid);
  drawHeads(page, arrows);
  drawRings(page, view.changes, laid);
  for (const { place, label } of view.marks ?? []) {
    const box = plots.get(place);
    if (!box) continue;
    const w = widthOfLabel(page, label);
    drawLabel(page, label, { x: box.x + box.w - w - 6, y: box.y + box.h - LABEL.h - 6, w, h: LABEL.h });
  }
}

/** What moved within the neighborhood, and a planned way. The alleys are too narrow for more than an arrow's head. */
export function arrowsOn(view: BoardView, plots: Near['plots']): Arrow[] {
  const arrows = arrowsOf([...view.changes, ...stepsOf(view.route)], (id) => plots.get(id) ?? null, alley);
  return arrows.map((arrow) => ({ ...arrow, tailless: true }));
}

/** The neighborhood's ground with its roads, and the avenue with signs that say where its street leads. */
function drawGround(page: Page, view: BoardView, { field, plots, exits }: Near): void {
  const { ctx, colors } = page;
  const hex = view.neighborhoods.find(({ id }) => id === view.closeUp)?.hex ?? colors.inkSoft;
  const plain = page.theme === 'contrast';
  ctx.fillStyle = plain ? colors.paper : mix(hex, colors.paper, 0.5);
  ctx.fillRect(field.x, field.y, field.w, field.h);
  const corners = [field.w, 0].flatMap((x): [number, number][] => [
    [x, 0],
    [x, field.h],
  ]);
  if (!plain) houses(ctx, corners, mix(hex, colors.paper, 0.34));
  const street = view.places.find(({ id, kind }) => plots.has(id) && kind === 'street');
  const home = street && plots.get(street.id);
  if (home) {
    for (const [first, second] of view.connections) {
      const [from, to] = [plots.get(first), plots.get(second)];
      if (from && to) road(page, alley(from, to, 0), 11);
    }
    const x = center(home).x;
    road(page, { from: { x, y: AVENUE / 2 }, to: { x, y: home.y } }, 22);
  }
  panel(
    page,
    { x: -9, y: -9, w: field.w + 18, h: AVENUE + 9 },
    { fill: colors.paperLight, line: colors.ink, width: 3 },
  );
  for (const { name, hex: color, box } of exits) {
    const fill = plate(color, colors);
    panel(page, box, { radius: 6, fill, line: colors.ink, width: 2 });
    const ink = inkOn(fill, colors);
    const { x, y } = center({ ...box, w: 22 });
    ctx.beginPath();
    ctx.moveTo(x - 6, y + 4);
    ctx.lineTo(x, y - 6);
    ctx.lineTo(x + 6, y + 4);
    ctx.closePath();
    ctx.fillStyle = ink;
    ctx.fill();
    const text = { x: box.x + 21, y: box.y + 1, w: box.w - 26, h: box.h - 2 };
    drawText(page, name, text, { face: BOLD, size: 18, least: 17.8, squeeze: 0.74, leading: 1, color: ink });
  }
}

function road({ ctx, colors }: Page, { from, to }: Pick<Way, 'from' | 'to'>, width: number): void {
  for (const [wide, color] of [
    [width, colors.ink],
    [width - 4, colors.paperLight],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.strokeStyle = color;
    ctx.lineWidth = wide;
    ctx.stroke();
  }
}

/** From plot to plot through the alley between them, which no plot of another lies in. */
function alley(from: Box, to: Box, aside: number): Way {
  const a = center(from);
  const b = center(to);
  const across = from.y < to.y + to.h && to.y < from.y + from.h;
  const within = (low: number, size: number, at: number): number =>
    Math.max(low + CORNER, Math.min(low + size - CORNER, at));
  if (across) {
    const y = Math.max(from.y, to.y) + Math.min(from.h, to.h) / 2 + aside;
    const east = b.x > a.x;
    const start = { x: east ? from.x + from.w : from.x, y };
    const end = { x: east ? to.x - TIP : to.x + to.w + TIP, y };
    return { from: start, to: end, bend: start };
  }
  const south = b.y > a.y;
  const x = within(from.x, from.w, b.x);
  const start = { x: x + aside, y: south ? from.y + from.h : from.y };
  const end = { x: within(to.x, to.w, x) + aside, y: south ? to.y - TIP : to.y + to.h + TIP };
  return { from: start, to: end, bend: start };
}
