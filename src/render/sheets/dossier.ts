import { BOLD, SERIF } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { SYMBOLS, type SymbolName } from '../drawing/mapicons.ts';
import { type Box, inset, Page, panel } from '../drawing/page.ts';
import { disc } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import type { DossierView } from './dossierview.ts';
import { drawHealth, PAD, partsOf, sheetGround, sheetHead, WIDTH } from './fields.ts';
import { cardsTall, drawCards } from './possessions.ts';

/** An investigator's sheet: who they are, what they can take, five skills with their focus, and cards. */
export function drawDossier(view: DossierView): Page {
  const { head, health: left, skills, below } = partsOf();
  const cards = cardsTall(view);
  const page = new Page(WIDTH, Math.round(below.y + cards + PAD), view);
  sheetGround(page);
  sheetHead(page, view, head);
  health(page, view, left);
  drawSkills(page, view, skills);
  drawCards(page, view, { ...below, h: cards });
  return page;
}

function health(page: Page, view: DossierView, box: Box): void {
  const { words } = view;
  drawHealth(page, box, {
    meters: [
      { label: words.health ?? '', ...view.health, kind: 'heart' },
      { label: words.sanity ?? '', ...view.sanity, kind: 'mind' },
    ],
    purse: [
      { label: words.money ?? '', value: `$${view.money}`, kind: 'money' },
      { label: words.clues ?? '', value: String(view.clues), kind: 'clues' },
      { label: words.remnants ?? '', value: String(view.remnants), kind: 'remnants' },
    ],
  });
}

/** Five skills side by side, each with its number and the focus tokens on it; above them how many they may have. */
function drawSkills(page: Page, view: DossierView, box: Box): void {
  const { now, limit } = view.focus;
  const said = `${view.words.focus ?? ''} ${now}/${limit ?? '∞'}`;
  const line = { ...box, h: 32 };
  drawText(
    page,
    view.words.skills ?? '',
    { ...line, w: box.w * 0.6 },
    {
      face: SERIF,
      size: 34,
      least: 20,
      align: 'left',
      color: page.colors.ink,
    },
  );
  focusToken(page, box.x + box.w * 0.62 + 14, box.y + 17, 14);
  drawText(
    page,
    said,
    { ...line, x: box.x + box.w * 0.62 + 36, w: box.w * 0.38 - 36 },
    {
      face: BOLD,
      size: 26,
      least: 16,
      align: 'left',
      color: page.colors.ink,
    },
  );
  const gap = 8;
  const wide = (box.w - gap * (view.skills.length - 1)) / Math.max(1, view.skills.length);
  view.skills.forEach((skill, index) => {
    const cell = { x: box.x + index * (wide + gap), y: box.y + 42, w: wide, h: box.h - 42 };
    drawSkill(page, skill, cell);
  });
}

function drawSkill(page: Page, skill: DossierView['skills'][number], box: Box): void {
  const { colors } = page;
  const focused = skill.focus > 0;
  const line = focused ? colors.danger : colors.ink;
  panel(page, box, { radius: 12, fill: colors.paperLight, line, width: focused ? 5 : 2.5 });
  const head = { x: box.x + 5, y: box.y + 5, w: box.w - 10, h: 34 };
  panel(page, head, { radius: 7, fill: '#3b4a3f' });
  drawText(page, skill.name, inset(head, 3), { face: BOLD, size: 24, least: 14, squeeze: 0.66, color: colors.cream });
  const symbol = skill.id in SYMBOLS ? symbolIcon(skill.id as SymbolName, colors.inkFaint) : null;
  if (symbol) page.ctx.drawImage(symbol, box.x + 8, box.y + 46, 34, 34);
  const number = { x: box.x + 38, y: box.y + 42, w: box.w - 44, h: 64 };
  drawText(page, String(skill.value), number, { face: BOLD, size: 60, least: 40, color: colors.ink });
  const x = box.x + box.w / 2;
  const y = box.y + 42 + 64 + (box.h - 112) / 2;
  if (!focused) {
    disc(page, { x, y, r: 17 }, { fill: colors.paper, line: colors.inkFaint });
    return;
  }
  focusToken(page, x, y, 25);
  if (skill.focus < 2) return;
  const count = { x: x + 8, y: y + 4, w: 36, h: 30 };
  panel(page, count, { radius: 14, fill: colors.gold, line: colors.ink, width: 2 });
  drawText(page, `×${skill.focus}`, count, { face: BOLD, size: 22, least: 12, color: colors.black });
}

/** A target with a dot. */
function focusToken(page: Page, x: number, y: number, r: number): void {
  const { colors } = page;
  disc(page, { x, y, r }, { fill: colors.paperLight, line: colors.ink, width: r * 0.16 });
  disc(page, { x, y, r: r * 0.58 }, { fill: colors.paperLight, line: colors.danger, width: r * 0.24 });
  disc(page, { x, y, r: r * 0.18 }, { fill: colors.ink });
}
