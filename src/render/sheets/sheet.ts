import { BOLD, SANS, SERIF, TYPE } from '../drawing/fonts.ts';
import { sanityIcon, symbolIcon } from '../drawing/icon.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { disc, heart, magnifier } from '../drawing/symbol.ts';
import { drawText, heightOf } from '../drawing/text.ts';
import { portrait } from '../portraits/portrait.ts';
import type { SheetView } from '../view.ts';
import { cardsTall, drawCards, drawTrophies, trophiesTall } from './possessions.ts';

const WIDTH = 1000;
const PAD = 34;
const INNER = WIDTH - 2 * PAD;
const HEAD = 226;
const HEALTH = 150;
const TRACK = 118;
const ABILITY_SIZE = 25;

/** An investigator's sheet: who he is, health and purse, the three sliders, his ability, cards, trophies. */
export function drawSheet(view: SheetView): Page {
  const draft = Page.bare(1, 1, view);
  const text = withoutName(view.ability);
  const ability = { face: SANS, size: ABILITY_SIZE, color: draft.colors.ink, leading: 1.25 };
  const abilityTall = heightOf(draft, text, ability, INNER - 40) + 62;
  const possessions = cardsTall(draft, view, INNER);
  const trophies = trophiesTall(draft, view, INNER);
  const tall = PAD + HEAD + HEALTH + 3 * TRACK + 20 + abilityTall + 24 + possessions + trophies + PAD;
  const page = new Page(WIDTH, Math.round(tall), view);
  const { colors } = page;
  sheetGround(page);
  let y = PAD;
  sheetHead(page, view, { x: PAD, y, w: INNER, h: HEAD - 18 });
  y += HEAD;
  health(page, view, { x: PAD, y, w: INNER, h: HEALTH - 18 });
  y += HEALTH;
  view.tracks.forEach((track, index) => {
    drawTrack(page, track, { x: PAD, y: y + index * TRACK, w: INNER, h: TRACK - 14 });
  });
  y += 3 * TRACK + 6;
  const box = { x: PAD, y, w: INNER, h: abilityTall };
  panel(page, box, { radius: 12, fill: colors.paperLight, line: colors.ink, width: 2.5 });
  drawText(
    page,
    view.ability.name,
    { x: PAD + 20, y: y + 8, w: INNER - 40, h: 42 },
    {
      face: SERIF,
      size: 35,
      align: 'left',
      color: colors.danger,
    },
  );
  drawText(
    page,
    text,
    { x: PAD + 20, y: y + 50, w: INNER - 40, h: abilityTall - 60 },
    {
      ...ability,
      lines: 30,
      least: ABILITY_SIZE * 0.9,
      align: 'left',
      valign: 'top',
      squeeze: 1,
    },
  );
  y += abilityTall + 24;
  drawCards(page, view, { x: PAD, y, w: INNER, h: possessions });
  drawTrophies(page, view, { x: PAD, y: y + possessions, w: INNER, h: trophies });
  return page;
}

/** The ability's text; its name stands above it already. */
export function withoutName({ name, text }: SheetView['ability']): string {
  return name !== '' && text.startsWith(name) ? text.slice(name.length).replace(/^[\s—–:-]+/u, '') : text;
}

/** Paper with a double frame. */
export function sheetGround(page: Page): void {
  const { colors } = page;
  panel(page, { x: 0, y: 0, w: page.width, h: page.height }, { fill: colors.paper });
  panel(page, { x: 8, y: 8, w: page.width - 16, h: page.height - 16 }, { line: colors.ink, width: 5 });
  panel(page, { x: 16, y: 16, w: page.width - 32, h: page.height - 32 }, { line: colors.inkFaint, width: 2 });
}

/** Who he is: portrait, name, occupation, player, place, conditions. */
export function sheetHead(
  page: Page,
  view: Pick<SheetView, 'name' | 'occupation' | 'player' | 'sheet' | 'place' | 'conditions'>,
  box: Box,
): void {
  const { ctx, colors } = page;
  const r = box.h / 2 - 2;
  const x = box.x + r + 2;
  const y = box.y + box.h / 2;
  disc(page, { x, y, r }, { fill: colors.paperDark, line: colors.ink, width: 6 });
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r - 4, 0, 2 * Math.PI);
  ctx.clip();
  page.at(x - r, y - r + 16, (2 * r) / 100, () => portrait(ctx, view.sheet, '#5b6f7d'));
  ctx.restore();
  const left = box.x + box.h + 26;
  const wide = box.x + box.w - left;
  const line = (text: string, top: number, tall: number, color: string, size: number, serif: boolean): void => {
    drawText(
      page,
      text,
      { x: left, y: box.y + top, w: wide, h: tall },
      {
        face: serif ? SERIF : TYPE,
        size,
        least: size * 0.5,
        align: 'left',
        color,
      },
    );
  };
  line(view.name, 0, 68, colors.ink, 66, true);
  line([view.occupation, view.player].filter((part) => part !== '').join(' · '), 72, 36, colors.inkSoft, 29, false);
  line(view.place, 108, 36, colors.ink, 29, false);
  badges(page, view.conditions, { x: left, y: box.y + 152, w: wide, h: 46 });
}

function badges(page: Page, conditions: readonly string[], box: Box): void {
  const { colors } = page;
  if (conditions.length === 0) return;
  const wide = Math.min(260, (box.w - 10 * (conditions.length - 1)) / conditions.length);
  conditions.forEach((condition, index) => {
    const badge = { x: box.x + index * (wide + 10), y: box.y, w: wide, h: box.h };
    panel(page, badge, { radius: 23, fill: colors.danger, line: colors.ink, width: 3 });
    drawText(page, condition, inset(badge, 8), {
      face: BOLD,
      size: 24,
      least: 14,
      squeeze: 0.76,
      color: colors.white,
    });
  });
}

function health(page: Page, view: SheetView, box: Box): void {
  const half = box.w * 0.31;
  meter(page, view.words.sanity ?? '', view.sanity, view.maxSanity, 'mind', { ...box, w: half });
  meter(page, view.words.stamina ?? '', view.stamina, view.maxStamina, 'heart', {
    ...box,
    x: box.x + half + 12,
    w: half,
  });
  const left = box.x + 2 * (half + 12);
  const third = (box.x + box.w - left - 24) / 3;
  const purse: [string, string, Purse][] = [
    [view.words.money ?? '', `$${view.money}`, 'money'],
    [view.words.clues ?? '', String(view.clues), 'clues'],
    [view.words.focus ?? '', String(view.focus), 'focus'],
  ];
  purse.forEach(([label, value, kind], index) => {
    purseCell(page, label, value, kind, { ...box, x: left + index * (third + 12), w: third });
  });
}

/** Sanity or Stamina as tokens: full ones in color, lost ones hollow. */
export function meter(page: Page, label: string, now: number, most: number, kind: 'mind' | 'heart', box: Box): void {
  const { colors } = page;
  const color = kind === 'mind' ? colors.sanity : colors.stamina;
  panel(page, box, { radius: 12, fill: colors.paperLight, line: color, width: 4 });
  drawText(
    page,
    label,
    { x: box.x + 14, y: box.y + 8, w: box.w - 116, h: 44 },
    {
      face: BOLD,
      size: 29,
      least: 18,
      align: 'left',
      color,
    },
  );
  drawText(
    page,
    `${now}/${most}`,
    { x: box.x + box.w - 104, y: box.y + 4, w: 92, h: 52 },
    {
      face: BOLD,
      size: 44,
      least: 24,
      align: 'right',
      color,
    },
  );
  const shown = Math.max(now, most, 1);
  const step = Math.min(48, (box.w - 28) / shown);
  const r = step * 0.4;
  for (let index = 0; index < shown; index++) {
    const x = box.x + 14 + step * (index + 0.5);
    const y = box.y + box.h - 36;
    const paint = index < now ? color : mix(color, colors.paperLight, 0.82);
    if (kind === 'heart') heart(page, { x, y, r }, paint);
    else brain(page, x, y, r * 1.2, paint);
  }
}

function brain(page: Page, x: number, y: number, r: number, color: string): void {
  const picture = sanityIcon(color);
  if (picture) page.ctx.drawImage(picture, x - r, y - r, 2 * r, 2 * r);
}

type Purse = 'money' | 'clues' | 'focus' | 'remnants';

/** Something counted: its token, the number, its name. */
export function purseCell(page: Page, label: string, value: string, kind: Purse, box: Box): void {
  const { colors } = page;
  panel(page, box, { radius: 12, fill: colors.paperLight, line: colors.ink, width: 2.5 });
  drawText(
    page,
    value,
    { x: box.x + 6, y: box.y + 34, w: box.w - 12, h: 60 },
    {
      face: BOLD,
      size: 48,
      least: 26,
      color: colors.ink,
    },
  );
  drawText(
    page,
    label,
    { x: box.x + 6, y: box.y + box.h - 38, w: box.w - 12, h: 32 },
    {
      face: BOLD,
      size: 22,
      least: 14,
      squeeze: 0.76,
      color: colors.inkSoft,
    },
  );
  const x = box.x + box.w / 2;
  const y = box.y + 22;
  if (kind === 'remnants') {
    const crystal = symbolIcon('remnant', colors.gateBright);
    if (crystal) page.ctx.drawImage(crystal, x - 15, y - 15, 30, 30);
  }
  if (kind === 'clues') magnifier(page, { x: x - 3, y: y - 2, r: 11 });
  if (kind === 'money') disc(page, { x, y, r: 12 }, { fill: '#d8b44a', line: colors.ink, width: 2.5 });
  if (kind === 'focus') {
    disc(page, { x, y, r: 13 }, { fill: colors.paperLight, line: colors.ink, width: 2.5 });
    disc(page, { x, y, r: 7.5 }, { fill: colors.paperLight, line: colors.danger, width: 3 });
    disc(page, { x, y, r: 2.5 }, { fill: colors.ink });
  }
}

/** A slider track: both skills at all four stops, the current one in a gold frame. */
function drawTrack(page: Page, track: SheetView['tracks'][number], box: Box): void {
  const { colors } = page;
  const label = 190;
  const [upper, lower] = track.names;
  const half = box.h / 2;
  for (const [name, y, fill] of [
    [upper, box.y, '#3b4a3f'],
    [lower, box.y + half, '#6a4a34'],
  ] as const) {
    panel(page, { x: box.x, y: y + 1, w: label, h: half - 2 }, { radius: 8, fill });
    drawText(
      page,
      name,
      { x: box.x + 12, y, w: label - 24, h: half },
      {
        face: BOLD,
        size: 32,
        least: 18,
        align: 'left',
        color: colors.cream,
      },
    );
  }
  const step = (box.w - label - 10) / track.stops.length;
  track.stops.forEach(([first, second], index) => {
    const current = index === track.at;
    const stop = { x: box.x + label + 10 + index * step + 5, y: box.y, w: step - 10, h: box.h };
    panel(page, stop, {
      radius: 12,
      fill: current ? colors.paperLight : mix(colors.paper, colors.inkFaint, 0.25),
      line: current ? colors.ink : colors.inkFaint,
      width: current ? 3 : 2,
    });
    if (current) panel(page, inset(stop, -4), { radius: 15, line: colors.gold, width: 6 });
    page.ctx.fillStyle = colors.inkFaint;
    page.ctx.fillRect(stop.x + 14, box.y + half - 1, stop.w - 28, 2);
    const setting = { face: BOLD, size: current ? 44 : 34, color: current ? colors.ink : colors.inkSoft };
    drawText(page, String(first), { ...stop, h: half }, setting);
    drawText(page, String(second), { ...stop, y: box.y + half, h: half }, setting);
  });
}
