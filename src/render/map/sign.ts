import { BOLD, SERIF } from '../drawing/fonts.ts';
import { placeIcon } from '../drawing/icon.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { drawText } from '../drawing/text.ts';
import { drawGathering, gather, markPlate, type Stood } from './gathering.ts';
import { cornersOf, isEmpty, LABEL, type MapPlan } from './plan.ts';
import type { SpotView, StreetView } from './view.ts';

const HEAD = { far: 31, near: 25 } as const;
/** Height of the line that says where a street leads, and of two such lines. */
const LEADS = { one: 22, two: 38 } as const;
/** Signs wider than this are those of sloping streets. */
const WIDE = 120;

/** A street: its kind on a sign, in a close-up where it leads, and who is on it. */
export function drawSign(page: Page, plan: MapPlan, street: StreetView, label: string | null): Stood[] {
  const { ctx, colors } = page;
  const box = plan.signs.get(street.id);
  if (!box) return [];
  const bare = isEmpty(street);
  const wide = box.w > WIDE;
  const leads = plan.leads?.get(street.id) ?? null;
  const { first, tall } = headOf(leads, wide);
  plateOf(page, box, bare);
  const head = { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: tall };
  ctx.beginPath();
  ctx.roundRect(head.x, head.y, head.w, head.h, [10, 10, 0, 0]);
  ctx.fillStyle = colors.ink;
  ctx.fill();
  if (street.unstable) panel(page, inset(box, 1), { radius: 12, line: colors.danger, width: 6, dash: [14, 8] });
  const picture = wide ? placeIcon(street.kind, colors.cream) : null;
  if (picture) ctx.drawImage(picture, head.x + 7, head.y + 2, 21, 21);
  const side = wide ? 30 : 5;
  const right = bare && wide && label !== null ? LABEL : 6;
  const text = { x: head.x + side, y: head.y + 1, w: head.w - side - right, h: first - 2 };
  drawText(page, street.name, text, {
    face: BOLD,
    size: leads === null ? 25 : 20,
    least: 13,
    squeeze: 0.66,
    color: colors.cream,
  });
  if (leads !== null) {
    const line = { ...text, y: head.y + first, h: tall - first };
    drawText(page, leads, line, {
      face: SERIF,
      size: 20,
      least: 12,
      lines: wide ? 1 : 2,
      squeeze: 0.76,
      leading: 1,
      color: colors.gold,
    });
  }
  if (bare) return label === null ? [] : drawLabel(page, box, label, wide);
  const faint = placeIcon(street.kind, mix(colors.paperLight, colors.inkFaint, 0.35));
  const size = Math.min(box.w, box.h - tall) - 8;
  const body = { x: box.x, y: box.y + tall, w: box.w, h: box.h - tall };
  if (faint && page.theme === 'paper')
    ctx.drawImage(faint, body.x + (body.w - size) / 2, body.y + (body.h - size) / 2, size, size);
  const room = { shape: cornersOf(inset(box, -3)), obstacles: [], top: body.y + 6, bottom: box.y + box.h - 3 };
  return drawGathering(page, gather(street, room, { limit: null, label, near: plan.leads !== null }));
}

/** How tall a sign's first line is, and all of its head. */
function headOf(leads: string | null, wide: boolean): { first: number; tall: number } {
  if (leads === null) return { first: HEAD.far, tall: HEAD.far };
  return { first: HEAD.near, tall: HEAD.near + (wide ? LEADS.one : LEADS.two) };
}

/** The plate of a sign, with its shadow. */
function plateOf(page: Page, box: Box, bare: boolean): void {
  const { colors, theme } = page;
  if (theme === 'paper')
    panel(page, { ...box, x: box.x + 3, y: box.y + 4 }, { radius: 12, fill: 'rgba(30,20,10,0.35)' });
  panel(page, box, { radius: 12, fill: bare ? colors.ink : colors.paperLight, line: colors.ink, width: 3 });
}

/** The label of a street with nobody on it, at its end: at its right, or below. */
function drawLabel(page: Page, box: Box, label: string, wide: boolean): Stood[] {
  const plate = wide
    ? { x: box.x + box.w - LABEL, y: box.y + (box.h - 36) / 2, w: 45, h: 36 }
    : { x: box.x + (box.w - 45) / 2, y: box.y + box.h - 41, w: 45, h: 36 };
  page.at(plate.x, plate.y, 0.9, () => markPlate(page, label));
  return [{ what: 'mark', id: label, box: plate }];
}

/** A space that is nowhere in the town. */
export function drawBeyond(page: Page, spot: SpotView, box: Box, label: string | null): Stood[] {
  const head = { x: box.x + 10, y: box.y + 8, w: box.w - 20, h: 34 };
  drawText(page, spot.name, head, { face: SERIF, size: 30, least: 16, color: page.colors.deskInk });
  const room = { shape: cornersOf(box), obstacles: [], top: head.y + head.h + 6, bottom: box.y + box.h - 8 };
  return drawGathering(page, gather(spot, room, { limit: null, label, near: false }));
}
