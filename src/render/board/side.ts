import { BOLD, SERIF } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { worldColor } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import type { BoardView, WorldView, ZoneView } from '../view.ts';
import { drawCrowd, type Stood } from './crowd.ts';
import { SIDE } from './townplan.ts';

const WORLD_HEIGHT = 72;
const WORLD_STEP = 76;
const NAME_HEIGHT = 27;
const ZONE_TOP = 8 + 8 * WORLD_STEP;

/** Frames and names of the right-hand column, which never change. */
export function drawSideFrames(page: Page, view: BoardView): void {
  view.worlds.forEach((world, index) => {
    worldFrame(page, world, worldBox(index));
  });
  for (const [zone, box] of zonesOf(view)) zoneFrame(page, zone, box);
}

/** Who is in the other worlds and in the zones beside the town; where they stand, by zone or world area. */
export function drawSide(page: Page, view: BoardView): Map<string, { box: Box; stood: Stood[] }> {
  const spots = new Map<string, { box: Box; stood: Stood[] }>();
  view.worlds.forEach((world, index) => {
    world.areas.forEach((tokens, area) => {
      const box = areaBox(worldBox(index), area);
      const investigators = tokens.map((token) => ({ token }));
      const stood = drawCrowd(page, { clues: 0, monsters: [], investigators }, inset(box, 1));
      spots.set(`${world.id}-${area + 1}`, { box, stood });
    });
  });
  for (const [zone, box] of zonesOf(view)) {
    const lost = zone.id === 'lost-in-time-and-space';
    const investigators = zone.investigators.map((token) => ({ token, plight: { lost } }));
    const body = { x: box.x + 4, y: box.y + 26, w: box.w - 8, h: box.h - 29 };
    const stood = drawCrowd(page, { clues: 0, monsters: zone.monsters, investigators }, body);
    spots.set(zone.id, { box, stood });
  }
  return spots;
}

function worldBox(index: number): Box {
  return { x: SIDE.x + 6, y: 8 + index * WORLD_STEP, w: SIDE.w - 12, h: WORLD_HEIGHT };
}

function areaBox(world: Box, area: number): Box {
  const wide = (world.w - 10) / 2;
  return { x: world.x + 4 + area * (wide + 2), y: world.y + NAME_HEIGHT, w: wide, h: world.h - NAME_HEIGHT - 3 };
}

function worldFrame(page: Page, world: WorldView, box: Box): void {
  const { ctx } = page;
  panel(page, box, { radius: 9, fill: page.colors.nightSoft, line: page.colors.nightLine, width: 2 });
  const dots = world.colors.length * 23;
  const name = { x: box.x + 9, y: box.y + 2, w: box.w - dots - 20, h: NAME_HEIGHT - 3 };
  drawText(page, world.name, name, {
    face: SERIF,
    size: 25,
    least: 18,
    squeeze: 0.8,
    align: 'left',
    color: page.colors.cream,
  });
  world.colors.forEach((color, index) => {
    worldColor(page, color, { x: box.x + box.w - dots + index * 23 + 6, y: box.y + 14, r: 9.5 });
  });
  for (const area of [0, 1]) {
    const field = areaBox(box, area);
    panel(page, field, { radius: 6, fill: page.colors.night, line: page.colors.nightLine, width: 1.2 });
    ctx.fillStyle = page.colors.nightLine;
    for (let pip = 0; pip <= area; pip++) {
      ctx.beginPath();
      ctx.arc(field.x + field.w - 10 - pip * 11, field.y + 10, 3.5, 0, 2 * Math.PI);
      ctx.fill();
    }
  }
}

/** Zones beside the town and their boxes; the jail cell is drawn in its station. */
function zonesOf(view: BoardView): [ZoneView, Box][] {
  const left = SIDE.x + 6;
  const wide = SIDE.w - 12;
  const bottom = SIDE.h - 6;
  const boxes: Record<string, Box> = {
    sky: { x: left, y: ZONE_TOP, w: wide, h: 98 },
    outskirts: { x: left, y: ZONE_TOP + 102, w: wide, h: 98 },
    'lost-in-time-and-space': { x: left, y: ZONE_TOP + 204, w: wide, h: bottom - ZONE_TOP - 204 },
  };
  return view.zones.flatMap((zone): [ZoneView, Box][] => {
    const box = boxes[zone.id];
    return box ? [[zone, box]] : [];
  });
}

const GROUNDS: Record<string, string> = { sky: '#35597c', outskirts: '#5b5138', 'lost-in-time-and-space': '#3b3b44' };

function zoneFrame(page: Page, zone: ZoneView, box: Box): void {
  const { colors } = page;
  panel(page, box, { radius: 9, fill: GROUNDS[zone.id] ?? colors.nightSoft, line: colors.cream, width: 2 });
  const name = { x: box.x + 9, y: box.y + 2, w: box.w - 90, h: 23 };
  const wide = zone.id === 'outskirts' ? name : { ...name, w: box.w - 18 };
  drawText(page, zone.name, wide, { face: BOLD, size: 19, squeeze: 0.85, align: 'left', color: colors.cream });
}

/** Count and limit of the Outskirts, in their frame. */
export function drawOutskirtsCount(page: Page, view: BoardView): void {
  const found = zonesOf(view).find(([zone]) => zone.id === 'outskirts');
  if (!found) return;
  const [, box] = found;
  const plate = { x: box.x + box.w - 76, y: box.y + 2, w: 70, h: 23 };
  const full = view.outskirts.count >= view.outskirts.of;
  drawText(page, `${view.outskirts.count}/${view.outskirts.of}`, plate, {
    face: BOLD,
    size: 22,
    align: 'right',
    color: full ? page.colors.gold : page.colors.cream,
  });
}

/** Where a zone or a world's area lies; null for what isn't in the column. */
export function sideBox(view: BoardView, id: string): Box | null {
  const zone = zonesOf(view).find(([candidate]) => candidate.id === id);
  if (zone) return zone[1];
  for (const [index, world] of view.worlds.entries()) {
    if (id === `${world.id}-1`) return areaBox(worldBox(index), 0);
    if (id === `${world.id}-2`) return areaBox(worldBox(index), 1);
  }
  return null;
}
