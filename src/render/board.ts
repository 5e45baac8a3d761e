import { LRUCache } from 'lru-cache';
import { drawBar } from './bar.ts';
import { arrowsOf, drawHeads, drawRings, drawShafts } from './changes.ts';
import { Page } from './page.ts';
import { drawPlaces } from './plot.ts';
import { drawOutskirtsCount, drawSide, drawSideFrames, sideBox } from './side.ts';
import { drawGround, drawPlots } from './townmap.ts';
import { BOARD, plotOf } from './townplan.ts';
import type { BoardView } from './view.ts';

/** What doesn't change from picture to picture, kept for a few games' languages and boards. */
const bases = new LRUCache<string, Page>({ max: 4 });

/** The whole board, 1600 × 1000. */
export function drawBoard(view: BoardView): Page {
  const page = new Page(BOARD.width, BOARD.height);
  page.paste(baseOf(view));
  const plots = new Map(view.places.map((place) => [place.id, plotOf(place)]));
  const arrows = arrowsOf(view.changes, (id) => plots.get(id) ?? sideBox(view, id));
  drawShafts(page, arrows, [...plots.values()]);
  const laid = drawPlaces(page, view);
  drawHeads(page, arrows);
  drawSide(page, view);
  drawOutskirtsCount(page, view);
  drawBar(page, view);
  drawRings(page, view.changes, laid);
  return page;
}

function baseOf(view: BoardView): Page {
  const key = JSON.stringify([
    view.neighbourhoods,
    view.connections,
    view.places.map(({ id, x, y, stable, kind }) => [id, x, y, stable, kind]),
    view.worlds.map(({ id, name, colours }) => [id, name, colours]),
    view.zones.map(({ id, name }) => [id, name]),
  ]);
  const known = bases.get(key);
  if (known) return known;
  const base = drawGround(view);
  drawPlots(base, view);
  drawSideFrames(base, view);
  bases.set(key, base);
  return base;
}
