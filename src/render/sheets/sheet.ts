import { BOLD } from '../drawing/fonts.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { drawText, widthOf } from '../drawing/text.ts';
import type { SheetView } from '../view.ts';
import { drawHealth, LEAST, PAD, partsOf, sheetGround, sheetHead, WIDTH } from './fields.ts';
import { cardsTall, drawCards, drawTrophies, trophiesTall } from './possessions.ts';

/** Between two slider tracks. */
const GAP = 12;
/** Names of skills: how wide, how wide at most, and how far pressed. */
const LABEL = { w: 142, most: 230, squeeze: 0.7 } as const;

/** An investigator's sheet: who they are, health and purse, the three sliders, cards, trophies. */
export function drawSheet(view: SheetView): Page {
  const { head, health: left, skills, below } = partsOf();
  const cards = cardsTall(view, below.w);
  const trophies = trophiesTall(Page.bare(1, 1, view), view, below.w);
  const page = new Page(WIDTH, Math.round(below.y + cards + trophies + PAD), view);
  sheetGround(page);
  sheetHead(page, view, head);
  health(page, view, left);
  const tall = (skills.h - GAP * (view.tracks.length - 1)) / view.tracks.length;
  const label = labelWide(page, view);
  view.tracks.forEach((track, index) => {
    drawTrack(page, track, label, { ...skills, y: skills.y + index * (tall + GAP), h: tall });
  });
  drawCards(page, view, { ...below, h: cards });
  drawTrophies(page, view, { ...below, y: below.y + cards, h: trophies });
  return page;
}

function health(page: Page, view: SheetView, box: Box): void {
  const { words, sanity, maxSanity, stamina, maxStamina } = view;
  drawHealth(page, box, {
    meters: [
      { label: words.sanity ?? '', now: sanity, of: maxSanity, kind: 'mind' },
      { label: words.stamina ?? '', now: stamina, of: maxStamina, kind: 'heart' },
    ],
    purse: [
      { label: words.money ?? '', value: `$${view.money}`, kind: 'money' },
      { label: words.clues ?? '', value: String(view.clues), kind: 'clues' },
      { label: words.focus ?? '', value: String(view.focus), kind: 'focus' },
    ],
  });
}

/** How wide the names of skills are, so that the longest is pressed no more than may be. */
function labelWide(page: Page, { tracks }: SheetView): number {
  const wide = tracks.flatMap(({ names }) => names.map((name) => widthOf(page, name, { face: BOLD, size: LEAST })));
  return Math.min(LABEL.most, Math.max(LABEL.w, Math.ceil(Math.max(0, ...wide) * LABEL.squeeze) + 20));
}

/** A slider track: both skills at all four stops, the current one in a gold frame. */
function drawTrack(page: Page, track: SheetView['tracks'][number], label: number, box: Box): void {
  const { colors } = page;
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
      { x: box.x + 10, y, w: label - 20, h: half },
      {
        face: BOLD,
        size: LEAST,
        least: 24,
        squeeze: LABEL.squeeze,
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
    const setting = { face: BOLD, size: current ? 39 : LEAST, color: current ? colors.ink : colors.inkSoft };
    drawText(page, String(first), { ...stop, h: half }, setting);
    drawText(page, String(second), { ...stop, y: box.y + half, h: half }, setting);
  });
}
