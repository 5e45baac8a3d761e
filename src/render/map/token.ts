import { BOLD } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn, mix, seatColor } from '../drawing/palette.ts';
import { disc, hourglass, magnifier } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { portrait } from '../portraits/portrait.ts';
import type { MarkerView, PersonView } from './view.ts';

/** Letters of this size on a picture 1600 wide are 11 pixels tall on a phone. */
export const LETTER = 57;
/** Sizes of tokens, in pixels. */
export const BUST = { w: 86, h: 116 } as const;
export const DOOM = { w: 106, h: 66 } as const;
export const LENS = { w: 88, h: 88 } as const;
export const MARKER = { w: 78, h: 78 } as const;
export const VOTE = { w: 102, h: 102 } as const;
/** A number's disc sticks out of the square that it takes: that has corners. */
const ROUND = 56;

/** Ground of what wounds. */
export const BLOOD = '#8c1a14';
const CHOICE = '#0b3fa8';

/** How letters of a token are set. */
export const set = (color: string, size: number = LETTER): Parameters<typeof drawText>[3] => ({
  face: BOLD,
  size,
  least: size,
  squeeze: 0.66,
  color,
});

/** Reports a token that covers all of its size. */
export function whole(page: Page, what: string, { w, h }: { w: number; h: number }): Box {
  const box = { x: 0, y: 0, w, h };
  page.mark('token', what, box, box);
  return box;
}

/** An investigator: an engraved head in an arch of the seat's color over the initials; a sun before their turn, then a moon. */
export function bust(page: Page, person: PersonView): void {
  const { ctx, colors } = page;
  const box = whole(page, person.initials, BUST);
  const color = seatColor(person.seat);
  ctx.beginPath();
  ctx.roundRect(0, 0, BUST.w, BUST.h, [43, 43, 12, 12]);
  ctx.fillStyle = colors.black;
  ctx.fill();
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(4, 4, BUST.w - 8, BUST.h - 8, [39, 39, 9, 9]);
  ctx.clip();
  ctx.fillStyle = mix(color, '#ffffff', 0.4);
  ctx.fillRect(0, 0, BUST.w, BUST.h);
  portrait(page, person.sheet, { x: 3, y: 0, size: 80 }, true);
  if (person.delayed) {
    ctx.fillStyle = 'rgba(30,26,24,0.45)';
    ctx.fillRect(0, 0, BUST.w, BUST.h);
  }
  ctx.fillStyle = color;
  ctx.fillRect(0, 58, BUST.w, BUST.h);
  ctx.restore();
  ctx.beginPath();
  ctx.roundRect(3, 3, BUST.w - 6, BUST.h - 6, [40, 40, 10, 10]);
  ctx.strokeStyle = person.inactive ? mix(color, colors.black, 0.3) : colors.cream;
  ctx.lineWidth = 3.5;
  ctx.setLineDash(person.delayed ? [9, 7] : []);
  ctx.stroke();
  ctx.setLineDash([]);
  drawText(page, person.initials, { x: 5, y: 57, w: box.w - 10, h: 56 }, set(inkOn(color, colors)));
  if (person.inactive) moon(page);
  else sun(page);
  if (person.delayed) hourglass(page, { x: 15, y: 17, r: 15 });
}

function sun(page: Page): void {
  const { ctx, colors } = page;
  const at = { x: BUST.w - 15, y: 17 };
  disc(page, { ...at, r: 15 }, { fill: colors.gold, line: colors.black, width: 3 });
  ctx.strokeStyle = colors.black;
  ctx.lineWidth = 2.6;
  ctx.beginPath();
  for (let ray = 0; ray < 8; ray++) {
    const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    ctx.moveTo(at.x + 7 * x, at.y + 7 * y);
    ctx.lineTo(at.x + 11.5 * x, at.y + 11.5 * y);
  }
  ctx.stroke();
  disc(page, { ...at, r: 4.6 }, { fill: colors.black });
}

function moon(page: Page): void {
  const { colors } = page;
  const at = { x: BUST.w - 15, y: 17 };
  disc(page, { ...at, r: 15 }, { fill: colors.black, line: colors.cream, width: 2.5 });
  disc(page, { ...at, r: 9.5 }, { fill: colors.cream });
  disc(page, { x: at.x + 5, y: at.y - 3, r: 8 }, { fill: colors.black });
}

/** Size of a crowd of so many people. */
export function throngSize(count: number): { w: number; h: number } {
  return { w: 78 + 30 * (Math.min(6, count) - 1) + 56, h: 84 };
}

/** A crowd of people: their heads behind one another, and how many they are. */
export function throng(page: Page, people: readonly PersonView[]): void {
  const { ctx, colors } = page;
  const size = throngSize(people.length);
  whole(page, `investigators ${people.length}`, size);
  panel(page, { x: 0, y: 0, ...size }, { radius: 46, fill: colors.black });
  people.slice(0, 6).forEach(({ seat, sheet }, index) => {
    const x = 4 + index * 30;
    ctx.save();
    ctx.beginPath();
    ctx.arc(x + 36, 42, 36, 0, 2 * Math.PI);
    ctx.clip();
    ctx.fillStyle = mix(seatColor(seat), '#ffffff', 0.3);
    ctx.fillRect(x, 4, 76, 76);
    portrait(page, sheet, { x: x + 2, y: 7, size: 68 }, true);
    ctx.restore();
    ctx.beginPath();
    ctx.arc(x + 36, 42, 36, 0, 2 * Math.PI);
    ctx.strokeStyle = seatColor(seat);
    ctx.lineWidth = 5;
    ctx.stroke();
  });
  drawText(page, String(people.length), { x: size.w - 54, y: 13, w: 46, h: 58 }, set(colors.cream));
}

/** Doom: a skull and how many; one short of what the space bears it is red with a broken golden rim. */
export function doomToken(page: Page, doom: number, limit: number | null): void {
  const { ctx, colors } = page;
  const box = whole(page, `doom ${doom}`, DOOM);
  const urgent = limit !== null && doom >= limit - 1;
  panel(page, inset(box, 2), {
    radius: 30,
    fill: urgent ? BLOOD : colors.black,
    line: urgent ? colors.gold : colors.cream,
    width: urgent ? 5 : 3,
    dash: urgent ? [10, 7] : [],
  });
  const skull = symbolIcon('doom', colors.cream);
  if (skull) ctx.drawImage(skull, 11, 10, 46, 46);
  drawText(page, String(doom), { x: 57, y: 4, w: 40, h: 58 }, set(colors.white));
}

/** Clues: a magnifying glass with their number in the lens. */
export function lens(page: Page, count: number): void {
  whole(page, `clue ${count}`, LENS);
  magnifier(page, { x: 37, y: 37, r: 34 });
  drawText(page, String(count), { x: 14, y: 8, w: 46, h: 58 }, set(page.colors.black));
}

const MARKERS: Record<string, string> = { blue: '#184a88', red: '#8e1620', white: '#f4f1e8' };

/** A game marker: its letter where it lies open, a question mark where it doesn't. */
export function markerToken(page: Page, { color, letter, faceUp }: MarkerView): void {
  const { ctx, colors } = page;
  const said = faceUp ? letter : '?';
  whole(page, `marker ${said}`, MARKER);
  const fill = faceUp ? (MARKERS[color] ?? colors.grayDark) : colors.grayDark;
  ctx.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3 - Math.PI / 2;
    ctx.lineTo(39 + 36 * Math.cos(angle), 39 + 36 * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = colors.cream;
  ctx.lineWidth = 5;
  ctx.setLineDash(faceUp ? [] : [7, 6]);
  ctx.stroke();
  ctx.setLineDash([]);
  drawText(page, said, { x: 14, y: 10, w: 50, h: 58 }, set(inkOn(fill, colors)));
}

/** A number on a place, 20 pixels tall on a phone: white on blue which choice it is, blue on white how many steps away. */
export function voteMark(page: Page, label: string, steps: boolean): void {
  const { colors } = page;
  const middle = VOTE.w / 2;
  const box = { x: middle - ROUND, y: middle - ROUND, w: 2 * ROUND, h: 2 * ROUND };
  page.mark('token', `mark ${label}`, box, box);
  const [ground, line] = steps ? [colors.white, CHOICE] : [CHOICE, colors.white];
  disc(page, { x: middle, y: middle, r: ROUND }, { fill: colors.black });
  disc(page, { x: middle, y: middle, r: ROUND - 4 }, { fill: ground, line, width: 5 });
  drawText(page, label, inset(box, 2), { ...set(line, 104), squeeze: 0.5 });
}
