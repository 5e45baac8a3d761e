import { BOLD, SERIF } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn, mix, plate } from '../drawing/palette.ts';
import { drawText } from '../drawing/text.ts';
import { clueLens, LENS } from '../tokens/token.ts';
import { anomalyToken, COUNTER, markerToken } from './counter.ts';
import { groundOf } from './ground.ts';
import type { MapPlan } from './plan.ts';
import type { MapView, TileView } from './view.ts';

/** What lies in the middle of a tile, so that it can be ringed. */
export interface Held {
  what: 'clue' | 'anomaly' | 'marker';
  box: Box;
}

interface Piece {
  what: Held['what'];
  size: { w: number; h: number };
  draw: (on: Page) => void;
}

/** Height of a name above tokens, and alone. */
const RIBBON = { near: [42, 64], far: [56, 74] } as const;
/** From this height on, tokens lie in two rows. */
const TWO_ROWS = 76;

/** The middle of a tile: its name, clues, anomaly, markers, and the doom of the whole neighborhood. */
export function drawHub(page: Page, view: MapView, plan: MapPlan, tile: TileView): Held[] {
  const { colors } = page;
  const hub = plan.hubs.get(tile.id);
  if (!hub) return [];
  const hex = plate(mix(groundOf(page, tile), colors.black, 0.3), colors);
  panel(page, hub, { radius: 16, fill: colors.paperLight, line: colors.ink, width: 4 });
  panel(page, inset(hub, 1.5), { radius: 15, line: hex, width: 3 });
  const doom = tile.spaces.reduce((sum, space) => sum + space.doom, 0);
  const counted = view.limits.tile !== null && doom > 0;
  const pieces = piecesOf(tile);
  const bare = pieces.length === 0;
  const ribbon = { x: hub.x + 3, y: hub.y + 3, w: hub.w - 6, h: RIBBON[plan.leads ? 'near' : 'far'][bare ? 1 : 0] };
  panel(page, ribbon, { radius: 13, fill: hex });
  const set = plan.leads ? { size: 25, least: 14, leading: 1 } : { size: 30, least: 18, leading: 0.94 };
  const setting = { ...set, face: SERIF, lines: 2, squeeze: 0.7, color: inkOn(hex, colors) };
  drawText(page, tile.name, inset(ribbon, 3), setting);
  const foot = { x: hub.x + 6, y: ribbon.y + ribbon.h + 2, w: hub.w - 12, h: hub.h - ribbon.h - 8 };
  if (foot.h < TWO_ROWS) {
    const beside = counted && !bare;
    if (counted) total(page, doom, view.limits.tile ?? 0, bare ? foot : { ...foot, x: foot.x + foot.w - 50, w: 50 });
    return inRow(page, pieces, beside ? { ...foot, w: foot.w - 54 } : foot);
  }
  const half = foot.h / 2;
  const upper = { ...foot, h: half };
  const clue = counted ? pieces.slice(0, 1) : pieces.slice(0, Math.ceil(pieces.length / 2));
  if (counted) total(page, doom, view.limits.tile ?? 0, { ...upper, x: foot.x + foot.w / 2, w: foot.w / 2 });
  return [
    ...inRow(page, clue, counted ? { ...upper, w: foot.w / 2 } : upper),
    ...inRow(page, pieces.slice(clue.length), { ...foot, y: foot.y + half, h: half }),
  ];
}

function piecesOf({ clues, anomaly, markers }: TileView): Piece[] {
  return [
    ...(clues > 0 ? [{ what: 'clue', size: LENS, draw: (on: Page) => clueLens(on, clues) } as const] : []),
    ...(anomaly ? [{ what: 'anomaly', size: COUNTER, draw: anomalyToken } as const] : []),
    ...markers.map(
      (marker) => ({ what: 'marker', size: COUNTER, draw: (on: Page) => markerToken(on, marker) }) as const,
    ),
  ];
}

/** Draws tokens side by side, as large as there is room, in the middle of a box. */
function inRow(page: Page, pieces: readonly Piece[], box: Box): Held[] {
  const all = pieces.reduce((sum, { size }) => sum + size.w + 5, 0);
  const scale = Math.min(1, box.h / 52, box.w / Math.max(1, all));
  const wide = pieces.reduce((sum, { size }) => sum + size.w * scale + 4, -4);
  let x = box.x + (box.w - wide) / 2;
  return pieces.map(({ what, size, draw }) => {
    const at = { x, y: box.y + (box.h - size.h * scale) / 2, w: size.w * scale, h: size.h * scale };
    page.at(at.x, at.y, scale, () => draw(page));
    x += at.w + 4;
    return { what, box: at };
  });
}

/** All doom of a neighborhood, of what it bears. */
function total(page: Page, doom: number, limit: number, box: Box): void {
  const { colors } = page;
  const urgent = doom >= limit - 1;
  const skull = symbolIcon('doom', urgent ? colors.danger : colors.ink);
  const wide = Math.min(box.w, 60);
  const x = box.x + (box.w - wide) / 2;
  if (skull) page.ctx.drawImage(skull, x, box.y + box.h / 2 - 9, 18, 18);
  drawText(
    page,
    `${doom}/${limit}`,
    { x: x + 19, y: box.y, w: wide - 19, h: box.h },
    {
      face: BOLD,
      size: 24,
      least: 14,
      squeeze: 0.76,
      color: urgent ? colors.danger : colors.ink,
    },
  );
}
