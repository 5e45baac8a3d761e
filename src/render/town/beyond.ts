import { NARROW } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { drawText, fitText } from '../drawing/text.ts';
import type { BoardView } from '../view.ts';
import { type Block, monsterBlock, peopleBlock } from './crowd.ts';
import { FAR } from './placename.ts';
import { NIGHT, worldLights } from './thing.ts';
import { type Spot, TOWN } from './townplan.ts';

/** Something beyond the town: a window at its edge with who is there. */
export interface Beyond {
  id: string;
  name: string;
  /** Its two areas, or all who are there. */
  rooms: (Block | null)[];
  colors: readonly string[];
  near: Spot;
  /** Width of its name, and whether that stands above who is there. */
  head: number;
  above: boolean;
  w: number;
  h: number;
}

const PAD = 8;
const GAP = 12;
/** Of a name, and an area without anybody. */
const WIDEST = 150;
const EMPTY = 16;
const LOST = 'lost-in-time-and-space';
/** So many stand in a row, and the name beside them or above: as it finds room. */
const SHAPES = [4, 2, 8, 1].flatMap((row) => [false, true].map((above) => ({ row, above })));
const LEFT = { x: 0, y: 520 } as const;
/** Between the southern streets, where no building stands. */
const SOUTH = { x: 815, y: TOWN.height } as const;

/** Windows at the edge: worlds where somebody is, and who is lost; each in the ways it may stand. */
export function beyondOf(page: Page, view: BoardView): Beyond[][] {
  const people = (tokens: BoardView['zones'][number]['investigators'], row: number, lost = false): Block | null => {
    const all = tokens.map((token) => ({ token, plight: { lost } }));
    return peopleBlock(0, all, { scale: 1, row });
  };
  const worlds = view.worlds
    .filter(({ areas }) => areas.some((tokens) => tokens.length > 0))
    .map((world) =>
      SHAPES.map(({ row, above }) =>
        windowOf(
          page,
          world,
          world.areas.map((tokens) => people(tokens, row)),
          { near: SOUTH, above },
        ),
      ),
    );
  const lost = view.zones
    .filter(({ id, investigators }) => id === LOST && investigators.length > 0)
    .map((zone) =>
      SHAPES.map(({ row, above }) =>
        windowOf(page, { ...zone, colors: [] }, [people(zone.investigators, row, true)], { near: LEFT, above }),
      ),
    );
  return [...worlds, ...lost];
}

/** Monsters in the sky, as they stand in it; null for none. */
export function flyingIn(view: BoardView): Block | null {
  return monsterBlock(view.zones.find(({ id }) => id === 'sky')?.monsters ?? [], { scale: 1, row: 6 });
}

const NAME = { face: NARROW, size: FAR.name, least: FAR.name, squeeze: 0.9, lines: 3, leading: 1.04 } as const;

function windowOf(
  page: Page,
  { id, name, colors }: { id: string; name: string; colors: readonly string[] },
  rooms: (Block | null)[],
  { near, above }: { near: Spot; above: boolean },
): Beyond {
  const setting = { ...NAME, color: page.colors.cream };
  const fitted = fitText(page, name, setting, { w: WIDEST, h: 90 });
  const head = Math.ceil(Math.max(...fitted.lines.map(({ width }) => width * fitted.squeeze))) + 6;
  const inner = rooms.reduce((sum, room) => sum + (room?.w ?? EMPTY) + GAP, 0);
  const tall = Math.max(90, ...rooms.map((room) => room?.h ?? 0));
  const whole = { id, name, rooms, colors, near, head, above };
  const title = fitted.lines.length * NAME.size * NAME.leading + (colors.length > 0 ? 26 : 4);
  if (above) return { ...whole, w: Math.max(head, inner - GAP) + 2 * PAD, h: title + tall + 2 * PAD };
  return { ...whole, w: head + inner + 2 * PAD, h: tall + 2 * PAD };
}

/** One window where it has found room: its name, then who is in its first area and in its second. */
export function drawBeyond(page: Page, { name, rooms, colors, head, above }: Beyond, box: Box): void {
  const plain = page.theme === 'contrast';
  const line = plain ? page.colors.black : '#8f86c8';
  panel(page, inset(box, 2), { radius: 20, fill: plain ? page.colors.white : NIGHT, line, width: 4 });
  const setting = { ...NAME, color: plain ? page.colors.black : page.colors.cream };
  const under = colors.length > 0 ? 24 : 0;
  const tall = Math.max(0, ...rooms.map((room) => room?.h ?? 0));
  const text = above
    ? { x: box.x + PAD, y: box.y + 4, w: box.w - 2 * PAD, h: box.h - tall - 2 * PAD - under }
    : { x: box.x + PAD, y: box.y + 4, w: head, h: box.h - 8 - under };
  drawText(page, name, text, setting);
  worldLights(page, colors, { x: text.x + text.w / 2 - (colors.length - 1) * 12, y: text.y + text.h + 10 });
  let x = box.x + PAD + (above ? 0 : head + GAP);
  const foot = box.y + box.h - PAD;
  rooms.forEach((room, index) => {
    page.ctx.fillStyle = line;
    if (index > 0) page.ctx.fillRect(x - GAP / 2 - 1, foot - tall, 3, tall);
    if (room) page.at(x, foot - room.h, 1, () => room.draw(page));
    x += (room?.w ?? EMPTY) + GAP;
  });
}
