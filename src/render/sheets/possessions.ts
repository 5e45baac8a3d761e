import { BOLD, NARROW, SANS, SERIF, TYPE } from '../drawing/fonts.ts';
import { cardIcon, sanityIcon } from '../drawing/icon.ts';
import { type Box, center, inset, Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { disc, drop, gateSwirl, heart } from '../drawing/symbol.ts';
import { drawText, isCut, type Setting, widthOf } from '../drawing/text.ts';
import type { SheetView } from '../view.ts';
import { LEAST } from './fields.ts';

type Card = SheetView['cards'][number];
type Holder = Pick<SheetView, 'cards' | 'words' | 'theme'>;

const TITLE = 46;
const GAP = 12;
const CARD = 106;
/** How much taller a card is for each line more than two. */
const LINE = 44;
/** Cards side by side. */
const COLUMNS = 3;
const ICON = 84;
/** Room for what a card can still take of one kind. */
const ENDURANCE = 84;
/** Room for what lies on a card. */
const BADGE = 50;
/** The longest names are set on so many lines. */
const MOST_LINES = 3;
const NAME = { face: BOLD, size: 38, least: LEAST, squeeze: 0.62, align: 'left' } as const;
/** A name that has no room in one line is set narrow. */
const LONG_NAME = { face: NARROW, size: 42, least: LEAST, squeeze: 0.72, leading: 1.02, align: 'left' } as const;
const KIND = { face: SANS, size: LEAST, least: LEAST, squeeze: 0.62, align: 'left' } as const;

/** How tall all cards are together in a width. */
export function cardsTall(view: Holder, width: number): number {
  const rows = rowsOf(Page.bare(1, 1, view), view, width);
  return TITLE + (rows.length === 0 ? 46 : rows.reduce((sum, { h }) => sum + h + GAP, 0)) + 8;
}

interface Row {
  cards: { card: Card; lines: Lines }[];
  h: number;
}

/** What has lines of its own on a card: its name and its kind, whose lines are counted, and its kind, if it is apart from what the card can take. */
interface Lines {
  name: number;
  set: typeof NAME | typeof LONG_NAME;
  kind: number;
  apart: boolean;
}

/** Cards in rows, each as tall as the longest name in it needs, and what stands beside what a card can still take. */
function rowsOf(page: Page, { cards, words }: Holder, width: number): Row[] {
  const all = cards.map((card) => ({ card, lines: linesOf(page, card, { words, w: cardWide(width) }) }));
  return Array.from({ length: Math.ceil(all.length / COLUMNS) }, (_, at) => {
    const row = all.slice(at * COLUMNS, (at + 1) * COLUMNS);
    return { cards: row, h: CARD + LINE * Math.max(...row.map(({ lines }) => moreOf(lines))) };
  });
}

/** How many lines a card has more than two. */
const moreOf = ({ name, kind, apart }: Lines): number => name - 1 + kind - 1 + Number(apart);

const cardWide = (width: number): number => (width - GAP * (COLUMNS - 1)) / COLUMNS;

function linesOf(page: Page, card: Card, { words, w }: Pick<Holder, 'words'> & { w: number }): Lines {
  const room = w - ICON - 30;
  const cut = (text: string, set: Omit<Setting, 'color'>, wide: number): boolean =>
    isCut(page, text, set, { w: wide, h: 200 });
  const named = room - (card.tokens > 0 ? BADGE : 0);
  const short = !cut(card.name, NAME, named);
  const name = short ? 1 : ([2, 3].find((lines) => !cut(card.name, { ...LONG_NAME, lines }, named)) ?? MOST_LINES);
  const state = card.exhausted ? (words.exhausted ?? '') : card.kind;
  const side = taken(card).length * ENDURANCE;
  const said = card.exhausted ? { ...KIND, face: BOLD } : KIND;
  const apart = side > 0 && cut(state, said, room + 4 - side);
  const kind = cut(state, said, room + 4 - (apart ? 0 : side)) ? 2 : 1;
  return { name, set: short ? NAME : LONG_NAME, kind, apart };
}

/**
 * The cards an investigator has, each with its drawing; exhausted ones are gray, their drawing lying on its side. What
 * they do is said in words beside the picture.
 */
export function drawCards(page: Page, view: Holder, box: Box): void {
  title(page, view.words.cards ?? '', box);
  const y = box.y + TITLE;
  if (view.cards.length === 0) nothing(page, view, { ...box, y, h: 40 });
  const w = cardWide(box.w);
  let top = y;
  for (const { cards, h } of rowsOf(page, view, box.w)) {
    cards.forEach(({ card, lines }, index) => {
      drawHeld(
        page,
        card,
        { lines, exhausted: view.words.exhausted ?? '' },
        { x: box.x + index * (w + GAP), y: top, w, h },
      );
    });
    top += h + GAP;
  }
}

function title(page: Page, text: string, box: Box): void {
  drawText(page, text, { ...box, h: TITLE - 6 }, { face: SERIF, size: 36, align: 'left', color: page.colors.ink });
  page.ctx.fillStyle = page.colors.ink;
  page.ctx.fillRect(box.x, box.y + TITLE - 6, box.w, 2);
}

function nothing(page: Page, view: Pick<SheetView, 'words'>, box: Box): void {
  const setting: Setting = { face: TYPE, size: LEAST, align: 'left', color: page.colors.inkSoft };
  drawText(page, view.words.none ?? '', box, setting);
}

function drawHeld(page: Page, card: Card, { lines, exhausted: used }: Held, box: Box): void {
  const { colors } = page;
  const { exhausted } = card;
  const ink = exhausted ? colors.grayDark : colors.ink;
  panel(page, box, {
    radius: 10,
    fill: exhausted ? mix(colors.paperDark, colors.paperLight, 0.4) : colors.paperLight,
    line: ink,
    width: 2.5,
    dash: exhausted ? [9, 6] : [],
  });
  picture(page, card, { x: box.x + 10, y: box.y + (box.h - ICON) / 2, w: ICON, h: ICON });
  const right = card.tokens > 0 ? BADGE : 0;
  const left = box.x + ICON + 20;
  const more = (lines.name - 1) * LINE;
  const top = box.y + (box.h - CARD - LINE * moreOf(lines)) / 2;
  const name = { x: left, y: top + 6, w: box.x + box.w - left - 10 - right, h: 52 + more };
  drawText(page, card.name, name, { ...lines.set, lines: lines.name, color: ink });
  drawEndurance(page, card, { ...box, y: top + more + (lines.apart ? LINE : 0) });
  const beside = lines.apart ? 0 : taken(card).length * ENDURANCE;
  const state = { ...name, y: top + 57 + more, w: box.x + box.w - left - 6 - beside, h: 44 + LINE * (lines.kind - 1) };
  const color = exhausted ? mix(colors.danger, colors.black, 0.4) : colors.inkSoft;
  drawText(page, exhausted ? used : card.kind, state, {
    ...KIND,
    ...(exhausted ? { face: BOLD } : {}),
    lines: lines.kind,
    color,
  });
  if (card.tokens === 0) return;
  const badge = { x: box.x + box.w - 54, y: top + 8, w: 46, h: 46 };
  disc(page, { x: badge.x + 23, y: badge.y + 23, r: 23 }, { fill: colors.gold, line: colors.ink, width: 2.5 });
  drawText(page, String(card.tokens), badge, { face: BOLD, size: 36, least: LEAST, squeeze: 0.7, color: colors.black });
}

/** The card's drawing on a dark ground, as a woodcut; on its side once used. */
function picture(page: Page, { id, exhausted }: Card, box: Box): void {
  const { ctx, colors } = page;
  panel(page, box, { radius: 8, fill: exhausted ? colors.gray : colors.ink });
  const drawing = id === undefined ? null : cardIcon(id, colors.paperLight);
  if (!drawing) return;
  const { x, y } = center(box);
  const size = box.w - 14;
  ctx.save();
  ctx.translate(x, y);
  if (exhausted) ctx.rotate(Math.PI / 2);
  ctx.drawImage(drawing, -size / 2, -size / 2, size, size);
  ctx.restore();
}

/** How a card is set, and what is said of one that is exhausted. */
interface Held {
  lines: Lines;
  exhausted: string;
}

/** What a card can still take, of each kind. */
function taken({ endurance }: Card): { kind: 'heart' | 'mind'; now: number; of: number }[] {
  const { health, sanity } = endurance ?? {};
  const heart = health && health.of > 0 ? [{ kind: 'heart' as const, ...health }] : [];
  return sanity && sanity.of > 0 ? [...heart, { kind: 'mind' as const, ...sanity }] : heart;
}

/** The same, beside its kind or below it: hearts and brains with their numbers. */
function drawEndurance(page: Page, card: Card, box: Box): void {
  const { colors } = page;
  const both = taken(card);
  both.forEach(({ kind, now, of: most }, index) => {
    const x = box.x + box.w - 8 - ENDURANCE * (both.length - index);
    const y = box.y + 80;
    const picture = kind === 'mind' ? sanityIcon(colors.sanity) : null;
    if (picture) page.ctx.drawImage(picture, x + 2, y - 15, 30, 30);
    else heart(page, { x: x + 17, y, r: 13 }, colors.stamina);
    const color = kind === 'mind' ? colors.sanity : colors.stamina;
    const text = { x: x + 35, y: y - 20, w: ENDURANCE - 38, h: 40 };
    drawText(page, `${now}/${most}`, text, {
      face: BOLD,
      size: LEAST,
      least: LEAST,
      squeeze: 0.66,
      align: 'left',
      color,
    });
  });
}

interface Trophy {
  name: string;
  toughness: number | null;
  box: Box;
}

const TROPHY = 54;
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
    const wide = Math.min(width, widthOf(page, name, { face: TROPHY_FACE, size: LEAST }) * 0.84 + side);
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
  return TITLE + (last ? last.box.y + TROPHY + 8 : 44);
}

/** Gates and monsters taken, gates with their swirl, monsters with their toughness in drops. */
export function drawTrophies(page: Page, view: SheetView, box: Box): void {
  const { colors } = page;
  title(page, view.words.trophies ?? '', box);
  const trophies = chips(page, view, box.w);
  if (trophies.length === 0) nothing(page, view, { ...box, y: box.y + TITLE, h: 40 });
  for (const { name, toughness, box: own } of trophies) {
    const chip = { ...own, x: box.x + own.x, y: box.y + TITLE + 4 + own.y };
    const gate = toughness === null;
    panel(page, chip, { radius: 27, fill: gate ? colors.gate : '#2e2722', line: colors.ink, width: 2 });
    const y = chip.y + chip.h / 2;
    if (gate) gateSwirl(page, { x: chip.x + 23, y, r: 18 });
    else disc(page, { x: chip.x + 23, y, r: 8 }, { fill: colors.danger, line: colors.cream, width: 3 });
    const side = gate ? 12 : 18 + Math.max(1, toughness) * 15;
    const text = inset({ x: chip.x + 46, y: chip.y, w: chip.w - 46 - side, h: chip.h }, 0);
    drawText(page, name, text, {
      face: TROPHY_FACE,
      size: LEAST,
      least: LEAST,
      squeeze: 0.7,
      align: 'left',
      color: colors.cream,
    });
    for (let index = 0; index < (toughness ?? 0); index++) {
      drop(page, { x: chip.x + chip.w - 20 - index * 15, y: y + 2, r: 6 }, '#ff5247');
    }
  }
}
