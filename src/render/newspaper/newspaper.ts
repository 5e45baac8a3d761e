import { BOLD, ITALIC, SERIF, TYPE } from '../drawing/fonts.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { drawText, type Setting } from '../drawing/text.ts';
import type { ArticleView, NewspaperView } from '../view.ts';
import { drawColumns, print } from './column.ts';
import { drawEngraving, face } from './engraving.ts';
import { drawLead, headline } from './head.ts';
import { type Layout, layoutOf, MASTHEAD, PAPER } from './plan.ts';
import { drawSpecial } from './special.ts';

const RULE = 12;
const OBITUARY = 96;

/** A front page, 1400 × 1000. */
export function drawNewspaper(view: NewspaperView): Page {
  const page = new Page(PAPER.width, PAPER.height, view);
  ground(page);
  masthead(page, view);
  if (view.special) drawSpecial(page, view, view.special);
  else frontPage(page, view, layoutOf(view.day));
  return page;
}

function frontPage(page: Page, view: NewspaperView, layout: Layout): void {
  headline(page, view, layout);
  drawLead(page, view.lead, layout.lead);
  drawEngraving(page, view.engraving, layout.engraving);
  const [first, ...others] = view.advertisements;
  if (first) advertisement(page, first, layout.advertisement);
  const columns = [...layout.columns];
  if (view.obituaries) columns[0] = obituaries(page, view.obituaries, columns[0]);
  for (const { x, y, h } of layout.columns) if (x > PAPER.width / 20) rule(page, x - RULE, y, h);
  drawColumns(page, columns, view.articles, others);
}

/** Paper that has been folded once. */
function ground(page: Page): void {
  const { ctx, colors } = page;
  ctx.fillStyle = colors.paperLight;
  ctx.fillRect(0, 0, PAPER.width, PAPER.height);
  ctx.fillStyle = colors.paper;
  for (let speck = 0; speck < 420; speck++) {
    const x = (speck * 7919) % PAPER.width;
    const y = (speck * 104_729) % PAPER.height;
    ctx.fillRect(x, y, 2 + (speck % 4), 1.5);
  }
  ctx.fillRect(0, PAPER.height / 2 - 1, PAPER.width, 3);
  panel(page, inset({ x: 0, y: 0, w: PAPER.width, h: PAPER.height }, 9), { line: colors.ink, width: 2 });
  panel(page, inset({ x: 0, y: 0, w: PAPER.width, h: PAPER.height }, 14), { line: colors.ink, width: 1 });
}

function masthead(page: Page, view: NewspaperView): void {
  const { ctx, colors } = page;
  drawText(page, view.name, MASTHEAD.name, { face: SERIF, size: 104, least: 50, squeeze: 0.8, color: colors.ink });
  view.ears.forEach((ear, side) => {
    const box = MASTHEAD.ears[side];
    if (!box) return;
    panel(page, box, { line: colors.ink, width: 1.5 });
    const inner = inset(box, 8);
    drawText(page, ear.head, { ...inner, h: 22 }, { face: BOLD, size: 18, least: 13, color: colors.ink });
    drawText(
      page,
      ear.text,
      { ...inner, y: inner.y + 24, h: inner.h - 24 },
      {
        face: SERIF,
        size: 21,
        least: 14,
        lines: 4,
        leading: 1.06,
        color: colors.ink,
      },
    );
  });
  const line = MASTHEAD.dateline;
  ctx.fillStyle = colors.ink;
  for (const [y, h] of [
    [line.y - 6, 3],
    [line.y - 1, 1],
    [line.y + line.h + 1, 1],
    [line.y + line.h + 4, 3],
  ] as const)
    ctx.fillRect(line.x, y, line.w, h);
  const [left, middle, right] = view.dateline;
  const setting: Setting = { ...print(page, 21), least: 14, face: SERIF };
  drawText(page, left, { ...line, w: 260 }, { ...setting, align: 'left' });
  drawText(page, middle, { ...line, x: line.x + 280, w: line.w - 560 }, setting);
  drawText(page, right, { ...line, x: line.x + line.w - 260, w: 260 }, { ...setting, align: 'right' });
}

function advertisement(page: Page, { head, text }: ArticleView, box: Box): void {
  const { colors } = page;
  panel(page, box, { line: colors.ink, width: 4 });
  panel(page, inset(box, 6), { line: colors.ink, width: 1 });
  const inner = inset(box, 14);
  const top = inner.h * 0.34;
  drawText(
    page,
    head,
    { ...inner, h: top },
    { face: TYPE, size: 34, least: 18, lines: 2, leading: 1, color: colors.ink },
  );
  drawText(
    page,
    text,
    { ...inner, y: inner.y + top, h: inner.h - top },
    {
      face: ITALIC,
      size: 27,
      least: 15,
      lines: 6,
      leading: 1.1,
      color: colors.ink,
    },
  );
}

function rule({ ctx, colors }: Page, x: number, y: number, h: number): void {
  ctx.fillStyle = colors.inkFaint;
  ctx.fillRect(x - 0.75, y, 1.5, h);
}

/** Black-edged, at the head of the first column; returns what is left of it. */
function obituaries(page: Page, view: NonNullable<NewspaperView['obituaries']>, column: Box | undefined): Box {
  const { colors } = page;
  if (!column) throw new Error('a layout without columns');
  const people = view.people.slice(0, 2);
  const box = { ...column, h: 46 + people.length * OBITUARY };
  panel(page, inset(box, 3), { line: colors.black, width: 6 });
  drawText(
    page,
    view.title,
    { ...box, x: box.x + 12, w: box.w - 24, y: box.y + 9, h: 32 },
    {
      face: TYPE,
      size: 25,
      least: 15,
      color: colors.ink,
    },
  );
  people.forEach(({ sheet, head, text }, index) => {
    const y = box.y + 42 + index * OBITUARY;
    page.ctx.drawImage(face(page, sheet, 76), box.x + 12, y + 4, 76, 76);
    const right = { x: box.x + 96, w: box.w - 108 };
    drawText(
      page,
      head,
      { ...right, y, h: 26 },
      { face: SERIF, size: 25, least: 15, align: 'left', color: colors.ink },
    );
    drawText(
      page,
      text,
      { ...right, y: y + 27, h: 60 },
      {
        face: SERIF,
        size: 18,
        least: 12,
        lines: 4,
        leading: 1.04,
        align: 'left',
        valign: 'top',
        color: colors.ink,
      },
    );
  });
  const used = box.h + 18;
  return { ...column, y: column.y + used, h: column.h - used };
}
