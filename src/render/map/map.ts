import { LRUCache } from 'lru-cache';
import { drawHeads, drawShafts, ring, ringBox } from '../changes.ts';
import { type Box, centre, inset, Page, panel } from '../page.ts';
import { COLOUR, worn } from '../palette.ts';
import { arrowsOn, PERSON, stepsOf } from './arrow.ts';
import { drawMapGround, trace } from './ground.ts';
import { drawPanel } from './panel.ts';
import { MAP, type MapPlan, planOf } from './plan.ts';
import { drawTiles, type Laid } from './tile.ts';
import type { MapChange, MapView } from './view.ts';

/** Grounds of a few games, which don't change from picture to picture. */
const grounds = new LRUCache<string, Page>({ max: 4 });

/** The whole map with what lies beside it, or one tile from near. */
export function drawMap(view: MapView): Page {
  const plan = planOf(view);
  const near = view.closeUp === undefined ? undefined : plan.tiles.get(view.closeUp);
  if (near) return drawCloseUp(view, plan, within(inset(near, -66), plan.map));
  const page = new Page(MAP.width, MAP.height);
  page.paste(groundOf(view, plan));
  drawAll(page, view, plan);
  drawPanel(page, view, plan);
  return page;
}

function drawAll(page: Page, view: MapView, plan: MapPlan): void {
  const outbreaks = view.changes.flatMap((change) => (change.kind === 'outbreak' ? [change.place] : []));
  frameSpaces(page, plan, outbreaks, COLOUR.black, COLOUR.gold);
  frameSpaces(page, plan, view.route ?? [], COLOUR.white, PERSON);
  const laid = drawTiles(page, view, plan);
  const arrows = arrowsOn(plan, [...view.changes, ...stepsOf(view.route ?? [])], laid.taken);
  drawShafts(page, arrows, []);
  drawHeads(page, arrows);
  drawRings(page, view.changes, laid);
}

/** The part of a box that lies in another. */
function within(box: Box, whole: Box): Box {
  const x = Math.max(box.x, whole.x);
  const y = Math.max(box.y, whole.y);
  const right = Math.min(box.x + box.w, whole.x + whole.w);
  const bottom = Math.min(box.y + box.h, whole.y + whole.h);
  return { x, y, w: right - x, h: bottom - y };
}

const CLOSE_UP_WIDTH = 1200;

function drawCloseUp(view: MapView, plan: MapPlan, field: Box): Page {
  const scale = CLOSE_UP_WIDTH / field.w;
  const page = new Page(CLOSE_UP_WIDTH, Math.round(field.h * scale));
  panel(page, { x: 0, y: 0, w: page.width, h: page.height }, { fill: COLOUR.paper });
  page.zoom(-field.x * scale, -field.y * scale, scale, () => {
    drawMapGround(page, view, plan);
    drawAll(page, view, plan);
  });
  return page;
}

function groundOf(view: MapView, plan: MapPlan): Page {
  const key = JSON.stringify([
    worn(),
    view.tiles.map(({ id, at, cut, spaces }) => [id, at, cut, spaces.map((space) => space.id)]),
    view.streets.map(({ kind, between }) => [kind, between]),
    view.beyond.map(({ id }) => id),
  ]);
  const known = grounds.get(key);
  if (known) return known;
  const ground = new Page(MAP.width, MAP.height);
  drawMapGround(ground, view, plan);
  grounds.set(key, ground);
  return ground;
}

/** Frames whole spaces, such as those of a planned move. */
function frameSpaces({ ctx }: Page, plan: MapPlan, spaces: readonly string[], rim: string, line: string): void {
  for (const id of new Set(spaces)) {
    const shape = plan.regions.get(id);
    if (!shape) continue;
    for (const [colour, width] of [
      [rim, 13],
      [line, 8],
    ] as const) {
      trace(ctx, shape);
      ctx.strokeStyle = colour;
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
        const { x, y } = centre(piece.box);
        ring(page.ctx, x, y, piece.box.w * 0.54);
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
