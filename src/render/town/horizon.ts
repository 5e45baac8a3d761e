import { BOLD, NARROW } from '../drawing/fonts.ts';
import { ancientOneIcon } from '../drawing/icon.ts';
import { type Box, type Circle, Page } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import type { Ctx } from '../drawing/pen.ts';
import { disc, elderSign, gateSwirl } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import { stamp } from '../tokens/stamp.ts';
import type { BoardView } from '../view.ts';
import { flyingIn } from './beyond.ts';
import { EDGE, skylineOf, TOWN } from './townplan.ts';

/** Numbers that all count by: fourteen pixels on a phone. What they count reads on a desk. */
const NUMBER = 74;
const LABEL = 28;
/** The same where there is room. */
const NAME = 32;
/** The Ancient One behind the roofs: how wide it is, and how much of it shows before the first doom and at the last. */
const FIGURE = { w: 180, from: 0.2, to: 0.82 } as const;
/** The middle of the sky between what is counted, and where that ends in the west and begins in the east. */
const MIDDLE = { from: 544, x: 800, to: 1046 } as const;
const ROOFS = 60;

/** The sky over the town: how late it is, and who rises there. */
export function drawHorizon(page: Page, view: BoardView): void {
  const { doom, of, awake } = view.ancientOne;
  const share = of === 0 ? 0 : Math.min(1, doom / of);
  rising(page, view, share);
  const { terror, openGates, seals, monsterLimit, words } = view;
  const limit = monsterLimit.of ?? '∞';
  const [gates, seal, beasts] = [openGates, seals, monsterLimit];
  const last = share > 0.7 || awake;
  const cells: Cell[] = [
    { x: 202, w: 204, text: `${doom}/${of}`, label: words[awake ? 'awake' : 'doom'] ?? '', full: last, sign: eye },
    { x: 414, w: 122, text: `${terror.level}`, label: words.terror ?? '', full: terror.level >= 7, sign: flame },
    {
      x: 1050,
      w: 168,
      text: `${gates.count}/${gates.of}`,
      label: words.gates ?? '',
      full: gates.count >= gates.of - 1,
      sign: gateSwirl,
    },
    { x: 1226, w: 168, text: `${seal.count}/${seal.of}`, label: words.seals ?? '', full: false, sign: elderSign },
    {
      x: 1402,
      w: 192,
      text: `${beasts.count}/${limit}`,
      label: words.monsters ?? '',
      full: beasts.of !== null && beasts.count >= beasts.of,
      sign: fangs,
    },
  ];
  for (const cell of cells) {
    const plate = { x: cell.x, y: 5, w: cell.w, h: 112 };
    count(page, cell, plate);
  }
  turn(page, view);
  const { rumor, environment, outskirts } = view;
  const lines = [
    { x: 202, w: 334, text: environment ?? '' },
    { x: 1402, w: 192, text: `${words.outskirts ?? ''} ${outskirts.count}/${outskirts.of}` },
    { x: 1050, w: 344, text: rumor ? `${words.rumor ?? ''}: ${rumor.name}${counted(rumor)}` : '' },
  ];
  for (const { x, w, text } of lines) {
    if (text === '') continue;
    const box = { x, y: 120, w, h: 36 };
    plate(page, box);
    const color = page.theme === 'contrast' ? page.colors.black : page.colors.cream;
    const set = { face: NARROW, size: NAME, least: LABEL, squeeze: 0.66, color } as const;
    drawText(page, text, { ...box, x: x + 12, w: box.w - 24 }, set);
  }
}

/** The sky with whoever flies there, in the west of it; whoever rises does so east of them. */
function rising(page: Page, view: BoardView, share: number): void {
  const flying = flyingIn(view);
  const x = Math.max(MIDDLE.x, (MIDDLE.from + (flying?.w ?? 0) + MIDDLE.to) / 2);
  const key = JSON.stringify(['sky', view.ancientOne.name, share, x]);
  stamp(page, { key, box: { w: TOWN.width, h: EDGE + 12 }, room: 0 }, (on) => sky(on, view, { x, share }));
  if (flying) page.at(MIDDLE.from, 10, 1, () => flying.draw(page));
}

/** What is counted on a rumor. */
function counted({ tokens, monsters }: NonNullable<BoardView['rumor']>): string {
  const counts = [tokens, monsters].filter((count) => count > 0);
  return counts.length === 0 ? '' : ` (${counts.join(' · ')})`;
}

type Sign = (page: Page, at: Circle) => void;

/** A number of the game, what it counts, and whether it is time to worry. */
interface Cell {
  x: number;
  w: number;
  text: string;
  label: string;
  full: boolean;
  sign: Sign;
}

function count(page: Page, { text, label, full, sign }: Cell, box: Box): void {
  const { colors, theme } = page;
  plate(page, box);
  const color = full ? (theme === 'contrast' ? colors.alarm : '#ffb09c') : colors.deskInk;
  sign(page, { x: box.x + 24, y: box.y + 93, r: 14 });
  const number = { x: box.x + 6, y: box.y + 2, w: box.w - 12, h: 76 };
  drawText(page, text, number, { face: BOLD, size: NUMBER, least: NUMBER, squeeze: 0.6, color });
  const below = { x: box.x + 42, y: box.y + 77, w: box.w - 48, h: 32 };
  drawText(page, label, below, {
    face: NARROW,
    size: NAME,
    least: LABEL,
    squeeze: 0.8,
    align: 'left',
    color: colors.deskInk,
  });
}

function turn(page: Page, view: BoardView): void {
  const { colors, theme } = page;
  const box = { x: 8, y: 5, w: 186, h: 151 };
  plate(page, box);
  const word = `${view.words.turn ?? ''} ${view.turn}`;
  const set = { align: 'left', color: colors.deskInk, squeeze: 0.6 } as const;
  drawText(page, word, { x: 16, y: 12, w: 170, h: 64 }, { ...set, face: NARROW, size: 62, least: 57 });
  const accent = theme === 'contrast' ? colors.black : colors.accent;
  const under = { x: 16, y: 84, w: 170, h: 66 };
  drawText(page, view.phase, under, {
    ...set,
    face: NARROW,
    size: NAME,
    least: LABEL,
    lines: 2,
    leading: 1.05,
    color: accent,
  });
}

/** Dark glass under what is written in the sky. */
function plate({ ctx, theme, colors }: Page, { x, y, w, h }: Box): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 14);
  ctx.fillStyle = theme === 'contrast' ? colors.white : '#0e0a14';
  ctx.fill();
  ctx.strokeStyle = theme === 'contrast' ? colors.black : '#6a5a48';
  ctx.lineWidth = 3;
  ctx.stroke();
}

function sky(page: Page, view: BoardView, { x, share }: { x: number; share: number }): void {
  const { ctx, theme, colors } = page;
  const plain = theme === 'contrast';
  const middle = { x, y: EDGE };
  ctx.fillStyle = plain ? colors.white : mix('#22304a', '#1a1230', share);
  ctx.fillRect(0, 0, TOWN.width, EDGE + 12);
  if (!plain) glow(ctx, middle, share);
  figure(page, view, { x, share });
  ctx.drawImage(skylineOf(plain ? colors.black : '#0d0a12'), 0, EDGE - ROOFS + 12);
  if (!plain) lamps(ctx);
}

/** A sick light behind the roofs, in rings as an engraver rules it; it grows with doom. */
function glow(ctx: Ctx, { x, y }: { x: number; y: number }, share: number): void {
  const reach = 220 + 560 * share;
  for (let ring = 26; ring > 0; ring--) {
    const part = ring / 26;
    ctx.beginPath();
    ctx.ellipse(x, y, reach * part, reach * part * 0.42, 0, 0, 2 * Math.PI);
    ctx.fillStyle =
      ring % 2 === 0
        ? mix('#e8923c', '#2a1a34', 0.2 + 0.8 * part ** 0.8)
        : mix('#c0442a', '#22122c', 0.2 + 0.8 * part ** 0.7);
    ctx.globalAlpha = (1 - part) * (0.35 + 0.6 * share);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  let seed = 31;
  ctx.fillStyle = '#c9c6e6';
  for (let star = 0; star < 130; star++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const at = { x: seed % 1600, y: (seed >> 9) % 100 };
    if (Math.abs(at.x - x) > 180) ctx.fillRect(at.x, at.y, star % 5 ? 1.6 : 2.6, star % 5 ? 1.6 : 2.6);
  }
}

/** Whom the town waits for: its silhouette rises as doom does, edged by the light behind it. */
function figure(page: Page, view: BoardView, at: { x: number; share: number }): void {
  const { ctx, theme, colors } = page;
  const plain = theme === 'contrast';
  const id = view.ancientOne.id ?? '';
  const { w } = FIGURE;
  const { share } = at;
  const x = at.x - w / 2;
  const y = EDGE - 24 - w * (FIGURE.from + (FIGURE.to - FIGURE.from) * share);
  const block = ancientOneIcon(id, plain ? colors.black : '#0a0610');
  const edge = plain ? null : ancientOneIcon(id, share > 0.7 ? '#ff8a5c' : '#e8a860');
  if (!block) return;
  // Made small once, and not for each of ten times.
  const small = edge && Page.bare(w, w, page);
  if (small) small.ctx.drawImage(edge, 0, 0, w, w);
  for (let turn = 0; small && turn < 10; turn++) {
    const angle = (turn * Math.PI) / 5;
    ctx.drawImage(small.canvas, x + 3 * Math.cos(angle), y + 3 * Math.sin(angle));
  }
  ctx.drawImage(block, x, y, w, w);
}

/** Windows lit in the skyline. */
function lamps(ctx: Ctx): void {
  ctx.fillStyle = '#ffd76a';
  let seed = 7;
  for (let window = 0; window < 46; window++) {
    seed = (seed * 48_271) % 2_147_483_647;
    ctx.fillRect(seed % 1600, EDGE - 16 + ((seed >> 12) % 22), 3, 4);
  }
}

function eye({ ctx, colors, theme }: Page, { x, y, r }: Circle): void {
  ctx.beginPath();
  ctx.ellipse(x, y, r, r * 0.62, 0, 0, 2 * Math.PI);
  ctx.fillStyle = theme === 'contrast' ? colors.black : '#e0552f';
  ctx.fill();
  ctx.beginPath();
  ctx.ellipse(x, y, r * 0.2, r * 0.56, 0, 0, 2 * Math.PI);
  ctx.fillStyle = theme === 'contrast' ? colors.white : '#120d0a';
  ctx.fill();
}

function flame({ ctx, colors, theme }: Page, { x, y, r }: Circle): void {
  ctx.beginPath();
  ctx.moveTo(x, y - r * 1.2);
  ctx.bezierCurveTo(x + r * 1.3, y - r * 0.1, x + r * 0.9, y + r, x, y + r);
  ctx.bezierCurveTo(x - r * 0.9, y + r, x - r * 1.1, y, x - r * 0.3, y - r * 0.2);
  ctx.bezierCurveTo(x - r * 0.2, y - r * 0.6, x - r * 0.1, y - r * 0.8, x, y - r * 1.2);
  ctx.fillStyle = theme === 'contrast' ? colors.black : '#ffc33c';
  ctx.fill();
}

/** A mouth: the sign for monsters in town. */
function fangs(page: Page, { x, y, r }: Circle): void {
  const { ctx, colors } = page;
  disc(page, { x, y, r }, { fill: '#4a1512', line: colors.cream });
  ctx.fillStyle = colors.cream;
  for (const dx of [-8, 0, 8]) {
    ctx.beginPath();
    ctx.moveTo(x + dx - 4, y - 6);
    ctx.lineTo(x + dx + 4, y - 6);
    ctx.lineTo(x + dx, y + (dx === 0 ? 3 : 8));
    ctx.fill();
  }
}
