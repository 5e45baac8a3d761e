import type { Canvas } from 'canvas';
import { ancientOneIcon, cardIcon, familyIcon, monsterIcon, placeIcon } from './drawing/icon.ts';
import type { Box, Page } from './drawing/page.ts';
import { mix } from './drawing/palette.ts';
import { woodcut } from './drawing/woodcut.ts';
import { portrait } from './portraits/portrait.ts';
import type { CardView } from './view.ts';

/** Roofs before a monster: where each begins, as parts of the plate's width, and how tall it is, of its height. */
const ROOFS = [
  [0, 0.3],
  [0.07, 0.2],
  [0.15, 0.34],
  [0.21, 0.16],
  [0.29, 0.24],
  [0.62, 0.18],
  [0.7, 0.3],
  [0.77, 0.2],
  [0.86, 0.36],
  [0.94, 0.24],
] as const;

/** What a card is about, engraved as wide as the card: a monster over roofs, a thing, a place, a face, or the sign of its family. */
export function drawPlate(page: Page, view: CardView, { x, y, w, h }: Box): void {
  const { ctx, colors } = page;
  const plain = page.theme === 'contrast';
  const paper = plain ? colors.white : mix(view.color, '#f6ead0', 0.82);
  const ink = plain ? colors.black : mix(view.color, '#120e16', 0.8);
  const { art } = view;
  const size = Math.round(h * 0.96);
  const at = { x: (w - size) / 2, y: (h - size) / 2 + 2, size };
  const silhouette = (color: string): Canvas | null => (art?.kind === 'sheet' ? null : drawing(view, color));
  const key = `plate ${view.family} ${art?.kind ?? ''} ${art?.id ?? ''}`;
  if (plain) {
    ctx.fillStyle = paper;
    ctx.fillRect(x, y, w, h);
    const picture = silhouette(ink);
    if (picture) ctx.drawImage(picture, x + at.x, y + at.y, size, size);
  } else ctx.drawImage(woodcut({ key, silhouette, w, h, at, paper, ink }), x, y, w, h);
  if (art?.kind === 'sheet') portrait(page, art.id, { x: x + (w - h * 1.06) / 2, y: y - h * 0.04, size: h * 1.06 });
  if ((art?.kind === 'monster' || art?.kind === 'ancientOne') && !plain) roofs(page, { x, y, w, h }, { ink, paper });
}

function drawing({ art, family }: CardView, color: string): Canvas | null {
  const own = {
    monster: monsterIcon,
    place: placeIcon,
    card: cardIcon,
    ancientOne: ancientOneIcon,
    sheet: () => null,
  };
  return (art ? own[art.kind](art.id, color) : null) ?? familyIcon(family, color);
}

/** The town below: gables in ink with lit windows. */
function roofs({ ctx }: Page, { x, y, w, h }: Box, { ink, paper }: { ink: string; paper: string }): void {
  ROOFS.forEach(([from, tall], index) => {
    const [left, top, wide] = [x + from * w, y + h - tall * h, w * 0.085];
    ctx.beginPath();
    ctx.moveTo(left, y + h);
    ctx.lineTo(left, top + wide * 0.42);
    ctx.lineTo(left + wide / 2, top);
    ctx.lineTo(left + wide, top + wide * 0.42);
    ctx.lineTo(left + wide, y + h);
    ctx.closePath();
    ctx.fillStyle = ink;
    ctx.fill();
    ctx.strokeStyle = paper;
    ctx.lineWidth = 2;
    ctx.stroke();
    ctx.fillStyle = index % 3 === 0 ? '#ffd67a' : paper;
    for (const pane of index % 2 === 0 ? [0.24, 0.58] : [0.4])
      ctx.fillRect(left + wide * pane, top + wide * 0.62, wide * 0.18, wide * 0.24);
  });
}
