import { LRUCache } from 'lru-cache';
import { drawHeads, drawShafts, PERSON, stepsOf } from '../drawing/arrow.ts';
import { center, Page } from '../drawing/page.ts';
import { ring, ringBox } from '../drawing/ring.ts';
import { drawRoster, rosterHeight } from '../roster.ts';
import { arrowsOn, reachOf } from './arrow.ts';
import { CLOSE_UP, type Near, nearOf } from './closeup.ts';
import { dangerOf, drawMapGround, trace } from './ground.ts';
import { drawMapLights } from './light.ts';
import { drawPanel } from './panel.ts';
import { MAP, type MapPlan, planOf } from './plan.ts';
import { drawTiles, type Laid } from './tile.ts';
import type { MapChange, MapView } from './view.ts';

/** Grounds of a few games, which don't change from picture to picture. */
const grounds = new LRUCache<string, Page>({ max: 4 });

/** The whole map with what lies beside it and a row for each investigator, or one tile from near. */
export function drawMap(view: MapView): Page {
  const near = view.closeUp === undefined ? null : nearOf(view, view.closeUp);
  if (near) return drawCloseUp(view, near);
  const plan = planOf(view);
  const rows = view.rows ?? [];
  const height = plan.panel.y + plan.panel.h;
  const page = new Page(MAP.width, height + rosterHeight(rows.length), view);
  page.paste(groundOf(view, plan));
  drawAll(page, view, plan);
  drawPanel(page, view, plan);
  drawRoster(page, rows, { x: 0, y: height, w: MAP.width, h: rosterHeight(rows.length) });
  return page;
}

function drawAll(page: Page, view: MapView, plan: MapPlan): void {
  const { colors } = page;
  drawMapLights(page, view, plan);
  const outbreaks = view.changes.flatMap((change) => (change.kind === 'outbreak' ? [change.place] : []));
  frameSpaces(page, plan, outbreaks, { rim: colors.black, line: colors.gold });
  const reached = [...(view.route ?? []), ...(view.marks ?? []).map(({ place }) => place)];
  frameSpaces(page, plan, reached, { rim: colors.white, line: PERSON });
  const moves = [...view.changes, ...stepsOf(view.route)];
  // From near, and for the few arrows of a plan, there is room to keep clear of them; else they go where they cover the least.
  const planned = view.route !== undefined && view.changes.length === 0;
  const kept =
    plan.leads === null && !planned ? null : arrowsOn(plan, moves, [...plan.hubs.values(), ...plan.signs.values()]);
  const laid = drawTiles(page, view, plan, (kept ?? []).map(reachOf));
  const arrows = kept ?? arrowsOn(plan, moves, laid.taken);
  drawShafts(page, arrows, []);
  drawHeads(page, arrows);
  drawRings(page, view.changes, laid);
}

/** The ground goes on beyond the tile; what stands on the neighbors is not shown. */
function drawCloseUp(whole: MapView, { view, plan }: Near): Page {
  const scale = CLOSE_UP.width / CLOSE_UP.field;
  const page = new Page(CLOSE_UP.width, Math.round(plan.map.h * scale), view);
  page.zoom(0, 0, scale, () => {
    drawMapGround(page, { ...whole, beyond: [] }, plan);
    drawAll(page, view, plan);
  });
  return page;
}

function groundOf(view: MapView, plan: MapPlan): Page {
  const key = JSON.stringify([
    view.theme,
    view.tiles.map(({ id, at, cut, spaces }) => [id, at, cut, spaces.map((space) => space.id)]),
    view.streets.map(({ kind, between }) => [kind, between]),
    view.beyond.map(({ id }) => id),
    dangerOf(view).toFixed(1),
  ]);
  const known = grounds.get(key);
  if (known) return known;
  const ground = new Page(MAP.width, MAP.height, view);
  drawMapGround(ground, view, plan);
  grounds.set(key, ground);
  return ground;
}

/** Frames whole spaces, such as those of a planned move. */
function frameSpaces(
  { ctx }: Page,
  plan: MapPlan,
  spaces: readonly string[],
  { rim, line }: { rim: string; line: string },
): void {
  for (const id of new Set(spaces)) {
    const shape = plan.regions.get(id);
    if (!shape) continue;
    for (const [color, width] of [
      [rim, 13],
      [line, 8],
    ] as const) {
      trace(ctx, shape);
      ctx.strokeStyle = color;
      ctx.lineWidth = width;
      ctx.stroke();
    }
  }
}

/** Rings what is new. */
function drawRings(page: Page, changes: readonly MapChange[], laid: Laid): void {
  for (const change of changes) {
    switch (change.kind) {
      case 'monsterMoved':
      case 'investigatorMoved':
      case 'outbreak':
        break;
      case 'clue':
      case 'anomaly': {
        const piece = laid.hubs.get(change.tile)?.find(({ what }) => what === change.kind);
        if (!piece) break;
        const { x, y } = center(piece.box);
        ring(page, { x, y, r: piece.box.w * 0.54 });
        break;
      }
      case 'doom':
      case 'marker': {
        const pieces = laid.spaces.get(change.place) ?? laid.hubs.get(change.place) ?? [];
        const piece = [...pieces].reverse().find(({ what }) => what === change.kind);
        if (piece) ringBox(page, piece.box, piece.box.h / 2);
        break;
      }
      case 'monster': {
        const all = laid.spaces.get(change.place)?.filter(({ what }) => what === 'monster') ?? [];
        const piece = all.find(({ id }) => id === change.monster) ?? all[all.length - 1];
        if (piece) ringBox(page, piece.box, 11);
        break;
      }
      default:
        change satisfies never;
    }
  }
}
