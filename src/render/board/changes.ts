import { type Arrow, HEAD, PERSON } from '../drawing/arrow.ts';
import { BOLD } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { ring, ringBox } from '../drawing/ring.ts';
import { drawText, widthOf } from '../drawing/text.ts';
import type { BoardView, ChangeView } from '../view.ts';
import type { Laid } from './plot.ts';

/** Rings what is new: a gate, clue, monster, closed place or seal. */
export function drawRings(page: Page, changes: readonly ChangeView[], laid: ReadonlyMap<string, Laid>): void {
  const monsters = new Map<string, string[]>();
  for (const change of changes) {
    if (change.kind === 'monsterMoved' || change.kind === 'investigatorMoved') continue;
    const place = laid.get(change.place);
    if (!place) continue;
    switch (change.kind) {
      case 'gate':
      case 'seal':
        ringBox(page, inset(place.header, -2), 13);
        break;
      case 'clue': {
        const lens = place.stood.find(({ what }) => what === 'clue');
        if (lens) {
          const { x, y, w, h } = lens.box;
          ring(page, { x: x + w * 0.41, y: y + h * 0.41, r: w * 0.47 });
        }
        break;
      }
      case 'monster':
        monsters.set(change.place, [...(monsters.get(change.place) ?? []), change.marker ?? '']);
        break;
      case 'closed':
        panel(page, inset(place.box, -3), { radius: 13, line: page.colors.black, width: 8 });
        panel(page, inset(place.box, -3), { radius: 13, line: page.colors.gold, width: 5 });
        break;
      default:
        change satisfies never;
    }
  }
  for (const [id, markers] of monsters) {
    const tiles = laid.get(id)?.stood.filter(({ what }) => what === 'monster' || what === 'more') ?? [];
    const known = tiles.filter((tile) => markers.includes(tile.id));
    for (const { box } of known.length > 0 ? known : tiles.slice(-markers.length)) ringBox(page, box, 12);
  }
}

/** Frames all that a planned move passes, or all that is within reach. */
export function drawRoute(page: Page, { route = [], marks = [] }: BoardView, laid: ReadonlyMap<string, Laid>): void {
  for (const place of new Set([...route, ...marks.map((mark) => mark.place)])) {
    const box = laid.get(place)?.box;
    if (!box) continue;
    panel(page, inset(box, -3), { radius: 13, line: page.colors.white, width: 10 });
    panel(page, inset(box, -3), { radius: 13, line: PERSON, width: 6 });
  }
}

/** Room beside what stands in a place for the label of its mark. */
export const LABEL = 50;

/** Labels on places, within their plots' lower edges, in a corner where no arrow begins or ends. */
export function drawMarks(
  page: Page,
  marks: NonNullable<BoardView['marks']>,
  laid: ReadonlyMap<string, Laid>,
  arrows: readonly Arrow[],
): void {
  const ends = arrows.flatMap(({ from, to }) => [from, to]);
  for (const { place, label } of marks) {
    const box = laid.get(place)?.box;
    if (!box) continue;
    const wide = Math.min(box.w - 12, Math.max(38, widthOf(page, label, { face: BOLD, size: 26 }) + 20));
    const corners = [box.x + 8, box.x + box.w - wide - 8];
    // In the left corner of a gate's header stands what it changes.
    if (laid.get(place)?.emblem) corners.reverse();
    const plates = [...corners, box.x + (box.w - wide) / 2].map((x) => ({
      x,
      y: box.y + box.h - 43,
      w: wide,
      h: 36,
    }));
    const plate = plates.find((one) => !ends.some((end) => isNear(end, one))) ?? plates[0];
    if (plate) drawLabel(page, label, plate);
  }
}

/** The label of a mark. */
export function drawLabel(page: Page, label: string, plate: Box): void {
  panel(page, plate, { radius: 18, fill: PERSON, line: page.colors.white, width: 3 });
  drawText(page, label, inset(plate, 4), { face: BOLD, size: 26, least: 15, color: page.colors.white });
}

/** True where the head of an arrow would touch a box. */
function isNear({ x, y }: { x: number; y: number }, box: Box): boolean {
  return x > box.x - HEAD && x < box.x + box.w + HEAD && y > box.y - HEAD && y < box.y + box.h + HEAD;
}
