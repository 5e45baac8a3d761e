import { BOLD } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { inset, type Page, panel } from '../drawing/page.ts';
import { COLOR, inkOn } from '../drawing/palette.ts';
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
  const whole = { x: 0, y: 0, ...DOOM };
  page.mark('token', `doom ${doom}`, whole, whole);
  const urgent = limit !== null && doom >= limit - 1;
  panel(page, inset(whole, 1), {
    radius: 19,
    fill: urgent ? '#8c120c' : COLOR.black,
    line: urgent ? COLOR.gold : COLOR.cream,
    width: urgent ? 3.5 : 2,
    dash: urgent ? [7, 5] : [],
  });
  const skull = symbolIcon('doom', COLOR.cream);
  if (skull) page.ctx.drawImage(skull, 7, 6, 28, 28);
  const text = { x: 35, y: 4, w: 32, h: 32 };
  const said = limit === null ? String(doom) : `${doom}/${limit}`;
  drawText(page, said, text, { face: BOLD, size: 25, least: 14, squeeze: 0.74, color: COLOR.white });
}

/** A tear in time: an anomaly. */
export function anomalyToken(page: Page): void {
  const whole = { x: 0, y: 0, ...COUNTER };
  page.mark('token', 'anomaly', whole, whole);
  gateSwirl(page.ctx, 20, 20, 19);
}

const MARKERS: Record<string, string> = { blue: '#1f5fae', red: '#b3201a', white: '#f4f1e8' };

/** A game marker: its letter where it lies open, a question mark where it doesn't. */
export function markerToken(page: Page, marker: MarkerView): void {
  const whole = { x: 0, y: 0, ...COUNTER };
  page.mark('token', `marker ${marker.faceUp ? marker.letter : '?'}`, whole, whole);
  const fill = marker.faceUp ? (MARKERS[marker.color] ?? COLOR.gray) : COLOR.grayDark;
  const { ctx } = page;
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
  ctx.strokeStyle = COLOR.ink;
  ctx.lineWidth = 2.5;
  ctx.setLineDash(marker.faceUp ? [] : [4, 4]);
  ctx.stroke();
  ctx.setLineDash([]);
  const text = marker.faceUp ? marker.letter : '?';
  drawText(page, text, { x: 7, y: 6, w: 26, h: 28 }, { face: BOLD, size: 25, least: 12, color: inkOn(fill) });
}

/** An investigator with the whole name below, FIGURE. */
export function personFigure(page: Page, person: PersonView): void {
  const plate = { x: 0, y: DISC - 1, w: FIGURE.w, h: FIGURE.h - DISC + 1 };
  page.at((FIGURE.w - DISC) / 2, 0, 1, () => personDisc(page, person));
  panel(page, inset(plate, 1), { radius: 7, fill: COLOR.paperLight, line: COLOR.ink, width: 2 });
  const setting = { face: BOLD, size: 18, least: 11.5, lines: 2, squeeze: 0.74, leading: 1, color: COLOR.ink };
  drawText(page, person.name, inset(plate, 2), setting);
}

/** An investigator with the activation token: a sun while the turn is to come, a moon once it is over. */
export function personDisc(page: Page, person: PersonView): void {
  investigatorDisc(page, person);
  const { ctx } = page;
  const at = { x: DISC - 9, y: 9 };
  if (person.inactive) {
    disc(ctx, at.x, at.y, 10, COLOR.night, COLOR.cream, 2);
    disc(ctx, at.x, at.y, 6, COLOR.cream);
    disc(ctx, at.x + 3, at.y - 2, 5, COLOR.night);
    return;
  }
  disc(ctx, at.x, at.y, 10, COLOR.gold, COLOR.ink, 2);
  ctx.strokeStyle = COLOR.ink;
  ctx.lineWidth = 1.8;
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray * Math.PI) / 4;
    ctx.beginPath();
    ctx.moveTo(at.x + 4.5 * Math.cos(angle), at.y + 4.5 * Math.sin(angle));
    ctx.lineTo(at.x + 7.5 * Math.cos(angle), at.y + 7.5 * Math.sin(angle));
    ctx.stroke();
  }
  disc(ctx, at.x, at.y, 3, COLOR.ink);
}
