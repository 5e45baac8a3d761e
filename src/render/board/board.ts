import { LRUCache } from 'lru-cache';
import { drawHeads, drawShafts, stepsOf } from '../drawing/arrow.ts';
import { Page } from '../drawing/page.ts';
import { drawDusk } from '../dusk.ts';
import { drawRoster, rosterHeight } from '../roster.ts';
import type { BoardView } from '../view.ts';
import { arrowsOf } from './arrow.ts';
import { drawBar } from './bar.ts';
import { drawBattle } from './battle.ts';
import { drawBeyond } from './beyond.ts';
import { beyondBox, boardHeight } from './beyondplan.ts';
import { drawMarks, drawRings, drawRoute } from './changes.ts';
import { drawPlots } from './emptyplot.ts';
import { nameTall } from './headcut.ts';
import { depthOf, drawLights } from './light.ts';
import { drawNear } from './near.ts';
import { drawPlaces, litOf } from './plot.ts';
import { drawGround } from './townmap.ts';
import { BOARD, plotOf, plotsOf, TOWN } from './townplan.ts';

/** What doesn't change from picture to picture, kept for a few games' languages and boards. */
const bases = new LRUCache<string, Page>({ max: 6 });

/** The whole board with a row for each investigator; a close-up of one neighborhood; or the final battle. */
export function drawBoard(view: BoardView): Page {
  if (view.battle) return drawBattle(view, view.battle);
  const near = view.closeUp === undefined ? null : drawNear(view);
  if (near) return near;
  const rows = view.rows ?? [];
  const tall = boardHeight(view);
  const page = new Page(BOARD.width, tall + rosterHeight(rows.length), view);
  page.paste(baseOf(view));
  drawBeyond(page, view);
  drawTown(page, view);
  drawBar(page, view);
  drawRoster(page, rows, { x: 0, y: tall, w: BOARD.width, h: rosterHeight(rows.length) });
  return page;
}

/** All that stands in the town, with what changed and what is planned. */
function drawTown(page: Page, view: BoardView): void {
  const plots = plotsOf(view);
  const arrows = arrowsOf([...view.changes, ...stepsOf(view.route)], (id) => plots.get(id) ?? beyondBox(view, id));
  drawLights(
    page,
    view,
    view.places.map((place) => litOf(page, { view, place, box: plotOf(view, place), near: false })),
  );
  drawShafts(page, arrows, [...plots.values()]);
  const laid = drawPlaces(page, view);
  drawRoute(page, view, laid);
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
    view.places.map(({ id, name, stable, kind }) => [id, name, stable, kind]),
    [...plotsOf(view)],
  ]);
  const known = bases.get(key);
  if (known) return known;
  const base = new Page(TOWN.w, TOWN.h, view);
  drawGround(base, view);
  drawPlots(base, view, (plot) => nameTall(base, plot));
  drawDusk(base, depthOf(view), TOWN);
  bases.set(key, base);
  return base;
}
