import { BOLD, SERIF } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { SYMBOLS, type SymbolName } from '../drawing/mapicons.ts';
import { type Box, Page, panel } from '../drawing/page.ts';
import { disc } from '../drawing/symbol.ts';
import { drawText, widthOf } from '../drawing/text.ts';
import type { DossierView } from './dossierview.ts';
import { drawHealth, LEAST, PAD, partsOf, sheetGround, sheetHead, WIDTH } from './fields.ts';
import { cardsTall, drawCards } from './possessions.ts';

/** An investigator's sheet: who they are, what they can take, five skills with their focus, and cards. */
export function drawDossier(view: DossierView): Page {
  const { head, health: left, skills, below } = partsOf();
  const cards = cardsTall(view, below.w);
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

/** Five skills in a row each, with their number and the focus tokens on it; above them how many they may have. */
function drawSkills(page: Page, view: DossierView, box: Box): void {
  const { now, limit } = view.focus;
  const line = { ...box, h: 40 };
  const setting = { size: LEAST, least: 24, squeeze: 0.7, align: 'left', color: page.colors.ink } as const;
  const said = `${view.words.focus ?? ''} ${now}/${limit ?? '∞'}`;
  const wide = Math.max(
    box.w * 0.44 - 42,
    Math.min(box.w * 0.6, widthOf(page, said, { face: BOLD, size: LEAST }) * setting.squeeze),
  );
  const x = box.x + box.w - wide - 42;
  drawText(page, view.words.skills ?? '', { ...line, w: x - box.x - 10 }, { ...setting, face: SERIF, size: 38 });
  focusToken(page, x + 17, box.y + 21, 17);
  drawText(page, said, { ...line, x: x + 42, w: wide }, { ...setting, face: BOLD });
  const tall = (box.h - line.h - 2) / Math.max(1, view.skills.length);
  view.skills.forEach((skill, index) => {
    drawSkill(page, skill, { ...box, y: box.y + line.h + 4 + index * tall, h: tall - 3 });
  });
}

function drawSkill(page: Page, skill: DossierView['skills'][number], box: Box): void {
  const { colors } = page;
  const focused = skill.focus > 0;
  const line = focused ? colors.danger : colors.ink;
  panel(page, box, { radius: 9, fill: colors.paperLight, line, width: focused ? 4 : 2 });
  const symbol = skill.id in SYMBOLS ? symbolIcon(skill.id as SymbolName, colors.inkSoft) : null;
  if (symbol) page.ctx.drawImage(symbol, box.x + 10, box.y + (box.h - 32) / 2, 32, 32);
  const name = { x: box.x + 54, y: box.y, w: box.w * 0.5, h: box.h };
  const setting = { face: BOLD, size: LEAST, squeeze: 0.7, color: colors.ink } as const;
  drawText(page, skill.name, name, { ...setting, least: 24, align: 'left' });
  const number = { x: name.x + name.w, y: box.y, w: 56, h: box.h };
  drawText(page, String(skill.value), number, { ...setting, size: 40, least: LEAST });
  const x = box.x + box.w - 104;
  const y = box.y + box.h / 2;
  if (!focused) {
    disc(page, { x, y, r: 12 }, { fill: colors.paper, line: colors.inkFaint });
    return;
  }
  focusToken(page, x, y, 17);
  if (skill.focus < 2) return;
  drawText(page, `×${skill.focus}`, { ...box, x: x + 26, w: 72 }, { ...setting, least: LEAST, align: 'left' });
}

/** A target with a dot. */
function focusToken(page: Page, x: number, y: number, r: number): void {
  const { colors } = page;
  disc(page, { x, y, r }, { fill: colors.paperLight, line: colors.ink, width: r * 0.16 });
  disc(page, { x, y, r: r * 0.58 }, { fill: colors.paperLight, line: colors.danger, width: r * 0.24 });
  disc(page, { x, y, r: r * 0.18 }, { fill: colors.ink });
}
