import { LRUCache } from 'lru-cache';
import { drawBar } from './bar.ts';
import { arrowsOf, drawHeads, drawRings, drawShafts } from './changes.ts';
import { Page } from './page.ts';
import { drawPlace, type Laid } from './plot.ts';
import { drawOutskirtsCount, drawSide, drawSideFrames, sideBox } from './side.ts';
import { drawGround, drawPlots } from './townmap.ts';
import { BOARD, plotOf } from './townplan.ts';
import type { BoardView } from './view.ts';

/** What doesn't change from picture to picture, kept for a few games' languages and boards. */
const layers = new LRUCache<string, { ground: Page; plots: Page }>({ max: 4 });

/** The whole board, 1600 × 1000. */
export function drawBoard(view: BoardView): Page {
  const { ground, plots } = layersOf(view);
  const page = new Page(BOARD.width, BOARD.height);
  page.paste(ground);
  const arrows = arrowsOf(view.changes, (id) => {
    const place = view.places.find((candidate) => candidate.id === id);
    return place ? plotOf(place) : sideBox(view, id);
  });
  drawShafts(page, arrows);
  page.paste(plots);
  const prisoners = view.zones.find(({ id }) => id === JAIL)?.investigators ?? [];
  const laid = new Map<string, Laid>();
  for (const place of view.places) {
    laid.set(place.id, drawPlace(page, view, place, place.id === STATION ? prisoners : []));
  }
  drawHeads(page, arrows);
  drawSide(page, view);
  drawOutskirtsCount(page, view);
  drawBar(page, view);
  drawRings(page, view.changes, laid);
  return page;
}

const JAIL = 'jail-cell';
const STATION = 'police-station';

function layersOf(view: BoardView): { ground: Page; plots: Page } {
  const key = JSON.stringify([
    view.neighbourhoods,
    view.connections,
    view.places.map(({ id, x, y, stable, kind }) => [id, x, y, stable, kind]),
    view.worlds.map(({ id, name, colours }) => [id, name, colours]),
    view.zones.map(({ id, name }) => [id, name]),
  ]);
  const known = layers.get(key);
  if (known) return known;
  const ground = drawGround(view);
  drawSideFrames(ground, view);
  const made = { ground, plots: drawPlots(view) };
  layers.set(key, made);
  return made;
}
