import { LRUCache } from 'lru-cache';
import { drawHeads, drawShafts, stepsOf } from '../drawing/arrow.ts';
import { Page } from '../drawing/page.ts';
import type { BoardView } from '../view.ts';
import { arrowsOf } from './arrow.ts';
import { drawBar } from './bar.ts';
import { drawBattle } from './battle.ts';
import { drawMarks, drawRings, drawRoute } from './changes.ts';
import { drawDusk, drawLights } from './dusk.ts';
import { drawPlots } from './emptyplot.ts';
import { drawNear } from './near.ts';
import { drawPlaces } from './plot.ts';
import { drawOutskirtsCount, drawSide, drawSideFrames, sideBox } from './side.ts';
import { drawGround } from './townmap.ts';
import { BOARD, plotOf } from './townplan.ts';

/** What doesn't change from picture to picture, kept for a few games' languages and boards. */
const bases = new LRUCache<string, Page>({ max: 6 });

/** The whole board, 1600 × 1000; a close-up of one neighborhood; or the final battle. */
export function drawBoard(view: BoardView): Page {
  if (view.battle) return drawBattle(view, view.battle);
  const near = view.closeUp === undefined ? null : drawNear(view);
  if (near) return near;
  const page = new Page(BOARD.width, BOARD.height, view);
  page.paste(baseOf(view));
  drawTown(page, view);
  drawSide(page, view);
  drawOutskirtsCount(page, view);
  drawBar(page, view);
  return page;
}

/** All that stands in the town, with what changed and what is planned. */
function drawTown(page: Page, view: BoardView): void {
  const plots = new Map(view.places.map((place) => [place.id, plotOf(place)]));
  const arrows = arrowsOf([...view.changes, ...stepsOf(view.route)], (id) => plots.get(id) ?? sideBox(view, id));
  drawLights(page, view);
  drawShafts(page, arrows, [...plots.values()]);
  const laid = drawPlaces(page, view);
  drawRoute(page, view.route ?? [], laid);
  drawHeads(page, arrows);
  drawRings(page, view.changes, laid);
  drawMarks(page, view.marks ?? [], laid, arrows);
}

function baseOf(view: BoardView): Page {
  const key = JSON.stringify([
    view.theme,
    view.terror,
    view.neighborhoods,
    view.connections,
    view.places.map(({ id, x, y, stable, kind }) => [id, x, y, stable, kind]),
    view.worlds.map(({ id, name, colors }) => [id, name, colors]),
    view.zones.map(({ id, name }) => [id, name]),
  ]);
  const known = bases.get(key);
  if (known) return known;
  const base = new Page(BOARD.width, BOARD.height, view);
  drawGround(base, view);
  drawDusk(base, view);
  drawPlots(base, view);
  drawSideFrames(base, view);
  bases.set(key, base);
  return base;
}
