import { BOLD, SERIF } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn } from '../drawing/palette.ts';
import { worldColor } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { stamp } from '../tokens/stamp.ts';
import type { BoardView, WorldView, ZoneView } from '../view.ts';
import { beyondOf, zonesOf } from './beyondplan.ts';
import { drawCrowd } from './crowd.ts';

/** Height of a world's or a zone's name, above who is in it. */
const HEAD = 36;
/** Names read at the 550 pixels of a desk. */
const NAME = { size: 34, least: 32, squeeze: 0.6, align: 'left' } as const;

/** The band below the town: other worlds, what lies around the town, environment and rumor. */
export function drawBeyond(page: Page, view: BoardView): void {
  const { band, worlds, zones, environment, rumor } = beyondOf(view);
  page.ctx.fillStyle = page.colors.night;
  page.ctx.fillRect(band.x, band.y, band.w, band.h);
  if (page.theme === 'paper') stars(page, band);
  for (const world of view.worlds) laid(page, world, worlds.get(world.id), drawWorld);
  for (const zone of zonesOf(view)) {
    laid(page, zone, zones.get(zone.id), drawZone);
    const box = zones.get(zone.id);
    if (zone.id === 'outskirts' && box) outskirtsCount(page, view, box);
  }
  const { words } = view;
  if (environment) card(page, { label: words.environment ?? '', name: view.environment ?? '', count: '' }, environment);
  if (!rumor || !view.rumor) return;
  const count = [view.rumor.tokens, view.rumor.monsters].filter((tokens) => tokens > 0).join(' · ');
  card(page, { label: words.rumor ?? '', name: view.rumor.name, count }, rumor);
}

/** The night sky behind the other worlds. */
function stars({ ctx }: Page, { x, y, w, h }: Box): void {
  for (let index = 0; index < 220; index++) {
    const across = x + ((index * 7919) % (w * 10)) / 10;
    const down = y + ((index * 104_729) % (h * 10)) / 10;
    ctx.fillStyle = index % 5 === 0 ? '#8d90c7' : '#4c5185';
    ctx.fillRect(across, down, index % 7 === 0 ? 2.5 : 1.5, index % 7 === 0 ? 2.5 : 1.5);
  }
}

/** Draws a world or a zone where it lies, out of the drawer of those already drawn when it looks the same. */
function laid<T>(page: Page, spot: T, box: Box | undefined, draw: (on: Page, spot: T, box: Box) => void): void {
  if (!box) return;
  const home = { ...box, x: 0, y: 0 };
  page.at(box.x, box.y, 1, () =>
    stamp(page, { key: JSON.stringify(spot), box: home, room: 2 }, (on) => draw(on, spot, home)),
  );
}

function areaBox(world: Box, area: number): Box {
  const wide = (world.w - 10) / 2;
  return { x: world.x + 4 + area * (wide + 2), y: world.y + HEAD, w: wide, h: world.h - HEAD - 4 };
}

/** A line with its name and colors; below it its two areas, when somebody is there. */
function drawWorld(page: Page, world: WorldView, box: Box): void {
  const { ctx, colors } = page;
  const empty = world.areas.every((tokens) => tokens.length === 0);
  panel(page, box, {
    radius: 9,
    fill: empty ? colors.night : colors.nightSoft,
    line: empty && page.theme === 'paper' ? colors.nightSoft : colors.nightLine,
    width: 2,
  });
  const dots = world.colors.length * 26;
  const head = empty ? box.h : HEAD;
  const name = { x: box.x + 10, y: box.y + 1, w: box.w - dots - 22, h: head - 2 };
  drawText(page, world.name, name, { ...NAME, face: SERIF, color: colors.deskInk });
  world.colors.forEach((color, index) => {
    worldColor(page, color, { x: box.x + box.w - dots + index * 26 + 8, y: box.y + head / 2, r: 11 });
  });
  if (empty) return;
  world.areas.forEach((tokens, area) => {
    const field = areaBox(box, area);
    panel(page, field, { radius: 6, fill: colors.night, line: colors.nightLine, width: 1.2 });
    ctx.fillStyle = colors.nightLine;
    for (let pip = 0; pip <= area; pip++) {
      ctx.beginPath();
      ctx.arc(field.x + field.w - 10 - pip * 11, field.y + 10, 3.5, 0, 2 * Math.PI);
      ctx.fill();
    }
    drawCrowd(page, { clues: 0, monsters: [], investigators: tokens.map((token) => ({ token })) }, inset(field, 1));
  });
}

const GROUNDS: Record<string, string> = { sky: '#29486a', outskirts: '#5b5138', 'lost-in-time-and-space': '#3b3b44' };

function drawZone(page: Page, zone: ZoneView, box: Box): void {
  const { colors } = page;
  const empty = zone.investigators.length + zone.monsters.length === 0;
  const fill = page.theme === 'contrast' ? colors.night : (GROUNDS[zone.id] ?? colors.nightSoft);
  panel(page, box, { radius: 9, fill, line: colors.deskInk, width: 2 });
  const counted = zone.id === 'outskirts';
  const name = { x: box.x + 10, y: box.y + 2, w: box.w - (counted ? 90 : 20), h: (empty ? box.h : HEAD) - 3 };
  drawText(page, zone.name, name, { ...NAME, face: SERIF, color: colors.deskInk });
  if (empty) return;
  const investigators = zone.investigators.map((token) => ({
    token,
    plight: { lost: zone.id === 'lost-in-time-and-space' },
  }));
  const body = { x: box.x + 4, y: box.y + HEAD, w: box.w - 8, h: box.h - HEAD - 3 };
  drawCrowd(page, { clues: 0, monsters: zone.monsters, investigators }, body);
}

/** Count and limit of the Outskirts. */
function outskirtsCount(page: Page, { outskirts: { count, of } }: BoardView, zone: Box): void {
  const box = { x: zone.x + zone.w - 79, y: zone.y + 3, w: 70, h: Math.min(HEAD, zone.h - 6) };
  if (zone.h < 2 * HEAD) box.y = zone.y + (zone.h - box.h) / 2;
  const color = count >= of ? page.colors.accent : page.colors.deskInk;
  drawText(page, `${count}/${of}`, box, { face: BOLD, size: 33, least: 24, squeeze: 0.7, align: 'right', color });
}

/** A card in play: what it is, its name, and what is counted on it. */
interface Lasting {
  label: string;
  name: string;
  count: string;
}

function card(page: Page, { label, name, count }: Lasting, box: Box): void {
  const { colors } = page;
  panel(page, box, { radius: 9, fill: colors.desk, line: colors.deskSoft, width: 2 });
  const side = count === '' ? 0 : 64;
  const head = { x: box.x + 10, y: box.y + 3, w: box.w - 20 - side, h: 30 };
  drawText(page, label, head, { face: BOLD, size: 27, least: 18, squeeze: 0.7, align: 'left', color: colors.accent });
  const body = { ...head, y: head.y + 31, h: box.h - 38 };
  drawText(page, name, body, {
    face: SERIF,
    size: 36,
    least: 24,
    lines: 2,
    squeeze: 0.66,
    leading: 1,
    align: 'left',
    color: colors.deskInk,
  });
  if (side === 0) return;
  const plate = { x: box.x + box.w - 66, y: box.y + 8, w: 58, h: 36 };
  panel(page, plate, { radius: 6, fill: colors.alarm });
  const ink = inkOn(colors.alarm, colors);
  drawText(page, count, inset(plate, 2), { face: BOLD, size: 32, least: 16, squeeze: 0.6, color: ink });
}
