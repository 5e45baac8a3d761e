import { BOLD, SERIF } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { worldColor } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { stamp } from '../tokens/stamp.ts';
import type { BoardView, WorldView, ZoneView } from '../view.ts';
import { columnOf, zonesOf } from './column.ts';
import { drawCrowd } from './crowd.ts';

/** Height of a world's or a zone's name, above what is in it. */
const HEAD = { world: 30, zone: 27 } as const;
const EMBER = '#ff8d72';

/** The column beside the town: other worlds, what lies around the town, environment and rumor. */
export function drawSide(page: Page, view: BoardView): void {
  const column = columnOf(view);
  for (const world of view.worlds) laid(page, world, column.worlds.get(world.id), drawWorld);
  for (const zone of zonesOf(view)) {
    laid(page, zone, column.zones.get(zone.id), drawZone);
    const box = column.zones.get(zone.id);
    if (zone.id === 'outskirts' && box) outskirtsCount(page, view, box);
  }
  const none = view.words.none ?? '';
  const { rumor, environment, words } = view;
  card(page, { label: words.environment ?? '', name: environment ?? none, count: '' }, column.environment);
  const count = rumor ? [rumor.tokens, rumor.monsters].filter((tokens) => tokens > 0).join(' · ') : '';
  card(page, { label: words.rumor ?? '', name: rumor?.name ?? none, count }, column.rumor);
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
  return { x: world.x + 4 + area * (wide + 2), y: world.y + HEAD.world, w: wide, h: world.h - HEAD.world - 4 };
}

/** A line with its name and colors; below it its two areas, when somebody is there. */
function drawWorld(page: Page, world: WorldView, box: Box): void {
  const { ctx, colors } = page;
  const empty = world.areas.every((tokens) => tokens.length === 0);
  panel(page, box, {
    radius: 9,
    fill: empty ? colors.night : colors.nightSoft,
    line: empty ? colors.nightSoft : colors.nightLine,
    width: 2,
  });
  const dots = world.colors.length * 23;
  const head = empty ? box.h : HEAD.world;
  const name = { x: box.x + 9, y: box.y + 1, w: box.w - dots - 20, h: head - 2 };
  drawText(page, world.name, name, {
    face: SERIF,
    size: 28,
    least: 18,
    squeeze: 0.76,
    align: 'left',
    color: colors.cream,
  });
  world.colors.forEach((color, index) => {
    worldColor(page, color, { x: box.x + box.w - dots + index * 23 + 6, y: box.y + head / 2, r: 9.5 });
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
  panel(page, box, { radius: 9, fill: GROUNDS[zone.id] ?? colors.nightSoft, line: colors.cream, width: 2 });
  const counted = zone.id === 'outskirts';
  const name = { x: box.x + 9, y: box.y + 2, w: box.w - (counted ? 90 : 18), h: (empty ? box.h : HEAD.zone) - 4 };
  drawText(page, zone.name, name, {
    face: BOLD,
    size: 21,
    least: 16,
    squeeze: 0.8,
    align: 'left',
    color: colors.cream,
  });
  if (empty) return;
  const investigators = zone.investigators.map((token) => ({
    token,
    plight: { lost: zone.id === 'lost-in-time-and-space' },
  }));
  const body = { x: box.x + 4, y: box.y + HEAD.zone, w: box.w - 8, h: box.h - HEAD.zone - 3 };
  drawCrowd(page, { clues: 0, monsters: zone.monsters, investigators }, body);
}

/** Count and limit of the Outskirts. */
function outskirtsCount(page: Page, { outskirts: { count, of } }: BoardView, zone: Box): void {
  const box = { x: zone.x + zone.w - 79, y: zone.y + 2, w: 70, h: HEAD.zone };
  const color = count >= of ? page.colors.gold : page.colors.cream;
  drawText(page, `${count}/${of}`, box, { face: BOLD, size: 23, align: 'right', color });
}

/** A card in play: what it is, its name, and what is counted on it. */
interface Lasting {
  label: string;
  name: string;
  count: string;
}

function card(page: Page, { label, name, count }: Lasting, box: Box): void {
  const { colors } = page;
  panel(page, box, { radius: 9, fill: colors.ink, line: colors.inkFaint, width: 1.5 });
  const side = count === '' ? 0 : 58;
  const head = { x: box.x + 9, y: box.y + 3, w: box.w - 18 - side, h: 19 };
  drawText(page, label, head, { face: BOLD, size: 16, least: 13, align: 'left', color: colors.gold });
  const body = { ...head, y: head.y + 19, h: box.h - 25 };
  drawText(page, name, body, {
    face: SERIF,
    size: 28,
    least: 17,
    lines: 2,
    squeeze: 0.78,
    leading: 1,
    align: 'left',
    color: colors.cream,
  });
  if (side === 0) return;
  const plate = { x: box.x + box.w - 58, y: box.y + 8, w: 52, h: Math.min(32, box.h - 12) };
  panel(page, plate, { radius: 6, fill: EMBER });
  drawText(page, count, inset(plate, 2), { face: BOLD, size: 22, color: colors.black });
}

/** Where a zone or a world's area lies; null for what isn't in the column. */
export function sideBox(view: BoardView, id: string): Box | null {
  const { zones, worlds } = columnOf(view);
  const world = [...worlds].find(([own]) => id === `${own}-1` || id === `${own}-2`);
  return zones.get(id) ?? world?.[1] ?? null;
}
