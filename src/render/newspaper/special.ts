import { BOLD, ITALIC, SERIF, TYPE } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { drawText, isCut, type Setting } from '../drawing/text.ts';
import type { NewspaperView, SpecialView } from '../view.ts';
import { face } from './engraving.ts';
import { drawLead, headline } from './head.ts';
import { across, PAPER } from './plan.ts';

const PHOTO = 78;
/** How a line of a story is set that has no room as the others are. */
const TIGHT = { lines: 3, squeeze: 0.74 } as const;
/** A chart without bounds is at least so high. */
const LEAST_HIGH = 6;
const LAYOUT = { kicker: across(0, 4, 212, 238), headline: across(0, 4, 240, 336), inverse: true } as const;

/** The rest of a special edition: how it ended, score, chart, honors and everybody's story. */
export function drawSpecial(page: Page, view: NewspaperView, special: SpecialView): void {
  headline(page, view, LAYOUT);
  drawLead(page, view.lead, across(0, 2, 358, 478));
  drawChart(page, special.chart, across(2, 2, 356, 700));
  const { score } = special;
  if (score) drawScore(page, score, across(0, 1, 490, 700));
  drawHonors(page, special.honors, score ? across(1, 1, 490, 700) : across(0, 2, 490, 700));
  drawStories(page, special, { x: 40, y: 716, w: PAPER.width - 80, h: 250 }, score !== null);
}

function title(page: Page, text: string, box: Box): void {
  drawText(page, text, box, { face: TYPE, size: 25, least: 15, color: page.colors.ink });
}

function text({ colors }: Page, size: number, more: Partial<Setting> = {}): Setting {
  return { face: SERIF, size, least: size * 0.6, color: colors.ink, ...more };
}

function drawScore(page: Page, score: NonNullable<SpecialView['score']>, box: Box): void {
  const { colors } = page;
  panel(page, box, { line: colors.ink, width: 2 });
  const inner = inset(box, 10);
  title(page, score.title, { ...inner, h: 28 });
  const tall = (inner.h - 28 - 38) / score.sum.length;
  score.sum.forEach(({ label, value }, index) => {
    const row = { ...inner, y: inner.y + 30 + index * tall, h: tall };
    drawText(page, label, { ...row, w: row.w - 80 }, text(page, 20, { align: 'left' }));
    drawText(page, value, { ...row, x: row.x + row.w - 76, w: 76 }, text(page, 20, { align: 'right' }));
  });
  const total = { ...inner, y: inner.y + inner.h - 36, h: 36 };
  page.ctx.fillStyle = colors.ink;
  page.ctx.fillRect(total.x, total.y, total.w, 2);
  drawText(page, score.total, { ...total, y: total.y + 4, h: 32 }, { face: BOLD, size: 27, color: colors.ink });
}

function drawHonors(page: Page, honors: SpecialView['honors'], box: Box): void {
  const tall = box.h / Math.max(1, honors.length);
  honors.forEach(({ head, text: words }, index) => {
    const part = { ...box, y: box.y + index * tall, h: tall - 6 };
    title(page, head, { ...part, h: 26 });
    drawText(page, words, { ...part, y: part.y + 27, h: part.h - 27 }, text(page, 22, { lines: 3, leading: 1.06 }));
  });
}

/** Doom as filled squares on a solid line, terror as open circles on a dashed one: no color is needed. */
function drawChart(page: Page, { title: name, doom, terror, turn }: SpecialView['chart'], box: Box): void {
  panel(page, box, { line: page.colors.ink, width: 2 });
  title(page, name, { x: box.x + 10, y: box.y + 6, w: box.w - 20, h: 28 });
  const plot = { x: box.x + 52, y: box.y + 46, w: box.w - 190, h: box.h - 90 };
  const turns = Math.max(doom.levels.length, 2);
  const most = Math.max(...[doom, terror].map(({ of, levels }) => of ?? Math.max(LEAST_HIGH, ...levels)));
  const at = (index: number, level: number): [number, number] => [
    plot.x + (plot.w * index) / (turns - 1),
    plot.y + plot.h * (1 - level / most),
  ];
  axes(page, plot, { most, turns, turn });
  for (const [track, kind] of [
    [doom, 'doom'],
    [terror, 'terror'],
  ] as const)
    curve(
      page,
      track.levels.map((level, index) => at(index, level)),
      kind,
    );
  legend(page, doom, terror, { x: plot.x + plot.w + 22, y: plot.y, w: 106, h: plot.h });
}

/** The highest level, how many turns, and the word for one. */
interface Axes {
  most: number;
  turns: number;
  turn: string;
}

function axes(page: Page, plot: Box, { most, turns, turn }: Axes): void {
  const { ctx, colors } = page;
  const small: Setting = { face: BOLD, size: 16, least: 11, color: colors.ink };
  const step = most > 12 ? 4 : 2;
  for (let level = 0; level <= most; level += step) {
    const y = plot.y + plot.h * (1 - level / most);
    ctx.fillStyle = level === 0 ? colors.ink : colors.paperDark;
    ctx.fillRect(plot.x - 6, y - 1, plot.w + 12, level === 0 ? 2.5 : 1.5);
    drawText(page, String(level), { x: plot.x - 44, y: y - 11, w: 34, h: 22 }, { ...small, align: 'right' });
  }
  const every = Math.max(1, Math.ceil(turns / 9));
  for (let index = 0; index < turns; index += every) {
    const x = plot.x + (plot.w * index) / (turns - 1);
    drawText(page, String(index + 1), { x: x - 16, y: plot.y + plot.h + 6, w: 32, h: 20 }, small);
  }
  drawText(page, turn, { x: plot.x + plot.w + 22, y: plot.y + plot.h + 6, w: 100, h: 20 }, { ...small, align: 'left' });
}

type Track = 'doom' | 'terror';

function curve(page: Page, points: readonly [number, number][], kind: Track): void {
  const { ctx, colors } = page;
  ctx.strokeStyle = kind === 'doom' ? colors.danger : colors.ink;
  ctx.lineWidth = 3.5;
  ctx.setLineDash(kind === 'doom' ? [] : [9, 6]);
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.stroke();
  ctx.setLineDash([]);
  for (const point of points) dot(page, point, kind);
}

function dot({ ctx, colors }: Page, [x, y]: readonly [number, number], kind: Track): void {
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  if (kind === 'doom') ctx.rect(x - 4.5, y - 4.5, 9, 9);
  else ctx.arc(x, y, 5, 0, 2 * Math.PI);
  ctx.fillStyle = kind === 'doom' ? colors.danger : colors.paperLight;
  ctx.fill();
  ctx.strokeStyle = kind === 'doom' ? colors.danger : colors.ink;
  ctx.stroke();
}

function legend(
  page: Page,
  doom: SpecialView['chart']['doom'],
  terror: SpecialView['chart']['terror'],
  box: Box,
): void {
  [
    { track: doom, kind: 'doom' as const },
    { track: terror, kind: 'terror' as const },
  ].forEach(({ track, kind }, index) => {
    const y = box.y + 14 + index * 70;
    curve(
      page,
      [
        [box.x, y],
        [box.x + 44, y],
      ],
      kind,
    );
    const last = track.levels[track.levels.length - 1] ?? 0;
    drawText(page, track.label, { x: box.x, y: y + 10, w: box.w, h: 24 }, text(page, 22, { align: 'left' }));
    drawText(
      page,
      track.of === null ? String(last) : `${last}/${track.of}`,
      { x: box.x + 56, y: y - 13, w: box.w - 52, h: 26 },
      {
        face: BOLD,
        size: 21,
        least: 13,
        align: 'left',
        color: page.colors.ink,
      },
    );
  });
}

/** Up to eight stories, four in a row, each with its portrait. */
function drawStories(page: Page, { stories, storiesTitle }: SpecialView, box: Box, scored: boolean): void {
  const columns = Math.min(4, Math.max(1, stories.length));
  const rows = Math.ceil(stories.length / columns);
  page.ctx.fillStyle = page.colors.ink;
  page.ctx.fillRect(box.x, box.y, box.w, 3);
  title(page, storiesTitle, { ...box, y: box.y + 6, h: 26 });
  const wide = (box.w + 24) / columns;
  const tall = (box.h - 36) / rows;
  stories.forEach((story, index) => {
    const cell = {
      x: box.x + (index % columns) * wide,
      y: box.y + 36 + Math.floor(index / columns) * tall,
      w: wide - 24,
      h: tall - 6,
    };
    storyCell(page, story, cell);
  });
  if (!scored) return;
  page.ctx.fillRect(box.x, box.y - 4, box.w, 1);
}

function storyCell(page: Page, { sheet, name, lines: said }: SpecialView['stories'][number], cell: Box): void {
  const { colors } = page;
  const size = Math.min(PHOTO, cell.h - 8);
  panel(page, { x: cell.x, y: cell.y + 4, w: size, h: size }, { fill: colors.paper, line: colors.ink, width: 2 });
  page.ctx.drawImage(face(page, sheet, size), cell.x, cell.y + 4, size, size);
  const right = { x: cell.x + size + 10, w: cell.w - size - 10 };
  drawText(page, name, { ...right, y: cell.y, h: 28 }, text(page, 26, { align: 'left', least: 16 }));
  let y = cell.y + 30;
  said.forEach((line, index) => {
    const last = index === said.length - 1;
    const room = (cell.y + cell.h - y) / (said.length - index);
    const size = room < 34 ? 17 : 21;
    const setting = {
      face: last ? ITALIC : SERIF,
      size,
      least: 12,
      lines: room < 34 ? 1 : room > 60 ? 3 : 2,
      leading: 1.02,
      align: 'left',
      valign: 'top',
      color: colors.ink,
    } as const;
    const tight = isCut(page, line, setting, { w: right.w, h: room }) ? TIGHT : {};
    const fitted = drawText(page, line, { ...right, y, h: room }, { ...setting, ...tight });
    y += Math.min(room, fitted.lines.length * fitted.size * 1.02 + 7);
  });
}
