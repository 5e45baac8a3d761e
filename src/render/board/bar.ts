import { BOLD, SERIF, TYPE } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { disc, elderSign, gateSwirl } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import type { BoardView } from '../view.ts';
import { barOf } from './beyondplan.ts';

const PAD = 8;
/** The numbers that matter can be read on a telephone. */
const NUMBER = { w: 140, h: 54, set: { face: BOLD, size: 51, least: 51, squeeze: 0.7 } } as const;
const DIM = '#5a4d40';

/** The strip along the bottom: turn, doom, terror, gates, seals and monsters. */
export function drawBar(page: Page, view: BoardView): void {
  const bar = barOf(view);
  page.ctx.fillStyle = page.colors.desk;
  page.ctx.fillRect(bar.x, bar.y, bar.w, bar.h);
  const cells = split(bar, [360, 390, 280, 186, 186, 198]);
  const draws: ((box: Box) => void)[] = [
    (box) => turn(page, view, box),
    (box) => doom(page, view, box),
    (box) => terror(page, view, box),
    (box) => counter(page, { kind: 'gate', label: word(view, 'gates'), ...view.openGates }, box),
    (box) => counter(page, { kind: 'seal', label: word(view, 'seals'), ...view.seals }, box),
    (box) => counter(page, { kind: 'monster', label: word(view, 'monsters'), ...view.monsterLimit }, box),
  ];
  cells.forEach((box, index) => {
    if (index > 0) rule(page, box);
    draws[index]?.(box);
  });
}

function word(view: BoardView, key: string): string {
  return view.words[key] ?? '';
}

function split(bar: Box, widths: readonly number[]): Box[] {
  const scale = bar.w / widths.reduce((sum, width) => sum + width, 0);
  let x = bar.x;
  return widths.map((width) => {
    const box = { x, y: bar.y, w: width * scale, h: bar.h };
    x += box.w;
    return box;
  });
}

function rule({ ctx }: Page, box: Box): void {
  ctx.fillStyle = DIM;
  ctx.fillRect(box.x - 1, box.y + 14, 2, box.h - 28);
}

function turn(page: Page, view: BoardView, box: Box): void {
  const { colors } = page;
  const inner = inset(box, PAD);
  drawText(
    page,
    `${word(view, 'turn')} ${view.turn}`,
    { ...inner, y: inner.y - 4, h: 35 },
    {
      face: TYPE,
      size: 35,
      squeeze: 0.8,
      align: 'left',
      color: colors.deskInk,
    },
  );
  drawText(
    page,
    view.phase,
    { ...inner, y: inner.y + 32, h: 32 },
    {
      face: BOLD,
      size: 32,
      least: 24,
      squeeze: 0.68,
      align: 'left',
      color: colors.accent,
    },
  );
  drawText(
    page,
    `${word(view, 'first')}: ${view.firstPlayer}`,
    { ...inner, y: inner.y + 65, h: 28 },
    {
      face: BOLD,
      size: 27,
      least: 18,
      squeeze: 0.68,
      align: 'left',
      color: colors.deskInk,
    },
  );
}

function doom(page: Page, view: BoardView, box: Box): void {
  const { colors } = page;
  const { name, doom: level, of, awake } = view.ancientOne;
  const inner = inset(box, PAD);
  const number = { x: inner.x + inner.w - NUMBER.w, y: inner.y - 3, w: NUMBER.w, h: NUMBER.h };
  drawText(
    page,
    name,
    { ...inner, w: inner.w - NUMBER.w - 6, h: 46 },
    {
      face: SERIF,
      size: 34,
      least: 22,
      squeeze: 0.78,
      align: 'left',
      color: awake ? colors.alarm : colors.deskInk,
    },
  );
  drawText(page, `${level}/${of}`, number, { ...NUMBER.set, align: 'right', color: colors.alarm });
  drawText(
    page,
    word(view, awake ? 'awake' : 'doom'),
    { ...inner, y: inner.y + 43, w: 78, h: 42 },
    {
      face: BOLD,
      size: 29,
      least: 18,
      squeeze: 0.74,
      align: 'left',
      color: awake ? colors.alarm : colors.deskInk,
    },
  );
  pips(page, { x: inner.x + 82, y: inner.y + 43, w: inner.w - 82, h: 42 }, of, level);
}

/** Doom as eyes on a track, in one or two rows: open and red as they fill. */
function pips(page: Page, box: Box, of: number, level: number): void {
  const { ctx, colors } = page;
  const step = Math.min(26, box.w / of);
  const r = step * 0.4;
  const y = box.y + box.h / 2;
  for (let index = 0; index < of; index++) {
    const x = box.x + box.w - (of - index - 0.5) * step;
    if (index < level) {
      disc(page, { x, y, r }, { fill: colors.alarm, line: colors.deskInk, width: 1.5 });
      ctx.beginPath();
      ctx.ellipse(x, y, r * 0.24, r * 0.72, 0, 0, 2 * Math.PI);
      ctx.fillStyle = colors.black;
      ctx.fill();
    } else disc(page, { x, y, r }, { fill: colors.desk, line: colors.deskSoft });
  }
}

function terror(page: Page, view: BoardView, box: Box): void {
  const { colors } = page;
  const inner = inset(box, PAD);
  const { level, of } = view.terror;
  drawText(
    page,
    word(view, 'terror'),
    { ...inner, w: inner.w - NUMBER.w - 6, h: 46 },
    {
      face: SERIF,
      size: 34,
      align: 'left',
      color: colors.deskInk,
    },
  );
  const number = { x: inner.x + inner.w - NUMBER.w, y: inner.y - 3, w: NUMBER.w, h: NUMBER.h };
  drawText(page, `${level}/${of}`, number, { ...NUMBER.set, align: 'right', color: colors.accent });
  const step = inner.w / of;
  for (let index = 0; index < of; index++) {
    const tall = 12 + (index / of) * 26;
    const bar = { x: inner.x + index * step + 1.5, y: inner.y + 86 - tall, w: step - 3, h: tall };
    panel(page, bar, {
      radius: 3,
      fill: index < level ? colors.accent : colors.desk,
      line: colors.deskSoft,
      width: 1.5,
    });
  }
}

interface Count {
  kind: 'gate' | 'seal' | 'monster';
  label: string;
  count: number;
  of: number | null;
}

function counter(page: Page, { kind, label, count, of }: Count, box: Box): void {
  const { colors } = page;
  const inner = inset(box, PAD);
  const full = of !== null && count >= of;
  drawText(
    page,
    `${count}/${of ?? '∞'}`,
    { ...inner, x: inner.x + 42, y: inner.y - 3, w: inner.w - 42, h: NUMBER.h },
    {
      ...NUMBER.set,
      color: full && kind !== 'seal' ? colors.alarm : colors.deskInk,
    },
  );
  const x = inner.x + 20;
  const y = inner.y + 27;
  if (kind === 'gate') gateSwirl(page, { x, y, r: 20 });
  else if (kind === 'seal') elderSign(page, { x, y, r: 20 });
  else fangs(page, x, y);
  drawText(
    page,
    label,
    { ...inner, y: inner.y + 54, h: 33 },
    {
      face: BOLD,
      size: 30,
      least: 18,
      squeeze: 0.74,
      color: colors.deskInk,
    },
  );
}

/** A mouth: the sign for monsters in town. */
function fangs(page: Page, x: number, y: number): void {
  const { ctx, colors } = page;
  disc(page, { x, y, r: 20 }, { fill: '#4a1512', line: colors.cream });
  ctx.fillStyle = colors.cream;
  for (const dx of [-8, 0, 8]) {
    ctx.beginPath();
    ctx.moveTo(x + dx - 4, y - 6);
    ctx.lineTo(x + dx + 4, y - 6);
    ctx.lineTo(x + dx, y + (dx === 0 ? 3 : 8));
    ctx.fill();
  }
}
