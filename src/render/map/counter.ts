import { BOLD } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { inset, type Page, panel } from '../drawing/page.ts';
import { inkOn } from '../drawing/palette.ts';
import { disc, gateSwirl } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { DISC, investigatorDisc } from '../tokens/token.ts';
import type { MarkerView, PersonView } from './view.ts';

/** Sizes of tokens at full scale, in pixels. */
export const FIGURE = { w: 88, h: 100 } as const;
export const DOOM = { w: 74, h: 40 } as const;
export const COUNTER = { w: 40, h: 40 } as const;

/** Doom on a space: a skull with the number, and how many bring disaster; one short of it with a broken red rim. */
export function doomToken(page: Page, doom: number, limit: number | null): void {
  const { colors } = page;
  const whole = { x: 0, y: 0, ...DOOM };
  page.mark('token', `doom ${doom}`, whole, whole);
  const urgent = limit !== null && doom >= limit - 1;
  panel(page, inset(whole, 1), {
    radius: 19,
    fill: urgent ? '#8c120c' : colors.black,
    line: urgent ? colors.gold : colors.cream,
    width: urgent ? 3.5 : 2,
    dash: urgent ? [7, 5] : [],
  });
  const skull = symbolIcon('doom', colors.cream);
  if (skull) page.ctx.drawImage(skull, 7, 6, 28, 28);
  const text = { x: 35, y: 4, w: 32, h: 32 };
  const said = limit === null ? String(doom) : `${doom}/${limit}`;
  drawText(page, said, text, { face: BOLD, size: 25, least: 14, squeeze: 0.74, color: colors.white });
}

/** A tear in time: an anomaly. */
export function anomalyToken(page: Page): void {
  const whole = { x: 0, y: 0, ...COUNTER };
  page.mark('token', 'anomaly', whole, whole);
  gateSwirl(page, { x: 20, y: 20, r: 19 });
}

const MARKERS: Record<string, string> = { blue: '#184a88', red: '#a31a15', white: '#f4f1e8' };

/** A game marker: its letter where it lies open, a question mark where it doesn't. */
export function markerToken(page: Page, marker: MarkerView): void {
  const whole = { x: 0, y: 0, ...COUNTER };
  page.mark('token', `marker ${marker.faceUp ? marker.letter : '?'}`, whole, whole);
  const { ctx, colors } = page;
  const fill = marker.faceUp ? (MARKERS[marker.color] ?? colors.gray) : colors.grayDark;
  ctx.beginPath();
  for (const [x, y] of [
    [20, 1],
    [38, 12],
    [38, 29],
    [20, 39],
    [2, 29],
    [2, 12],
  ] as const)
    ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 2.5;
  ctx.setLineDash(marker.faceUp ? [] : [4, 4]);
  ctx.stroke();
  ctx.setLineDash([]);
  const text = marker.faceUp ? marker.letter : '?';
  drawText(page, text, { x: 7, y: 6, w: 26, h: 28 }, { face: BOLD, size: 25, least: 12, color: inkOn(fill, colors) });
}

/** An investigator with the whole name below, FIGURE. */
export function personFigure(page: Page, person: PersonView): void {
  const { colors } = page;
  const plate = { x: 0, y: DISC - 1, w: FIGURE.w, h: FIGURE.h - DISC + 1 };
  page.at((FIGURE.w - DISC) / 2, 0, 1, () => personDisc(page, person));
  panel(page, inset(plate, 1), { radius: 7, fill: colors.paperLight, line: colors.ink, width: 2 });
  const setting = { face: BOLD, size: 18, least: 11.5, lines: 2, squeeze: 0.74, leading: 1, color: colors.ink };
  drawText(page, person.name, inset(plate, 2), setting);
}

/** An investigator with the activation token: a sun while the turn is to come, a moon once it is over. */
export function personDisc(page: Page, person: PersonView): void {
  investigatorDisc(page, person);
  const { ctx, colors } = page;
  const at = { x: DISC - 9, y: 9 };
  if (person.inactive) {
    disc(page, { x: at.x, y: at.y, r: 10 }, { fill: colors.black, line: colors.cream });
    disc(page, { x: at.x, y: at.y, r: 6 }, { fill: colors.cream });
    disc(page, { x: at.x + 3, y: at.y - 2, r: 5 }, { fill: colors.black });
    return;
  }
  disc(page, { x: at.x, y: at.y, r: 10 }, { fill: colors.gold, line: colors.ink });
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 1.8;
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray * Math.PI) / 4;
    ctx.beginPath();
    ctx.moveTo(at.x + 4.5 * Math.cos(angle), at.y + 4.5 * Math.sin(angle));
    ctx.lineTo(at.x + 7.5 * Math.cos(angle), at.y + 7.5 * Math.sin(angle));
    ctx.stroke();
  }
  disc(page, { x: at.x, y: at.y, r: 3 }, { fill: colors.ink });
}
