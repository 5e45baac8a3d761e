import { BOLD, NARROW } from '../drawing/fonts.ts';
import { monsterIcon } from '../drawing/icon.ts';
import { type Circle, inset, type Page, panel } from '../drawing/page.ts';
import { inkOn, MOVEMENT, mix, plate, seatColor } from '../drawing/palette.ts';
import { dimension, disc, flag, hourglass, magnifier } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { portrait } from '../portraits/portrait.ts';
import type { InvestigatorToken, MonsterToken } from '../view.ts';

/** What befell an investigator beyond what their token says. */
export interface Plight {
  arrested?: boolean;
  lost?: boolean;
}

/** Letters and numbers of tokens: eleven pixels on a phone that shows a picture 314 wide. */
export const LETTER = 57;
/** Sizes of tokens in pixels of a picture 1600 wide, each with its corner at the origin. */
export const PERSON = { w: 92, h: 92 } as const;
export const BEAST = { w: 90, h: 92 } as const;
/** A dangerous monster, and the foremost of a crowd, with room for how many they are. */
export const GREAT = { w: 106, h: 92 } as const;
export const FOREMOST = { w: 126, h: 92 } as const;
export const CLUE = { w: 80, h: 70 } as const;
/** From this damage on a monster is dangerous. */
const DANGEROUS = 3;

const FACE: Circle = { x: 46, y: 46, r: 45 };
/** How far a portrait reaches; the plate covers the chin. */
const PORTRAIT = { x: 15, y: -4, size: 62 } as const;
const NAME = { x: 2, y: 46, w: 88, h: 45 } as const;

/** Somebody: a portrait, initials on the color of their seat, a ring for whose turn it is. */
export function personToken(page: Page, token: InvestigatorToken, { arrested, lost }: Plight = {}): void {
  const { ctx, colors } = page;
  const { x, y, r } = FACE;
  const color = seatColor(token.seat);
  const now = token.turn === 'now';
  page.mark('token', token.initials, { x: 0, y: 0, ...PERSON }, { x: 0, y: 0, ...PERSON });
  disc(page, { x, y, r: r + 1 }, { fill: colors.black });
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r - 4, 0, 2 * Math.PI);
  ctx.clip();
  ctx.fillStyle = mix(color, '#ffffff', 0.35);
  ctx.fillRect(0, 0, PERSON.w, PERSON.h);
  portrait(page, token.sheet, PORTRAIT, true);
  if (token.delayed || lost) {
    ctx.fillStyle = 'rgba(30,26,40,0.4)';
    ctx.fillRect(0, 0, PERSON.w, PERSON.h);
  }
  if (arrested) bars(page);
  ctx.restore();
  ctx.beginPath();
  ctx.arc(x, y, r - 3, 0, 2 * Math.PI);
  ctx.strokeStyle = now ? colors.gold : page.theme === 'contrast' ? colors.black : mix(color, '#ffffff', 0.2);
  ctx.lineWidth = now ? 8 : 5;
  ctx.setLineDash(token.delayed || lost ? [12, 9] : []);
  ctx.stroke();
  ctx.setLineDash([]);
  const ground = plate(color, colors);
  panel(page, NAME, { radius: 14, fill: ground, line: now ? colors.gold : colors.black, width: now ? 6 : 4 });
  const ink = inkOn(ground, colors);
  drawText(
    page,
    token.initials,
    { x: NAME.x + 5, y: NAME.y - 4, w: NAME.w - 10, h: LETTER },
    { face: NARROW, size: LETTER, least: LETTER, squeeze: 0.6, color: ink },
  );
  if (token.explored) flag(page, { x: 78, y: 16, r: 17 });
  if (token.delayed) hourglass(page, { x: 14, y: 16, r: 16 });
  if (token.turn === 'done') tick(page, { x: 78, y: 40, r: 15 });
}

function bars({ ctx, colors }: Page): void {
  ctx.strokeStyle = colors.black;
  ctx.lineWidth = 6;
  for (let x = 14; x < PERSON.w; x += 17) {
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x, PERSON.h);
    ctx.stroke();
  }
}

/** They have had their turn. */
function tick(page: Page, { x, y, r }: Circle): void {
  const { ctx, colors } = page;
  disc(page, { x, y, r }, { fill: colors.white, line: colors.black, width: 3 });
  ctx.beginPath();
  ctx.moveTo(x - r * 0.5, y);
  ctx.lineTo(x - r * 0.1, y + r * 0.42);
  ctx.lineTo(x + r * 0.55, y - r * 0.42);
  ctx.strokeStyle = '#125a36';
  ctx.lineWidth = 5;
  ctx.stroke();
}

/** How large a monster's card is. */
type Card = typeof BEAST | typeof GREAT | typeof FOREMOST;

/** A monster: its drawing, how tough it is and to which dimension it belongs; how it moves by color and border. */
export function beastToken(page: Page, token: MonsterToken, card: Card = BEAST): void {
  const { ctx, colors } = page;
  const { ground, line } = MOVEMENT[token.movement] ?? { ground: '#2e2722', line: '#e9dfc8' };
  const { w, h } = card;
  const whole = { x: 0, y: 0, w, h };
  const radius = token.movement === 'stationary' ? 0 : 11;
  panel(page, whole, { radius, fill: colors.black });
  const dashes = { unique: [9, 7], flying: [2, 7] } as const;
  const dash = token.movement === 'unique' ? dashes.unique : token.movement === 'flying' ? dashes.flying : [];
  panel(page, inset(whole, 4), {
    radius,
    fill: ground,
    line,
    width: token.movement === 'stationary' ? 6 : 4,
    dash: [...dash],
  });
  if (token.movement === 'fast') panel(page, inset(whole, 9), { radius: 7, line, width: 2.5 });
  if (isDangerous(token)) panel(page, { x: 7, y: 46, w: w - 14, h: h - 53 }, { radius: 5, fill: '#8e1208' });
  const picture = monsterIcon(token.kind, line);
  const icon = card === BEAST ? 42 : 46;
  if (picture) ctx.drawImage(picture, card === FOREMOST ? 10 : (w - icon) / 2, 4, icon, icon);
  const number = { x: 8, y: 39, w: 36, h: LETTER };
  const color = colors.white;
  drawText(page, String(token.toughness), number, { face: BOLD, size: LETTER, least: LETTER, squeeze: 0.7, color });
  dimension(page, token.dimension, { x: w - 26, y: 67, r: 14 }, colors.white);
}

/** True for what hurts most. */
export function isDangerous({ damage }: MonsterToken): boolean {
  return damage >= DANGEROUS;
}

/** How much a monster is to be feared: which of a crowd is the worst. */
export function threatOf({ damage, toughness }: MonsterToken): number {
  return damage * 10 + toughness;
}

/** Clues: a magnifying glass, and how many there are. */
export function clueToken(page: Page, count: number): void {
  const { colors } = page;
  const whole = { x: 0, y: 0, ...CLUE };
  page.mark('token', `clue ${count}`, whole, whole);
  panel(page, inset(whole, 2), { radius: 18, fill: colors.paperLight, line: colors.black, width: 4 });
  magnifier(page, { x: 22, y: 29, r: 14 });
  const number = { x: 36, y: 6, w: 40, h: 58 };
  const face = count < 10 ? BOLD : NARROW;
  drawText(page, String(count), number, { face, size: LETTER, least: LETTER, squeeze: 0.56, color: colors.black });
}

/** How many monsters a crowd has: its number lies on the foremost's corner. */
export const COUNT = { x: FOREMOST.w - 70, y: 0, w: 70, h: 48 } as const;

/** The number of a crowd. */
export function countToken(page: Page, count: number): void {
  const { colors } = page;
  const { w, h } = COUNT;
  panel(page, inset({ x: 0, y: 0, w, h }, 2), { radius: 18, fill: colors.gold, line: colors.black, width: 4 });
  const set = { face: NARROW, size: LETTER, least: LETTER, squeeze: 0.6, color: colors.black } as const;
  drawText(page, `×${count}`, { x: 7, y: 0, w: w - 14, h: LETTER }, set);
}
