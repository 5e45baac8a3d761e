import { BOLD, SERIF, TYPE } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { disc, elderSign, gateSwirl } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import type { BoardView } from '../view.ts';
import { BAR } from './townplan.ts';

const PAD = 8;
const EMBER = '#ff5a3c';
const DIM = '#5a4d40';

/** The strip along the bottom: turn, doom, terror, gates, seals, monsters, environment and rumor. */
export function drawBar(page: Page, view: BoardView): void {
  const cells = split([252, 330, 262, 142, 142, 142, 330]);
  const draws: ((box: Box) => void)[] = [
    (box) => turn(page, view, box),
    (box) => doom(page, view, box),
    (box) => terror(page, view, box),
    (box) => counter(page, { kind: 'gate', label: word(view, 'gates'), ...view.openGates }, box),
    (box) => counter(page, { kind: 'seal', label: word(view, 'seals'), ...view.seals }, box),
    (box) => counter(page, { kind: 'monster', label: word(view, 'monsters'), ...view.monsterLimit }, box),
    (box) => cards(page, view, box),
  ];
  cells.forEach((box, index) => {
    if (index > 0) rule(page, box);
    draws[index]?.(box);
  });
}

function word(view: BoardView, key: string): string {
  return view.words[key] ?? '';
}

function split(widths: readonly number[]): Box[] {
  const scale = BAR.w / widths.reduce((sum, width) => sum + width, 0);
  let x = BAR.x;
  return widths.map((width) => {
    const box = { x, y: BAR.y, w: width * scale, h: BAR.h };
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
    { ...inner, h: 42 },
    {
      face: TYPE,
      size: 38,
      align: 'left',
      color: colors.cream,
    },
  );
  drawText(
    page,
    view.phase,
    { ...inner, y: inner.y + 41, h: 24 },
    {
      face: BOLD,
      size: 20,
      least: 15,
      squeeze: 0.78,
      align: 'left',
      color: colors.gold,
    },
  );
  drawText(
    page,
    `${word(view, 'first')}: ${view.firstPlayer}`,
    { ...inner, y: inner.y + 66, h: 22 },
    {
      face: BOLD,
      size: 17,
      least: 14,
      squeeze: 0.82,
      align: 'left',
      color: colors.cream,
    },
  );
}

function doom(page: Page, view: BoardView, box: Box): void {
  const { name, doom: level, of, awake } = view.ancientOne;
  const inner = inset(box, PAD);
  const number = { x: inner.x + inner.w - 104, y: inner.y, w: 104, h: 42 };
  drawText(
    page,
    name,
    { ...inner, w: inner.w - 110, h: 42 },
    {
      face: SERIF,
      size: 34,
      least: 22,
      squeeze: 0.78,
      align: 'left',
      color: awake ? EMBER : page.colors.cream,
    },
  );
  drawText(page, `${level}/${of}`, number, { face: BOLD, size: 37, align: 'right', color: EMBER });
  drawText(
    page,
    word(view, awake ? 'awake' : 'doom'),
    { ...inner, y: inner.y + 43, w: 62, h: 42 },
    {
      face: BOLD,
      size: 20,
      least: 14,
      squeeze: 0.8,
      align: 'left',
      color: awake ? EMBER : page.colors.cream,
    },
  );
  pips(page, { x: inner.x + 66, y: inner.y + 43, w: inner.w - 66, h: 42 }, of, level);
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
      disc(page, { x, y, r }, { fill: EMBER, line: colors.cream, width: 1.5 });
      ctx.beginPath();
      ctx.ellipse(x, y, r * 0.24, r * 0.72, 0, 0, 2 * Math.PI);
      ctx.fillStyle = colors.black;
      ctx.fill();
    } else disc(page, { x, y, r }, { fill: colors.ink, line: '#9c8b73' });
  }
}

function terror(page: Page, view: BoardView, box: Box): void {
  const { colors } = page;
  const inner = inset(box, PAD);
  const { level, of } = view.terror;
  drawText(
    page,
    word(view, 'terror'),
    { ...inner, w: inner.w - 104, h: 42 },
    {
      face: SERIF,
      size: 34,
      align: 'left',
      color: colors.cream,
    },
  );
  const number = { x: inner.x + inner.w - 104, y: inner.y, w: 104, h: 42 };
  drawText(page, `${level}/${of}`, number, { face: BOLD, size: 37, align: 'right', color: colors.gold });
  const step = inner.w / of;
  for (let index = 0; index < of; index++) {
    const tall = 12 + (index / of) * 26;
    const bar = { x: inner.x + index * step + 1.5, y: inner.y + 86 - tall, w: step - 3, h: tall };
    panel(page, bar, { radius: 3, fill: index < level ? colors.gold : colors.ink, line: '#9c8b73', width: 1.5 });
  }
}

interface Count {
  kind: 'gate' | 'seal' | 'monster';
  label: string;
  count: number;
  of: number | null;
}

function counter(page: Page, { kind, label, count, of }: Count, box: Box): void {
  const inner = inset(box, PAD);
  const full = of !== null && count >= of;
  drawText(
    page,
    `${count}/${of ?? '∞'}`,
    { ...inner, x: inner.x + 36, w: inner.w - 36, h: 52 },
    {
      face: BOLD,
      size: 40,
      squeeze: 0.8,
      color: full && kind !== 'seal' ? EMBER : page.colors.cream,
    },
  );
  const x = inner.x + 15;
  const y = inner.y + 27;
  if (kind === 'gate') gateSwirl(page, { x, y, r: 16 });
  else if (kind === 'seal') elderSign(page, { x, y, r: 16 });
  else fangs(page, x, y);
  drawText(
    page,
    label,
    { ...inner, y: inner.y + 56, h: 28 },
    {
      face: BOLD,
      size: 20,
      squeeze: 0.78,
      color: page.colors.cream,
    },
  );
}

/** A mouth: the sign for monsters in town. */
function fangs(page: Page, x: number, y: number): void {
  const { ctx, colors } = page;
  disc(page, { x, y, r: 16 }, { fill: '#4a1512', line: colors.cream });
  ctx.fillStyle = colors.cream;
  for (const dx of [-8, 0, 8]) {
    ctx.beginPath();
    ctx.moveTo(x + dx - 4, y - 6);
    ctx.lineTo(x + dx + 4, y - 6);
    ctx.lineTo(x + dx, y + (dx === 0 ? 3 : 8));
    ctx.fill();
  }
}

function cards(page: Page, view: BoardView, box: Box): void {
  const inner = inset(box, PAD);
  const half = inner.h / 2;
  const none = word(view, 'none');
  const environment = { label: word(view, 'environment'), name: view.environment ?? none, count: '' };
  card(page, environment, { ...inner, h: half });
  const { rumor } = view;
  const count = rumor ? [rumor.tokens, rumor.monsters].filter((tokens) => tokens > 0).join(' · ') : '';
  card(
    page,
    { label: word(view, 'rumor'), name: rumor?.name ?? none, count },
    { ...inner, y: inner.y + half, h: half },
  );
}

/** A card in play: what it is, its name, and what is counted on it. */
interface Lasting {
  label: string;
  name: string;
  count: string;
}

function card(page: Page, { label, name, count }: Lasting, box: Box): void {
  const { colors } = page;
  drawText(page, label, { ...box, h: 17 }, { face: BOLD, size: 15, least: 13, align: 'left', color: colors.gold });
  const side = count === '' ? 0 : 58;
  drawText(
    page,
    name,
    { x: box.x, y: box.y + 17, w: box.w - side, h: box.h - 17 },
    {
      face: SERIF,
      size: 25,
      least: 17,
      squeeze: 0.78,
      align: 'left',
      color: colors.cream,
    },
  );
  if (side === 0) return;
  const plate = { x: box.x + box.w - 52, y: box.y + 14, w: 52, h: box.h - 16 };
  panel(page, plate, { radius: 6, fill: EMBER });
  drawText(page, count, inset(plate, 2), { face: BOLD, size: 22, color: colors.black });
}
