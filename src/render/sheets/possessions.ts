import { BOLD, SANS, SERIF, TYPE } from '../drawing/fonts.ts';
import { sanityIcon } from '../drawing/icon.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { disc, drop, gateSwirl, heart } from '../drawing/symbol.ts';
import { drawText, heightOf, type Setting, widthOf } from '../drawing/text.ts';
import type { SheetView } from '../view.ts';

type Card = SheetView['cards'][number];
type Holder = Pick<SheetView, 'cards' | 'words'>;

const TITLE = 46;
const COLUMN_GAP = 14;
const ROW_GAP = 12;
const CARD_HEAD = 62;
const MOST_LINES = 7;
const SIDE = 14;
const cardText = ({ colors }: Page): Setting => ({ face: SANS, size: 20, color: colors.ink, leading: 1.2 });

/** How tall all cards are together. */
export function cardsTall(page: Page, view: Holder, width: number): number {
  const rows = rowsOf(page, view.cards, width);
  return TITLE + (rows.length === 0 ? 36 : rows.reduce((sum, { tall }) => sum + tall + ROW_GAP, 0)) + 8;
}

/** The cards an investigator has, two side by side; exhausted ones are gray and turned. */
export function drawCards(page: Page, view: Holder, box: Box): void {
  title(page, view.words.cards ?? '', box);
  let y = box.y + TITLE;
  if (view.cards.length === 0) nothing(page, view, { ...box, y, h: 34 });
  const wide = columnOf(box.w);
  for (const { cards, tall } of rowsOf(page, view.cards, box.w)) {
    cards.forEach((card, index) => {
      drawHeld(page, view, card, { x: box.x + index * (wide + COLUMN_GAP), y, w: wide, h: tall });
    });
    y += tall + ROW_GAP;
  }
}

function title(page: Page, text: string, box: Box): void {
  drawText(page, text, { ...box, h: TITLE - 6 }, { face: SERIF, size: 36, align: 'left', color: page.colors.ink });
  page.ctx.fillStyle = page.colors.ink;
  page.ctx.fillRect(box.x, box.y + TITLE - 6, box.w, 2);
}

function nothing(page: Page, view: Pick<SheetView, 'words'>, box: Box): void {
  const setting: Setting = { face: TYPE, size: 24, align: 'left', color: page.colors.inkSoft };
  drawText(page, view.words.none ?? '', box, setting);
}

function columnOf(width: number): number {
  return (width - COLUMN_GAP) / 2;
}

function rowsOf(page: Page, cards: readonly Card[], width: number): { cards: Card[]; tall: number }[] {
  const inner = columnOf(width) - 2 * SIDE;
  const rows: { cards: Card[]; tall: number }[] = [];
  for (let index = 0; index < cards.length; index += 2) {
    const pair = cards.slice(index, index + 2);
    const most = MOST_LINES * cardText(page).size * (cardText(page).leading ?? 1);
    const texts = pair.map((card) => Math.min(most, heightOf(page, card.text, cardText(page), inner)));
    rows.push({ cards: pair, tall: CARD_HEAD + Math.max(...texts) + 16 });
  }
  return rows;
}

function drawHeld(page: Page, view: Holder, card: Card, box: Box): void {
  const { colors } = page;
  const { exhausted } = card;
  const ink = exhausted ? colors.grayDark : colors.ink;
  panel(page, box, {
    radius: 10,
    fill: exhausted ? '#cfc8b8' : colors.paperLight,
    line: ink,
    width: 2.5,
    dash: exhausted ? [9, 6] : [],
  });
  turnedCard(page, exhausted, box.x + 28, box.y + 33);
  const right = card.tokens > 0 ? 46 : 0;
  drawText(
    page,
    card.name,
    { x: box.x + 56, y: box.y + 6, w: box.w - 56 - SIDE - right, h: 34 },
    {
      face: BOLD,
      size: 27,
      least: 18,
      squeeze: 0.78,
      align: 'left',
      color: ink,
    },
  );
  const state = exhausted ? `${card.kind} · ${view.words.exhausted ?? ''}` : card.kind;
  const endurance = enduranceOf(page, card, box);
  drawText(
    page,
    state,
    { x: box.x + 56, y: box.y + 39, w: box.w - 56 - SIDE - Math.max(right, endurance), h: 22 },
    {
      face: SANS,
      size: 18,
      least: 14,
      squeeze: 0.8,
      align: 'left',
      color: exhausted ? colors.danger : colors.inkSoft,
    },
  );
  if (card.tokens > 0) {
    const badge = { x: box.x + box.w - 46, y: box.y + 8, w: 36, h: 36 };
    disc(page, { x: badge.x + 18, y: badge.y + 18, r: 18 }, { fill: colors.gold, line: colors.ink, width: 2.5 });
    drawText(page, String(card.tokens), badge, { face: BOLD, size: 25, color: colors.ink });
  }
  const text = { x: box.x + SIDE, y: box.y + CARD_HEAD + 4, w: box.w - 2 * SIDE, h: box.h - CARD_HEAD - 10 };
  drawText(page, card.text, text, {
    ...cardText(page),
    color: ink,
    lines: MOST_LINES,
    least: 17,
    squeeze: 1,
    align: 'left',
    valign: 'top',
  });
}

/** What a card can still take, beside its kind: hearts and brains with their numbers. Returns how wide it is. */
function enduranceOf(page: Page, { endurance }: Card, box: Box): number {
  const { colors } = page;
  if (!endurance) return 0;
  const both = [
    { kind: 'heart', worth: endurance.health },
    { kind: 'mind', worth: endurance.sanity },
  ].filter(({ worth }) => worth && worth.of > 0);
  both.forEach(({ kind, worth }, index) => {
    if (!worth) return;
    const x = box.x + box.w - SIDE - 68 * (both.length - index);
    const y = box.y + 50;
    const picture = kind === 'mind' ? sanityIcon(colors.sanity) : null;
    if (picture) page.ctx.drawImage(picture, x + 2, y - 11, 22, 22);
    else heart(page, { x: x + 13, y, r: 10 }, colors.stamina);
    const color = kind === 'mind' ? colors.sanity : colors.stamina;
    const text = { x: x + 27, y: y - 12, w: 40, h: 24 };
    drawText(page, `${worth.now}/${worth.of}`, text, { face: BOLD, size: 21, least: 12, align: 'left', color });
  });
  return both.length * 68;
}

/** A card upright, or lying on its side once used. */
function turnedCard(page: Page, exhausted: boolean, x: number, y: number): void {
  const { ctx, colors } = page;
  ctx.save();
  ctx.translate(x, y);
  if (exhausted) ctx.rotate(Math.PI / 2);
  panel(
    page,
    { x: -12, y: -17, w: 24, h: 34 },
    {
      radius: 4,
      fill: exhausted ? colors.gray : '#2f5d62',
      line: colors.ink,
      width: 2.5,
    },
  );
  ctx.fillStyle = colors.cream;
  ctx.beginPath();
  ctx.moveTo(0, -10);
  ctx.lineTo(6, 0);
  ctx.lineTo(0, 10);
  ctx.lineTo(-6, 0);
  ctx.fill();
  ctx.restore();
}

interface Trophy {
  name: string;
  toughness: number | null;
  box: Box;
}

const TROPHY = 46;
const TROPHY_FACE = BOLD;

/** Trophies as chips in rows; the rows' y counts from the first. */
function chips(page: Page, view: SheetView, width: number): Trophy[] {
  const all = [
    ...view.gateTrophies.map((name) => ({ name, toughness: null })),
    ...view.monsterTrophies.map(({ name, toughness }) => ({ name, toughness })),
  ];
  let x = 0;
  let y = 0;
  return all.map(({ name, toughness }) => {
    const side = 50 + (toughness === null ? 12 : 26 + Math.max(1, toughness) * 15);
    const wide = Math.min(width, widthOf(page, name, { face: TROPHY_FACE, size: 22 }) + side);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += TROPHY + 8;
    }
    const box = { x, y, w: wide, h: TROPHY };
    x += wide + 8;
    return { name, toughness, box };
  });
}

/** How tall the trophies are together. */
export function trophiesTall(page: Page, view: SheetView, width: number): number {
  const last = chips(page, view, width).at(-1);
  return TITLE + (last ? last.box.y + TROPHY + 8 : 36);
}

/** Gates and monsters taken, gates with their swirl, monsters with their toughness in drops. */
export function drawTrophies(page: Page, view: SheetView, box: Box): void {
  const { colors } = page;
  title(page, view.words.trophies ?? '', box);
  const trophies = chips(page, view, box.w);
  if (trophies.length === 0) nothing(page, view, { ...box, y: box.y + TITLE, h: 34 });
  for (const { name, toughness, box: own } of trophies) {
    const chip = { ...own, x: box.x + own.x, y: box.y + TITLE + 4 + own.y };
    const gate = toughness === null;
    panel(page, chip, { radius: 23, fill: gate ? colors.gate : '#2e2722', line: colors.ink, width: 2 });
    const y = chip.y + chip.h / 2;
    if (gate) gateSwirl(page, { x: chip.x + 23, y, r: 18 });
    else disc(page, { x: chip.x + 23, y, r: 8 }, { fill: colors.danger, line: colors.cream, width: 3 });
    const side = gate ? 12 : 18 + Math.max(1, toughness) * 15;
    const text = inset({ x: chip.x + 46, y: chip.y, w: chip.w - 46 - side, h: chip.h }, 0);
    drawText(page, name, text, { face: TROPHY_FACE, size: 22, squeeze: 0.8, align: 'left', color: colors.cream });
    for (let index = 0; index < (toughness ?? 0); index++) {
      drop(page, { x: chip.x + chip.w - 20 - index * 15, y: y + 2, r: 6 }, '#ff5247');
    }
  }
}
