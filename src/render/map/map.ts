import { drawHeads, drawShafts, PERSON } from '../drawing/arrow.ts';
import { Drawer, weightOf } from '../drawing/drawer.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { inksOf, print } from '../drawing/print.ts';
import { ringBox } from '../drawing/ring.ts';
import { drawThread } from '../drawing/thread.ts';
import { drawPieces } from '../tokens/piece.ts';
import { arrowsOf } from './arrow.ts';
import { dangerOf, drawMapGround, trace } from './ground.ts';
import { drawLabel, drawWard } from './label.ts';
import { drawGlow, drawTear, lightsOf, lit } from './light.ts';
import { elsewhereOf, MAP, type MapPlan, planOf } from './plan.ts';
import { type Sites, sitesOf } from './site.ts';
import { type Standing, standingOf } from './standing.ts';
import { drawStrip } from './strip.ts';
import type { MapChange, MapView } from './view.ts';

/** The inks of the night plan. */
const INKS = [
  '#120e16',
  '#2a2533',
  '#4a4452',
  '#8e7f6c',
  '#b7a47c',
  '#e6d8ac',
  '#6b3d20',
  '#b8863b',
  '#7c4c78',
  '#a8484f',
  '#22384a',
  '#4d7186',
  '#1f3a26',
  '#5d8a5a',
  '#ffe09a',
] as const;
let inks: ReturnType<typeof inksOf> | undefined;

/** Towns of a few games, which change only with the dusk. */
const grounds = new Drawer<Page>('ground', weightOf);
/** Behind windows it is darker than any night. */
const WINDOW_FILL = { paper: '#0d0a14', contrast: '#ffffff' } as const;
/** Spaces and streets of those towns under a lamp. */
const lamplight = new Drawer<Page>('lamplight', weightOf);
/** How many steps the dusk has. */
const DUSKS = 4;

/** The whole map over a strip with goal and danger, or one neighborhood from near. */
export function drawMap(view: MapView): Page {
  const page = new Page(MAP.width, MAP.height, view);
  const plan = planOf(view);
  const sites = sitesOf(page, view, plan);
  const key = groundKey(view, sites);
  const ground = groundOf(view, plan, sites, key);
  page.ctx.fillStyle = page.colors.night;
  page.ctx.fillRect(0, 0, page.width, page.height);
  page.ctx.drawImage(ground.canvas, 0, 0);
  if (page.theme === 'paper') lamps(page, plan, { sites, ground, key });
  drawWonders(page, view, plan);
  const outbreaks = view.changes.flatMap((change) => (change.kind === 'outbreak' ? [change.place] : []));
  frame(page, plan, outbreaks, page.colors.gold);
  const shown = new Set(
    [...plan.tiles.flatMap(({ spaces }) => spaces), ...plan.streets, ...elsewhereOf(view)].map(({ id }) => id),
  );
  const marked = (view.marks ?? []).map(({ place }) => place).filter((place) => shown.has(place));
  frame(page, plan, [...(view.route ?? []), ...marked], PERSON);
  const standing = standingOf(page, view, plan, sites);
  const arrows = arrowsOf(view, plan, standing);
  drawShafts(page, arrows, []);
  for (const thread of standing.threads) drawThread(page, thread);
  const lenses = drawNames(page, plan, standing);
  for (const placed of standing.pieces.values()) drawPieces(page, placed);
  drawHeads(page, arrows);
  drawRings(page, view.changes, standing, lenses);
  if (!plan.near) drawStrip(page, view);
  return page;
}

/** Holes in the world, the ground that epic monsters stand on, places that are nowhere. */
function drawWonders(page: Page, view: MapView, plan: MapPlan): void {
  for (const tile of view.tiles) drawTear(page, plan, tile);
  for (const spot of [...plan.tiles.flatMap(({ spaces }) => spaces), ...plan.streets])
    if (spot.monsters.some(({ epic }) => epic)) drawGlow(page, plan, spot.id);
  for (const box of plan.windows)
    panel(page, inset(box, 3), { radius: 16, fill: WINDOW_FILL[page.theme], line: page.colors.gateBright, width: 5 });
}

/** Draws all names. @returns where the clues lie, by tile */
function drawNames(page: Page, plan: MapPlan, { labels }: Standing): Map<string, Box> {
  const lenses = new Map<string, Box>();
  for (const label of labels) {
    const tile = plan.tiles.find(({ id }) => id === label.id);
    const lens = tile ? drawWard(page, label, tile.clues) : drawLabel(page, label);
    if (tile && lens) lenses.set(tile.id, lens);
  }
  return lenses;
}

/** By how much night has fallen, in steps. */
function duskOf(view: MapView): number {
  return Math.round(dangerOf(view) * DUSKS) / DUSKS;
}

function groundKey(view: MapView, sites: Sites): string {
  return JSON.stringify([
    view.theme,
    duskOf(view),
    view.closeUp,
    view.tiles.map(({ id, at }) => [id, at]),
    [...sites.spaces.values()].map(({ heart }) => heart),
  ]);
}

function groundOf(view: MapView, plan: MapPlan, sites: Sites, key: string): Page {
  const danger = duskOf(view);
  return grounds.take(key, () => {
    const drawn = new Page(Math.round(plan.box.w), Math.round(plan.box.h), view);
    drawMapGround(drawn, view, plan, {
      danger,
      hearts: new Map([...sites.spaces].map(([id, { heart }]) => [id, heart])),
    });
    if (drawn.theme === 'paper') printIn(drawn, drawn.canvas, { x: 0, y: 0 });
    return drawn;
  });
}

/** Prints a picture into a page in the inks of the night. */
function printIn(page: Page, canvas: Page['canvas'], at: { x: number; y: number }): void {
  inks ??= inksOf(INKS);
  const image = canvas.getContext('2d').getImageData(0, 0, page.width, page.height);
  print(image, inks, at);
  page.ctx.putImageData(image, 0, 0);
}

function lamps(page: Page, plan: MapPlan, { sites, ground, key }: { sites: Sites; ground: Page; key: string }): void {
  for (const light of lightsOf(plan, sites)) {
    const warm = lamplight.take(`${key} ${light.id}`, () => {
      const made = new Page(light.box.w, light.box.h, page);
      printIn(made, lit(ground, light), light.box);
      return made;
    });
    page.ctx.save();
    trace(page.ctx, light.region);
    page.ctx.clip();
    page.ctx.drawImage(warm.canvas, light.box.x, light.box.y);
    page.ctx.restore();
  }
}

/** Frames whole spaces, such as those of a planned move. */
function frame({ ctx, colors }: Page, plan: MapPlan, spaces: readonly string[], line: string): void {
  for (const id of new Set(spaces)) {
    const shape = plan.regions.get(id);
    if (!shape) continue;
    for (const [color, width] of [
      [colors.white, 15],
      [line, 9],
    ] as const) {
      trace(ctx, shape);
      ctx.strokeStyle = color;
      ctx.lineWidth = width;
      ctx.stroke();
    }
  }
}

/** Rings what is new. */
function drawRings(
  page: Page,
  changes: readonly MapChange[],
  { pieces }: Standing,
  lenses: ReadonlyMap<string, Box>,
): void {
  for (const change of changes) {
    const lens = change.kind === 'clue' ? lenses.get(change.tile) : undefined;
    if (lens) ringBox(page, lens, lens.h / 2);
    const at = 'tile' in change ? change.tile : 'place' in change ? change.place : null;
    const here = at === null ? [] : (pieces.get(at) ?? []);
    const same = here.filter(({ what }) => what === change.kind);
    const one = change.kind === 'monster' ? (same.find(({ id }) => id === change.monster) ?? same.at(-1)) : same.at(-1);
    if (one) ringBox(page, { x: one.x, y: one.y, w: one.w, h: one.h }, Math.min(one.h, one.w) / 3);
  }
}
